package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kniffel.telling.Reviewer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Books are made once and kept with the game, as long as they are those that would be made. */
class KeptBooksTest {

  @TempDir private Path data = Path.of("");
  private Path record = Path.of("");
  private Path books = Path.of("");

  @BeforeEach
  void play() {
    Path games = data.resolve("kniffel").resolve("games");
    var _ =
        run(
            "simulate",
            "master",
            "--bots",
            "easy",
            "--games",
            "1",
            "--seed",
            "3",
            "--records",
            games.toString());
    record = games.resolve("game-000001.json");
    books = games.resolve("game-000001.books");
  }

  private Run run(String... args) {
    return Run.typing(
        "",
        Map.of("LANG", "C", "XDG_DATA_HOME", data.toString(), "XDG_CONFIG_HOME", data.toString()),
        args);
  }

  private JsonNode analysed() throws IOException {
    return Run.json(run("analyse", record.toString(), "--json", "--review-budget", "0"));
  }

  /** Writes another number into the file, to be recognised. */
  private void mark() throws IOException {
    String kept = Files.readString(books);
    String marked = kept.replaceFirst("\"start\":-?[0-9.]+", "\"start\":-4711.5");
    assertThat(marked).isNotEqualTo(kept);
    Files.writeString(books, marked);
  }

  private boolean isRead() throws IOException {
    return analysed().at("/0/start").asDouble() == -4711.5;
  }

  @Test
  void booksThatAreKeptAreRead() throws IOException {
    JsonNode made = analysed();
    assertThat(analysed()).isEqualTo(made);
    mark();
    assertThat(isRead()).isTrue();
    JsonNode counted = Run.json(run("stats", "--books", "--json", "--review-budget", "0"));
    assertThat(counted.get("results")).as("bots have no statistics").isEmpty();
  }

  @Test
  void outdatedOrDamagedBooksAreMadeAgain() throws IOException {
    JsonNode made = analysed();
    List<String> wrong = new ArrayList<>(List.of("", "{", "[]", "{\"counting\":1}"));
    String kept = Files.readString(books);
    wrong.add(kept.substring(0, kept.length() / 2));
    wrong.add(kept.replace("\"counting\":" + Reviewer.COUNTING, "\"counting\":0"));
    wrong.add(kept.replaceFirst("\"game\":\"....", "\"game\":\"0000"));
    for (String each : wrong) {
      Files.writeString(books, each.replaceFirst("\"start\":-?[0-9.]+", "\"start\":-4711.5"));
      assertThat(analysed()).as(each).isEqualTo(made);
      assertThat(Files.readString(books)).as(each).isEqualTo(kept);
    }
  }

  @Test
  void moreTimeGivesBetterBooks() throws IOException {
    var _ = analysed();
    mark();
    Run longer = run("analyse", record.toString(), "--json", "--review-budget", "1");
    assertThat(Run.json(longer).at("/0/start").asDouble()).isNotEqualTo(-4711.5);
    mark();
    assertThat(isRead()).as("who allows less is content with them").isTrue();
  }

  @Test
  void theBooksAreThoseOfThePeople() throws IOException {
    Path file = data.resolve("classic.json");
    Run played =
        Run.typing(
            Keys.wholeGame(),
            Map.of(
                "LANG", "C", "XDG_DATA_HOME", data.toString(), "XDG_CONFIG_HOME", data.toString()),
            "play",
            "classic",
            "--players",
            "bot:random,Anna",
            "--save",
            file.toString());
    assertThat(played.out()).as(played.err()).contains("The game is over");
    JsonNode analysed = Run.json(run("analyse", file.toString(), "--json"));
    assertThat(analysed).hasSize(1);
    assertThat(analysed.at("/0/seat").asInt()).isEqualTo(1);
    assertThat(analysed.at("/0/name").asText()).isEqualTo("Anna");
  }

  @Test
  void nothingIsPutNextToRecordsElsewhere() throws IOException {
    Path elsewhere = Files.createDirectory(data.resolve("elsewhere"));
    Path copy = Files.copy(record, elsewhere.resolve("game.json"));
    assertThat(run("analyse", copy.toString(), "--review-budget", "0").code()).isZero();
    try (Stream<Path> files = Files.list(elsewhere)) {
      assertThat(files).containsExactly(copy);
    }
  }
}
