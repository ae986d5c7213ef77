package kniffel.browser.jdk;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int32Array;

/**
 * What the browser itself knows of texts; a class that takes the place of the JDK's cannot ask it.
 */
public final class Texts {

  private Texts() {}

  /** A text in one of Unicode's normal forms. */
  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  public static native String normalize(String text, String form);

  /**
   * Looks for a regular expression from some place on; gives where it and each of its groups begin
   * and end, -1 for a group that has no part in it, and nothing if it is not there.
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

  /** The number that a text is; none if it is no number. */
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
