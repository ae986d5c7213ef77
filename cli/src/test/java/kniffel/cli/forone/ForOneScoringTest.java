package kniffel.cli.forone;

import static kniffel.cli.forone.Solo.plays;
import static kniffel.cli.forone.Solo.refused;
import static kniffel.cli.forone.Solo.tells;
import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneRefusal;
import kniffel.words.Language;
import org.junit.jupiter.api.Test;

/** What the table of For One – Kniffel shows while rows are scored, and what its keys do. */
class ForOneScoringTest {

  @Test
  void fullRowsMustBeScoredAndOthersMay() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 6).keys("jjjjf");
    assertThat(solo.drawn()).contains("First score the rows marked !", "↓ a better bonus");
    assertThat(solo.row(Category.SMALL_STRAIGHT))
        .startsWith("j!Small")
        .contains("must")
        .contains("(30)");
    assertThat(solo.row(Category.SIXES)).startsWith("f Sixes").contains("may").contains("(6)↓");
    assertThat(solo.row(Category.CHANCE)).startsWith("m Chance").contains("may").contains("(0) ");
    assertThat(solo.keyLine(Language.EN)).isEqualTo("a–m score · u take back");
    assertThat(solo.press('r'))
        .isEqualTo(refused(new ForOneRefusal.MustScore(Category.SMALL_STRAIGHT)));
    assertThat(solo.press('1')).isEqualTo(refused(new ForOneRefusal.AllPlaced()));
    assertThat(solo.press('x')).isEqualTo(refused(new ForOneRefusal.AllPlaced()));
    assertThat(solo.press('j')).isEqualTo(plays(ForOneMove.score(Category.SMALL_STRAIGHT)));
    solo.keys("j");
    assertThat(solo.row(Category.SMALL_STRAIGHT))
        .startsWith("  Small")
        .contains("■ ■ ■ ■   ✓       30");
    assertThat(solo.press('j'))
        .isEqualTo(refused(new ForOneRefusal.AlreadyScored(Category.SMALL_STRAIGHT)));
    assertThat(solo.press('u')).isEqualTo(refused(new ForOneRefusal.NothingToTakeBack()));
    assertThat(solo.drawn()).contains("Roll on, or score rows first", "Supply 16", "Total 36");
    assertThat(solo.keyLine(Language.EN)).isEqualTo("a–m score · r roll on");
  }

  @Test
  void aRowWithoutPointsIsScoredOnlyWhenAskedTwice() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 6).keys("jjjjfj");
    assertThat(solo.press('g')).isEqualTo(tells("sure-nothing"));
    assertThat(solo.press('h'))
        .as("another row, another question")
        .isEqualTo(tells("sure-nothing"));
    assertThat(solo.press('g')).as("forgotten in between").isEqualTo(tells("sure-nothing"));
    assertThat(solo.press('g')).isEqualTo(plays(ForOneMove.score(Category.THREE_OF_A_KIND)));
    assertThat(solo.press('f'))
        .as("it brings points")
        .isEqualTo(plays(ForOneMove.score(Category.SIXES)));
    solo.keys("gg");
    assertThat(solo.row(Category.THREE_OF_A_KIND)).contains("✗        0");
  }

  @Test
  void aLostBonusIsCrossedOut() {
    Solo solo = Solo.base().roll(6, 6, 6, 1, 2).keys("fffabf");
    assertThat(solo.drawn()).contains("Bonus [0] 5 15 35 ✗ ✗");
  }

  @Test
  void rollingOnWithoutEnoughDiceIsAskedTwice() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 5).keys("abcde").roll(1, 2, 3, 4, 5).keys("abcde");
    solo.roll(1, 2, 3, 4, 5).keys("abcde");
    assertThat(solo.drawn()).contains("Too few dice to roll", "Supply 2 (5 for a roll)");
    assertThat(solo.keyLine(Language.EN)).contains("r end the game");
    assertThat(solo.press('r')).isEqualTo(tells("sure-end"));
    assertThat(solo.press('r')).isEqualTo(plays(ForOneMove.ROLL_ON));
    solo.keys("rr");
    assertThat(solo.drawn())
        .contains("Game over", "45 points: no medal", "Total 45")
        .doesNotContain("[1]");
    assertThat(solo.offers().moves()).isEmpty();
  }
}
