package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenMove;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Plans go on until something else decides, and every mistake has a reason of its game. */
class WhyTest {

  private static final int DECISIONS = 250;

  static Stream<Arguments> games() {
    return Rulebooks.ALL.stream()
        .map(book -> Arguments.of(book.id(), standard(book), Math.min(2, book.maxPlayers())));
  }

  private static <P extends Record> Game<?, ?, ?, ?> standard(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  <S, M, O, V> void everyMoveCanBeAMistake(String id, Game<S, M, O, V> game, int players) {
    Class<?> reasons = Minds.find(id).orElseThrow().reasons();
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    SeededStream random = new SeededStream(7);
    AtomicInteger decisions = new AtomicInteger();
    Playing.Decider<S, M> any = Playing.Decider.random(random);
    Playing.drawing(
            game,
            random,
            (state, seat, moves) -> {
              decisions.incrementAndGet();
              M played = any.choose(state, seat, moves);
              M better = any.choose(state, seat, moves);
              Plan<S, M, O> did = Plan.ahead(game, state, seat, played, mind.quick());
              Plan<S, M, O> should = Plan.ahead(game, state, seat, better, mind.quick());
              checkPlan(game, state, seat, should);
              V view = game.view(state, new Viewer.Seat(seat));
              assertThat(mind.why(view, did.namedMoves(game), should.namedMoves(game)))
                  .isInstanceOf(reasons);
              assertThat(should.explain(game, mind)).isInstanceOf(reasons);
              return played;
            },
            step -> {})
        .until((state, next) -> decisions.get() == DECISIONS, game.start(players));
    assertThat(decisions.get()).isGreaterThan(20);
  }

  private static <S, M, O, V> void checkPlan(
      Game<S, M, O, V> game, S state, int seat, Plan<S, M, O> plan) {
    assertThat(Plan.of(game, state, seat, plan.moves())).isEqualTo(plan);
    assertThat(plan.named(game)).isNotEmpty();
    S after = plan.parts().getLast().step().after();
    boolean ownTurn =
        game.next(after) instanceof Next.Decide<M, O>(int decides, var moves)
            && decides == seat
            && game.round(after).equals(game.round(state));
    assertThat(ownTurn).isFalse();
    // Setting cards aside is only part of what is done with them.
    assertThat(plan.namedMoves(game))
        .noneMatch(move -> move instanceof KartenMove.SetAside)
        .noneMatch(move -> move instanceof KartenMove.TakeBack);
  }
}
