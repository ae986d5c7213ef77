package kniffel.bots.classic;

/**
 * What points are worth to a player: their number, or something that grows exponentially with it.
 *
 * <p>Both can be carried from turn to turn, because what is earned now changes the value of the
 * rest in the same way whatever the rest is.
 */
final class Utility {

  /** A utility that is the points themselves. */
  static final Utility POINTS = new Utility(0);

  /** More than a turn can earn: a Kniffel of 50, the bonus, and extra points. */
  private static final int MOST = 256;

  private final double growth;
  private final double[] factors = new double[MOST];

  /** A utility that grows by this share with each point; points as they are where it is 0. */
  private Utility(double growth) {
    this.growth = growth;
    for (int gain = 0; gain < MOST; gain++) {
      factors[gain] = Math.exp(growth * gain);
    }
  }

  static Utility growing(double growth) {
    return new Utility(growth);
  }

  /** The utility of nothing more to come. */
  double end() {
    return growth == 0 ? 0 : 1;
  }

  /** So low a utility of the rest that no gain of a turn makes up for it. */
  double notWorthHaving() {
    return growth == 0 ? -MOST : 0;
  }

  /** The factor by which this gain multiplies the utility of the rest. */
  double factor(int gain) {
    return factors[gain];
  }

  /** What this gain adds to the utility of the rest. */
  double summand(int gain) {
    return growth == 0 ? gain : 0;
  }

  /** The utility of earning something before a rest whose utility is known. */
  double after(int gain, double rest) {
    return rest * factor(gain) + summand(gain);
  }
}
