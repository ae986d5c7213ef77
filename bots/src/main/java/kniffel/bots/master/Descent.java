package kniffel.bots.master;

import kniffel.bots.shared.Adam;

/** Moves a network's output towards what it should have said, in small batches. */
final class Descent {

  private final TurnsNetwork network;
  private final int batch;
  private final Adam adam;
  private int inBatch;
  private int steps;

  Descent(TurnsNetwork network, int batch) {
    this.network = network;
    this.batch = batch;
    this.adam = new Adam(network.numbers().length, batch, Adam.Rounding.PART_FIRST);
  }

  /**
   * Counts one error, just after the network has made an estimate in the workspace.
   *
   * @param error what it said minus what it should have said
   */
  void add(TurnsNetwork.Pad work, float error, double speed) {
    network.learn(error, work, adam.gradient());
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
                * Math.sqrt(1 - StrictMath.pow(Adam.DECAY_SQUARE, steps))
                / (1 - StrictMath.pow(Adam.DECAY_MEAN, steps)));
    float[] numbers = network.numbers();
    adam.update(numbers, 0, numbers.length, unbiased, 1);
  }
}
