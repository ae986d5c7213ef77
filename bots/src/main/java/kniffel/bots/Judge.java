package kniffel.bots;

import java.util.List;
import kniffel.rules.Randomness;

/** Somebody who can say how good each legal move is. */
@FunctionalInterface
public interface Judge<M, V> {

  /**
   * Rates the moves, all in one unit.
   *
   * @param view what the seat that decides may know
   * @param moves the legal moves; at least one
   * @param randomness for what is sampled
   * @param budget how long the judge may think
   */
  Rating<M> rate(V view, List<M> moves, Randomness randomness, Budget budget);
}
