package kniffel.bots;

import java.util.Comparator;
import java.util.List;

/**
 * How good each legal move is.
 *
 * @param unit in what the values are
 * @param moves every legal move once, in the order in which they were offered
 */
public record Rating<M>(Unit unit, List<Rated<M>> moves) {

  /** What values mean; more is always better. */
  public enum Unit {
    /** The expected final score. */
    POINTS,
    /** The probability of winning, a shared victory counting as its share. */
    WINNING,
    /** Minus the expected number of own turns until the goal: for those who play alone. */
    TURNS
  }

  /**
   * A move and its value.
   *
   * @param error the standard error of the value; 0 where it is exact or unknown
   */
  public record Rated<M>(M move, double value, double error) {}

  public Rating {
    moves = List.copyOf(moves);
    if (moves.isEmpty()) {
      throw new IllegalArgumentException("nothing was rated");
    }
  }

  /** The best move; of equals the first. */
  public Rated<M> best() {
    Rated<M> best = moves.getFirst();
    for (Rated<M> rated : moves) {
      if (rated.value() > best.value()) {
        best = rated;
      }
    }
    return best;
  }

  /** The rating of one of the moves. */
  public Rated<M> of(M move) {
    for (Rated<M> rated : moves) {
      if (rated.move().equals(move)) {
        return rated;
      }
    }
    throw new IllegalArgumentException("not rated: " + move);
  }

  /** From best to worst. */
  public List<Rated<M>> sorted() {
    return moves.stream()
        .sorted(Comparator.comparingDouble((Rated<M> rated) -> rated.value()).reversed())
        .toList();
  }
}
