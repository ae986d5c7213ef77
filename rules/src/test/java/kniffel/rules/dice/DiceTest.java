package kniffel.rules.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dice in a row: text and back, what they show, and rolling some of them again. */
class DiceTest {

  private final Random random = new Random(7);

  private int[] faces(int count) {
    return random.ints(count, 1, Dice.FACES + 1).toArray();
  }

  @Test
  void aShortRowExistsOnceAndReadsBack() {
    Dice dice = Dice.of(3, 5, 5, 6, 1);
    assertThat(dice).hasToString("3 5 5 6 1").isSameAs(Dice.parse("3 5 5 6 1"));
    assertThat(Dice.parse("")).isSameAs(Dice.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 6, 17, 20})
  void aRowOfAnyLengthIsItsFaces(int count) {
    for (int i = 0; i < 300; i++) {
      int[] faces = faces(count);
      List<Integer> list = IntStream.of(faces).boxed().toList();
      Dice dice = Dice.of(faces);
      assertThat(dice.faces()).isEqualTo(list);
      assertThat(dice.size()).isEqualTo(count);
      assertThat(dice.sum()).isEqualTo(IntStream.of(faces).sum());
      assertThat(Dice.parse(dice.toString())).isEqualTo(dice).hasSameHashCodeAs(dice);
      assertThat(dice.sorted().faces()).isEqualTo(list.stream().sorted().toList());
      List<Integer> counts =
          IntStream.rangeClosed(1, 6).mapToObj(face -> Collections.frequency(list, face)).toList();
      assertThat(IntStream.rangeClosed(1, 6).mapToObj(dice::count).toList()).isEqualTo(counts);
      assertThat(dice.mostEqual()).isEqualTo(Collections.max(counts));
      assertThat(dice.longestRun()).isEqualTo(longestRun(list));
    }
  }

  private static int longestRun(List<Integer> faces) {
    return IntStream.rangeClosed(0, 6)
        .filter(
            length ->
                IntStream.rangeClosed(1, 7 - length)
                    .anyMatch(low -> IntStream.range(low, low + length).allMatch(faces::contains)))
        .max()
        .orElseThrow();
  }

  @Test
  void rowsOfDifferentLengthOrOrderDiffer() {
    assertThat(Dice.of(1, 2, 3, 4, 5, 6))
        .isEqualTo(Dice.of(1, 2, 3, 4, 5, 6))
        .isNotEqualTo(Dice.of(1, 2, 3, 4, 5))
        .isNotEqualTo(Dice.of(2, 1, 3, 4, 5, 6));
  }

  @Test
  void aHandIsFiveDice() {
    assertThat(Dice.parse("4 4 4 4 4").isKniffel()).isTrue();
    assertThat(Dice.parse("4 4 4 4").isKniffel()).isFalse();
    assertThat(Dice.parse("4 4 4 4 4 1").isKniffel()).isFalse();
    assertThat(Dice.parse("4 4 1 1 4").isFullHouse()).isTrue();
    assertThat(Dice.parse("4 4 4 4 4").isFullHouse()).isFalse();
    assertThat(Dice.parse("4 4 4 1 1 2").isFullHouse()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "7",
        "12",
        " 1",
        "1 ",
        " ",
        "1  2",
        "a",
        "-1",
        "1,2",
        "1\n2",
        "１",
        "1 2 3 4 5 6 7",
        "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1"
      })
  void nonsenseIsNoDice(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse(text))
        .withMessage("not up to 20 faces from 1 to 6: " + text);
  }

  @Test
  void aLongTextIsNotRepeated() {
    String text = "1 ".repeat(1_000_000);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse(text))
        .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(120));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Places.parse(text))
        .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(120));
    // Twenty places of two digits and a space each are the longest text that could be right.
    String longest = "x".repeat(60);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse(longest))
        .withMessageEndingWith(": " + longest);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Dice.parse(longest + "x"))
        .withMessageEndingWith(": " + longest + "…");
  }

  @Test
  void facesAreOneToSixAndDiceAtMostTwenty() {
    assertThatIllegalArgumentException().isThrownBy(() -> Dice.of(1, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> Dice.of(7, 1));
    assertThatIllegalArgumentException().isThrownBy(() -> Dice.of(faces(21)));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> Dice.of(faces(6)).face(6));
  }

  @Test
  void rerollReplacesDiceAtTheirPlaces() {
    Dice dice = Dice.of(6, 6, 2, 3, 1).reroll(Places.parse("3 4 5"), Dice.of(4, 5, 6));
    assertThat(dice).isSameAs(Dice.of(6, 6, 4, 5, 6));
    assertThat(dice.without(Places.parse("1 2"))).isSameAs(Dice.of(4, 5, 6));
    assertThat(Dice.NONE.without(Places.all(5))).isSameAs(Dice.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 6, 17, 20})
  void whatIsNotRolledStaysAndTheRestFallsInOrder(int count) {
    for (int i = 0; i < 300; i++) {
      Dice before = Dice.of(faces(count));
      Places places = new Places(random.nextInt(1 << count));
      Dice rolled = Dice.of(faces(places.size()));
      Dice after = before.reroll(places, rolled);
      assertThat(after.size()).isEqualTo(count);
      assertThat(after.at(places)).isEqualTo(rolled);
      assertThat(after.without(places)).isEqualTo(before.without(places));
      assertThat(before.at(places).faces())
          .isEqualTo(places.stream().mapToObj(before::face).toList());
    }
  }

  @Test
  void onlyDiceThatLieThereCanBeRolledAgain() {
    Dice six = Dice.of(1, 2, 3, 4, 5, 6);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> six.reroll(Places.parse("7"), Dice.of(1)));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> six.reroll(Places.parse("1 2"), Dice.of(1)));
    assertThatIllegalArgumentException().isThrownBy(() -> six.at(Places.parse("6 20")));
  }
}
