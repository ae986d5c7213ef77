package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.json.Codec;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** What the commands answer, and how they refuse impossible input. */
class CommandTreeTest {

  @Test
  void gamesAreListedWithPlayersPresetsAndOptions() throws IOException {
    assertThat(Run.command("games").out())
        .contains("classic · Kniffel", "1–8 players", "yahtzee-free-joker", "extraPoints=50");
    JsonNode games = Run.json(Run.command("games", "--json"));
    assertThat(games.findValuesAsText("id"))
        .containsAll(Rulebooks.ALL.stream().map(Rulebook::id).toList());
    assertThat(games.get(0).at("/presets/yahtzee/extraPoints").asInt()).isEqualTo(100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          play chess                                     | There is no game chess, only: classic
          play                                           | Which game?
          play classic --rules poker                     | There are no rules poker, only: kniffel, yahtzee
          play classic --option moon=3                   | There is no option moon, only: extraPoints
          play classic --option extraPoints=101          | extraPoints=101 is not possible: extraPoints is 0–100
          play classic --option extraPoints              | extraPoints is not possible
          play classic --players A,A                     | A sits at the table twice
          play classic --players A,bot:deep              | There is no bot deep, only: random
          play classic --players A,                      | A name has 1 to 40 visible characters
          play classic --players A,B,C,D,E,F,G,H,I       | The game is for 1 to 8 players, not 9
          play classic --save /dev/null/x                | cannot be used
          play --resume x --seed 1                       | --resume goes on with a game as it was
          play --resume no-such-file                     | There is no file no-such-file
          play --server http://localhost                 | Which table?
          play classic --table abc                       | At a table of a server everything is agreed already
          play --table abc --server localhost            | This is no address: localhost
          replay no-such-file                            | There is no file no-such-file
          verify no-such-file                            | There is no file no-such-file
          simulate classic --games 0                     | At least one game
          simulate classic --bots random,                | There is no bot
          simulate classic --games many                  | --games cannot be “many” (expected: a whole number). kniffel simulate --help shows
          juggle                                         | There is no command juggle.
          games --lang fr                                | --lang cannot be “fr” (expected: de, en, nl)
          games --jsn                                    | There is no option --jsn. Did you mean: --json?
          replay                                         | Something is missing: FILE
          replay a b                                     | Nothing is to be done with b here.
          verify x --json --json                         | --json is given more than once.
          serve --port 99999                             | A port is a number from 0 to 65535, not 99999.
          serve --port -1                                | A port is a number from 0 to 65535, not -1.
          serve --grace -1                               | A number of seconds begins at 0, not at -1.
          serve --drain -2                               | A number of seconds begins at 0, not at -2.
          serve --trusted-proxy localhost                | The address of a proxy is written in numbers
          serve --trusted-proxy 10.0.0.0/8               | The address of a proxy is written in numbers
          serve --budget -1                              | A budget is a number of milliseconds
          serve --review-budget -1                       | A budget of -1 seconds
          resume --pace -1                               | A pace is a number of milliseconds
          play classic --seed 1 --dice own --no-save     | --seed settles all dice
          play classic --budget -1 --no-save             | A budget is a number of milliseconds
          arena classic --bots random,random --budget -1 | A budget is a number of milliseconds
          train chess                                    | There is no game chess
          train karten --out /dev/null/x                 | /dev/null/x cannot be used: that is not allowed
          train karten --out /                           | / cannot be used
          train karten --threads 0                       | At least one game and one thread
          simulate classic --records /dev/null/x         | /dev/null/x cannot be used
          simulate classic --games 9999999999999         | is too many: the limit is
          host chess                                     | There is no game chess
          host classic --seats 9                         | The game is for 1 to 8 players, not 9
          host classic --bot deep                        | There is no bot deep, only: easy
          config tempo                                   | There is no setting tempo, only: name, language
          config pace -5                                 | pace cannot be “-5”
          config language fr                             | language cannot be “fr”
          config server localhost                        | server cannot be “localhost”
          config --unset                                 | Which setting?
          """)
  void impossibleInputIsExplained(String command, String complaint) {
    Run run = Run.command(command.split(" "));
    assertThat(run.err()).contains(complaint).hasLineCount(1).doesNotContain("Exception");
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
  }

  /** Every command, option and parameter is explained; a missing text would just be left out. */
  @ParameterizedTest
  @EnumSource
  void everythingIsExplainedInEveryLanguage(Language language) {
    List<String> unexplained = new ArrayList<>();
    CommandLine kniffel = commands(language);
    for (CommandLine command :
        Stream.concat(Stream.of(kniffel), kniffel.getSubcommands().values().stream()).toList()) {
      String name = command.getCommandSpec().qualifiedName();
      if (command.getCommandSpec().usageMessage().description().length == 0) {
        unexplained.add(name);
      }
      for (ArgSpec argument : command.getCommandSpec().args()) {
        if (argument.description().length == 0) {
          unexplained.add(name + " " + argument.paramLabel() + " " + argument);
        }
      }
    }
    assertThat(unexplained).isEmpty();
  }

  static CommandLine commands(Language language) {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    return CommandTree.line(
        new Context(
            Words.in(language),
            new Codec(),
            new BufferedReader(Reader.nullReader()),
            nowhere,
            nowhere,
            Path.of(""),
            Settings.in(Path.of("no-settings")),
            "kniffel",
            false,
            false,
            false));
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyCommandHasHelpInEveryLanguage(String command) {
    String english = help(command, "en");
    assertThat(help(command, "de")).isNotEqualTo(english).contains("Aufruf:");
    assertThat(help(command, "nl")).isNotEqualTo(english).contains("Gebruik:");
    assertThat(english).contains("Usage: kniffel", "--lang");
  }

  static Stream<String> names() {
    return Stream.concat(Stream.of(""), commands(Language.EN).getSubcommands().keySet().stream());
  }

  private static String help(String command, String language) {
    String[] args = (command + " --help --lang " + language).strip().split(" ");
    Run run = Run.command(args);
    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  @Test
  void helpShowsWhichCommandsThereAre() {
    List<String> shown =
        commands(Language.EN).getSubcommands().entrySet().stream()
            .filter(each -> !each.getValue().getCommandSpec().usageMessage().hidden())
            .map(Map.Entry::getKey)
            .toList();
    assertThat(Run.command("--help").out()).contains(shown);
    assertThat(Run.command("--version").out()).startsWith("kniffel ");
    assertThat(Run.command("completion").out()).contains("complete -F");
  }

  @Test
  void theSameSeedGivesTheSameResultOnAnyNumberOfThreads() throws IOException {
    JsonNode one = simulated("1");
    assertThat(simulated("3")).isEqualTo(one);
    assertThat(one.get("games").asInt()).isEqualTo(500);
    JsonNode first = one.at("/seats/0");
    long decided = first.get("wins").asLong() + one.at("/seats/1/wins").asLong();
    assertThat(decided + first.get("sharedWins").asLong()).isEqualTo(500);
    assertThat(first.at("/percentiles/5").asInt()).isLessThan(first.at("/percentiles/95").asInt());
  }

  private static JsonNode simulated(String threads) throws IOException {
    Run run =
        Run.command(
            "simulate", "classic", "--games", "500", "--seed", "7", "--threads", threads, "--json");
    JsonNode json = Run.json(run);
    JsonNode seats = json.get("seats");
    assertThat(json.get("gamesPerSecond").asDouble()).isPositive();
    return new ObjectMapper()
        .createObjectNode()
        .put("games", json.get("games").asInt())
        .set("seats", seats);
  }

  @Test
  void recordsOfASimulationAreVerifiedAndToldInThreeLanguages(@TempDir Path folder)
      throws IOException {
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      Path records = folder.resolve(rulebook.id());
      Run run =
          Run.command(
              "simulate",
              rulebook.id(),
              "--games",
              "3",
              "--seed",
              "5",
              "--records",
              records.toString());
      assertThat(run.code()).as(run.err()).isZero();
      try (var files = Files.list(records)) {
        assertThat(files).hasSize(3);
      }
      String file = records.resolve("game-000002.json").toString();
      JsonNode verified = Run.json(Run.command("verify", file, "--json"));
      assertThat(verified.get("over").asBoolean()).isTrue();
      assertThat(verified.get("dice").asText()).isEqualTo("reproduced");
      String english = Run.command("replay", file).out();
      assertThat(english).contains("The game is over");
      assertThat(Run.command("replay", file, "--lang", "de").out()).contains("zu Ende");
      assertThat(Run.command("replay", file, "--lang", "nl").out()).contains("afgelopen");
      assertThat(Run.json(Run.command("replay", file, "--json"))).isNotEmpty();
    }
    Run again =
        Run.command(
            "simulate",
            "classic",
            "--games",
            "3",
            "--records",
            folder.resolve("classic").toString());
    assertThat(again.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(again.err()).contains("exists already");
  }

  @ParameterizedTest
  @ValueSource(strings = {"verify", "replay", "analyse"})
  void aSeatThatIsNotThereAndAFolderAreExplained(String command, @TempDir Path folder)
      throws IOException {
    Run.command(
        "simulate", "classic", "--games", "1", "--seed", "5", "--records", folder.toString());
    Path file = folder.resolve("game-000001.json");
    String sound = Files.readString(file);
    for (int seat : List.of(99, -1, 2)) {
      Files.writeString(file, sound.replaceFirst("\"seat\":\\d", "\"seat\":" + seat));
      Run run = Run.command(command, file.toString());
      assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
      assertThat(run.err()).contains("there is no seat " + seat).hasLineCount(1);
    }
    Run run = Run.command(command, folder.toString());
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains(folder + " cannot be read.").hasLineCount(1);
  }

  @Test
  void aNegativeBudgetIsRefused() {
    Run run = Run.command("simulate", "classic", "--games", "1", "--budget", "-1");
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err()).contains("A budget is a number of milliseconds").hasLineCount(1);
  }

  @Test
  void aForgedRecordIsRefutedAndABrokenOneExplained(@TempDir Path folder) throws IOException {
    Run.command(
        "simulate", "classic", "--games", "1", "--seed", "5", "--records", folder.toString());
    Path file = folder.resolve("game-000001.json");
    String sound = Files.readString(file);
    Path forged = folder.resolve("forged.json");
    Files.writeString(
        forged, sound.replaceFirst("\"outcome\":\"\\d( \\d){4}\"", "\"outcome\":\"6 6 6 6 6\""));
    Run verified = Run.command("verify", forged.toString());
    assertThat(verified.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(verified.out()).contains("is not the one the dice gave");
    Files.writeString(forged, sound.substring(0, sound.length() / 2));
    Run broken = Run.command("verify", forged.toString());
    assertThat(broken.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(broken.err()).contains("Event ", "This is no JSON");
    Files.writeString(forged, sound.replaceFirst("\"n\":9,", "\"n\":7,"));
    Run german = Run.command("verify", forged.toString(), "--lang", "de");
    assertThat(german.err()).contains("Ereignis 9: Die Nummer müsste 9 sein, nicht 7.");
  }
}
