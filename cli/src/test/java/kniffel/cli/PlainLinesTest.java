package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Lines that are read aloud: words and numbers, no pictures drawn with lines and dots. */
class PlainLinesTest {

  static List<String> games() {
    return Rulebooks.ALL.stream().map(Rulebook::id).toList();
  }

  private static String told(String game, String keys) {
    Run run = Run.typing(keys, "play", game, "--seed", "5", "--no-save", "--plain");
    assertThat(run.code()).as(run.err()).isZero();
    return run.out();
  }

  @ParameterizedTest
  @MethodSource("games")
  void nothingIsDrawn(String game) {
    assertThat(told(game, "r\n1\naab\n \nq\n")).doesNotContainPattern("[\\u2500-\\u259f]");
  }

  @Test
  void diceAndCardsAreNamed() {
    assertThat(told("classic", "r\n1\nq\n"))
        .contains("\nDice: 5 3 4 4 3\n", "\nDice: 5 3 4 4 3 · held: 5\n");
    assertThat(told("master", "r\n1\nq\n")).contains("\nDice: 2 4 6 3 4 · held: 2\n");
    assertThat(told("forone", "r\n1\nq\n")).contains("\nDice: [2] 3 4 4 6\n");
    assertThat(told("karten", "1\nq\n")).contains("\nCards: [4] 4 4 6 6\n");
    assertThat(told("kartenspiel", "aab\n \nq\n")).containsPattern("Hand +blue-1, yellow-8");
  }

  /** A malus that could still have been avoided counts when another player ends the game. */
  @Test
  void theLastSheetOfKartenKniffelHasTheResult() {
    Run run =
        Run.typing(
            "", "play", "karten", "--players", "bot:random,bot:easy", "--seed", "3", "--no-save");
    String end = run.out().substring(run.out().lastIndexOf("Karten Kniffel · The game is over"));
    assertThat(end).doesNotContain("(−20)");
    String random =
        end.lines().filter(line -> line.contains("Bot random: ")).findFirst().orElseThrow();
    String score = random.replaceAll(".*: (−?\\d+) .*", "$1");
    assertThat(end).containsPattern("Total +" + score + " ");
  }
}
