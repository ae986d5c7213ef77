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
  public enum Verdict {
    /** Nothing was better. */
    BEST,
    /** It cost something, and that is beyond doubt. */
    COSTLY,
    /** Whether it cost anything cannot be told. */
    UNCLEAR
  }

  /** Below this a difference is only a matter of rounding. */
  private static final double NOTHING = 1e-9;

  /** How many standard errors make a difference clear. */
  private static final double CLEAR = 2;

  /** How large a part of a loss its standard error may be. */
  private static final double PRECISE = 0.25;

  /**
   * A loss is told only where it is clear, more than two standard errors, and precise, its error a
   * quarter of it at the most or less than people care about.
   */
  public Verdict verdict(Rating.Unit unit) {
    if (difference <= NOTHING && (error == 0 || move.equals(best))) {
      return Verdict.BEST;
    }
    boolean costly =
        difference > CLEAR * error && error <= Math.max(PRECISE * difference, unit.negligible());
    return costly ? Verdict.COSTLY : Verdict.UNCLEAR;
  }

  /** The same after a closer look. */
  public Appraisal<M> looked(double foundDifference, double foundError) {
    return new Appraisal<>(event, move, best, value, foundDifference, foundError);
  }
}
