package kniffel.paper;

import java.util.List;
import java.util.Map;
import kniffel.words.Narrator;

/**
 * What the sheets of a game show.
 *
 * @param options what was agreed
 * @param view the state of the game as everybody may see it; for an empty sheet, the one before it
 *     begins
 * @param names of the players; none on an empty sheet
 * @param large whether in large print: only what is needed, in larger letters
 * @param narrator who has the words
 */
public record Subject<P, V>(
    P options, V view, List<String> names, boolean large, Narrator narrator) {
  public Subject {
    names = List.copyOf(names);
  }

  /** Whether the sheet is to be filled in by hand. */
  public boolean isEmpty() {
    return names.isEmpty();
  }

  /** The name of a player; nothing on an empty sheet. */
  public String name(int seat) {
    return isEmpty() ? "" : names.get(seat);
  }

  /** A number that only a finished game has. */
  public String result(int number) {
    return isEmpty() ? "" : signed(number);
  }

  /** A number with the minus sign that people write. */
  public static String signed(int number) {
    return number < 0 ? "–" + -number : Integer.toString(number);
  }

  public String say(String key) {
    return narrator.words().say(key);
  }

  public String say(String key, Map<String, ?> arguments) {
    return narrator.words().say(key, arguments);
  }

  public String say(Object value) {
    return narrator.say(value);
  }
}
