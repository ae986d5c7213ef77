package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.bots.shared.Keeps;

/**
 * Calculating with whole rows of numbers: plain loops which the compiler turns into vector
 * instructions.
 *
 * <p>Each row is a separate array, so that the compiler knows that rows do not overlap, and several
 * rows are taken in at once, since reading and writing costs as much as calculating.
 */
final class Rows {

  private static final double SIXTH = 1.0 / 6;

  private Rows() {}

  /**
   * The larger of two numbers, give or take the last digit.
   *
   * <p>{@link Math#max} is exact and has to handle NaN and the sign of zero: on common processors
   * that takes six vector instructions, this takes four.
   */
  private static double larger(double a, double b) {
    double more = a - b;
    return Math.fma(0.5, more + Math.abs(more), b);
  }

  /** Replaces numbers of a row by those of another where they are larger. */
  static void raise(double[] to, double[] a, int width) {
    for (int i = 0; i < width; i++) {
      to[i] = larger(a[i], to[i]);
    }
  }

  static void raise(double[] to, double[] a, double[] b, int width) {
    for (int i = 0; i < width; i++) {
      to[i] = larger(larger(a[i], b[i]), to[i]);
    }
  }

  static void raise(double[] to, double[] a, double[] b, double[] c, int width) {
    for (int i = 0; i < width; i++) {
      to[i] = larger(larger(a[i], b[i]), larger(c[i], to[i]));
    }
  }

  /** The same with the first {@code count} of several rows. */
  static void raise(double[] to, double[][] rows, int count, int width) {
    int i = 0;
    for (; i + 3 <= count; i += 3) {
      raise(to, rows[i], rows[i + 1], rows[i + 2], width);
    }
    switch (count - i) {
      case 1 -> raise(to, rows[i], width);
      case 2 -> raise(to, rows[i], rows[i + 1], width);
      default -> {}
    }
  }

  /** The larger of a row and another one, scaled first. */
  static void larger(
      double[] to, double[] a, double[] b, double factor, double summand, int width) {
    for (int i = 0; i < width; i++) {
      to[i] = larger(b[i] * factor + summand, a[i]);
    }
  }

  /** Fills in what keeping fewer than five dice is worth, from the rows of the rolls. */
  static void keep(double[][] rows, int width) {
    for (int keep = Keeps.ROLLS; keep < Keeps.COUNT; keep++) {
      mean(
          rows[keep],
          rows[Keeps.above(keep, 1)],
          rows[Keeps.above(keep, 2)],
          rows[Keeps.above(keep, 3)],
          rows[Keeps.above(keep, 4)],
          rows[Keeps.above(keep, 5)],
          rows[Keeps.above(keep, 6)],
          width);
    }
  }

  private static void mean(
      double[] to,
      double[] a,
      double[] b,
      double[] c,
      double[] d,
      double[] e,
      double[] f,
      int width) {
    for (int i = 0; i < width; i++) {
      to[i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) * SIXTH;
    }
  }

  /** Adds a sixth of the first {@code count} of some rows to another. */
  static void addSixth(double[] to, double[][] rows, int count, int width) {
    int i = 0;
    for (; i + 2 <= count; i += 2) {
      addSixth(to, rows[i], rows[i + 1], width);
    }
    if (i < count) {
      addSixth(to, rows[i], width);
    }
  }

  private static void addSixth(double[] to, double[] a, int width) {
    for (int i = 0; i < width; i++) {
      to[i] += a[i] * SIXTH;
    }
  }

  private static void addSixth(double[] to, double[] a, double[] b, int width) {
    for (int i = 0; i < width; i++) {
      to[i] += (a[i] + b[i]) * SIXTH;
    }
  }

  /** The mean of the rows of all rolls, each as often as it falls. */
  static void first(double[][] rows, double[] to, int width) {
    Arrays.fill(to, 0, width, 0);
    for (int roll = 0; roll < Keeps.ROLLS; roll += 3) {
      addScaled(
          to,
          rows[roll],
          share(roll),
          rows[roll + 1],
          share(roll + 1),
          rows[roll + 2],
          share(roll + 2),
          width);
    }
  }

  private static double share(int roll) {
    return (double) Keeps.orders(roll) / Keeps.ALL_ORDERS;
  }

  private static void addScaled(
      double[] to,
      double[] a,
      double factorA,
      double[] b,
      double factorB,
      double[] c,
      double factorC,
      int width) {
    for (int i = 0; i < width; i++) {
      to[i] += a[i] * factorA + b[i] * factorB + c[i] * factorC;
    }
  }
}
