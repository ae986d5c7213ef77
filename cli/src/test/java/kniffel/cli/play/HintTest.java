package kniffel.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.bots.Plan;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.Variant;
import kniffel.table.dice.SeededDice;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

/** A hint at home is the same advice as everywhere. */
class HintTest {

  private static final Allowance AT_ONCE = () -> true;

  /** In how many decisions a hint is asked for. */
  private static final int HINTS = 12;

  private final Narrator narrator = new Narrator(Words.in(Language.EN), List.of("A", "B"));

  @Test
  void theHintIsTheAdvisersMove() {
    adviseWhereABotPlaysOtherwise(new Kartenspiel(KartenspielOptions.of(Variant.BASE)));
  }

  /** Wherever it is not what a bot would do, for where both do the same it proves nothing. */
  private <S, M, O, V> void adviseWhereABotPlaysOtherwise(Game<S, M, O, V> game) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    AtomicInteger hints = new AtomicInteger();
    var _ =
        Playing.drawing(
                game,
                new SeededDice(1).at(1),
                (state, seat, moves) -> {
                  Decision<M, V> decision = Decision.of(game, state, seat, moves);
                  M advised = best(mind.adviser(), decision);
                  if (!advised.equals(best(mind.deep(), decision))) {
                    hints.incrementAndGet();
                    assertThat(hint(game, state, decision))
                        .startsWith(
                            "Best: " + planned(game, state, seat, advised, mind) + ". Why: ");
                  }
                  return advised;
                },
                step -> {})
            .until((state, next) -> hints.get() == HINTS, game.start(2));
    assertThat(hints).hasValue(HINTS);
  }

  private static <M, V> M best(Judge<M, V> judge, Decision<M, V> decision) {
    return judge.rate(decision, new SeededDice(2).at(1), AT_ONCE).best().move();
  }

  private <S, M, O, V> String hint(Game<S, M, O, V> game, S state, Decision<M, V> decision) {
    Host.BotMeans thinking = new Host.BotMeans(new SeededDice(2).at(1), () -> AT_ONCE);
    return new Hint<>(game, thinking, narrator, () -> Minds.of(game))
        .of(state, decision)
        .orElseThrow();
  }

  private <S, M, O, V> String planned(
      Game<S, M, O, V> game, S state, int seat, M move, Mind<M, V> mind) {
    Plan<S, M, O> plan = Plan.ahead(game, state, seat, move, mind.ledgerJudge());
    return narrator.inOrder(
        seat,
        plan.named(game).stream()
            .map(part -> narrator.sayAll(game.preview(part.before(), seat, part.move())))
            .toList());
  }

  /** Some solve their game first, which nobody wants to wait for again and again. */
  @Test
  void theMindIsMadeForTheFirstHintAndKept() {
    Kartenspiel game = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
    AtomicInteger made = new AtomicInteger();
    AtomicInteger hints = new AtomicInteger();
    Host.BotMeans thinking = new Host.BotMeans(new SeededDice(2).at(1), () -> AT_ONCE);
    var hint =
        new Hint<>(
            game,
            thinking,
            narrator,
            () -> {
              made.incrementAndGet();
              return Minds.of(game);
            });
    var _ =
        Playing.drawing(
                game,
                new SeededDice(1).at(1),
                (state, seat, moves) -> {
                  assertThat(hint.of(state, Decision.of(game, state, seat, moves))).isPresent();
                  hints.incrementAndGet();
                  return moves.getFirst();
                },
                step -> {})
            .until((state, next) -> hints.get() == 3, game.start(2));
    assertThat(made).hasValue(1);
  }
}
