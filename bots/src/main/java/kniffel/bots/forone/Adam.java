package kniffel.bots.forone;

/**
 * Gradient descent after Adam (Kingma and Ba), as all that For One has learned was learned with.
 *
 * <p>Kniffel Master has its own: it rounds differently, and what was learned depends on every
 * rounding.
 */
final class Adam {

  static final float DECAY_MEAN = 0.9f;
  static final float DECAY_SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  /** What was added since the last step. */
  final float[] gradient;

  final float[] mean;
  final float[] square;

  /** For so many numbers. */
  Adam(int size) {
    this.gradient = new float[size];
    this.mean = new float[size];
    this.square = new float[size];
  }

  /**
   * Changes some of the numbers, and forgets what was added for them.
   *
   * @param rate how far, over what is missing of the mean after few steps
   * @param fix one over what is missing of the square
   */
  void update(float[] numbers, int from, int to, float rate, float fix) {
    for (int i = from; i < to; i++) {
      float slope = gradient[i];
      float m = mean[i] * DECAY_MEAN + slope * (1 - DECAY_MEAN);
      float s = square[i] * DECAY_SQUARE + slope * slope * (1 - DECAY_SQUARE);
      mean[i] = m;
      square[i] = s;
      numbers[i] -= rate * m / ((float) Math.sqrt(s * fix) + TINY);
      gradient[i] = 0;
    }
  }
}
