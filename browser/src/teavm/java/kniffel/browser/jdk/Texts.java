package kniffel.browser.jdk;

import org.teavm.jso.JSBody;

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
}
