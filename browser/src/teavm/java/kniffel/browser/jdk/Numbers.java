package kniffel.browser.jdk;

import org.teavm.classlib.impl.text.DoubleAnalyzer;
import org.teavm.classlib.impl.text.FloatAnalyzer;

/** Numbers as text and back: the browser knows it, and needs no tables of powers of ten. */
public final class Numbers {

  /** The number of digits with which TeaVM's own number texts begin. */
  private static final int DIGITS = 18;

  private Numbers() {}

  /** The fewest digits that mean exactly this number, as TeaVM's writers want them. */
  public static void analyze(double number, DoubleAnalyzer.Result result) {
    result.sign = number < 0 || 1 / number < 0;
    if (number == 0) {
      result.mantissa = 0;
      result.exponent = 0;
      return;
    }
    String text = Texts.exponential(Math.abs(number));
    int e = text.indexOf('e');
    String digits = text.substring(0, 1) + (e > 1 ? text.substring(2, e) : "");
    result.mantissa = Long.parseLong(digits + "0".repeat(DIGITS - digits.length()));
    result.exponent = Integer.parseInt(text.substring(e + 1));
  }

  /** Nine digits; Java uses fewer where they suffice, but nobody writes a float. */
  public static void analyze(float number, FloatAnalyzer.Result result) {
    DoubleAnalyzer.Result wide = new DoubleAnalyzer.Result();
    analyze((double) number, wide);
    result.sign = wide.sign;
    result.mantissa = (int) (wide.mantissa / 1_000_000_000);
    result.exponent = wide.exponent;
  }

  public static double parseDouble(String text) {
    double number = Texts.number(text);
    if (Double.isNaN(number)) {
      throw new NumberFormatException(text);
    }
    return number;
  }

  public static float parseFloat(String text) {
    return (float) parseDouble(text);
  }
}
