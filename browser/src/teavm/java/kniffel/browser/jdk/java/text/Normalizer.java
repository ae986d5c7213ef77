package kniffel.browser.jdk.java.text;

import org.teavm.jso.JSBody;

/** Unicode's normal forms, of which we need the composed one: the browser knows them. */
public final class Normalizer {

  private Normalizer() {}

  /** See the JDK's. */
  public enum Form {
    NFD,
    NFC,
    NFKD,
    NFKC
  }

  public static String normalize(CharSequence text, Form form) {
    return normalize(text.toString(), form.name());
  }

  @JSBody(
      params = {"text", "form"},
      script = "return text.normalize(form);")
  private static native String normalize(String text, String form);
}
