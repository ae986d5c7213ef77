package kniffel.bots.classic;

import kniffel.bots.shared.Keeps;

/**
 * A turn worked backwards for many positions at once, each position a lane: all lanes go through
 * the same steps, and every step is one loop of {@link Rows}.
 */
final class Lanes {

  /** How many positions are worked on together: long loops, and still within the cache. */
  static final int WIDTH = 192;

  private final double[][] rows = new double[Keeps.COUNT][WIDTH];
  private final double[][] below = new double[Keeps.DICE][];
  private final double[] result = new double[WIDTH];
  private int width;

  /** Starts again with this number of lanes. */
  void begin(int lanes) {
    width = lanes;
  }

  int width() {
    return width;
  }

  /** The lanes of a roll, to be filled with its value as the last roll of the turn. */
  double[] row(int roll) {
    return rows[roll];
  }

  /** What the lanes are worth at the start of the turn. */
  double[] solve() {
    keepBest();
    keepBest();
    Rows.first(rows, result, width);
    return result;
  }

  /** From the values of rolls with none left to their values with one more left. */
  private void keepBest() {
    Rows.keep(rows, width);
    // From small sets to large ones: the last is the empty set, which has nothing below it.
    for (int keep = Keeps.COUNT - 2; keep >= 0; keep--) {
      int count = Keeps.countBelow(keep);
      for (int i = 0; i < count; i++) {
        below[i] = rows[Keeps.below(keep, i)];
      }
      Rows.raise(rows[keep], below, count, width);
    }
  }
}
