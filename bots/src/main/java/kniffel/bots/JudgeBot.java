package kniffel.bots;

import kniffel.rules.Randomness;

/**
 * Plays what a judge thinks best, or nearly best.
 *
 * <p>A bot that is to make mistakes sees every value through a noise: the worse a move is, the more
 * rarely it is played, as with people. The larger the noise, the larger the loss per decision.
 */
public final class JudgeBot<M, V> implements Bot<M, V> {

  /** How finely noise is drawn. */
  private static final int GRAIN = 1 << 24;

  private final Judge<M, V> judge;
  private final double noise;

  /**
   * A bot that follows a judge.
   *
   * @param noise the scale of its mistakes, in the unit of the judge; 0 for none
   */
  public JudgeBot(Judge<M, V> judge, double noise) {
    this.judge = judge;
    this.noise = noise;
  }

  @Override
  public M choose(Decision<M, V> decision, Randomness randomness, Allowance allowance) {
    if (decision.moves().size() == 1) {
      return decision.moves().getFirst();
    }
    Rating<M> rating = judge.rate(decision, randomness, allowance);
    if (noise == 0) {
      return rating.best().move();
    }
    M chosen = rating.moves().getFirst().move();
    double best = Double.NEGATIVE_INFINITY;
    for (Rating.Rated<M> rated : rating.moves()) {
      double seen = rated.value() + noise * gumbel(randomness);
      if (seen > best) {
        best = seen;
        chosen = rated.move();
      }
    }
    return chosen;
  }

  /**
   * Gumbel noise: the largest of noisy values is then a choice in proportion to exp(value/noise).
   */
  private static double gumbel(Randomness randomness) {
    double uniform = (randomness.below(GRAIN) + 0.5) / GRAIN;
    return -Math.log(-Math.log(uniform));
  }
}
