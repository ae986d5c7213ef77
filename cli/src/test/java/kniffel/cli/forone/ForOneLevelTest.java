package kniffel.cli.forone;

import static kniffel.cli.forone.Solo.look;
import static kniffel.cli.forone.Solo.plays;
import static kniffel.cli.forone.Solo.refused;
import static kniffel.cli.forone.Solo.tells;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import kniffel.cli.play.KeyReply;
import kniffel.cli.terminal.Block;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRefusal;
import kniffel.table.forone.ChallengeBook;
import kniffel.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Levels of the challenge book on the screen. */
class ForOneLevelTest {

  private static final List<Challenge> LEVELS = ChallengeBook.shipped().levels();

  private static Solo level(int number) {
    return new Solo(ForOneOptions.of(LEVELS.get(number - 1)));
  }

  @Test
  void beforeTheFirstRollItSaysWhatIsDifferentAndLaterOnRequest() {
    Solo solo = level(11);
    assertThat(solo.drawn()).contains("A die on field 4 of Ones adds 10 points.  +10");
    solo.roll(1, 2, 3, 4, 5);
    assertThat(solo.drawn()).doesNotContain("A die on field 4");
    assertThat(solo.row(Category.ONES)).startsWith("a Ones         +10[1]· · + · ");
    assertThat(solo.row(Category.SIXES)).startsWith("  Sixes         −8 · · − · · ");
    assertThat(solo.press('n')).isEqualTo(new KeyReply.Chosen<ForOneMove>());
    assertThat(solo.drawn()).contains("A die on field 4 of Ones adds 10 points.  +10");
    assertThat(solo.keyLine(Language.EN)).contains("n what is different");
  }

  @Test
  void theYellowDieLiesFirstAndTheJokerIsAsked() {
    Solo solo = level(8);
    solo.roll(5, 1, 2, 3, 4);
    assertThat(solo.drawn()).contains("1◆");
    assertThat(solo.press('2')).isEqualTo(new KeyReply.Chosen<ForOneMove>());
    assertThat(solo.press('a')).isEqualTo(refused(new ForOneRefusal.YellowComesFirst()));
    assertThat(solo.press('1')).isEqualTo(new KeyReply.Chosen<ForOneMove>());
    assertThat(solo.press('e')).isEqualTo(plays(ForOneMove.placeYellow(5, Category.FIVES)));
    solo.screen.clear();
    assertThat(solo.press('1')).isEqualTo(new KeyReply.Chosen<ForOneMove>());
    assertThat(solo.press('h')).isEqualTo(tells("joker"));
    assertThat(solo.press('3'))
        .isEqualTo(plays(ForOneMove.placeYellow(3, Category.FOUR_OF_A_KIND)));
  }

  @Test
  void theTitleShowsTheRoundLimit() {
    assertThat(level(19).roll(1, 2, 3, 4, 5, 6).drawn()).contains("round 1/9");
  }

  @ParameterizedTest
  @EnumSource
  void everyLevelFitsTheScreen(Language language) {
    for (Challenge challenge : LEVELS) {
      Solo solo = level(challenge.number());
      Block said = solo.draw(look(language, false, 80, 16));
      assertThat(said.width()).as("level %d", challenge.number()).isLessThanOrEqualTo(80);
      int[] faces = new int[solo.view().rollSize()];
      Arrays.fill(faces, 3);
      Block drawn = solo.roll(faces).draw(look(language, false, 80, 16));
      assertThat(drawn.width()).as("level %d", challenge.number()).isLessThanOrEqualTo(80);
    }
  }
}
