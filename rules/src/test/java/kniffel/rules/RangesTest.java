package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;

class RangesTest {

  record Sample(
      @Range(min = 2, max = 5) int size,
      boolean flag,
      @Range(min = 0, max = 9) List<Integer> steps) {
    Sample {
      Ranges.check(Sample.class, size, steps);
    }
  }

  record Forgetful(@Range(min = 1, max = 2) int one, @Range(min = 1, max = 2) int other) {
    Forgetful {
      Ranges.check(Forgetful.class, one);
    }
  }

  record Mistaken(@Range(min = 1, max = 2) String text) {
    Mistaken {
      Ranges.check(Mistaken.class, text);
    }
  }

  @Test
  void whatIsWithinTheBoundsIsFine() {
    assertThatCode(
            () -> {
              new Sample(2, true, List.of());
              new Sample(5, false, List.of(0, 9));
            })
        .doesNotThrowAnyException();
  }

  @Test
  void badInputIsRefusedWithNameBoundsAndValue() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sample(1, true, List.of()))
        .withMessage("size must be 2 to 5, not 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sample(6, true, List.of()))
        .withMessage("size must be 2 to 5, not 6");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sample(2, true, List.of(3, 10)))
        .withMessage("steps must be 0 to 9, not 10");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Sample(2, true, List.of(-1, 3)))
        .withMessage("steps must be 0 to 9, not -1");
  }

  @Test
  void aConstructorThatForgetsAComponentIsFound() {
    assertThatIllegalStateException().isThrownBy(() -> new Forgetful(1, 1));
  }

  @Test
  void onlyNumbersHaveARange() {
    assertThatIllegalStateException().isThrownBy(() -> new Mistaken("1"));
  }
}
