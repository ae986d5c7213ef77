package kniffel.bots.master;

/**
 * Moves a network's output towards what it should have said (Adam, in small batches).
 *
 * <p>For One has its own: it rounds differently, and what was learned depends on every rounding.
 */
final class Descent {

  private static final float MEAN = 0.9f;
  private static final float SQUARE = 0.999f;
  private static final float TINY = 1e-8f;

  private final TurnsNetwork network;
  private final int batch;
  private final float[] gradient;
  private final float[] means;
  private final float[] squares;
  private int inBatch;
  private int steps;

  Descent(TurnsNetwork network, int batch) {
    this.network = network;
    this.batch = batch;
    int size = network.numbers().length;
    this.gradient = new float[size];
    this.means = new float[size];
    this.squares = new float[size];
  }

  /**
   * Counts one error, just after the network has made an estimate in the workspace.
   *
   * @param error what it said minus what it should have said
   */
  void add(TurnsNetwork.Work work, float error, double speed) {
    network.learn(error, work, gradient);
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
    float[] numbers = network.numbers();
    for (int i = 0; i < numbers.length; i++) {
      float slope = gradient[i] / batch;
      means[i] = MEAN * means[i] + (1 - MEAN) * slope;
      squares[i] = SQUARE * squares[i] + (1 - SQUARE) * slope * slope;
      numbers[i] -= unbiased * means[i] / ((float) Math.sqrt(squares[i]) + TINY);
      gradient[i] = 0;
    }
  }
}
