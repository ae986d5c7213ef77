package kniffel.browser.jdk;

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
        classes[i] = Class.forName(names[i]);
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

  /** Which records a sealed type has: the compiler's extension writes it down. */
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
