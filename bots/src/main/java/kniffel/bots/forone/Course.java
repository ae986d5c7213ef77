package kniffel.bots.forone;

/**
 * One part of a training.
 *
 * @param batches how many batches of games it has
 * @param byHand how many of the first batches are played with the value made by hand
 * @param rate how far a step goes at first
 * @param lastRate how far a step would go after as many batches as the schedule has
 * @param schedule the rate falls as if there were this many batches
 * @param lambda the share of a target that comes from real results
 * @param bounded whether to skip plans that are hopeless according to {@link Bounds}
 * @param averaged the batch from which the numbers are averaged; the result is then their mean
 */
record Course(
    int batches,
    int byHand,
    float rate,
    float lastRate,
    float schedule,
    float lambda,
    boolean bounded,
    int averaged) {

  /** From scratch to the network of the levels; the rate falls slowly, and not all the way. */
  static final Course FIRST = new Course(4000, 60, 1e-3f, 1e-5f, 9000, 0.7f, false, 4000);

  /** From there to the wider network of the base game. */
  static final Course SECOND = new Course(5000, 0, 3e-4f, 5e-6f, 6000, 0.7f, true, 3600);

  float rate(int batch) {
    return rate * (float) Math.pow(lastRate / rate, batch / schedule);
  }
}
