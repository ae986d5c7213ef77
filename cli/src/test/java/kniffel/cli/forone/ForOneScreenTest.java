package kniffel.cli.forone;

import static kniffel.cli.PlainLinesTest.told;
import static kniffel.cli.forone.Solo.plays;
import static kniffel.cli.forone.Solo.refused;
import static kniffel.cli.forone.Solo.tells;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Offers;
import kniffel.rules.Viewer;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRefusal;
import kniffel.rules.forone.LevelName;
import kniffel.words.Language;
import org.junit.jupiter.api.Test;

/** What the table of For One – Kniffel shows while dice are placed, and what its keys do. */
class ForOneScreenTest {

  @Test
  void beforeTheFirstRollOnlyRollingIsPossible() {
    Solo solo = Solo.base();
    assertThat(solo.drawn())
        .contains("Ready to roll", "r rolls the first 5 of the 17 dice", "Supply 17", "removed 0")
        .contains("Total 0", "Bonus [0] 5 15 35 65 100", "bronze 240 · silver 270 · gold 300");
    assertThat(solo.keyLine(Language.EN)).isEqualTo("r roll");
    assertThat(solo.press('1')).isEqualTo(refused(new ForOneRefusal.RollFirst()));
    assertThat(solo.press('a')).isEqualTo(refused(new ForOneRefusal.RollFirst()));
    assertThat(solo.press('x')).isEqualTo(refused(new ForOneRefusal.RollFirst()));
    assertThat(solo.press('u')).isEqualTo(refused(new ForOneRefusal.NothingToTakeBack()));
    assertThat(solo.press('z')).isEqualTo(new KeyReply.Unknown<ForOneMove>());
    assertThat(solo.press('6')).isEqualTo(new KeyReply.Unknown<ForOneMove>());
    assertThat(solo.press('r')).isEqualTo(plays(ForOneMove.ROLL_ON));
    assertThat(solo.press(' ')).isEqualTo(plays(ForOneMove.ROLL_ON));
  }

  @Test
  void aChosenDieLightsTheRowsThatTakeItAndALetterPutsItThere() {
    Solo solo = Solo.base().roll(6, 1, 3, 3, 2);
    assertThat(solo.row(Category.ONES)).startsWith("a Ones            [1]· · · · ");
    assertThat(solo.row(Category.FOURS)).startsWith("  Fours            · · · · · 4");
    assertThat(solo.row(Category.CHANCE)).startsWith("m Chance          [?]· · · · 1–6");
    assertThat(solo.press('3')).isEqualTo(new KeyReply.Chosen<ForOneMove>());
    assertThat(solo.drawn()).contains("╔═════╗", "3 ▲", "Which row gets the 3?");
    assertThat(solo.row(Category.ONES)).startsWith("  Ones             · · · · · ");
    assertThat(solo.row(Category.THREES)).startsWith("c Threes          [3]· · · · ");
    assertThat(solo.row(Category.CHANCE)).startsWith("m Chance          [3]· · · · ");
    assertThat(solo.press('a'))
        .isEqualTo(refused(new ForOneRefusal.DoesNotFit(3, Category.ONES, List.of(1))));
    assertThat(solo.press('g')).isEqualTo(plays(ForOneMove.place(3, Category.THREE_OF_A_KIND)));
    assertThat(solo.drawn()).as("what was played is no longer chosen").doesNotContain("▲");
  }

  @Test
  void withoutAChosenDieALetterTakesTheOnlyNumberThatFits() {
    Solo solo = Solo.base().roll(6, 1, 3, 3, 2);
    assertThat(solo.press('c')).isEqualTo(plays(ForOneMove.place(3, Category.THREES)));
    assertThat(solo.press('j')).isEqualTo(plays(ForOneMove.place(1, Category.SMALL_STRAIGHT)));
    assertThat(solo.press('m')).isEqualTo(tells("which-die"));
    assertThat(solo.press('d'))
        .isEqualTo(refused(new ForOneRefusal.DoesNotFit(1, Category.FOURS, List.of(4))));
  }

  @Test
  void aDieIsReleasedByItsOwnNumberOrWhenSomebodyElseSitsDown() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 5).keys("2");
    assertThat(solo.drawn()).contains("2 ▲");
    assertThat(solo.keys("2").drawn()).doesNotContain("▲");
    solo.keys("4").screen.clear();
    assertThat(solo.drawn()).doesNotContain("▲");
  }

  @Test
  void diceKeepTheirPlacesAndShowWhereTheyWent() {
    Solo solo = Solo.base().roll(5, 4, 3, 2, 1).keys("2b");
    assertThat(solo.drawn()).contains(" 1       → b     3       4       5");
    assertThat(solo.press('2')).isEqualTo(tells("has-place"));
    assertThat(solo.keys("5").drawn()).contains("5 ▲", "Which row gets the 5?");
    assertThat(solo.keyLine(Language.EN)).isEqualTo("1–5 die · a–m row · u take back");
    assertThat(solo.press('r')).isEqualTo(refused(new ForOneRefusal.DiceLeft(4)));
    assertThat(solo.press('u')).isEqualTo(plays(ForOneMove.TAKE_BACK));
    assertThat(solo.press('\u007f')).isEqualTo(plays(ForOneMove.TAKE_BACK));
    assertThat(solo.press('\b')).isEqualTo(plays(ForOneMove.TAKE_BACK));
    assertThat(solo.keys("u").drawn()).contains(" 1       2       3       4       5");
  }

  @Test
  void straightsShowTheirOrderAndRowsWhatTheyTakeNext() {
    Solo solo = Solo.base().roll(2, 3, 4, 2, 2).keys("kkk1i");
    assertThat(solo.row(Category.LARGE_STRAIGHT)).contains(" 2 3 4 ₅ ₆ 5");
    assertThat(solo.row(Category.SMALL_STRAIGHT)).contains(" ₁ ₂ ₃ ₄   1");
    solo.keys("i").roll(2, 3, 3, 6, 6).keys("1i");
    assertThat(solo.row(Category.FULL_HOUSE)).as("three twos").contains(" 2 2 2[?]· ≠2");
  }

  @Test
  void theDieThatFillsARowSaysSo() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 6).keys("jjj");
    assertThat(solo.row(Category.SMALL_STRAIGHT)).endsWith("1 2 3[4]  full (30) ");
    solo.keys("j");
    assertThat(solo.row(Category.SMALL_STRAIGHT)).startsWith(" !").contains("1 2 3 4   must");
  }

  @Test
  void onlyWhatNoRowTakesIsRemoved() {
    Solo solo = Solo.base().roll(1, 1, 1, 1, 1);
    assertThat(solo.press('x')).isEqualTo(refused(new ForOneRefusal.StillFits(1, Category.ONES)));
    solo.keys("aaaaa" + "a" + "gghhiijjkkllmm");
    // Only the upper rows from two to five are left: a one and a six fit nowhere.
    solo.keys("ff").roll(1, 2, 3, 6, 6);
    assertThat(solo.drawn()).contains(" 1 x     2       3       4 x     5 x");
    assertThat(solo.keyLine(Language.EN)).contains("x remove");
    assertThat(solo.press('x')).as("ones or sixes").isEqualTo(tells("which-die"));
    assertThat(solo.keys("1").drawn()).contains("No row takes the 1: x removes it", "1 ▲ x");
    assertThat(solo.press('x')).isEqualTo(plays(ForOneMove.remove(1)));
    solo.keys("1x");
    assertThat(solo.drawn()).contains(" → out   2 ", "removed 1");
    assertThat(solo.press('x')).as("only sixes").isEqualTo(plays(ForOneMove.remove(6)));
    solo.keys("2");
    assertThat(solo.press('x')).isEqualTo(refused(new ForOneRefusal.StillFits(2, Category.TWOS)));
    solo.keys("ubc");
    assertThat(solo.drawn()).as("ones and sixes, none fits").contains("No row takes the 1: x rem");
    assertThat(solo.press('x')).isEqualTo(plays(ForOneMove.remove(1)));
  }

  @Test
  void withFreeDiscardingAnyChosenDieIsRemoved() {
    Solo solo = new Solo(new ForOneOptions(LevelName.BASE, true)).roll(1, 2, 3, 4, 5);
    assertThat(solo.press('x')).isEqualTo(tells("which-die"));
    solo.keys("3");
    assertThat(solo.press('x')).isEqualTo(plays(ForOneMove.remove(3)));
  }

  @Test
  void whoeverOnlyWatchesIsOfferedNothing() {
    Solo solo = Solo.base().roll(1, 2, 3, 4, 6);
    String drawn =
        String.join(
            "\n",
            solo.screen
                .draw(
                    solo.view(),
                    new Viewer.Spectator(),
                    Offers.none(),
                    Solo.look(Language.EN, false, 80, 16))
                .lines());
    assertThat(drawn).contains("Placing the dice", "●", "  Ones ").doesNotContain("[1]", "[?]");
  }

  @Test
  void diceAreNamedInPlainLines() {
    assertThat(told("forone", "r\n1\nq\n")).contains("\nDice: [2] 3 4 4 6\n");
  }
}
