package kniffel.table.dice;

import kniffel.rules.Draw;
import kniffel.rules.Game;

/** Where the outcomes of a game come from. */
public interface DiceSource {

  /**
   * What chance does in a state; the same each time it is asked.
   *
   * @param draw what may come
   * @param event the number of the event
   */
  <S, O> O outcome(Game<S, ?, O, ?> game, S state, Draw<O> draw, int event);
}
