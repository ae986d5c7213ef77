package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class OptionTest {

  enum Colour {
    RED,
    DARK_BLUE
  }

  record Sample(
      boolean flag,
      Colour colour,
      @Range(min = 2, max = 5) int size,
      @Range(min = 0, max = 9) List<Integer> steps) {}

  private static final Sample SAMPLE = new Sample(true, Colour.RED, 3, List.of(1, 2));

  private static Option option(String name) {
    return Option.of(SAMPLE).stream().filter(o -> o.name().equals(name)).findFirst().orElseThrow();
  }

  @Test
  void optionsAreReadOffTheRecord() {
    assertThat(Option.of(SAMPLE))
        .extracting(Option::allowed)
        .containsExactly("true | false", "red | dark-blue", "2–5", "0–9,0–9,…");
    assertThat(Option.of(SAMPLE))
        .extracting(option -> option.valueIn(SAMPLE))
        .containsExactly("true", "red", "3", "1,2");
  }

  @Test
  void oneIsSetAndTheOthersStay() {
    assertThat(option("colour").set(SAMPLE, "dark-blue"))
        .isEqualTo(new Sample(true, Colour.DARK_BLUE, 3, List.of(1, 2)));
    assertThat(option("size").set(SAMPLE, "5"))
        .isEqualTo(new Sample(true, Colour.RED, 5, List.of(1, 2)));
    assertThat(option("steps").set(SAMPLE, "4,5,6"))
        .isEqualTo(new Sample(true, Colour.RED, 3, List.of(4, 5, 6)));
  }

  @Test
  void nonsenseIsRefusedWithTheChoices() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> option("colour").set(SAMPLE, "green"))
        .withMessage("colour is red | dark-blue, not green");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> option("size").set(SAMPLE, "6"))
        .withMessage("size is 2–5, not 6");
    assertThatIllegalArgumentException().isThrownBy(() -> option("flag").set(SAMPLE, "perhaps"));
  }
}
