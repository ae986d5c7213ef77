package kniffel.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Places of dice: text and back, and what all and the others are in games of any size. */
class PlacesTest {

  @ParameterizedTest
  @CsvSource({"5, 1 2 3 4 5", "6, 1 2 3 4 5 6", "0, ''", "11, 1 2 3 4 5 6 7 8 9 10 11"})
  void allDependsOnTheNumberOfDice(int dice, String text) {
    assertThat(Places.all(dice)).hasToString(text).isEqualTo(Places.parse(text));
    assertThat(Places.NONE.others(dice)).isEqualTo(Places.all(dice));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 6, 17, 20})
  void placesReadBackAndTheOthersAreTheRest(int dice) {
    Random random = new Random(5);
    for (int i = 0; i < 300; i++) {
      Places places = new Places(random.nextInt(1 << dice));
      assertThat(Places.parse(places.toString())).isEqualTo(places);
      Places others = places.others(dice);
      assertThat(IntStream.concat(places.stream(), others.stream()).sorted().toArray())
          .isEqualTo(IntStream.range(0, dice).toArray());
      assertThat(others.others(dice)).isEqualTo(places);
      assertThat(places.size() + others.size()).isEqualTo(dice);
      assertThat(places.isEmpty()).isEqualTo(others.equals(Places.all(dice)));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"0", "01", "21", "99", "100", "1,2", " 1", "1 ", " ", "1  2", "a", "-1", "1\n2"})
  void nonsenseIsNoPlaces(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Places.parse(text))
        .withMessage("not places from 1 to 20: " + text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"2 1", "1 1", "1 2 3 4 5 5", "20 3"})
  void placesRise(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Places.parse(text))
        .withMessage("places must rise: " + text);
  }

  @Test
  void placesAreThoseOfSomeDice() {
    assertThatIllegalArgumentException().isThrownBy(() -> Places.parse("6").others(5));
    assertThatIllegalArgumentException().isThrownBy(() -> Places.parse("6").checkWithin(5));
    Places.parse("6").checkWithin(6);
    assertThatIllegalArgumentException().isThrownBy(() -> Places.all(21));
    assertThatIllegalArgumentException().isThrownBy(() -> Places.all(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Places(1 << 20));
    assertThatIllegalArgumentException().isThrownBy(() -> new Places(-1));
  }
}
