package kniffel.bots;

/**
 * How far off the values of a bookkeeper typically are: root mean squares, measured with {@code
 * ./kniffel bench errors}, {@code ./kniffel bench calibration} and {@code ./kniffel bench cuts}
 * (docs/BOTS.md).
 *
 * @param start of the value at the start of a game
 * @param loss at first sight, of the difference between two moves of one position; as much as
 *     possible where it was not measured, so that nothing is told before a closer look
 * @param cut the same at the end of sampled games that are cut short; as much as possible where it
 *     was not measured, so that nothing is told that was not played to the end
 */
public record Accuracy(double start, double loss, double cut) {

  public static final Accuracy EXACT = new Accuracy(0, 0, 0);

  /** Where only values at the start were measured, and not losses in this unit. */
  public static Accuracy ofStart(double start, Rating.Unit unit) {
    return new Accuracy(start, unit.most(), unit.most());
  }

  /** The same with what was measured of games that are cut short. */
  public Accuracy withCut(double measured) {
    return new Accuracy(start, loss, measured);
  }
}
