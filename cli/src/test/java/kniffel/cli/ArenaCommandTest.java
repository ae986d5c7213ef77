package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the arena says, and that it goes on after a stop. */
@Tag("slow")
class ArenaCommandTest {

  @Test
  void theArenaMeasuresWithIntervals() throws IOException {
    JsonNode arena =
        Run.json(
            Run.command(
                "arena",
                "classic",
                "--bots",
                "heuristic,random",
                "--games",
                "9",
                "--seed",
                "1",
                "--json"));
    // Rounded up to whole blocks; thirteen boxes are thirteen rounds.
    assertThat(arena.get("games").asInt()).isEqualTo(10);
    assertThat(arena.at("/rounds/value").asDouble()).isEqualTo(13);
    assertThat(arena.at("/bots/0/winRate/value").asDouble()).isEqualTo(1);
    assertThat(arena.at("/bots/0/lead/value").asDouble())
        .isPositive()
        .isEqualTo(-arena.at("/bots/1/lead/value").asDouble());
  }

  @Test
  void inAGameForOneBotsPlayTheSameDiceAlone() throws IOException {
    JsonNode arena =
        Run.json(
            Run.command(
                "arena",
                "forone",
                "--bots",
                "heuristic,random,heuristic",
                "--games",
                "3",
                "--seed",
                "1",
                "--looks",
                "60000", // then the same dice give the same games
                "--target",
                "100",
                "--json"));
    assertThat(arena.get("games").asInt()).isEqualTo(3);
    assertThat(arena.at("/bots/0/score")).isEqualTo(arena.at("/bots/2/score"));
    assertThat(arena.at("/bots/0/sharedWins").asInt()).isEqualTo(3);
    assertThat(arena.at("/bots/0/reached/value").asDouble()).isEqualTo(1);
  }

  /** What bots find within a number of looks depends on no clock. */
  @Test
  void bothTimesTheSameGames() throws IOException {
    List<String> arena = List.of("arena", "kartenspiel", "--bots", "search,easy", "--json");
    String[] more = {"--rules", "simple", "--games", "2", "--seed", "3", "--looks", "9"};
    Run first = arena(arena, more);
    assertThat(Run.json(first).get("looks").asInt()).isEqualTo(9);
    assertThat(arena(arena, more).out()).isEqualTo(first.out());
    assertThat(arena(arena, "--looks", "-1").err()).contains("from 0, not -1");
  }

  /** Stopped in the middle of a line, an arena resumes and reaches the result it would have had. */
  @Test
  void aStoppedArenaResumes(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("arena.log");
    List<String> arena =
        List.of("arena", "classic", "--bots", "heuristic,random", "--threads", "1", "--json");
    JsonNode whole = Run.json(arena(arena, "--games", "12", "--seed", "7"));
    Run.json(arena(arena, "--games", "6", "--seed", "7", "--save", file.toString()));
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).as("what is played, and three blocks").hasSize(4);
    // A block that was played is believed, and not played again.
    String last = lines.getLast();
    Files.writeString(
        file, String.join("\n", lines.subList(0, 3)) + "\n" + last.substring(0, last.length() / 2));
    assertThat(Run.json(arena(arena, "--games", "12", "--save", file.toString())))
        .as("the seed is the one it was begun with")
        .isEqualTo(whole);
    assertThat(Files.readAllLines(file)).hasSize(7).startsWith(lines.get(0), lines.get(1));

    Files.writeString(
        file, Files.readString(file).replaceFirst("\"rounds\":13.0", "\"rounds\":53.0"));
    JsonNode changed = Run.json(arena(arena, "--games", "12", "--save", file.toString()));
    assertThat(changed.at("/rounds/value").asDouble()).isGreaterThan(13);

    Run other = arena(arena, "--games", "12", "--seed", "8", "--save", file.toString());
    assertThat(other.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(other.err()).contains("something else than this arena");
    Files.writeString(file, "no log\n");
    assertThat(arena(arena, "--save", file.toString()).err())
        .contains("something else than this arena");
  }

  private static Run arena(List<String> arena, String... more) {
    return Run.command(Stream.concat(arena.stream(), Stream.of(more)).toArray(String[]::new));
  }
}
