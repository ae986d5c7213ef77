package kniffel.table.dice;

import kniffel.rules.Draw;
import kniffel.rules.Game;
import kniffel.rules.Randomness;

/** Dice that have a random source for each event of a game. */
public interface EventDice extends DiceSource {

  /** The randomness of the event with this number; the same each time it is asked. */
  Randomness at(int event);

  @Override
  default <S, O> O outcome(Game<S, ?, O, ?> game, S state, Draw<O> draw, int event) {
    return draw.sample(at(event));
  }
}
