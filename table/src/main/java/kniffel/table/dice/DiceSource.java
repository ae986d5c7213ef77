package kniffel.table.dice;

import kniffel.rules.Randomness;

/** Where the outcomes of a game come from: a random source for each of its events. */
@FunctionalInterface
public interface DiceSource {

  /** The randomness of the event with this number; the same each time it is asked. */
  Randomness at(int event);
}
