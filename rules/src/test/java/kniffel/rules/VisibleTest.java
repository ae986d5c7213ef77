package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Invisible text is not a name, and never reaches a screen. */
class VisibleTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u3164",
        "\u115f",
        "\uffa0",
        "\u2800",
        "\u00a0",
        "\u3000",
        "\u0301",
        "A\u200bB",
        "A\u202eB",
        "A\u2066B",
        "\u001b[2J",
        "A\u0007",
        "A\u034fB",
        "A\u180eB",
        "A\u180bB",
        "A\u180fB",
        "A\ufe00B",
        "A\ufe0eB",
        "A\udb40\udd00B",
        "A\udb40\uddefB",
        "A\ud800",
        "A\u2028B",
        " A",
        "A\u00a0",
        "\u0085A",
        "A\u009b"
      })
  void isNoName(String text) {
    assertThat(Visible.isName(text)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anna",
        "Żółć",
        "Oma Ö.",
        "李雷",
        "שרה",
        "فاطمة",
        "A\u0301nna",
        "❤\ufe0f",
        "🎲",
        "A\u180aB",
        "A\u1810B",
        "1"
      })
  void isAName(String text) {
    assertThat(Visible.isName(text)).isTrue();
    assertThat(Visible.line(text)).isEqualTo(text);
  }

  @Test
  void unseenCharactersBecomeQuestionMarks() {
    assertThat(Visible.line("a\u001b[31m\u202eb\nc\td")).isEqualTo("a?[31m?b?c?d");
    assertThat(Visible.lines("a\u001b[31m\u202eb\nc\td\r")).isEqualTo("a?[31m?b\nc\td?");
    assertThat(Visible.isName("")).isFalse();
  }
}
