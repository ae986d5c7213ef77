package kniffel.rules.dice;

import kniffel.rules.Refusal;
import org.jspecify.annotations.Nullable;

/** Why dice cannot fall like that, in any game. */
public sealed interface DiceRefusal extends Refusal {

  /** The number of dice shown is not the number thrown. */
  record WrongNumberOfDice(int thrown, int shown) implements DiceRefusal {}

  /** No die has this face. */
  record NoSuchFace(int face) implements DiceRefusal {}

  /** This many dice are in the air: nothing else is decided by chance now. */
  record DiceAreDue(int thrown) implements DiceRefusal {}

  /** Why these cannot be the dice that were thrown; null if they can. */
  static @Nullable Refusal of(int thrown, Dice fallen) {
    if (thrown == 0) {
      return new NothingToDraw();
    }
    return fallen.size() == thrown ? null : new WrongNumberOfDice(thrown, fallen.size());
  }

  /** Why something other than dice is no outcome now, in a game that also draws other things. */
  static Refusal ofOther(int thrown) {
    return thrown == 0 ? new NothingToDraw() : new DiceAreDue(thrown);
  }
}
