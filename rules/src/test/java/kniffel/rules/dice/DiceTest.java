package kniffel.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DiceTest {

  @Test
  void aRowOfDiceExistsOnceAndReadsBack() {
    Dice dice = Dice.of(3, 5, 5, 6, 1);
    assertThat(dice).hasToString("3 5 5 6 1").isSameAs(Dice.parse("3 5 5 6 1"));
    assertThat(Dice.parse("")).isSameAs(Dice.NONE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "7", "1 2 3 4 5 6", "12", " 1", "1 ", "1  2", "a", "-1"})
  void nonsenseIsNoDice(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Dice.parse(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "6", "2 1", "1 1", "1,2", "1 2 3 4 5 5"})
  void nonsenseIsNoPlaces(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Places.parse(text));
  }

  @Test
  void rerollReplacesDiceAtTheirPlaces() {
    Dice dice = Dice.of(6, 6, 2, 3, 1).reroll(Places.parse("3 4 5"), Dice.of(4, 5, 6));
    assertThat(dice).isSameAs(Dice.of(6, 6, 4, 5, 6));
    assertThat(dice.at(Places.parse("1 2").others())).isSameAs(Dice.of(4, 5, 6));
  }

  @Test
  void weightsOfARollAddUpToAllItsOrders() {
    for (int count = 0; count <= Dice.MAX; count++) {
      assertThat(Roll.of(count).total()).isEqualTo((long) Math.pow(6, count));
    }
    assertThat(Roll.of(5).outcomes()).hasSize(252);
    assertThat(Roll.of(5).representative(Dice.of(3, 1, 2, 1, 6))).isSameAs(Dice.of(1, 1, 2, 3, 6));
  }
}
