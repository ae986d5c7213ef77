package kniffel.bots.classic;

import java.util.List;

/**
 * What a final score is worth against others: 1 for a victory, a share of it when it is shared.
 *
 * @param others how the final scores of the others are spread
 */
public record WinShare(List<Scores> others) {

  public WinShare {
    others = List.copyOf(others);
  }

  /** The expected share of the victory with this final score. */
  public double of(int score) {
    // By number of others who have just this score too, while nobody has more.
    double[] tied = new double[others.size() + 1];
    tied[0] = 1;
    for (Scores other : others) {
      double same = other.probability(score);
      double less = 1 - other.atLeast(score);
      for (int count = others.size(); count >= 0; count--) {
        tied[count] = tied[count] * less + (count > 0 ? tied[count - 1] * same : 0);
      }
    }
    double share = 0;
    for (int count = 0; count < tied.length; count++) {
      share += tied[count] / (count + 1);
    }
    return share;
  }

  /** The expected share of the victory when the own final score is spread like this. */
  public double of(Scores own) {
    double share = 0;
    for (int score = own.lowest(); score <= own.highest(); score++) {
      double likely = own.probability(score);
      share += likely == 0 ? 0 : likely * of(score);
    }
    return share;
  }
}
