package kniffel.bots;

import java.util.List;
import java.util.function.Supplier;
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
   * @param view what the seat may know; made only if the bot looks at it
   * @param moves the legal moves; at least one
   * @param randomness for what the bot leaves to chance
   * @param budget how long it may think
   */
  M choose(Supplier<V> view, List<M> moves, Randomness randomness, Budget budget);

  /** Whether it thinks at all: for one that does not, nobody needs to look at the clock. */
  default boolean thinks() {
    return true;
  }
}
