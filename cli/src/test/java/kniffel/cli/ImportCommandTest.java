package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kniffel import} takes sheets into the statistics, and reports impossible entries. */
class ImportCommandTest {

  private static final String SHEET =
      """
      {"game":"classic","played":"2020-02-29","names":["Anna"],
       "sheets":[{"ones":3,"twos":6,"threes":9,"fours":12,"fives":15,"sixes":18,
       "three-of-a-kind":22,"four-of-a-kind":0,"full-house":25,"small-straight":30,
       "large-straight":0,"kniffel":50,"chance":17,"extra-points":0}]}
      """;

  @TempDir private Path folder = Path.of("");

  private Run run(String lines, String... args) {
    String home = folder.toString();
    return Run.typing(
        lines, Map.of("LANG", "C", "XDG_DATA_HOME", home, "XDG_CONFIG_HOME", home), args);
  }

  private Run imported(String sheet) throws IOException {
    Path file = Files.writeString(folder.resolve("sheet.json"), sheet);
    return run("", "import", file.toString(), "--lang", "en");
  }

  @Test
  void importedGamesAreCountedApartInTheStatistics() throws IOException {
    Run run = imported(SHEET);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("1. Anna 242");
    assertThat(run("", "stats", "--lang", "en").out()).contains("Anna: on paper", "242");
    assertThat(run("", "stats", "--csv").out()).contains("classic,paper,");
    assertThat(AnswersTest.fitting("stats", run("", "stats", "--json")).at("/people/0/dice"))
        .hasToString("\"paper\"");
  }

  @Test
  void impossibleEntriesAreNamedBoxByBoxAndNothingIsKept() throws IOException {
    Run run = imported(SHEET.replace("\"sixes\":18", "\"sixes\":17").replace("\"twos\":6,", ""));
    assertThat(run.code()).isNotZero();
    List<String> objections = run.err().lines().toList();
    assertThat(objections).as("one line for each").hasSize(2);
    assertThat(objections.getFirst()).startsWith("Anna · Twos · This box is empty");
    assertThat(objections.getLast())
        .isEqualTo("Anna · Sixes · Only these can stand here: 0, 6, 12, 18, 24, 30.");
    assertThat(imported(SHEET.replace("2020", "2999")).code()).isNotZero();
    assertThat(imported("{").code()).isNotZero();
    assertThat(run("", "stats", "--csv").out()).doesNotContain("paper");
  }

  @Test
  void boxesAreAskedForUntilTheyFit() {
    String typed = "3\n6\n9\n12\n15\n17\n18\n22\n0\n25\n30\n0\n50\n17\n0\n";
    Run run =
        run(typed, "import", "--game", "classic", "--player", "Ben", "--played", "2021-01-01");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("Only these can stand here", "1. Ben 242");
    assertThat(run("3\n", "import", "--game", "classic", "--player", "Ben").code()).isNotZero();
    assertThat(run("", "import").code()).isNotZero();
  }
}
