package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code kniffel sheets} writes what is to be printed, and says in one line what cannot be. */
class SheetsCommandTest {

  private static final Path RECORDS = Path.of("..", "table", "src", "test", "resources", "records");

  @TempDir private Path folder = Path.of("");

  private Run sheets(String... options) {
    return Run.command(
        Stream.concat(Stream.of("sheets", folder.toString()), Stream.of(options))
            .toArray(String[]::new));
  }

  private List<String> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private String text(String file) throws IOException {
    return new String(Files.readAllBytes(folder.resolve(file)), StandardCharsets.ISO_8859_1);
  }

  @Test
  void everyGameAndTheLevelsAreWritten() throws IOException {
    Run run = sheets("--lang", "de");
    assertThat(run.code()).as(run.err()).isZero();
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      assertThat(text(rulebook.id() + ".pdf")).startsWith("%PDF").contains("/Count 1");
    }
    assertThat(text("forone-levels.pdf")).contains("/Count 25");
    assertThat(files()).hasSize(Rulebooks.ALL.size() + 1);
    assertThat(run.out().lines()).hasSameSizeAs(files());
    assertThat(text("classic.pdf")).contains("(Gro\u00dfe Stra\u00dfe) Tj");
  }

  @Test
  void oneGameInAnotherFormIsWritten() throws IOException {
    Run run = sheets("--game", "classic", "--as", "svg", "--paper", "a5", "--per", "4", "--large");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(files()).containsExactly("classic-a5-4-up-large.svg");
    assertThat(text(files().getFirst())).contains("width=\"148mm\"");
  }

  @Test
  void aLevelIsWritten() throws IOException {
    assertThat(sheets("--game", "forone", "--level", "12").code()).isZero();
    assertThat(files()).containsExactly("forone-level-12.pdf");
  }

  @Test
  void everyKeptRecordHasItsSheet() throws IOException {
    try (Stream<Path> records = Files.list(RECORDS)) {
      for (Path file : records.filter(each -> each.toString().endsWith(".json")).toList()) {
        Run run = sheets("--record", file.toString(), "--as", "svg");
        assertThat(run.code()).as("%s: %s", file, run.err()).isZero();
      }
    }
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      assertThat(files()).contains(rulebook.id() + "-game.svg");
    }
  }

  @Test
  void inLargePrintEverybodyHasAPage() throws IOException {
    Path record = RECORDS.resolve("master-long-finished.json");
    assertThat(sheets("--record", record.toString(), "--large").code()).isZero();
    assertThat(text("master-game-large.pdf")).contains("/Count 4");
  }

  @Test
  void impossibleInputIsReportedInOneLine() throws IOException {
    refused("--game", "chess");
    refused("--paper", "a3");
    refused("--per", "3");
    refused("--as", "png");
    refused("--level", "3");
    refused("--game", "classic", "--level", "3");
    refused("--game", "forone", "--level", "99");
    refused("--record", folder.resolve("none.json").toString());
    refused("--record", Path.of("pom.xml").toString());
    refused("--record", "x.json", "--game", "classic");
    assertThat(files()).isEmpty();
    Path file = Files.writeString(folder.resolve("file"), "");
    Run run = Run.command("sheets", file.toString());
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err().lines()).hasSize(1);
  }

  private void refused(String... options) {
    Run run = sheets(options);
    assertThat(run.code()).as(run.err()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.out()).isEmpty();
  }
}
