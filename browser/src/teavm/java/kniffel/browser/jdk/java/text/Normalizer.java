package kniffel.browser.jdk.java.text;

import kniffel.browser.jdk.Texts;

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
    return Texts.normalize(text.toString(), form.name());
  }
}
