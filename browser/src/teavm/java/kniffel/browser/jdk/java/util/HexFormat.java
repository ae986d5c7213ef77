package kniffel.browser.jdk.java.util;

/** Bytes as hexadecimal digits, in small letters. */
public final class HexFormat {

  private static final HexFormat ONLY = new HexFormat();
  private static final String DIGITS = "0123456789abcdef";

  private HexFormat() {}

  public static HexFormat of() {
    return ONLY;
  }

  public String formatHex(byte[] bytes) {
    StringBuilder text = new StringBuilder(2 * bytes.length);
    for (byte each : bytes) {
      text.append(DIGITS.charAt(each >> 4 & 15)).append(DIGITS.charAt(each & 15));
    }
    return text.toString();
  }

  public byte[] parseHex(CharSequence text) {
    if (text.length() % 2 != 0) {
      throw new IllegalArgumentException("string is incorrect length: " + text.length());
    }
    byte[] bytes = new byte[text.length() / 2];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (digit(text, 2 * i) << 4 | digit(text, 2 * i + 1));
    }
    return bytes;
  }

  private static int digit(CharSequence text, int at) {
    int digit = Character.digit(text.charAt(at), 16);
    if (digit < 0 || text.charAt(at) > 'f') {
      throw new NumberFormatException("not a hexadecimal digit: \"" + text.charAt(at) + "\"");
    }
    return digit;
  }
}
