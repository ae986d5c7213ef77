package kniffel.rules.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** R51: a row takes a die exactly if it can still be filled to meet its condition. */
class ConditionTest {

  @ParameterizedTest(name = "{0}: {1} with {2} takes {3}")
  @CsvSource({
    "F06, THREE_OF_A_KIND, 2 5 6, 2 5 6",
    "F06, THREE_OF_A_KIND, 2 2 5 6, 2",
    "F06, THREE_OF_A_KIND, 4 4 4 1, 1 2 3 4 5 6",
    "F06, THREE_OF_A_KIND, 2 2 5, 1 2 3 4 5 6",
    "F07, FOUR_OF_A_KIND, 3, 1 2 3 4 5 6",
    "F07, FOUR_OF_A_KIND, 3 3, 1 2 3 4 5 6",
    "F07, FOUR_OF_A_KIND, 3 5, 3 5",
    "F07, FOUR_OF_A_KIND, 3 3 5, 3",
    "F07, FOUR_OF_A_KIND, 3 3 3, 1 2 3 4 5 6",
    "F07, FOUR_OF_A_KIND, 3 3 3 5, 3",
    "F09, SMALL_STRAIGHT, '', 1",
    "F09, SMALL_STRAIGHT, 1 2, 3",
    "F09, LARGE_STRAIGHT, '', 2",
    "F09, LARGE_STRAIGHT, 2 3, 4",
    // Not numbered in the rules: the other rows.
    "R51, FULL_HOUSE, '', 1 2 3 4 5 6",
    "R51, FULL_HOUSE, 1 1, 1 2 3 4 5 6",
    "R51, FULL_HOUSE, 1 2, 1 2",
    "R51, FULL_HOUSE, 1 1 1, 2 3 4 5 6",
    "R51, FULL_HOUSE, 1 1 2, 1 2",
    "R51, FULL_HOUSE, 1 1 1 2, 2",
    "R51, FULL_HOUSE, 1 2 1 2, 1 2",
    "R51, FOUR_OF_A_KIND, 1 1 1 1, 1 2 3 4 5 6",
    "R51, KNIFFEL, '', 1 2 3 4 5 6",
    "R51, KNIFFEL, 4 4 4, 4",
    "R51, CHANCE, 1 6 6 2, 1 2 3 4 5 6",
    "R44, FIVES, 5 5 5 5, 5",
  })
  void nextDie(String id, Category row, String lying, String next) {
    Dice dice = Dice.parse(lying);
    int[] roll =
        IntStream.range(0, Levels.BASE.roll())
            .map(i -> i < dice.size() ? dice.face(i) : 1)
            .toArray();
    Category other = row == Category.CHANCE ? Category.ONES : Category.CHANCE;
    Solo solo = Solo.base().roll(roll);
    for (int i = 0; i < Levels.BASE.roll(); i++) {
      solo.place(i < dice.size() ? row : other, roll[i]);
    }
    assertThat(solo.line(row).accepts()).isEqualTo(FaceSets.list(bits(next)));
  }

  private static int bits(String faces) {
    return List.of(faces.split(" ")).stream()
        .mapToInt(face -> FaceSets.bit(Integer.parseInt(face)))
        .sum();
  }

  static List<Row> rows() {
    return Levels.BASE.rows();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void takesWhatLeavesTheConditionPossible(Row row) {
    assertThat(checked(row, Dice.NONE)).isTrue();
  }

  /** Whether the row can be filled from here; all that a row can come to is checked on the way. */
  private static boolean checked(Row row, Dice lying) {
    if (lying.size() == row.fields()) {
      assertThat(Slot.open(row, lying).accepts()).isZero();
      return holds(row.condition(), lying);
    }
    int possible = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      if (checked(row, FaceSets.append(lying, face))) {
        possible |= FaceSets.bit(face);
      }
    }
    if (possible != 0) {
      assertThat(Slot.open(row, lying).accepts()).as("%s after %s", row, lying).isEqualTo(possible);
    }
    return possible != 0;
  }

  private static boolean holds(Condition condition, Dice dice) {
    return switch (condition) {
      case Condition.OneNumber(int face) -> dice.count(face) == dice.size();
      case Condition.OfAKind(int count) -> dice.mostEqual() >= count;
      case Condition.FullHouse() -> dice.isFullHouse();
      case Condition.Sequence(List<Integer> faces) -> dice.faces().equals(faces);
      case Condition.AllEqual() -> dice.mostEqual() == dice.size();
      case Condition.Anything() -> true;
    };
  }
}
