package kniffel.cli;

import static java.util.function.Predicate.not;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kniffel.bots.Minds;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands that ask the bots about one game: advice and the ledger. */
@Tag("slow")
class BotCommandsTest {

  @Test
  void adviceRatesEveryMoveAndSaysWhy() throws IOException {
    JsonNode advice =
        Run.json(
            Run.command(
                "advise",
                "classic",
                "--sheet",
                "ones=3,kniffel=50",
                "--dice",
                "5,5,5,3,3",
                "--rolls-left",
                "1",
                "--json"));
    assertThat(advice.get("unit").asText()).isEqualTo("points");
    assertThat(advice.get("reason").asText()).contains("5 5 5");
    // Of the 31 ways to pick up dice, those that hold the same faces are told once.
    assertThat(advice.get("moves")).hasSize(11 + 11);
    assertThat(advice.at("/moves/0/loss").asDouble()).isZero();
    assertThat(advice.at("/moves/1/loss").asDouble()).isPositive();
  }

  /** Of a game whose values are at hand, for to solve one takes seconds. */
  @Test
  void whatAMoveLosesIsToldWithAMinusSign(@TempDir Path folder) {
    Run.command(
        "simulate", "forone", "--games", "1", "--seed", "3", "--records", folder.toString());
    String file = folder.resolve("game-000001.json").toString();
    Run advice = Run.command("advise", "--record", file, "--event", "3", "--lang", "de");
    assertThat(advice.code()).as(advice.err()).isZero();
    assertThat(advice.out()).containsPattern(" −[0-9]+,[0-9]").doesNotContainPattern("-[0-9]");
  }

  @Test
  void adviceTellsHowTheGameWillEnd() throws IOException {
    String others = "twos=6,threes=9,fours=12,fives=15,sixes=18,chance=20,kniffel=0,full-house=25";
    String sheet = others + ",small-straight=30,large-straight=40,three-of-a-kind=20";
    JsonNode advice =
        Run.json(
            Run.command(
                "advise",
                "classic",
                "--sheet",
                sheet,
                "--opponent",
                sheet + ",ones=3,four-of-a-kind=0",
                "--opponent",
                sheet + ",ones=2,extra=50",
                "--target",
                "200",
                "--json"));
    assertThat(advice.get("unit").asText()).isEqualTo("winning");
    JsonNode outlook = advice.get("outlook");
    double sum = 0;
    double reached = 0;
    for (var entry : outlook.get("scores").properties()) {
      sum += entry.getValue().asDouble();
      reached += Integer.parseInt(entry.getKey()) >= 200 ? entry.getValue().asDouble() : 0;
    }
    assertThat(sum).isCloseTo(1, within(1e-9));
    assertThat(outlook.get("reached").asDouble()).isCloseTo(reached, within(1e-9));
    // For two boxes playing to win and playing for points are nearly the same.
    assertThat(outlook.get("winning").asDouble())
        .isCloseTo(advice.get("best").asDouble(), within(0.05));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          advise classic --dice 1,2,3                       | impossible: --dice 1,2,3
          advise classic --dice 1,2,3,4,7                   | impossible: --dice 1,2,3,4,7
          advise classic --sheet twelves=3 --dice 1,2,3,4,5 | impossible: twelves=3
          advise classic --sheet ones --dice 1,2,3,4,5      | impossible: ones
          advise classic --sheet ones=6 --dice 1,2,3,4,5    | impossible: ones=6
          advise classic --sheet ones=1,ones=1              | impossible: ones=1
          advise classic --sheet full-house=24              | impossible: full-house=24
          advise classic --sheet extra=30                   | impossible: extra=30
          advise classic --opponent twos=3                  | impossible: twos=3
          advise classic --dice 1,2,3,4,5 --rolls-left 3    | impossible: --rolls-left 3
          advise classic --target many                      | --target cannot be “many” (expected: a whole number)
          advise master                                     | of master cannot be described (only of: classic)
          analyse no-such-file                              | There is no file
          solve master                                      | Only classic Kniffel is solved exactly
          arena classic                                     | Something is missing: --bots
          arena classic --bots random --games 0             | At least one
          train classic                                     | Nothing is learned for classic
          """)
  void impossibleInputIsExplained(String command, String complaint) {
    Run run = Run.command(command.split(" "));
    assertThat(run.err()).contains(complaint).doesNotContain("Exception", "\tat ");
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void theLedgerAddsUp(@TempDir Path folder) throws IOException {
    Run.command(
        "simulate",
        "classic",
        "--bots",
        "heuristic,random",
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        folder.toString());
    Path file = folder.resolve("game-000001.json");
    for (JsonNode ledger : Run.json(Run.command("analyse", file.toString(), "--json"))) {
      double sum =
          ledger.get("start").asDouble()
              + ledger.get("luck").asDouble()
              - ledger.get("loss").asDouble();
      assertThat(sum).isCloseTo(ledger.get("result").asDouble(), within(1e-6));
      assertThat(ledger.get("start").asDouble()).isCloseTo(248.3213843018, within(1e-6));
      assertThat(ledger.get("luckError").asDouble()).isZero();
      assertThat(ledger.get("lossError").asDouble()).isZero();
    }
    assertThat(Run.command("advise", "--record", file.toString(), "--event", "3").out())
        .contains("Probability of winning", "Best:");
  }

  /** The games that nobody has solved, for one player and for two. */
  static Stream<Arguments> estimatedGames() {
    return Rulebooks.ALL.stream()
        .filter(not(BotCommandsTest::isExact))
        .flatMap(
            book ->
                Stream.of("normal", "normal,easy")
                    .filter(bots -> isFor(bots.split(",").length, book))
                    .filter(bots -> keepsBooks(bots.split(",").length, book))
                    .map(bots -> Arguments.of(book.id(), bots)));
  }

  private static boolean isFor(int players, Rulebook<?> rulebook) {
    return players >= rulebook.minPlayers() && players <= rulebook.maxPlayers();
  }

  private static <P extends Record> boolean keepsBooks(int players, Rulebook<P> rulebook) {
    return Minds.of(rulebook.game(rulebook.standard())).orElseThrow().knowsResults(players);
  }

  private static <P extends Record> boolean isExact(Rulebook<P> rulebook) {
    return Minds.of(rulebook.game(rulebook.standard())).orElseThrow().isExact();
  }

  @ParameterizedTest
  @MethodSource("estimatedGames")
  void estimatedLedgersHaveErrorBars(String game, String bots, @TempDir Path folder)
      throws IOException {
    Run.command(
        "simulate",
        game,
        "--bots",
        bots,
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        folder.toString());
    String file = folder.resolve("game-000001.json").toString();
    JsonNode ledger =
        Run.json(Run.command("analyse", file, "--review-budget", "1", "--json")).get(0);
    assertThat(
            ledger.get("start").asDouble()
                + ledger.get("luck").asDouble()
                - ledger.get("loss").asDouble())
        .isCloseTo(ledger.get("result").asDouble(), within(1e-6));
    double squares = 0;
    for (JsonNode entry : ledger.get("entries")) {
      boolean costly = entry.get("verdict").asText().equals("costly");
      double error = entry.get("error").asDouble();
      assertThat(entry.get("loss").asDouble() > 0).isEqualTo(costly);
      if (costly) {
        assertThat(entry.get("loss").asDouble()).isGreaterThan(2 * error);
        squares += error * error;
      }
    }
    // What might have been told where nothing is clear comes on top.
    double lossError = ledger.get("lossError").asDouble();
    assertThat(lossError).isGreaterThanOrEqualTo(Math.sqrt(squares) - 1e-9);
    assertThat(ledger.get("luckError").asDouble()).isGreaterThan(lossError);
    assertThat(Run.command("analyse", file, "--review-budget", "0").out())
        .contains("estimates", "no clear difference", " ± ");
  }

  @Test
  void turnsAreToldAsPeopleCountThem(@TempDir Path folder) {
    Run.command(
        "simulate",
        "master",
        "--bots",
        "easy",
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        folder.toString());
    String file = folder.resolve("game-000001.json").toString();
    assertThat(Run.command("analyse", file, "--review-budget", "0").out())
        .contains("Turns to the goal")
        .containsPattern("expected at the start [0-9]+\\.[0-9]+ · ")
        .containsPattern("result [0-9]+\\.");
    // The best move needs the fewest turns, and any other more.
    assertThat(Run.command("advise", "--record", file, "--event", "3").out())
        .contains("Expected turns to the goal")
        .containsPattern("(?m)^ +[0-9.]+ +0\\.0000 ")
        .containsPattern("(?m)^ +[0-9.]+ +0\\.[0-9]*[1-9][0-9]* ")
        .doesNotContain("−");
  }

  @Test
  void whatNobodyHasMeasuredSaysSo(@TempDir Path folder) {
    for (String rules : List.of("master", "long")) {
      Path records = folder.resolve(rules);
      Run.command(
          "simulate",
          "master",
          "--rules",
          rules,
          "--bots",
          "easy,easy",
          "--games",
          "1",
          "--seed",
          "3",
          "--records",
          records.toString());
      String file = records.resolve("game-000001.json").toString();
      assertThat(Run.command("analyse", file, "--review-budget", "0").out())
          .contains("estimates")
          .matches(said -> said.contains("Nobody has measured") == rules.equals("long"), "says so");
    }
  }

  @Test
  void noBooksAreKeptOfAGameWhoseValuesDoNotAddUp(@TempDir Path folder) {
    Run.command(
        "simulate",
        "karten",
        "--bots",
        "easy",
        "--games",
        "1",
        "--seed",
        "3",
        "--records",
        folder.toString());
    Run run = Run.command("analyse", folder.resolve("game-000001.json").toString());
    assertThat(run.err()).contains("No books are kept");
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
  }
}
