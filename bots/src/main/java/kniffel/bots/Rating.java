package kniffel.bots;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

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
    POINTS(1.5, 1000),
    /** The probability of winning, a shared victory counting as its share. */
    WINNING(0.01, 1),
    /** Minus the expected number of own turns until the goal: for those who play alone. */
    TURNS(0.1, 100);

    private final double negligible;
    private final double most;

    Unit(double negligible, double most) {
      this.negligible = negligible;
      this.most = most;
    }

    /** A value as people are told it: nobody counts turns in negative numbers. */
    public double told(double value) {
      return this == TURNS ? 0 - value : value; // the opposite of nothing has no sign
    }

    /**
     * Whether more chances of winning were lost in a game, or came by luck, than it has: luck gave
     * back what had been given away, and it was given away again. So a sum may be more than 1,
     * though no decision's loss is.
     */
    public boolean isMoreThanAWin(double luck, double loss) {
      return this == WINNING && (loss > 1 || Math.abs(luck) > 1);
    }

    /** An error that nobody minds in a loss that is told. */
    public double negligible() {
      return negligible;
    }

    /** More than this no decision can cost. */
    public double most() {
      return most;
    }
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

  /**
   * From best to worst, each kind of move once: only the best of those that look alike to a player.
   *
   * @param look what a move looks like
   */
  public List<Rated<M>> distinct(Function<M, ?> look) {
    Set<Object> seen = new HashSet<>();
    return sorted().stream().filter(rated -> seen.add(look.apply(rated.move()))).toList();
  }
}
