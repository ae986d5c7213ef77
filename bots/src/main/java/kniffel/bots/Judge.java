package kniffel.bots;

import kniffel.rules.Randomness;

/** Says how good each legal move is. */
@FunctionalInterface
public interface Judge<M, V> {

  /**
   * Rates the moves, all in one unit.
   *
   * @param decision what is to be decided, as the seat that decides knows it
   * @param randomness for what is sampled
   * @param allowance how long the judge may think
   */
  Rating<M> rate(Decision<M, V> decision, Randomness randomness, Allowance allowance);
}
