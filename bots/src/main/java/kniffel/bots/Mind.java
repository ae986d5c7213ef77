package kniffel.bots;

import java.util.List;
import kniffel.bots.calibration.Situation;

/**
 * All that bots know about one game.
 *
 * @param <M> its moves
 * @param <V> its views
 */
public interface Mind<M, V> {

  /** Rates moves at once, as a sensible person would. */
  Judge<M, V> quick();

  /** Rates moves as well as we can within the budget. */
  Judge<M, V> deep();

  /**
   * The judge that keeps the books of a finished game, in any unit: the value of a move now and the
   * value of the position when the seat decides next differ by luck alone.
   */
  default Judge<M, V> ledgerJudge() {
    return deep();
  }

  /** The judge of the ledger before its probabilities are calibrated. */
  default Judge<M, V> uncalibrated() {
    return ledgerJudge();
  }

  /** The judge that advises people: as good as we can, in the values of the ledger. */
  default Judge<M, V> adviser() {
    return deep();
  }

  /** What calibrating needs to know about a position of a seat that decides. */
  default Situation situation(V view) {
    return Situation.of(1, 0, 0, 1);
  }

  /** Who plays on, turn by turn, from a position that is valued. */
  default Company<M, V> company(int players) {
    return players == 1
        ? Company.of(new JudgeBot<>(deep(), 0))
        : new Company<>(
            playing(Strength.EXPERT),
            1,
            List.of(playing(Strength.EASY), playing(Strength.NORMAL), playing(Strength.HARD)));
  }

  /** Whether the values of the judge of the ledger are exact, and not estimates. */
  default boolean isExact() {
    return false;
  }

  /**
   * Whether its values are expected results in a game of this many players. If not, it still
   * chooses by them, but there are no books, and hints do not say what moves are worth.
   */
  default boolean knowsResults(int players) {
    return true;
  }

  /**
   * Whether it was measured how right the values of the judge of the ledger are with these rules
   * and this many players (docs/BOTS.md). Only then do luck and loss count in statistics.
   */
  default boolean isMeasured(int players) {
    return isExact();
  }

  /**
   * How far off the values of the judge of the ledger are at first sight, in the unit of the books
   * for this many players.
   */
  Accuracy accuracy(int players);

  /** What speaks for a move, in the view of somebody who thinks it best. */
  Reason explain(V view, M move);

  /** Why the best move of a rating is the best. */
  default Reason explain(V view, Rating<M> rating) {
    return explain(view, rating.best().move());
  }

  /**
   * Why something better was missed.
   *
   * @param played what the seat did one after the other, as far as others saw it
   * @param better what it should have done instead
   */
  default Reason why(V view, List<M> played, List<M> better) {
    return explain(view, better.getFirst());
  }

  /** How a bot of some strength plays. */
  Bot<M, V> playing(Strength strength);
}
