package kniffel.bots.karten;

import java.util.function.Consumer;
import kniffel.rules.Randomness;

/**
 * Approximates many rows as sums of a few factors: the singular vectors with the largest singular
 * values, found by turning a random start again and again.
 */
final class Factors {

  private static final int ROUNDS = 12;

  /** One row in this many is used to find the factors. */
  private static final int EVERY = 3;

  private Factors() {}

  /** Orthogonal factors of length 1, each with as many numbers as a row. */
  static float[][] of(float[][] rows, int count, Randomness randomness, Consumer<String> progress) {
    int length = rows[0].length;
    float[][] factors = new float[count][length];
    for (float[] factor : factors) {
      for (int i = 0; i < length; i++) {
        factor[i] = randomness.below(2001) - 1000;
      }
    }
    orthogonalize(factors);
    for (int round = 1; round <= ROUNDS; round++) {
      float[][] turned = new float[count][length];
      for (int row = 0; row < rows.length; row += EVERY) {
        for (int factor = 0; factor < count; factor++) {
          float weight = product(rows[row], factors[factor]);
          add(turned[factor], rows[row], weight);
        }
      }
      orthogonalize(turned);
      factors = turned;
      progress.accept("factors: round " + round + " of " + ROUNDS);
    }
    return factors;
  }

  /** For each row the weights of the factors whose sum comes closest. */
  static float[][] weights(float[][] rows, float[][] factors) {
    float[][] weights = new float[rows.length][factors.length];
    for (int row = 0; row < rows.length; row++) {
      for (int factor = 0; factor < factors.length; factor++) {
        weights[row][factor] = product(rows[row], factors[factor]);
      }
    }
    return weights;
  }

  /** The root of the mean square of what the sums of factors miss. */
  static double error(float[][] rows, float[][] factors, float[][] weights) {
    double squares = 0;
    long count = 0;
    for (int row = 0; row < rows.length; row++) {
      float[] missed = rows[row].clone();
      for (int factor = 0; factor < factors.length; factor++) {
        add(missed, factors[factor], -weights[row][factor]);
      }
      for (float value : missed) {
        squares += value * value;
        count++;
      }
    }
    return Math.sqrt(squares / count);
  }

  private static void orthogonalize(float[][] factors) {
    for (int i = 0; i < factors.length; i++) {
      for (int j = 0; j < i; j++) {
        add(factors[i], factors[j], -product(factors[i], factors[j]));
      }
      float scale = (float) (1 / Math.sqrt(product(factors[i], factors[i])));
      for (int k = 0; k < factors[i].length; k++) {
        factors[i][k] *= scale;
      }
    }
  }

  private static float product(float[] one, float[] other) {
    // Four separate sums keep the loop fast and lose less precision.
    float a = 0;
    float b = 0;
    float c = 0;
    float d = 0;
    int i = 0;
    for (; i + 3 < one.length; i += 4) {
      a += one[i] * other[i];
      b += one[i + 1] * other[i + 1];
      c += one[i + 2] * other[i + 2];
      d += one[i + 3] * other[i + 3];
    }
    for (; i < one.length; i++) {
      a += one[i] * other[i];
    }
    return a + b + (c + d);
  }

  private static void add(float[] to, float[] what, float times) {
    for (int i = 0; i < to.length; i++) {
      to[i] += times * what[i];
    }
  }
}
