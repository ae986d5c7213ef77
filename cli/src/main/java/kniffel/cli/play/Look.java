package kniffel.cli.play;

import java.util.Map;
import kniffel.cli.terminal.Block;
import kniffel.cli.terminal.Page;
import kniffel.cli.terminal.Style;
import kniffel.words.Narrator;

/**
 * The words and the canvas with which something is shown.
 *
 * @param narrator words and names
 * @param canvas columns, rows, colours, and whether things can be clicked
 */
public record Look(Narrator narrator, Page.Canvas canvas) {

  /** For text alone. */
  public Look(Narrator narrator, boolean colour, int width, int height) {
    this(narrator, new Page.Canvas(width, height, colour, false, 0));
  }

  public int width() {
    return canvas.width();
  }

  public int height() {
    return canvas.height();
  }

  /** Whether this is read line by line, maybe aloud. */
  public boolean isPlain() {
    return canvas.plain();
  }

  /** Which picture of tumbling dice this is; 0 when they lie. */
  public int frame() {
    return canvas.frame();
  }

  public String paint(Style style, String text) {
    return canvas.colour() && !text.isEmpty() ? style.on(text) : text;
  }

  /** A text that does what the key does, if it is clicked or chosen with the arrows. */
  public String target(char key, String text) {
    return canvas.targets() && !text.isEmpty() ? Block.target(key, text) : text;
  }

  public Block target(char key, Block block) {
    return canvas.targets()
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
