package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.words.Language;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What commands answer with {@code --json} matches docs/commands.schema.json. */
class AnswersTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @TempDir private Path folder = Path.of("");

  private Run run(String... args) {
    return Run.typing(
        "",
        Map.of(
            "LANG", "C", "XDG_DATA_HOME", folder.toString(), "XDG_CONFIG_HOME", folder.toString()),
        args);
  }

  private static JsonNode schema(String command) {
    try {
      ObjectNode all =
          (ObjectNode) JSON.readTree(Path.of("..", "docs", "commands.schema.json").toFile());
      assertThat(all.get("$defs").has(command)).as("a schema of " + command).isTrue();
      return all.put("$ref", "#/$defs/" + command);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The answer of a command, checked against its schema. */
  static JsonNode fitting(String command, Run run) throws IOException {
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode answer = JSON.readTree(run.out());
    assertThat(
            JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(schema(command))
                .validate(answer))
        .as(command)
        .isEmpty();
    return answer;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games --json",
        "games --json --lang nl",
        "simulate classic --games 3 --seed 4 --json",
        "arena classic --bots random,random --games 2 --seed 4 --target 100 --json",
        "arena forone --bots random --games 2 --seed 4 --json",
        "config --json",
        "config pace 300 --json",
        "stats --json"
      })
  void answersAreAsTheSchemaSays(String line) throws IOException {
    String[] words = line.split(" ", -1);
    assertThat(fitting(words[0], run(words))).isNotEmpty();
  }

  @Test
  void answersOnARecordAreAsTheSchemaSays() throws IOException {
    for (String game : Rulebooks.ALL.stream().map(Rulebook::id).toList()) {
      Path records = folder.resolve(game);
      run("simulate", game, "--games", "1", "--seed", "4", "--records", records.toString());
      String file = records.resolve("game-000001.json").toString();
      fitting("replay", run("replay", file, "--json"));
      fitting("verify", run("verify", file, "--json"));
      fitting("analyse", run("analyse", file, "--json", "--review-budget", "0"));
    }
    // Of Karten Kniffel alone nobody knows what a move comes to.
    Path alone = folder.resolve("alone");
    run(
        "simulate",
        "karten",
        "--bots",
        "easy",
        "--games",
        "1",
        "--seed",
        "4",
        "--records",
        alone.toString());
    String karten = alone.resolve("game-000001.json").toString();
    JsonNode unknown =
        fitting("advise", run("advise", "--record", karten, "--event", "2", "--json"));
    assertThat(unknown.has("best")).isFalse();
    assertThat(unknown.at("/moves/0").has("value")).isFalse();
    // Two boxes are left: how a game will end is then soon worked out.
    String sheet =
        "twos=6,threes=9,fours=12,fives=15,sixes=18,chance=20,kniffel=0,full-house=25,"
            + "small-straight=30,large-straight=40,three-of-a-kind=20";
    JsonNode known =
        fitting(
            "advise",
            run("advise", "classic", "--outlook", "--target", "250", "--json", "--sheet", sheet));
    assertThat(known.has("best")).isTrue();
    assertThat(known.at("/moves/0").has("value")).isTrue();
  }

  @Test
  void finishedGamesAreCounted() throws IOException {
    assertThat(run("stats").out()).contains("No game has been finished here yet.");
    for (int game = 0; game < 2; game++) {
      // Every box is struck or written with the first roll.
      String keys = "r\n" + "abcdefghijklm".replaceAll("[a-m]", "$0\n$0\nr\n");
      Run played =
          Run.typing(keys.repeat(3), environment(), "play", "classic", "--players", "Anna");
      assertThat(played.out()).as(played.err()).contains("The game is over");
      assertThat(played.out().contains("personal best")).isEqualTo(game == 1);
    }
    assertThat(run("stats").out()).contains("Kniffel · Anna: alone · 2 games · best ");
    JsonNode answer = fitting("stats", run("stats", "--json"));
    assertThat(answer.at("/people/0/games").asInt()).isEqualTo(2);
    JsonNode books = fitting("stats", run("stats", "--json", "--books"));
    assertThat(books.at("/results/0/luck").isNumber()).isTrue();
    assertThat(folder.resolve("kniffel").resolve("games")).isDirectoryContaining("glob:**.books");
    JsonNode sum = books.at("/people/0");
    assertThat(sum.get("unit").asText()).isEqualTo("points");
    assertThat(sum.get("rated").asInt()).isEqualTo(2);
    assertThat(sum.get("wins").asInt()).as("alone there is nothing to win").isZero();
    double loss = books.at("/results/0/loss").asDouble() + books.at("/results/1/loss").asDouble();
    assertThat(sum.get("loss").asDouble()).isCloseTo(loss / 2, within(1e-9));
    assertThat(run("stats", "--books").out())
        .containsPattern("per game luck [+−][0-9.]+ points, given away [0-9.]+ points\\n");
    List<String> table = run("stats", "--csv", "--books").out().lines().toList();
    assertThat(table).hasSize(3);
    assertThat(table.getFirst()).endsWith(",luck,loss,unit");
    assertThat(table.getLast()).matches(".*,-?[0-9.]+,[0-9.]+,points");
    assertThat(run("stats", "--csv", "--json").code()).isEqualTo(Exit.BAD_INPUT);
  }

  private Map<String, String> environment() {
    return Map.of(
        "LANG", "C", "XDG_DATA_HOME", folder.toString(), "XDG_CONFIG_HOME", folder.toString());
  }

  /** A command that can answer in JSON has a schema, and there is no other. */
  @Test
  void everyCommandWithJsonIsInTheSchema() throws IOException {
    TreeSet<String> commands = new TreeSet<>();
    CommandTreeTest.commands(Language.EN)
        .getSubcommands()
        .forEach(
            (name, line) -> {
              if (line.getCommandSpec().findOption("--json") != null) {
                commands.add(name);
              }
            });
    TreeSet<String> described = new TreeSet<>();
    JSON.readTree(Path.of("..", "docs", "commands.schema.json").toFile())
        .get("$defs")
        .fieldNames()
        .forEachRemaining(described::add);
    Stream.of("figure", "unit", "percentiles", "promise", "day").forEach(described::remove);
    assertThat(described).isEqualTo(commands);
  }
}
