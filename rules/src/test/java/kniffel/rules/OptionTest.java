package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Optional;
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

  record WithBook(boolean flag, Optional<String> book) {}

  @Test
  void whatIsReadFromAFileIsNoOptionToBeChosen() {
    assertThat(Option.of(new WithBook(true, Optional.of("level"))))
        .extracting(Option::name)
        .containsExactly("flag");
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

  @Test
  void theEndsOfARangeAreInIt() {
    assertThat(option("size").set(SAMPLE, "2").size()).isEqualTo(2);
    assertThat(option("size").set(SAMPLE, "5").size()).isEqualTo(5);
    assertThat(option("flag").set(SAMPLE, "false").flag()).isFalse();
    for (String beyond : List.of("1", "2,3", "", "x", "1000000000")) {
      assertThatIllegalArgumentException()
          .as(beyond)
          .isThrownBy(() -> option("size").set(SAMPLE, beyond));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> option("steps").set(SAMPLE, "1,10"));
  }

  private record Even(@Range(min = 0, max = 9) int number) {
    Even {
      if (number % 2 != 0) {
        throw new IllegalArgumentException("not even");
      }
    }
  }

  @Test
  void objectionsOfTheRecordItselfAreReported() {
    Option number = Option.of(new Even(2)).getFirst();
    assertThat(number.set(new Even(2), "4")).isEqualTo(new Even(4));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> number.set(new Even(2), "5"))
        .withMessage("number=5: not even");
  }

  record Unranged(int number) {}

  @Test
  void aNumberNeedsARange() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Option.of(new Unranged(1)))
        .withMessageContaining("without a range");
  }
}
