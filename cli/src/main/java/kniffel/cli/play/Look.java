package kniffel.cli.play;

import java.util.Map;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Page;
import kniffel.cli.terminal.Style;
import kniffel.words.Narrator;

/**
 * With which words, colours and in how much room something is shown.
 *
 * @param narrator words and names
 * @param room columns, rows, colours, and whether things can be clicked
 */
public record Look(Narrator narrator, Page.Room room) {

  /** For text alone. */
  public Look(Narrator narrator, boolean colour, int width, int height) {
    this(narrator, new Page.Room(width, height, colour, false, 0));
  }

  public int width() {
    return room.width();
  }

  public int height() {
    return room.height();
  }

  /** Whether this is read line by line, maybe aloud. */
  public boolean isPlain() {
    return room.plain();
  }

  /** Which picture of tumbling dice this is; 0 when they lie. */
  public int frame() {
    return room.frame();
  }

  public String paint(Style style, String text) {
    return room.colour() && !text.isEmpty() ? style.on(text) : text;
  }

  /** A text that does what the key does, if it is clicked or chosen with the arrows. */
  public String target(char key, String text) {
    return room.targets() && !text.isEmpty() ? Block.target(key, text) : text;
  }

  public Block target(char key, Block block) {
    return room.targets()
        ? new Block(block.lines().stream().map(line -> target(key, line)).toList())
        : block;
  }

  public String say(String key) {
    return narrator.words().say(key);
  }

  public String say(String key, Map<String, ?> arguments) {
    return narrator.words().say(key, arguments);
  }

  /** A constant, fact or refusal in words. */
  public String say(Object value) {
    return narrator.say(value);
  }
}
