package kniffel.rules.newgame;

import java.util.List;
import kniffel.rules.dice.Dice;

/**
 * What anybody sees of a game of Newgame: everything, because nothing in it is hidden.
 *
 * @param round from 1, and one more than there are when the game is over
 * @param rounds how many there are
 * @param seat whose turn it is
 * @param rolls how many rolls of this turn were begun
 * @param dice what lies on the table: one die or none
 * @param rolling whether the die is in the air
 * @param totals the points so far, by seat
 */
public record NewgameView(
    int round, int rounds, int seat, int rolls, Dice dice, boolean rolling, List<Integer> totals) {

  static NewgameView of(NewgameState state, int rounds) {
    return new NewgameView(
        state.round(),
        rounds,
        state.seat(),
        state.rolls(),
        state.dice(),
        state.rolling(),
        state.totals());
  }

  /** The state that looks like this: there is only one. */
  NewgameState state() {
    return new NewgameState(totals, (round - 1) * totals.size() + seat, rolls, dice, rolling);
  }
}
