package kniffel.rules.newgame;

import kniffel.rules.Fact;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceFact;

/** What happens in Newgame, as players tell it. */
public sealed interface NewgameFact extends Fact {

  /** The die is picked up. */
  record Rolls(int seat) implements NewgameFact, Fact.Intent {}

  /** The die has fallen. */
  record Rolled(int seat, Dice dice) implements NewgameFact, DiceFact {}

  /** What the die shows is written down. */
  record Kept(int seat, int points) implements NewgameFact {}
}
