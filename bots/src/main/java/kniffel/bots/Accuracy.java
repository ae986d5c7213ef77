package kniffel.bots;

/**
 * How far off the values of a bookkeeper typically are: root mean squares, measured with {@code
 * ./kniffel bench errors} (docs/BOTS.md); where few positions were measured, their upper bound of
 * 95 %.
 *
 * @param value of the value of a position
 * @param loss of the difference between two moves of one position
 */
public record Accuracy(double value, double loss) {

  public static final Accuracy EXACT = new Accuracy(0, 0);
}
