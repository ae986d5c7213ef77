package kniffel.bots.shared;

/** Gradient descent after Adam (Kingma and Ba). */
public final class Adam {

  public static final float DECAY_MEAN = 0.9f;
  public static final float DECAY_SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  /**
   * What the square of a slope adds to the mean of squares is rounded at each step of multiplying
   * it, and what was learned depends on every rounding: a game stays with the order it has.
   */
  public enum Rounding {
    /** The slope is squared, and the square multiplied by its part of the mean. */
    SQUARE_FIRST {
      @Override
      float part(float slope) {
        return slope * slope * (1 - DECAY_SQUARE);
      }
    },
    /** That part is multiplied by the slope, twice. */
    PART_FIRST {
      @Override
      float part(float slope) {
        return (1 - DECAY_SQUARE) * slope * slope;
      }
    };

    abstract float part(float slope);
  }

  private final Rounding rounding;
  private final int batch;
  private final float[] gradient;
  private final float[] mean;
  private final float[] square;

  /**
   * A descent that begins.
   *
   * @param size how many numbers there are
   * @param batch what the sums in the gradient are divided by
   */
  public Adam(int size, int batch, Rounding rounding) {
    this.rounding = rounding;
    this.batch = batch;
    this.gradient = new float[size];
    this.mean = new float[size];
    this.square = new float[size];
  }

  /** By number, what was added since the last step. */
  public float[] gradient() {
    return gradient;
  }

  /** By number, the mean of its slopes; written and read where training is interrupted. */
  public float[] mean() {
    return mean;
  }

  /** By number, the mean of their squares; written and read where training is interrupted. */
  public float[] square() {
    return square;
  }

  /**
   * Changes some of the numbers, and forgets what was added for them.
   *
   * @param rate how far, over what is missing of the mean after few steps
   * @param fix one over what is missing of the square, unless the rate makes up for that too
   */
  public void update(float[] numbers, int from, int to, float rate, float fix) {
    for (int i = from; i < to; i++) {
      float slope = gradient[i] / batch;
      float m = mean[i] * DECAY_MEAN + slope * (1 - DECAY_MEAN);
      float s = square[i] * DECAY_SQUARE + rounding.part(slope);
      mean[i] = m;
      square[i] = s;
      numbers[i] -= rate * m / ((float) Math.sqrt(s * fix) + TINY);
      gradient[i] = 0;
    }
  }
}
