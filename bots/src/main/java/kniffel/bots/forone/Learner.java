package kniffel.bots.forone;

import java.nio.ByteBuffer;
import java.util.Arrays;
import kniffel.bots.shared.Adam;

/** Draws a network towards what games came to. */
final class Learner {

  private final PointsNetwork points;
  private final PointsNetwork.Pad pad;
  private final Families families;

  /** The numbers of the network without what families share, then that, for both values. */
  private final float[] parts;

  private final int shared;
  private final int sharedRough;
  private final Adam adam;
  private int steps;

  Learner(PointsNetwork points, Families families) {
    this.points = points;
    this.pad = points.new Pad();
    this.families = families;
    this.shared = points.numbers.length;
    this.sharedRough = shared + families.count * points.shape.first();
    this.parts = Arrays.copyOf(points.numbers, sharedRough + families.count);
    this.adam = new Adam(parts.length, 1, Adam.Rounding.SQUARE_FIRST);
  }

  /** How many bytes {@link #write} writes. */
  int bytes() {
    return Integer.BYTES + 3 * Float.BYTES * parts.length;
  }

  /** Writes everything that carries over from one step to the next. */
  void write(ByteBuffer bytes) {
    bytes.putInt(steps);
    for (float[] each : new float[][] {parts, adam.mean(), adam.square()}) {
      for (float number : each) {
        bytes.putFloat(number);
      }
    }
  }

  /** Resumes where another learner was when it wrote this. */
  void read(ByteBuffer bytes) {
    steps = bytes.getInt();
    for (float[] each : new float[][] {parts, adam.mean(), adam.square()}) {
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
    float[] gradient = adam.gradient();
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
    float fix1 = 1 / (1 - (float) Math.pow(Adam.DECAY_MEAN, steps));
    float fix2 = 1 / (1 - (float) Math.pow(Adam.DECAY_SQUARE, steps));
    adam.update(parts, 0, points.rough, rate * fix1, fix2);
    adam.update(parts, points.rough, shared, roughRate * fix1, fix2);
    adam.update(parts, shared, sharedRough, rate * fix1, fix2);
    adam.update(parts, sharedRough, parts.length, roughRate * fix1, fix2);
    assemble();
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
