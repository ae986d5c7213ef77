package kniffel.bots.forone;

/** Draws a network towards what games came to: gradient descent after Adam (Kingma and Ba). */
final class Learner {

  private static final float DECAY_MEAN = 0.9f;
  private static final float DECAY_SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  private final Net net;
  private final Net.Pad pad;
  private final float[] gradient;
  private final float[] mean;
  private final float[] square;
  private final float[] back1 = new float[Net.FIRST];
  private final float[] back2 = new float[Net.SECOND];
  private int steps;

  Learner(Net net) {
    this.net = net;
    this.pad = net.new Pad();
    this.gradient = new float[net.numbers.length];
    this.mean = new float[net.numbers.length];
    this.square = new float[net.numbers.length];
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
      float out = pad.second[k];
      boolean lit = out > 0;
      gradient[net.weights3 + k] += lit ? error * out : 0;
      back2[k] = lit ? error * numbers[net.weights3 + k] : 0;
      gradient[net.bias2 + k] += back2[k];
    }
    for (int i = 0; i < Net.FIRST; i++) {
      float out = pad.first[i];
      back1[i] = 0;
      if (out > 0) {
        int at = net.weights2 + i * Net.SECOND;
        float sum = 0;
        for (int k = 0; k < Net.SECOND; k++) {
          gradient[at + k] += out * back2[k];
          sum += numbers[at + k] * back2[k];
        }
        back1[i] = sum;
      }
      gradient[net.bias1 + i] += back1[i];
    }
    float sum = 0;
    for (int feature : on) {
      int at = feature * Net.FIRST;
      for (int j = 0; j < Net.FIRST; j++) {
        gradient[at + j] += back1[j];
      }
      sum += numbers[net.linear + feature];
    }
    float roughError = sum - target;
    for (int feature : on) {
      gradient[net.linear + feature] += roughError;
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
    update(net.linear, net.numbers.length, roughRate * fix1, fix2);
  }

  private void update(int from, int to, float rate, float fix) {
    float[] numbers = net.numbers;
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
