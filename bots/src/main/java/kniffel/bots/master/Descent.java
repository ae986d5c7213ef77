package kniffel.bots.master;

/** Draws the weights of a network towards what they should have said (Adam, in small batches). */
final class Descent {

  private static final float MEAN = 0.9f;
  private static final float SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  private final Network network;
  private final int batch;
  private final float[] slope = new float[Network.WEIGHTS];
  private final float[] means = new float[Network.WEIGHTS];
  private final float[] squares = new float[Network.WEIGHTS];
  private final float[] back = new float[Network.SECOND];
  private int inBatch;
  private int steps;

  Descent(Network network, int batch) {
    this.network = network;
    this.batch = batch;
  }

  /**
   * Counts one error, just after the network has calculated what is in the workspace.
   *
   * @param error what it said minus what it should have said
   */
  void add(Network.Work work, int count, float error, double speed) {
    float[] w = network.weights;
    slope[Network.OUTPUT_BIAS] += error;
    for (int j = 0; j < Network.SECOND; j++) {
      float through = error * w[Network.OUTPUT + j] * (work.second[j] > 0 ? 1 : Network.LEAK);
      slope[Network.OUTPUT + j] += error * Network.rectified(work.second[j]);
      slope[Network.LAYER_BIAS + j] += through;
      back[j] = through;
    }
    float[] first = work.first;
    for (int i = 0; i < Network.WIDTH; i++) {
      float active = Network.rectified(first[i]);
      int from = Network.LAYER + i * Network.SECOND;
      float sum = 0;
      for (int j = 0; j < Network.SECOND; j++) {
        sum += back[j] * w[from + j];
        slope[from + j] += back[j] * active;
      }
      // From here on the workspace holds slopes.
      first[i] = sum * (first[i] > 0 ? 1 : Network.LEAK);
    }
    for (int i = 0; i < Network.WIDTH; i++) {
      slope[Network.BIAS + i] += first[i];
    }
    for (int f = 0; f < count; f++) {
      int from = work.features[f] * Network.WIDTH;
      for (int i = 0; i < Network.WIDTH; i++) {
        slope[from + i] += first[i];
      }
    }
    if (++inBatch == batch) {
      step((float) speed);
      inBatch = 0;
    }
  }

  private void step(float speed) {
    steps++;
    float unbiased =
        (float)
            (speed
                * Math.sqrt(1 - StrictMath.pow(SQUARE, steps))
                / (1 - StrictMath.pow(MEAN, steps)));
    float[] w = network.weights;
    for (int i = 0; i < w.length; i++) {
      float g = slope[i] / batch;
      means[i] = MEAN * means[i] + (1 - MEAN) * g;
      squares[i] = SQUARE * squares[i] + (1 - SQUARE) * g * g;
      w[i] -= unbiased * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
      slope[i] = 0;
    }
  }
}
