package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import kniffel.bots.Reason;
import kniffel.bots.classic.ClassicReason;
import kniffel.bots.forone.ForOneReason;
import kniffel.bots.karten.KartenReason;
import kniffel.bots.kartenspiel.KartenspielReason;
import kniffel.bots.master.MasterReason;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the commands say that ask the bots: advice, the ledger, the arena. */
class BotCommandsTest {

  private static JsonNode json(Run run) throws IOException {
    assertThat(run.code()).as(run.err()).isZero();
    return new ObjectMapper().readTree(run.out());
  }

  @Test
  void adviceRatesEveryMoveAndSaysWhy() throws IOException {
    JsonNode advice =
        json(
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
    assertThat(advice.get("moves")).hasSize(31 + 11);
    assertThat(advice.at("/moves/0/loss").asDouble()).isZero();
    assertThat(advice.at("/moves/1/loss").asDouble()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          advise classic --dice 1,2,3                       | Not understood: --dice 1,2,3
          advise classic --sheet twelves=3 --dice 1,2,3,4,5 | Not understood: twelves=3
          advise classic --sheet ones --dice 1,2,3,4,5      | Not understood: ones
          advise classic --dice 1,2,3,4,5 --rolls-left 3    | Not understood: --rolls-left 3
          advise master                                     | only for classic Kniffel
          analyse no-such-file                              | There is no file
          solve master                                      | Only classic Kniffel is solved exactly
          arena classic                                     | Not understood
          arena classic --bots random --blocks 0            | At least one
          train classic                                     | Nothing is learned for classic
          """)
  void whatCannotBeIsExplained(String command, String complaint) {
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
    for (JsonNode ledger : json(Run.command("analyse", file.toString(), "--json"))) {
      double sum =
          ledger.get("start").asDouble()
              + ledger.get("luck").asDouble()
              - ledger.get("loss").asDouble();
      assertThat(sum).isCloseTo(ledger.get("result").asDouble(), within(1e-6));
      assertThat(ledger.get("start").asDouble()).isCloseTo(248.3213843018, within(1e-6));
    }
    assertThat(Run.command("advise", "--record", file.toString(), "--event", "3").out())
        .contains("Expected final points", "Best:");
  }

  @Test
  void theArenaMeasuresWithIntervals() throws IOException {
    JsonNode arena =
        json(
            Run.command(
                "arena",
                "classic",
                "--bots",
                "heuristic,random",
                "--blocks",
                "5",
                "--seed",
                "1",
                "--json"));
    assertThat(arena.get("games").asInt()).isEqualTo(10);
    assertThat(arena.at("/bots/0/winRate/value").asDouble()).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonHasWords(Language language) {
    Words words = Words.in(language);
    Stream.<Class<? extends Reason>>of(
            ClassicReason.class,
            MasterReason.class,
            ForOneReason.class,
            KartenReason.class,
            KartenspielReason.class)
        .flatMap(type -> Stream.of(type.getPermittedSubclasses()))
        .forEach(type -> assertThat(words.keys()).contains(Narrator.key(type)));
  }
}
