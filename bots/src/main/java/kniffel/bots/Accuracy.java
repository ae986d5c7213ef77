package kniffel.bots;

/**
 * How far off the values of a bookkeeper typically are at first sight: root mean squares, measured
 * with {@code ./kniffel bench errors} and {@code ./kniffel bench calibration} (docs/BOTS.md).
 *
 * @param start of the value at the start of a game
 * @param loss of the difference between two moves of one position; as much as possible where it was
 *     not measured, so that nothing is told before a closer look
 */
public record Accuracy(double start, double loss) {

  public static final Accuracy EXACT = new Accuracy(0, 0);

  /** Where only values at the start were measured, and not losses in this unit. */
  public static Accuracy ofStart(double start, Rating.Unit unit) {
    return new Accuracy(start, unit.most());
  }
}
