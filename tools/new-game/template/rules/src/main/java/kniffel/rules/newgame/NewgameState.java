package kniffel.rules.newgame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kniffel.rules.dice.Dice;

/**
 * A whole game of Newgame.
 *
 * @param totals the points so far, by seat
 * @param turn how many turns are over
 * @param rolls how many rolls of this turn were begun
 * @param dice what lies on the table: one die or none
 * @param rolling whether the die is in the air
 */
public record NewgameState(List<Integer> totals, int turn, int rolls, Dice dice, boolean rolling) {

  public NewgameState {
    totals = List.copyOf(totals);
  }

  static NewgameState first(int players) {
    return new NewgameState(Collections.nCopies(players, 0), 0, 0, Dice.NONE, false);
  }

  int seat() {
    return turn % totals.size();
  }

  int round() {
    return turn / totals.size() + 1;
  }

  NewgameState pickedUp() {
    return new NewgameState(totals, turn, rolls + 1, Dice.NONE, true);
  }

  NewgameState fallen(Dice fallen) {
    return new NewgameState(totals, turn, rolls, fallen, false);
  }

  NewgameState written() {
    List<Integer> after = new ArrayList<>(totals);
    after.set(seat(), totals.get(seat()) + dice.sum());
    return new NewgameState(after, turn + 1, 0, Dice.NONE, false);
  }
}
