package kniffel.bots.forone;

import java.util.Arrays;

/** Draws a network towards what games came to: gradient descent after Adam (Kingma and Ba). */
final class Learner {

  private static final float DECAY_MEAN = 0.9f;
  private static final float DECAY_SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  private final Net net;
  private final Net.Pad pad;
  private final Families families;

  /** The numbers of the network without what families share, then that, for both values. */
  private final float[] parts;

  private final int shared;
  private final int sharedRough;
  private final float[] gradient;
  private final float[] mean;
  private final float[] square;
  private final float[] back1 = new float[Net.FIRST];
  private final float[] back2 = new float[Net.SECOND];
  private int steps;

  Learner(Net net, Families families) {
    this.net = net;
    this.pad = net.new Pad();
    this.families = families;
    this.shared = net.numbers.length;
    this.sharedRough = shared + families.count * Net.FIRST;
    this.parts = Arrays.copyOf(net.numbers, sharedRough + families.count);
    this.gradient = new float[parts.length];
    this.mean = new float[parts.length];
    this.square = new float[parts.length];
  }

  /**
   * Adds what one position teaches.
   *
   * @param on its features
   * @param target the points that were still to come, or a better guess of them
   */
  void add(int[] on, float target) {
    float[] numbers = net.numbers;
    System.arraycopy(on, 0, pad.on, 0, on.length);
    float error = (pad.value() - target) / Net.SCALE;
    gradient[net.bias3] += error;
    for (int k = 0; k < Net.SECOND; k++) {
      float in = pad.second[k];
      gradient[net.weights3 + k] += error * Net.bend(in);
      back2[k] = error * numbers[net.weights3 + k] * (in > 0 ? 1 : Net.LEAK);
      gradient[net.bias2 + k] += back2[k];
    }
    for (int i = 0; i < Net.FIRST; i++) {
      float in = pad.first[i];
      float out = Net.bend(in);
      int at = net.weights2 + i * Net.SECOND;
      float slope = 0;
      for (int k = 0; k < Net.SECOND; k++) {
        gradient[at + k] += out * back2[k];
        slope += numbers[at + k] * back2[k];
      }
      back1[i] = slope * (in > 0 ? 1 : Net.LEAK);
      gradient[net.bias1 + i] += back1[i];
    }
    float sum = 0;
    for (int feature : on) {
      addFirst(feature * Net.FIRST);
      sum += numbers[net.linear + feature];
    }
    float roughError = sum - target;
    for (int feature : on) {
      gradient[net.linear + feature] += roughError;
      int family = families.of[feature];
      if (family != Families.NONE) {
        addFirst(shared + family * Net.FIRST);
        gradient[sharedRough + family] += roughError;
      }
    }
  }

  private void addFirst(int at) {
    for (int j = 0; j < Net.FIRST; j++) {
      gradient[at + j] += back1[j];
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
    update(0, net.linear, rate * fix1, fix2);
    update(net.linear, shared, roughRate * fix1, fix2);
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
    float[] numbers = net.numbers;
    System.arraycopy(parts, 0, numbers, 0, numbers.length);
    for (int feature = 0; feature < families.of.length; feature++) {
      int family = families.of[feature];
      if (family != Families.NONE) {
        int at = feature * Net.FIRST;
        int from = shared + family * Net.FIRST;
        for (int j = 0; j < Net.FIRST; j++) {
          numbers[at + j] += parts[from + j];
        }
        numbers[net.linear + feature] += parts[sharedRough + family];
      }
    }
  }
}
