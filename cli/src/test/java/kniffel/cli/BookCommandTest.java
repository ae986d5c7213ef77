package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The book of levels at the terminal. */
class BookCommandTest {

  /** Tries every die in every row, scores what can be scored, and rolls on: that ends any game. */
  private static final String ANY_GAME =
      "1abcdefghijklm2abcdefghijklm3abcdefghijklm4abcdefghijklm5abcdefghijklm1x2x3x4x5xrr\n"
          .repeat(60);

  @TempDir private Path data = Path.of("");

  private Run run(String keys, String... args) {
    return Run.typing(keys, Map.of("LANG", "C", "XDG_DATA_HOME", data.toString()), args);
  }

  @ParameterizedTest
  @CsvSource({
    "en,We do not know the printed challenge book,Trial: The masterpiece",
    "de,Das gedruckte Challenge-Heft kennen wir nicht,Prüfung: Das Meisterstück",
    "nl,Het gedrukte challengeboek kennen wij niet,Proef: Het meesterwerk"
  })
  void itShowsTheOwnerOfTheBookAndAllLevels(String language, String about, String last) {
    Run listed = run("", "--lang", language, "book");
    assertThat(listed.code()).as(listed.err()).isZero();
    assertThat(listed.out()).contains(about, last);
    assertThat(listed.out().lines().filter(line -> line.matches(" {2,3}\\d+ .*"))).hasSize(25);
  }

  @Test
  void aLevelSaysWhatIsNew() {
    assertThat(run("", "book", "12").out())
        .contains("(new) Sixes is scored with exactly 3 dice")
        .contains("· Sixes pays 9 points per die.");
  }

  @Test
  void aMeasurementGoesOnWhereItStoppedAndIsWrittenInTheSameOrder() throws IOException {
    List<String> parts = calibrated("parts", "2 --levels 21", "2 --levels 19", "3 --levels 19,21");
    assertThat(parts).isEqualTo(calibrated("whole", "3 --levels 19,21"));
    assertThat(parts).hasSize(6).element(0).asString().startsWith("19 ");
  }

  private List<String> calibrated(String name, String... runs) throws IOException {
    Path file = data.resolve(name);
    for (String each : runs) {
      String line = "calibrate forone --out %s --games %s".formatted(file, each);
      Run run = run("", line.split(" "));
      assertThat(run.code()).as(run.err()).isZero();
    }
    return Files.readAllLines(file);
  }

  @Test
  void theBestOfTheSavedGamesIsEntered() {
    Run played = run(ANY_GAME, "book", "2", "--play", "--plain");
    assertThat(played.code()).as(played.err()).isZero();
    assertThat(played.out()).contains("ends with");
    assertThat(run("", "book").out()).containsPattern("2 {2}Short rows +-?\\d+ {2}\\w+");
    assertThat(run("", "book", "2").out()).containsPattern("(?m)^ +-?\\d+ {2}\\w+");
    Run bot = run("", "play", "forone", "--level", "3", "--players", "bot:random");
    assertThat(bot.code()).as(bot.err()).isZero();
    assertThat(run("", "book").out())
        .as("bots keep no book")
        .contains("Lean supply    ", "bronze 1");
  }

  @Test
  void severalPeopleKeepTheirOwnBooks() {
    Run played = run(ANY_GAME, "book", "2", "--name", "Anna", "--play", "--plain");
    assertThat(played.code()).as(played.err()).isZero();
    String result = "2 {2}Short rows +-?\\d+ {2}\\w+";
    assertThat(run("", "book").out()).containsPattern(result);
    assertThat(run("", "book", "--name", "Anna").out()).containsPattern(result);
    assertThat(run("", "book", "--name", "Ben").out()).doesNotContainPattern(result);
  }

  @ParameterizedTest
  @CsvSource({
    "book 26",
    "book --play",
    "play forone --level 0",
    "play classic --level 1",
    "play forone --level 1 --rules base"
  })
  void missingThingsAreComplainedAbout(String command) {
    Run wrong = run("", command.split(" "));
    assertThat(wrong.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(wrong.err()).isNotBlank();
  }
}
