package kniffel.bots;

import kniffel.rules.Randomness;

/**
 * A player that is a program: it gets what its seat may see, and answers with a move.
 *
 * @param <M> the moves of its game
 * @param <V> the views of its game
 */
public interface Bot<M, V> {

  /**
   * One of the legal moves.
   *
   * @param decision what is to be decided, as its seat knows it
   * @param randomness for what the bot leaves to chance
   * @param allowance how long it may think
   */
  M choose(Decision<M, V> decision, Randomness randomness, Allowance allowance);

  /** Whether it thinks at all: if not, nobody needs to read the clock. */
  default boolean thinks() {
    return true;
  }
}
