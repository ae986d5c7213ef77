package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playing classic Kniffel by typing: to the end, with mistakes, and over a crash. */
class PlayTest {

  private static final String ROLL_ALL = "{\"roll\":{\"dice\":\"1 2 3 4 5\"}}";

  @Test
  void aWholeGameAgainstABotEndsWithAProvenRecord(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run run =
        Run.typing(
            Keys.wholeGame(),
            "play",
            "classic",
            "--players",
            "Anna,bot:random",
            "--save",
            file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "The dice are sealed: commitment ", "The game is over", "The seed of the dice was");
    JsonNode verified =
        new ObjectMapper().readTree(Run.command("verify", file.toString(), "--json").out());
    assertThat(verified.get("dice").asText()).isEqualTo("proven");
    assertThat(verified.get("over").asBoolean()).isTrue();
    assertThat(verified.get("trust")).hasToString("[{\"one-program\":{}}]");
    assertThat(Run.command("verify", file.toString()).out())
        .contains("One program spoke for every seat");
    assertThat(Run.command("verify", file.toString(), "--lang", "de").out())
        .contains("nicht, dass das Programm ehrlich ist");
    assertThat(Run.command("verify", file.toString(), "--lang", "nl").out())
        .contains("niet dat het programma eerlijk is");
    Files.writeString(file, Files.readString(file).replace("\"Anna\"", "\"Anne\""));
    Run renamed = Run.command("verify", file.toString());
    assertThat(renamed.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(renamed.out()).contains("or a name, an option or a seat was changed");
    Run resumed = Run.command("play", "--resume", file.toString());
    assertThat(resumed.out()).contains("The game is over");
  }

  @Test
  void twoPeopleShareAScreenInGerman() {
    Run run =
        Run.typing(
            "r\n123r\na\na\nq\n",
            "play",
            "classic",
            "--players",
            "Anna,Ben",
            "--seed",
            "3",
            "--no-save",
            "--lang",
            "de");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("du bist dran", "Einser", "behält", "Das Spiel ist nicht zu Ende.");
  }

  @Test
  void impossibleKeysGetTheReasonAndNothingHappens(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Run run =
        Run.typing(
            "a1\nr\nxr\nr\nr\nr1?q",
            "play",
            "classic",
            "--players",
            "Anna",
            "--seed",
            "1",
            "--save",
            file.toString());
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "First roll the dice.",
            "The first roll takes all five dice.",
            "The key x does nothing here",
            "All three rolls are used: choose a box.",
            "Keys 1 to 5 hold a die");
    List<JsonNode> events = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      events.add(new ObjectMapper().readTree(line.substring(0, line.lastIndexOf('\t'))));
    }
    events.removeFirst(); // what was agreed
    assertThat(events)
        .as("three rolls, each picked up and fallen, and nothing else")
        .extracting(event -> event.has("outcome") ? "fall" : event.get("move").toString())
        .containsExactly(ROLL_ALL, "fall", ROLL_ALL, "fall", ROLL_ALL, "fall");
  }

  @Test
  void aFileIsNeverOverwrittenByANewGame(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Files.writeString(file, "precious");
    Run run = Run.command("play", "classic", "--save", file.toString());
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains("exists already");
    assertThat(file).hasContent("precious");
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsSavedResumedAndProven(Rulebook<?> rulebook, @TempDir Path folder)
      throws IOException {
    Path file = folder.resolve("game.json");
    String players = rulebook.maxPlayers() == 1 ? "Anna" : "Anna,bot:random";
    Run begun =
        Run.typing("", "play", rulebook.id(), "--players", players, "--save", file.toString());
    assertThat(begun.code()).as(begun.err()).isZero();
    assertThat(begun.out()).contains("Go on with: kniffel play --resume");
    Run resumed = Run.typing("q", "play", "--resume", file.toString());
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains("Anna, it is your turn");
    Path whole = folder.resolve("whole.json");
    String bots = rulebook.maxPlayers() == 1 ? "bot:random" : "bot:normal,bot:normal";
    Run played = Run.command("play", rulebook.id(), "--players", bots, "--save", whole.toString());
    assertThat(played.code()).as(played.err()).isZero();
    assertThat(played.out()).contains("The game is over");
    JsonNode verified =
        new ObjectMapper().readTree(Run.command("verify", whole.toString(), "--json").out());
    assertThat(verified.get("dice").asText()).isEqualTo("proven");
    assertThat(verified.get("over").asBoolean()).isTrue();
  }

  static List<Rulebook<?>> games() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream().filter(game -> game.id().matches(chosen)).toList();
  }

  /** The real program in a separate process, killed the hard way after some moves. */
  @Test
  void nothingShownIsLostWhenTheProgramIsKilled(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("game.json");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "kniffel.cli.Main",
                "play",
                "classic",
                "--players",
                "Anna,bot:random",
                "--lang",
                "en",
                "--save",
                file.toString())
            .redirectErrorStream(true)
            .start();
    List<String> told = new ArrayList<>();
    try (Writer keys = process.outputWriter(StandardCharsets.UTF_8);
        BufferedReader screen =
            new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      keys.write("r\nr\nm\nr\n12r\n");
      keys.flush();
      String line;
      while ((line = screen.readLine()) != null) {
        if (line.matches("(Anna|Bot random) (begins|rolls|holds|picks|writes|strikes).*")) {
          told.add(line);
        }
        // Anna's second turn has got as far as its second roll: the keys are used up.
        if (told.stream().filter(each -> each.matches("Anna rolls .*\\(roll 2 of 3\\)")).count()
            == 2) {
          process.destroyForcibly().waitFor();
          break;
        }
      }
    }
    String replayed = Run.command("replay", file.toString()).out();
    List<String> kept = replayed.lines().map(line -> line.replaceFirst("^ *\\d+  ", "")).toList();
    assertThat(kept).containsSubsequence(told);
    Run resumed = Run.typing("m\nq\n", "play", "--resume", file.toString());
    assertThat(resumed.code()).as(resumed.err()).isZero();
    assertThat(resumed.out()).contains("Go on with: kniffel play --resume");
  }
}
