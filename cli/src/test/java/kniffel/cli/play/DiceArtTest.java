package kniffel.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.cli.terminal.Block;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Any number of dice, in any width. */
class DiceArtTest {

  private final Look look =
      new Look(new Narrator(Words.in(Language.EN), List.of("Anna")), false, 80, 24);

  @Test
  void fiveDiceStandInOneRow() {
    assertThat(DiceArt.large(Dice.parse("1 6 3 2 5"), 5, Places.parse("2"), 40, look).lines())
        .containsExactly(
            " ┌─────┐ ╔═════╗ ┌─────┐ ┌─────┐ ┌─────┐",
            " │     │ ║●   ●║ │●    │ │●    │ │●   ●│",
            " │  ●  │ ║●   ●║ │  ●  │ │     │ │  ●  │",
            " │     │ ║●   ●║ │    ●│ │    ●│ │●   ●│",
            " └─────┘ ╚═════╝ └─────┘ └─────┘ └─────┘",
            "  1       2 held  3       4       5     ");
  }

  @Test
  void moreAreBrokenIntoRows() {
    assertThat(DiceArt.medium(Dice.parse("1 6 3 2 5 4"), 6, Places.parse("6"), 39, look).lines())
        .containsExactly(
            " ┌─────┐ ┌─────┐ ┌─────┐ ┌─────┐",
            " │  1  │ │  6  │ │  3  │ │  2  │",
            " └─────┘ └─────┘ └─────┘ └─────┘",
            "  1       2       3       4     ",
            " ┌─────┐ ╔═════╗",
            " │  5  │ ║  4  ║",
            " └─────┘ ╚═════╝",
            "  5       6 held");
  }

  @Test
  void placesAreEmptyBeforeTheFirstRoll() {
    assertThat(DiceArt.medium(Dice.NONE, 2, Places.NONE, 80, look).lines())
        .containsExactly(
            " ┌╌╌╌╌╌┐ ┌╌╌╌╌╌┐", " ╎     ╎ ╎     ╎", " └╌╌╌╌╌┘ └╌╌╌╌╌┘", "  1       2     ");
  }

  @ParameterizedTest
  @CsvSource({
    "1, 40, 1",
    "5, 40, 1",
    "6, 40, 2",
    "20, 40, 4",
    "20, 80, 2",
    "20, 79, 3",
    "20, 36, 5",
    "3, 5, 3"
  })
  void rowsAreAsWideAsTheyMayBe(int dice, int width, int rows) {
    Dice roll = Dice.of(new int[] {1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1, 2});
    Block block = DiceArt.large(roll.at(Places.all(dice)), dice, Places.NONE, width, look);
    assertThat(block.height()).isEqualTo(6 * rows);
    // One die is drawn whole even where it does not fit.
    assertThat(block.width()).isLessThanOrEqualTo(Math.max(width, 8));
  }

  @Test
  void smallDiceAreBrokenBetweenThem() {
    Dice dice = Dice.parse("1 2 3 4 5 6 1 2");
    assertThat(DiceArt.small(dice, Places.parse("2 8"), 80, look).lines())
        .containsExactly("1 [2] 3 4 5 6 1 [2]");
    assertThat(DiceArt.small(dice, Places.parse("2 8"), 9, look).lines())
        .containsExactly("1 [2] 3 4", "5 6 1 [2]");
  }
}
