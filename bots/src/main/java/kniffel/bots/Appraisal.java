package kniffel.bots;

/**
 * A decision of a finished game with what it was worth.
 *
 * @param event the number of its event
 * @param move what was played
 * @param best what was thought best
 * @param value what the position was worth with the best move
 * @param difference by how much the best move is better than the one that was played, as estimated;
 *     below 0 where a closer look found the played one better
 * @param error the standard error of the difference; 0 where it is exact
 */
public record Appraisal<M>(
    int event, M move, M best, double value, double difference, double error) {

  /** What a difference comes to. */
  public enum DecisionVerdict {
    /** Nothing was better, or what was thought so clearly was not. */
    BEST,
    /** It certainly cost something. */
    COSTLY,
    /** Nobody can tell whether it cost anything. */
    UNCLEAR
  }

  /** Smaller differences are only rounding. */
  private static final double NOTHING = 1e-9;

  /** How many standard errors make a difference clear. */
  static final double CLEAR = 2;

  /**
   * How many standard errors off a measured difference may be, and in how many steps that range is
   * sampled.
   */
  private static final double FARTHEST = 4;

  private static final double GRAIN = 1.0 / 16;

  /** How large a part of a loss its standard error may be. */
  private static final double PRECISE = 0.25;

  /**
   * A loss is told only where it is clear, more than two standard errors, and precise, its error a
   * quarter of it at the most or less than people care about.
   */
  public DecisionVerdict verdict(Rating.Unit unit) {
    if (difference <= NOTHING && (error == 0 || move.equals(best)) || isClear(-difference, unit)) {
      return DecisionVerdict.BEST;
    }
    return isClear(atMost(difference, unit), unit)
        ? DecisionVerdict.COSTLY
        : DecisionVerdict.UNCLEAR;
  }

  /** Whether it is clear which of the two moves is better. */
  boolean isClear(Rating.Unit unit) {
    return isClear(atMost(difference, unit), unit) || isClear(-difference, unit);
  }

  private boolean isClear(double told, Rating.Unit unit) {
    return told > CLEAR * error && error <= Math.max(PRECISE * told, unit.negligible());
  }

  /**
   * By how much the move that was played is better than the one thought best, where that is clear.
   */
  private double gain(Rating.Unit unit) {
    return isClear(-difference, unit) ? -difference : 0;
  }

  /** The same before a decision that followed without chance, and was better than was thought. */
  Appraisal<M> followedBy(Appraisal<M> next, Rating.Unit unit) {
    double gain = next.gain(unit);
    return gain == 0 ? this : looked(difference - gain, Math.hypot(error, next.error));
  }

  /** What the position was worth, as the better of the two moves tells. */
  double raised(Rating.Unit unit) {
    return unit == Rating.Unit.WINNING
        ? Math.max(value, Math.min(value + gain(unit), unit.most()))
        : value + gain(unit);
  }

  /** The same where the position is known to be worth this. */
  Appraisal<M> worth(double known) {
    return new Appraisal<>(event, move, best, known, difference, error);
  }

  /** The loss that is told: nothing unless it is costly. */
  public double loss(Rating.Unit unit) {
    return verdict(unit) == DecisionVerdict.COSTLY ? atMost(difference, unit) : 0;
  }

  /** No more of a loss than there was to lose: never more chance of winning than that. */
  double atMost(double loss, Rating.Unit unit) {
    return Math.min(loss, unit == Rating.Unit.WINNING ? value : unit.most());
  }

  /**
   * The standard error of the loss that is told. For a costly decision that is the error of the
   * difference, since a closer look would go on until it is clear again. For an unclear one it is
   * the spread of the losses that might have been told had the difference come out as far off as
   * its error makes likely.
   */
  public double lossError(Rating.Unit unit) {
    return switch (verdict(unit)) {
      case BEST -> 0;
      case COSTLY -> error;
      case UNCLEAR -> spread(unit);
    };
  }

  private double spread(Rating.Unit unit) {
    double all = 0;
    double sum = 0;
    double squares = 0;
    for (double off = -FARTHEST; off <= FARTHEST; off += GRAIN) {
      double weight = Math.exp(-off * off / 2);
      double told = looked(difference + off * error, error).loss(unit);
      all += weight;
      sum += weight * told;
      squares += weight * told * told;
    }
    return Math.sqrt(Math.max(0, squares / all - sum / all * sum / all));
  }

  /** The same after a closer look. */
  public Appraisal<M> looked(double foundDifference, double foundError) {
    return new Appraisal<>(event, move, best, value, foundDifference, foundError);
  }
}
