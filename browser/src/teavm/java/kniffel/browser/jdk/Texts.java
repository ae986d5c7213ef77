package kniffel.browser.jdk;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int32Array;

/**
 * What the browser itself knows about texts; a class that replaces one of the JDK's cannot ask it.
 */
public final class Texts {

  private Texts() {}

  /** A text in one of Unicode's normal forms. */
  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalize(String text, String form);

  /**
   * Matches a regular expression from a given position; returns where the match and each group begin and end, -1 for a group that takes no part, and nothing without a match.
   */
  public static int[] find(String pattern, String text, int from) {
    Int32Array found = search(pattern, text, from);
    int[] places = new int[found.getLength()];
    for (int i = 0; i < places.length; i++) {
      places[i] = found.get(i);
    }
    return places;
  }

  @JSBody(
      params = {"pattern", "text", "from"},
      script = "return kniffelSearch(pattern, text, from);")
  private static native Int32Array search(String pattern, String text, int from);

  /** The number in a text; not a number if it has none. */
  @JSBody(params = "text", script = "return Number(text);")
  public static native double number(String text);

  /** A number above 0 with as many digits as it needs, such as 2.5e-7. */
  @JSBody(params = "number", script = "return number.toExponential();")
  public static native String exponential(double number);

  /** What kind of character it is (0), as Java counts them; its small (1) or its large form (2). */
  @JSBody(
      params = {"what", "codePoint"},
      script = "return kniffelCharacter(what, codePoint);")
  public static native int character(int what, int codePoint);
}
