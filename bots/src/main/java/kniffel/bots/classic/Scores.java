package kniffel.bots.classic;

import java.util.Arrays;

/** How likely each score is: exact, and immutable. */
public final class Scores {

  private final int lowest;
  private final double[] probabilities;

  private Scores(int lowest, double[] probabilities) {
    this.lowest = lowest;
    this.probabilities = probabilities;
  }

  static Scores certain(int score) {
    return new Scores(score, new double[] {1});
  }

  /** Whole scores spread like a normal distribution, cut off where hardly anything is left. */
  static Scores normal(double mean, double sd) {
    int lowest = (int) Math.floor(mean - 4 * sd);
    double[] probabilities = new double[(int) Math.ceil(mean + 4 * sd) - lowest + 1];
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      double z = (lowest + i - mean) / sd;
      probabilities[i] = Math.exp(-z * z / 2);
      sum += probabilities[i];
    }
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] /= sum;
    }
    return new Scores(lowest, probabilities);
  }

  public int lowest() {
    return lowest;
  }

  public int highest() {
    return lowest + probabilities.length - 1;
  }

  /** How likely just this score is. */
  public double probability(int score) {
    int i = score - lowest;
    return i < 0 || i >= probabilities.length ? 0 : probabilities[i];
  }

  /** How likely at least this score is. */
  public double atLeast(int score) {
    double sum = 0;
    for (int i = Math.max(0, score - lowest); i < probabilities.length; i++) {
      sum += probabilities[i];
    }
    return sum;
  }

  public double mean() {
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      sum += probabilities[i] * (lowest + i);
    }
    return sum;
  }

  public double sd() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      sum += probabilities[i] * (lowest + i - mean) * (lowest + i - mean);
    }
    return Math.sqrt(sum);
  }

  /** The lowest score that is reached or missed with at least this probability. */
  public int percentile(double share) {
    double sum = 0;
    for (int i = 0; i < probabilities.length; i++) {
      sum += probabilities[i];
      if (sum >= share) {
        return lowest + i;
      }
    }
    return highest();
  }

  /** The same scores, all higher by this many points. */
  public Scores plus(int points) {
    return new Scores(lowest + points, probabilities);
  }

  /** Scores combined from several ways of playing, each with its weight. */
  static final class WeightedScores {

    private int lowest;
    private double[] weights = new double[0];

    void add(Scores scores, int points, double weight) {
      int from = scores.lowest + points;
      make(from, from + scores.probabilities.length);
      int shift = from - lowest;
      double[] own = scores.probabilities;
      for (int i = 0; i < own.length; i++) {
        weights[shift + i] += own[i] * weight;
      }
    }

    private void make(int from, int to) {
      int end = lowest + weights.length;
      if (weights.length == 0) {
        lowest = from;
        weights = new double[to - from];
      } else if (from < lowest || to > end) {
        int first = Math.min(from, lowest);
        double[] wider = new double[Math.max(to, end) - first];
        System.arraycopy(weights, 0, wider, lowest - first, weights.length);
        lowest = first;
        weights = wider;
      }
    }

    Scores scores() {
      return new Scores(lowest, Arrays.copyOf(weights, weights.length));
    }
  }
}
