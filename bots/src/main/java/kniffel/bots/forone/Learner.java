package kniffel.bots.forone;

import java.nio.ByteBuffer;
import java.util.Arrays;

/**
 * Draws a network towards what games came to: gradient descent after Adam (Kingma and Ba).
 *
 * <p>Kniffel Master has its own: it rounds differently, and what was learned depends on every
 * rounding.
 */
final class Learner {

  private static final float DECAY_MEAN = 0.9f;
  private static final float DECAY_SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  private final PointsNetwork points;
  private final PointsNetwork.Pad pad;
  private final Families families;

  /** The numbers of the network without what families share, then that, for both values. */
  private final float[] parts;

  private final int shared;
  private final int sharedRough;
  private final float[] gradient;
  private final float[] mean;
  private final float[] square;
  private int steps;

  Learner(PointsNetwork points, Families families) {
    this.points = points;
    this.pad = points.new Pad();
    this.families = families;
    this.shared = points.numbers.length;
    this.sharedRough = shared + families.count * points.shape.first();
    this.parts = Arrays.copyOf(points.numbers, sharedRough + families.count);
    this.gradient = new float[parts.length];
    this.mean = new float[parts.length];
    this.square = new float[parts.length];
  }

  /** How many bytes {@link #write} writes. */
  int bytes() {
    return Integer.BYTES + 3 * Float.BYTES * parts.length;
  }

  /** Writes all that goes on from one step to the next. */
  void write(ByteBuffer bytes) {
    bytes.putInt(steps);
    for (float[] each : new float[][] {parts, mean, square}) {
      for (float number : each) {
        bytes.putFloat(number);
      }
    }
  }

  /** Goes on where another one was when it wrote this. */
  void read(ByteBuffer bytes) {
    steps = bytes.getInt();
    for (float[] each : new float[][] {parts, mean, square}) {
      for (int i = 0; i < each.length; i++) {
        each[i] = bytes.getFloat();
      }
    }
    assemble();
  }

  /**
   * Adds what one position teaches.
   *
   * @param on its features
   * @param target the points that were still to come, or a better guess of them
   */
  void add(int[] on, float target) {
    System.arraycopy(on, 0, pad.on, 0, on.length);
    float error = (pad.value() - target) / PointsNetwork.SCALE;
    points.network.learn(on, on.length, error, pad.pad, gradient);
    float sum = 0;
    for (int feature : on) {
      sum += points.numbers[points.rough + feature];
    }
    float roughError = sum - target;
    for (int feature : on) {
      gradient[points.rough + feature] += roughError;
      int family = families.of[feature];
      if (family != Families.NONE) {
        points.network.addTo(gradient, shared + family * points.shape.first(), pad.pad);
        gradient[sharedRough + family] += roughError;
      }
    }
  }

  /**
   * Changes the network by what was added since the last step.
   *
   * @param rate how far
   * @param roughRate how far the weights of the rough value go, which are in points
   */
  void step(float rate, float roughRate) {
    steps++;
    float fix1 = 1 / (1 - (float) Math.pow(DECAY_MEAN, steps));
    float fix2 = 1 / (1 - (float) Math.pow(DECAY_SQUARE, steps));
    update(0, points.rough, rate * fix1, fix2);
    update(points.rough, shared, roughRate * fix1, fix2);
    update(shared, sharedRough, rate * fix1, fix2);
    update(sharedRough, parts.length, roughRate * fix1, fix2);
    assemble();
  }

  private void update(int from, int to, float rate, float fix) {
    for (int i = from; i < to; i++) {
      float slope = gradient[i];
      float m = mean[i] * DECAY_MEAN + slope * (1 - DECAY_MEAN);
      float s = square[i] * DECAY_SQUARE + slope * slope * (1 - DECAY_SQUARE);
      mean[i] = m;
      square[i] = s;
      parts[i] -= rate * m / ((float) Math.sqrt(s * fix) + TINY);
      gradient[i] = 0;
    }
  }

  /** The network has for each feature its own part and that of its family in one number. */
  private void assemble() {
    float[] numbers = points.numbers;
    System.arraycopy(parts, 0, numbers, 0, numbers.length);
    for (int feature = 0; feature < families.of.length; feature++) {
      int family = families.of[feature];
      if (family != Families.NONE) {
        int at = feature * points.shape.first();
        int from = shared + family * points.shape.first();
        for (int j = 0; j < points.shape.first(); j++) {
          numbers[at + j] += parts[from + j];
        }
        numbers[points.rough + feature] += parts[sharedRough + family];
      }
    }
  }
}
