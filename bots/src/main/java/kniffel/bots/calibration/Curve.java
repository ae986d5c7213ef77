package kniffel.bots.calibration;

import java.nio.ByteBuffer;
import java.util.List;

/**
 * Turns what a judge says about winning into what is won, for one variant and number of players.
 *
 * <p>The logarithm of the odds that the judge gives goes through a line whose slope depends on how
 * far the game has come (a fit of how games ended), and what comes out through a rising polygon
 * (isotonic regression). So the curve never decreases, and it stays between 0 and 1. The first
 * round has its own line, without a polygon: a constant for each place, so that on average it says
 * what that place wins.
 */
final class Curve {

  /** Odds beyond these make no difference. */
  private static final double CERTAIN = 8;

  /** The least slope, so that a better move never looks worse. */
  private static final double LEAST_SLOPE = 0.02;

  /**
   * The part of the way to 0 or 1 left for values beyond the polygon, so that the curve never
   * decreases.
   */
  private static final double RISING = 0.1;

  /** The constant, the slopes and how they change with the progress of the game. */
  private static final int SHAPE = 5;

  private final float[] shares;
  private final float[] opening;
  private final float[] weights;
  private final float[] from;
  private final float[] to;

  /**
   * A curve.
   *
   * @param shares what each place wins
   * @param opening the line of the first round: its slope, and a constant for each place
   * @param weights by feature, see {@link #features}
   * @param from where the polygon bends, rising
   * @param to its height there, rising
   */
  Curve(float[] shares, float[] opening, float[] weights, float[] from, float[] to) {
    this.shares = shares.clone();
    this.opening = opening.clone();
    this.weights = weights.clone();
    this.from = from.clone();
    this.to = to.clone();
  }

  /** How many weights a curve has for a number of players. */
  static int size(int players) {
    return SHAPE + players - 1;
  }

  /** What the weights are multiplied by. */
  static double[] features(Situation situation, double said) {
    double[] features = new double[size(situation.players())];
    double odds = odds(said);
    double progress = situation.progress();
    features[0] = 1;
    features[1] = progress;
    features[2] = odds;
    features[3] = odds * progress;
    features[4] = odds * progress * progress;
    // The place in the round, which matters most at the beginning.
    if (situation.place() > 0) {
      features[SHAPE + situation.place() - 1] = 1 - progress;
    }
    return features;
  }

  /** The same in the first round. */
  static double[] openingFeatures(Situation situation, double said) {
    double[] features = new double[1 + situation.players()];
    features[0] = odds(said);
    features[1 + situation.place()] = 1;
    return features;
  }

  private static double odds(double said) {
    double inside = Math.clamp(said, 1e-9, 1 - 1e-9);
    return Math.clamp(StrictMath.log(inside / (1 - inside)), -CERTAIN, CERTAIN);
  }

  /** The probability of winning; what is certain stays so. */
  double winning(Situation situation, double said) {
    return said <= 0
        ? 0
        : said >= 1
            ? 1
            : situation.stage() == Situation.GameStage.LATER
                ? polygon(fitted(situation, said))
                : opened(situation, said);
  }

  /** The share of all games that a place wins. */
  double share(int place) {
    return shares[place];
  }

  private double opened(Situation situation, double said) {
    double slope = Math.max(LEAST_SLOPE, opening[0]);
    return logistic(slope * odds(said) + opening[1 + situation.place()]);
  }

  /** The result of the line, before the polygon. */
  double fitted(Situation situation, double said) {
    double[] features = features(situation, said);
    double progress = situation.progress();
    double slope = weights[2] + weights[3] * progress + weights[4] * progress * progress;
    double sum = Math.max(LEAST_SLOPE, slope) * features[2];
    for (int i = 0; i < features.length; i++) {
      if (i < 2 || i >= SHAPE) {
        sum += weights[i] * features[i];
      }
    }
    return logistic(sum);
  }

  static double logistic(double odds) {
    return 1 / (1 + StrictMath.exp(-odds));
  }

  /**
   * The height of the polygon. Beyond its outermost bends it is nearly flat: where a judge is most
   * certain it is no more often right, and all that is known there is how the outermost samples
   * ended.
   */
  private double polygon(double fitted) {
    if (from.length == 0) {
      return fitted;
    }
    int next = 0;
    while (next < from.length && from[next] < fitted) {
      next++;
    }
    double x0 = next == 0 ? 0 : from[next - 1];
    double y0 = next == 0 ? to[0] * (1 - RISING) : to[next - 1];
    double x1 = next == from.length ? 1 : from[next];
    double y1 = next == from.length ? y0 + (1 - y0) * RISING : to[next];
    return Math.clamp(y0 + (y1 - y0) * (fitted - x0) / (x1 - x0), 0, 1);
  }

  static Curve read(ByteBuffer bytes) {
    float[] shares = floats(bytes);
    float[] opening = floats(bytes);
    float[] weights = floats(bytes);
    float[] from = floats(bytes);
    return new Curve(shares, opening, weights, from, floats(bytes));
  }

  private static float[] floats(ByteBuffer bytes) {
    float[] numbers = new float[bytes.get()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = bytes.getFloat();
    }
    return numbers;
  }

  void write(ByteBuffer bytes) {
    for (float[] numbers : List.of(shares, opening, weights, from, to)) {
      bytes.put((byte) numbers.length);
      for (float number : numbers) {
        bytes.putFloat(number);
      }
    }
  }
}
