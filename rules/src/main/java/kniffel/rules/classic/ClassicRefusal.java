package kniffel.rules.classic;

import kniffel.rules.Refusal;

/** Why something cannot be done in classic Kniffel. */
public sealed interface ClassicRefusal extends Refusal {

  /** The turn begins with a roll. */
  record RollFirst() implements ClassicRefusal {}

  /** The first roll takes all five dice. */
  record FirstRollTakesAll() implements ClassicRefusal {}

  /** Rolling means rolling at least one die. */
  record NoDieChosen() implements ClassicRefusal {}

  /** Three rolls are all there are. */
  record NoRollLeft() implements ClassicRefusal {}

  /** The box has an entry. */
  record BoxFilled(Box box) implements ClassicRefusal {}

  /** A further Kniffel must go into its number box while that is free. */
  record NumberBoxFirst(Box box, Box number) implements ClassicRefusal {}

  /** A joker must go into the lower part while a box there is free. */
  record LowerPartFirst(Box box) implements ClassicRefusal {}
}
