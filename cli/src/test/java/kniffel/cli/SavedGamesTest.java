package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every game is saved without a request, found again, and resumed. */
class SavedGamesTest {

  @TempDir private Path data = Path.of("");

  private Run run(String keys, String... args) {
    return Run.typing(
        keys,
        Map.of("LANG", "C", "XDG_DATA_HOME", data.toString(), "XDG_CONFIG_HOME", data.toString()),
        args);
  }

  private List<Path> kept() throws IOException {
    Path folder = data.resolve("kniffel").resolve("games");
    if (!Files.exists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> !file.getFileName().toString().startsWith(".")).toList();
    }
  }

  @Test
  void aGameIsKeptFromItsFirstEventAndResumedEvenIfItsLastLineIsTorn() throws IOException {
    assertThat(run("", "resume").out()).contains("There is no unfinished game.");
    assertThat(run("", "resume", "1").code()).isEqualTo(Exit.BAD_INPUT);
    Run begun = run("r\nq", "play", "classic", "--players", "Anna");
    assertThat(begun.code()).as(begun.err()).isZero();
    assertThat(kept()).hasSize(1);
    Path journal = kept().getFirst();
    assertThat(begun.out()).contains("Go on with: kniffel play --resume " + journal);
    Files.writeString(journal, "{\"n\":3,\"se", StandardOpenOption.APPEND);
    assertThat(run("", "resume").out()).contains("1  Kniffel · Anna · round 1\n");
    assertThat(run("", "replay", journal.toString()).out()).contains("Anna rolls");
    assertThat(run("", "verify", journal.toString()).code()).isZero();
    Run resumed = run("r\nq", "resume", "1");
    assertThat(resumed.out()).as(resumed.err()).contains("(roll 2 of 3)");
    var _ = run("m\nq", "resume", "1");
    assertThat(run("", "resume").out()).contains("1  Kniffel · Anna · round 2\n");
    assertThat(run("", "resume", "2").code()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void theListSaysWhoIsToMove() {
    var _ = run("q", "play", "kartenspiel", "--players", "Anna,Ben", "--seed", "5");
    assertThat(run("", "resume").out()).containsPattern("1  .* · Anna, Ben · (Anna|Ben) to move\n");
    var _ = run("r\na\ny\nq", "play", "classic", "--players", "Anna,Ben", "--seed", "5");
    assertThat(run("", "resume").out())
        .containsPattern("Kniffel · Anna, Ben · round 1 · (Anna|Ben) to move\n");
  }

  @Test
  void aFinishedGameBecomesARecord() throws IOException {
    Run played = run("", "play", "classic", "--players", "bot:random");
    assertThat(played.code()).as(played.err()).isZero();
    assertThat(kept()).hasSize(1);
    assertThat(kept().getFirst().toString()).endsWith(".json");
    assertThat(run("", "verify", kept().getFirst().toString()).out()).contains("The game is over");
  }

  @Test
  void whoeverDoesNotWantItKeepsNothing() throws IOException {
    Run played = run("r\nq", "play", "classic", "--players", "Anna", "--no-save");
    assertThat(played.out()).contains("The game is not finished.");
    assertThat(kept()).isEmpty();
    assertThat(run("", "play", "classic", "--no-save", "--save", "x.json").code())
        .isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void aDamagedJournalIsToldInOneLine() throws IOException {
    run("r\nq", "play", "classic", "--players", "Anna");
    Path journal = kept().getFirst();
    Files.writeString(journal, Files.readString(journal).replace("\"n\":1", "\"n\":7"));
    Run resumed = run("", "play", "--resume", journal.toString());
    assertThat(resumed.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(resumed.err().lines()).hasSize(1);
  }

  @Test
  void aNegativePaceIsRefused() {
    Run run = run("", "play", "classic", "--pace", "-1");
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains("A pace is a number of milliseconds from 0");
  }
}
