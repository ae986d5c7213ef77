package kniffel.bots;

import java.util.List;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Viewer;

/** Sensible games that ask at every decision what would be wrong with any of its moves. */
public final class Mistakes {

  /** Sees what is said about two plans. */
  @FunctionalInterface
  public interface Watcher<M, V> {
    void sees(V view, List<M> played, List<M> better, Reason reason);
  }

  private Mistakes() {}

  /** A third of them are compared with any other move, the others with the best. */
  public static <S, M, O, V> void watch(
      Game<S, M, O, V> game, int players, int decisions, Watcher<M, V> watcher) {
    Mind<M, V> mind = Minds.of(game).orElseThrow();
    SeededStream random = new SeededStream(11);
    Playing.Decider<S, M> any = Playing.Decider.random(random);
    int[] asked = {0};
    while (asked[0] < decisions) {
      Playing.drawing(
              game,
              random,
              (state, seat, moves) -> {
                Decision<M, V> decision = Decision.of(game, state, seat, moves);
                M best = mind.quick().rate(decision, random, Allowance.UNLIMITED).best().move();
                M played = any.choose(state, seat, moves);
                M better = asked[0]++ % 3 == 0 ? any.choose(state, seat, moves) : best;
                List<M> did = Plan.ahead(game, state, seat, played, mind.quick()).namedMoves(game);
                List<M> should =
                    Plan.ahead(game, state, seat, better, mind.quick()).namedMoves(game);
                V view = game.view(state, new Viewer.Seat(seat));
                watcher.sees(view, did, should, mind.why(view, did, should));
                return best;
              },
              step -> {})
          .until((state, next) -> asked[0] >= decisions, game.start(players));
    }
  }
}
