package kniffel.cli.play;

import java.util.Map;
import kniffel.words.Narrator;

/**
 * With which words, colours and in how much room something is shown.
 *
 * @param narrator words and names
 * @param colour whether the terminal has colours
 * @param width columns
 * @param height rows
 */
public record Look(Narrator narrator, boolean colour, int width, int height) {

  public String paint(Style style, String text) {
    return colour && !text.isEmpty() ? style.on(text) : text;
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
