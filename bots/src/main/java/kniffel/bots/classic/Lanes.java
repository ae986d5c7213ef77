package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.bots.shared.Keeps;

/**
 * A turn worked backwards for many positions at once, each position a lane.
 *
 * <p>All lanes go through the same steps, so that every step is one plain loop over them, which the
 * compiler turns into vector instructions. Each row is an array of its own: then the compiler knows
 * that rows do not overlap.
 */
final class Lanes {

  /** How many positions are worked on together: long loops, and still within the cache. */
  static final int WIDTH = 128;

  private static final double SIXTH = 1.0 / 6;

  private final double[][] rows = new double[Keeps.COUNT][WIDTH];
  private final double[] result = new double[WIDTH];

  /** The lanes of a roll, to be filled with what it is worth after the last roll of the turn. */
  double[] row(int roll) {
    return rows[roll];
  }

  /** What the lanes are worth at the start of the turn. */
  double[] solve() {
    keepBest();
    keepBest();
    Arrays.fill(result, 0);
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      addScaled(rows[roll], (double) Keeps.orders(roll) / Keeps.ALL_ORDERS, result);
    }
    return result;
  }

  /** From what rolls are worth when no roll is left to what they are worth with one more. */
  private void keepBest() {
    for (int keep = Keeps.ROLLS; keep < Keeps.COUNT; keep++) {
      mean(
          rows[Keeps.above(keep, 1)],
          rows[Keeps.above(keep, 2)],
          rows[Keeps.above(keep, 3)],
          rows[Keeps.above(keep, 4)],
          rows[Keeps.above(keep, 5)],
          rows[Keeps.above(keep, 6)],
          rows[keep]);
    }
    // From small sets to large ones: the last is the empty set, which has nothing below it.
    for (int keep = Keeps.COUNT - 2; keep >= 0; keep--) {
      for (int i = 0; i < Keeps.countBelow(keep); i++) {
        max(rows[Keeps.below(keep, i)], rows[keep]);
      }
    }
  }

  private static void mean(
      double[] a, double[] b, double[] c, double[] d, double[] e, double[] f, double[] to) {
    for (int i = 0; i < WIDTH; i++) {
      to[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) * SIXTH;
    }
  }

  private static void max(double[] from, double[] to) {
    for (int i = 0; i < WIDTH; i++) {
      to[i] = Math.max(to[i], from[i]);
    }
  }

  private static void addScaled(double[] from, double factor, double[] to) {
    for (int i = 0; i < WIDTH; i++) {
      to[i] += from[i] * factor;
    }
  }
}
