package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Numbers as people are told them. */
class NumbersTest {

  private static String number(String format, double value) {
    return Context.number(Locale.GERMAN, format, value);
  }

  @Test
  void zeroHasNoMinus() {
    assertThat(number("%.4f", -0.0)).isEqualTo("0,0000");
    assertThat(number("%9.4f", -0.00004)).isEqualTo("   0,0000");
    assertThat(number("%+.1f", -0.04)).isEqualTo("+0,0");
    assertThat(number("%.1f", 0)).isEqualTo("0,0");
  }

  @Test
  void everythingElseKeepsIt() {
    assertThat(number("%.4f", -0.00005)).isEqualTo("-0,0001");
    assertThat(number("%+.1f", -10)).isEqualTo("-10,0");
    assertThat(number("%+.1f", 0.3)).isEqualTo("+0,3");
  }
}
