package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rolling your own dice at the terminal, and typing what fell. */
class OwnDicePlayTest {

  /** One roll in each turn, typed with a mistake that is corrected; then the boxes in order. */
  private static String wholeGame(String entry) {
    StringBuilder keys = new StringBuilder();
    for (char box = 'a'; box <= 'm'; box++) {
      keys.append(entry).append('\n').append(box).append('\n').append(box);
      keys.append('\n');
    }
    return keys.toString();
  }

  private static Run play(Path file, String keys, String players, String dice) {
    return play("classic", file, keys, players, dice);
  }

  private static Run play(String game, Path file, String keys, String players, String dice) {
    return Run.typing(
        keys, "play", game, "--players", players, "--dice", dice, "--save", file.toString());
  }

  @Test
  void aWholeGameIsTypedAndItsRecordSaysSo(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run run = play(file, wholeGame("1235-46 "), "Anna", "own");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("Anna, roll 5 dice: 1 2 3 4 6", "The game is over");
    assertThat(run.out()).doesNotContain("commitment", "The seed of the dice was");
    assertThat(Files.readString(file)).contains("\"dice\":{\"own\":{}}", "\"1 2 3 4 6\"");
    Run verified = Run.command("verify", file.toString());
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("nobody can prove");
    assertThat(Run.command("analyse", file.toString()).code()).isZero();
  }

  @Test
  void theLastRollAloneIsEnoughForThePad(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run run = play(file, wholeGame("l11122 "), "Anna", "own");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(Files.readString(file)).contains("\"pad\":true");
    Run analysed = Run.command("analyse", file.toString());
    assertThat(analysed.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(analysed.err()).contains("nobody can say what was luck");
  }

  @Test
  void aGameGoesOnInTheMiddleOfAnEntry(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    // Whoever sits first begins, whatever the bot's dice may be.
    Run begun = play("master", file, "q\n", "Anna,bot:random", "mixed");
    assertThat(begun.out()).contains("Anna, roll 5 dice: _ _ _ _ _");
    Run left = Run.typing("12", "play", "--resume", file.toString());
    assertThat(left.out()).contains("roll 5 dice: 1 2 _ _ _");
    Run resumed = Run.typing("65432 \nq\n", "play", "--resume", file.toString());
    assertThat(resumed.out()).contains("Anna, roll 5 dice: _ _ _ _ _");
    assertThat(Files.readString(file)).contains("\"6 5 4 3 2\"", "\"own\":{\"commitment\":");
    Run sealed = Run.command("verify", file.toString());
    assertThat(sealed.code()).as(sealed.out()).isZero();
  }

  @Test
  void aDieForWhoBeginsIsTypedToo(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run begun = play(file, "6 \n", "Anna,bot:random", "mixed");
    assertThat(begun.out()).contains("Anna, roll 1 die: _");
    assertThat(Files.readString(file)).contains("\"outcome\":\"6\"");
  }

  /** Misread, seen two events later, taken back with everything since, and typed again. */
  @Test
  void aMisreadDieIsTakenBackAndNoLogIsChanged(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run run = play(file, "12345 \nm\n11111 \n?4\n?4\n11112 \nq\n", "Anna", "own");
    assertThat(run.code()).as(run.err()).isZero();
    Path next = folder.resolve("game-2.json");
    assertThat(run.out()).contains("Take back the last roll that was typed", next.toString());
    List<String> before = Files.readAllLines(file);
    List<String> after = Files.readAllLines(next);
    assertThat(before.getLast()).contains("{\"goesOn\":\"game-2.json\"}");
    assertThat(before.get(before.size() - 2)).as("the old log stays").contains("\"1 1 1 1 1\"");
    int same = before.size() - 2;
    assertThat(after.subList(0, same)).isEqualTo(before.subList(0, same));
    assertThat(after.getLast()).contains("\"1 1 1 1 2\"");
    assertThat(Run.command("replay", file.toString()).out()).contains("1 1 1 1 1");
    Run old = Run.typing("q\n", "play", "--resume", file.toString());
    assertThat(old.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(old.err()).contains("goes on in " + next).hasLineCount(1);
    assertThat(Run.typing("q\n", "play", "--resume", next.toString()).code()).isZero();
  }

  @Test
  void whatIsTakenBackIsNotOfferedAgain(@TempDir Path folder) {
    Map<String, String> home =
        Map.of("LANG", "C", "XDG_DATA_HOME", folder.toString(), "XDG_CONFIG_HOME", "/nowhere");
    String keys = "12345 \n?4\n?4\n12346 \n?4\n?4\n22222 \nq\n";
    Run run = Run.typing(keys, home, "play", "classic", "--players", "Anna", "--dice", "own");
    assertThat(run.code()).as(run.err()).isZero();
    Run list = Run.typing("", home, "resume");
    assertThat(list.out().lines().filter(line -> line.contains("Anna"))).hasSize(1);
    assertThat(Run.typing("q\n", home, "resume", "1").out())
        .contains("Chance                        (10)");
  }

  @Test
  void anotherKeyForgetsThatSomethingWasToBeTakenBack(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run run = play(file, "12345 \n?4\n1\n?4\nq\n", "Anna", "own");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(folder.resolve("game-2.json")).doesNotExist();
    Run fair = play(folder.resolve("fair.json"), "r\n?4\n?4\nq\n", "Anna", "fair");
    assertThat(fair.out()).contains("Nothing can be taken back here.");
  }

  @Test
  void cardsCannotBeOnesOwn() {
    Run run = Run.command("play", "karten", "--dice", "own", "--no-save");
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains("not played with dice alone");
    assertThat(Run.command("play", "classic", "--dice", "loaded").err()).contains("not loaded");
  }
}
