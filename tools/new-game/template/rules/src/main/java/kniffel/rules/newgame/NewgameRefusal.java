package kniffel.rules.newgame;

import kniffel.rules.Refusal;

/** Why something cannot be done in Newgame. */
public sealed interface NewgameRefusal extends Refusal {

  /** There is nothing to keep yet. */
  record RollFirst() implements NewgameRefusal {}

  /** Both rolls are used. */
  record NoRollLeft() implements NewgameRefusal {}
}
