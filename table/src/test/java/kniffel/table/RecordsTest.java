package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Rulebooks;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicRefusal;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.dice.DiceTerms;
import org.junit.jupiter.api.Test;

/** Records are believed only as far as the rules and the dice confirm them. */
class RecordsTest {

  private final FairGame fair = new FairGame();

  @Test
  void aFairGameIsProven() throws IOException {
    Verification verification = Verification.of(fair.read(fair.json()));
    assertThat(verification.over()).isTrue();
    assertThat(verification.dice()).isEqualTo(new Verification.Verdict.Proven());
    assertThat(verification.trust()).containsExactly(new Trust.FirstFormat());
    assertThat(verification.holds()).isTrue();
  }

  @Test
  void withoutItsSeedAFinishedGameIsNotProvenAndWithAWrongOneRefuted() throws IOException {
    String game = fair.json();
    String told = ",\n\"seed\":\"" + FairGame.SEED.hex() + "\"";
    assertThat(game).contains(told);
    Verification untold = Verification.of(fair.read(game.replace(told, "")));
    assertThat(untold.dice()).isEqualTo(new Verification.Verdict.SeedMissing());
    assertThat(untold.holds()).isFalse();
    assertThat(Verification.of(fair.read(game.replace(FairGame.SEED.hex(), "0".repeat(64)))).dice())
        .isEqualTo(new Verification.Verdict.WrongSeed());
  }

  @Test
  void aForgedRollIsFound() throws IOException {
    String game = fair.json();
    int number = 3; // after two rolls for the start the first move, then the first roll
    while (!FairGame.line(game, number).contains("outcome")) {
      number++;
    }
    String forged =
        game.replace(
            FairGame.line(game, number), "{\"n\":%d,\"outcome\":\"6 6 6 6 6\"},".formatted(number));
    Verification verification = Verification.of(fair.read(forged));
    assertThat(verification.dice()).isEqualTo(new Verification.Verdict.Forged(number));
    assertThat(verification.holds()).isFalse();
  }

  @Test
  void anIllegalMoveNamesItsEventAndTheReason() throws IOException {
    String game = fair.json();
    int last = (int) game.lines().filter(line -> line.startsWith("{\"n\"")).count();
    String score = FairGame.line(game, last);
    Box filled = score.contains("\"ones\"") ? Box.TWOS : Box.ONES;
    String illegal =
        game.replace(
            score,
            score.replaceFirst(
                "\"box\":\"[a-z-]+\"",
                "\"box\":\"" + (filled == Box.ONES ? "ones" : "twos") + "\""));
    RecordException refused = fair.refused(illegal);
    assertThat(refused.event()).isEqualTo(last);
    assertThat(refused.problem())
        .isEqualTo(new RecordProblem.AgainstTheRules(new ClassicRefusal.BoxFilled(filled)));
  }

  @Test
  void wrongNumbersGamesOptionsAndFormatsAreNamed() throws IOException {
    String game = fair.json();
    assertThat(fair.refused(game.replace("{\"n\":5,", "{\"n\":6,")).problem())
        .isEqualTo(new RecordProblem.WrongNumber(5, 6));
    assertThat(fair.refused(game.replace("\"classic\"", "\"chess\"")).problem())
        .isEqualTo(new RecordProblem.UnknownGame("chess"));
    assertThat(fair.refused(game.replace("kniffel-record/1", "kniffel-record/3")).problem())
        .isEqualTo(new RecordProblem.UnknownFormat("kniffel-record/3"));
    assertThat(fair.refused(game.replace("kniffel-record/1", "kniffel-record/2")).getMessage())
        .contains("these dice do not belong to kniffel-record/2");
    assertThat(
            fair.refused(game.replace("\"extraPoints\":50", "\"extraPoints\":5000")).getMessage())
        .contains("extraPoints must be 0 to 100");
    assertThat(fair.refused(game.replace("\"extraPoints\":50", "\"moonPhase\":50")).getMessage())
        .contains("extraPoints");
    assertThat(fair.refused(game.replace("\"Anna\"", "\"An\\u001b[2Jna\"")).getMessage())
        .contains("visible");
    assertThat(fair.refused(game.replace("\"two\"]", "\"two\",\"three\"]")).getMessage())
        .contains("2 seats but the entropy of 3");
    assertThat(
            fair.refused(
                    game.replace("\"Ben\",\"player\":\"bot:random\"", "\"Ben\",\"player\":\"x\""))
                .event())
        .isZero();
  }

  @Test
  void anEventOfTheWrongSeatOrKindIsRefused() throws IOException {
    String game = fair.json();
    String move = game.lines().filter(line -> line.contains("\"seat\"")).findFirst().orElseThrow();
    String other =
        move.contains("\"seat\":0")
            ? move.replace("\"seat\":0", "\"seat\":1")
            : move.replace("\"seat\":1", "\"seat\":0");
    assertThat(fair.refused(game.replace(move, other)).getMessage()).contains("NotYourTurn");
    String asOutcome = move.replaceFirst("\"seat\".*", "\"outcome\":\"1 2 3 4 5\"},");
    assertThat(fair.refused(game.replace(move, asOutcome)).getMessage()).contains("NothingToDraw");
    assertThat(
            fair.refused(game.replace("{\"n\":1,\"outcome\":\"", "{\"n\":1,\"outcome\":\"6 "))
                .getMessage())
        .contains("WrongNumberOfDice");
    assertThat(fair.refused(game.replace(move, move.replace("\"seat\"", "\"seet\""))).getMessage())
        .contains("missing");
  }

  @Test
  void eventsAfterTheEndAreRefused() throws IOException {
    String game = fair.json();
    int last = (int) game.lines().filter(line -> line.startsWith("{\"n\"")).count();
    String more =
        game.replace(
            FairGame.line(game, last),
            FairGame.line(game, last) + ",\n{\"n\":%d,\"outcome\":\"3\"}".formatted(last + 1));
    assertThat(fair.refused(more).event()).isEqualTo(last + 1);
  }

  @Test
  void playersMustFitTheGame() {
    ClassicRulebook rulebook = new ClassicRulebook();
    List<Seat> nine = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      nine.add(new Seat("P" + i, "human"));
    }
    assertThatExceptionOfType(IllegalArgumentException.class)
        .isThrownBy(
            () -> new Header<>(rulebook, rulebook.standard(), nine, new DiceTerms.Seeded(1)))
        .withMessage("classic is for 1 to 8 players, not 9");
    assertThat(Rulebooks.find("classic")).isPresent();
  }
}
