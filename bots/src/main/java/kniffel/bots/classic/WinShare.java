package kniffel.bots.classic;

import java.util.List;

/** What a final score is worth against others: 1 for a victory, a share of it when it is shared. */
public final class WinShare {

  private final int lowest;

  /** By score from the lowest of the others to one more than their highest. */
  private final double[] shares;

  /**
   * The worth of scores against others.
   *
   * @param others how their final scores are spread; at least one
   */
  public WinShare(List<Scores> others) {
    lowest = others.stream().mapToInt(Scores::lowest).min().orElseThrow();
    int highest = others.stream().mapToInt(Scores::highest).max().orElseThrow();
    shares = new double[highest - lowest + 2];
    double[] less = new double[others.size()];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = share(others, lowest + i, less);
    }
  }

  /** The share of one score; {@code less} holds how likely each of the others has less than it. */
  private static double share(List<Scores> others, int score, double[] less) {
    // By the number of others who have exactly this score, while nobody has more.
    double[] tied = new double[less.length + 1];
    tied[0] = 1;
    for (int other = 0; other < less.length; other++) {
      double same = others.get(other).probability(score);
      for (int count = less.length; count >= 0; count--) {
        tied[count] = tied[count] * less[other] + (count > 0 ? tied[count - 1] * same : 0);
      }
      less[other] += same;
    }
    double share = 0;
    for (int count = 0; count < tied.length; count++) {
      share += tied[count] / (count + 1);
    }
    return share;
  }

  /** The expected share of the victory with this final score. */
  public double of(int score) {
    int i = score - lowest;
    return i < 0 ? 0 : shares[Math.min(i, shares.length - 1)];
  }

  /** The same for a score between two whole ones. */
  double of(double score) {
    int floor = (int) Math.floor(score);
    double low = of(floor);
    return low + (score - floor) * (of(floor + 1) - low);
  }

  /** The expected share of the victory when the player's own final score is spread like this. */
  public double of(Scores own) {
    double share = 0;
    for (int score = own.lowest(); score <= own.highest(); score++) {
      share += own.probability(score) * of(score);
    }
    return share;
  }
}
