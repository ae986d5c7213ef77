package kniffel.browser.jdk;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What stands in for methods of the JDK that TeaVM's class library lacks. */
public final class Missing {

  private Missing() {}

  public static String getPackageName(Class<?> type) {
    String name = type.getName();
    return name.substring(0, Math.max(0, name.lastIndexOf('.')));
  }

  public static boolean isRecord(Class<?> type) {
    return type.getSuperclass() == Record.class;
  }

  public static boolean isSealed(Class<?> type) {
    return Sealed.TYPES.containsKey(type.getName());
  }

  public static Class<?>[] getPermittedSubclasses(Class<?> type) {
    String[] names = Sealed.TYPES.get(type.getName());
    Class<?>[] classes = new Class<?>[names.length];
    for (int i = 0; i < names.length; i++) {
      try {
        classes[i] = Class.forName(names[i].startsWith("$") ? type.getName() + names[i] : names[i]);
      } catch (ClassNotFoundException e) {
        throw new IllegalStateException(e);
      }
    }
    return classes;
  }

  public static long expand(long bits, long mask) {
    long spread = 0;
    for (long rest = mask; rest != 0; rest &= rest - 1) {
      if ((bits & 1) != 0) {
        spread |= Long.lowestOneBit(rest);
      }
      bits >>>= 1;
    }
    return spread;
  }

  /** Rounded twice, not once; the same wherever the product is exact, as half of a number is. */
  public static double fma(double a, double b, double c) {
    return a * b + c;
  }

  public static Stream<String> lines(String text) {
    List<String> lines = new ArrayList<>(List.of(text.split("\r\n|\n|\r", -1)));
    if (lines.getLast().isEmpty()) {
      lines.removeLast();
    }
    return lines.stream();
  }

  /** For %s, %d and %x, and with a number of digits; the JDK's version knows every language's numbers. */
  public static String formatted(String format, Object... values) {
    StringBuilder text = new StringBuilder();
    int next = 0;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c != '%') {
        text.append(c);
        continue;
      }
      int digits = 0;
      while (Character.isDigit(format.charAt(++i))) {
        digits = 10 * digits + format.charAt(i) - '0';
      }
      Object value = values[next++];
      String shown =
          switch (format.charAt(i)) {
            case 's', 'd' -> String.valueOf(value);
            case 'x' ->
                value instanceof Long number
                    ? Long.toHexString(number)
                    : Integer.toHexString((Integer) value);
            default -> String.valueOf(value);
          };
      text.append("0".repeat(Math.max(0, digits - shown.length()))).append(shown);
    }
    return text.toString();
  }

  public static String format(String format, Object... values) {
    return formatted(format, values);
  }

  // The parts of JSON's reader and writer that we need: texts, and numbers as Java has them.

  public static JsonParser createParser(JsonFactory json, InputStream in) throws IOException {
    // TeaVM's InputStreamReader may read nothing at the end instead of reporting the end.
    return json.createParser(new String(in.readAllBytes(), StandardCharsets.UTF_8));
  }

  public static double contentsAsDouble(TextBuffer text, boolean fast) throws IOException {
    return Numbers.parseDouble(text.contentsAsString());
  }

  public static float contentsAsFloat(TextBuffer text, boolean fast) throws IOException {
    return Numbers.parseFloat(text.contentsAsString());
  }

  public static BigDecimal contentsAsDecimal(TextBuffer text, boolean fast) throws IOException {
    return new BigDecimal(text.contentsAsString());
  }

  public static double parseDouble(String text, boolean fast) {
    return Numbers.parseDouble(text);
  }

  public static float parseFloat(String text, boolean fast) {
    return Numbers.parseFloat(text);
  }

  public static BigInteger parseBigInteger(String text, boolean fast) {
    return new BigInteger(text);
  }

  public static BigDecimal parseBigDecimal(String text, boolean fast) {
    return new BigDecimal(text);
  }

  public static String toString(double number, boolean fast) {
    return Double.toString(number);
  }

  public static String toString(float number, boolean fast) {
    return Float.toString(number);
  }

  public static float float16ToFloat(short half) {
    int sign = half >> 15 & 1;
    int exponent = half >> 10 & 31;
    int fraction = half & 1023;
    float size =
        exponent == 0
            ? fraction * 0x1p-24f
            : exponent == 31
                ? (fraction == 0 ? Float.POSITIVE_INFINITY : Float.NaN)
                : Float.intBitsToFloat(exponent + 112 << 23 | fraction << 13);
    return sign == 0 ? size : -size;
  }

  /** Which records a sealed type has: recorded by the compiler's extension. */
  private static final class Sealed {

    private static final Map<String, String[]> TYPES = read(listed());

    private Sealed() {}

    /** Filled in when this is compiled for the browser. */
    private static String listed() {
      throw new IllegalStateException("only in a browser");
    }

    private static Map<String, String[]> read(String lines) {
      Map<String, String[]> types = new HashMap<>();
      for (String line : lines.split("\n", -1)) {
        int colon = line.indexOf(':');
        types.put(line.substring(0, colon), line.substring(colon + 1).split(",", -1));
      }
      return types;
    }
  }
}
