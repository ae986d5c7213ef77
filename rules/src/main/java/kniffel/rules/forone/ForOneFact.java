package kniffel.rules.forone;

import kniffel.rules.Fact;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceFact;

/** What can happen in For One – Kniffel. */
public sealed interface ForOneFact extends Fact {

  /** A round begins: dice are taken for the roll, the others stay in the supply. */
  record TookDice(int seat, int round, int dice, int supply) implements ForOneFact {}

  /** What was rolled. */
  record Rolled(int seat, Dice dice) implements ForOneFact, DiceFact {}

  /** A die was put into a row, which now has this many of its fields taken. */
  record Placed(int seat, int face, Category row, int count, int fields) implements ForOneFact {}

  /** A row is full: it must be scored this round, for these points. */
  record Filled(int seat, Category row, int points) implements ForOneFact {}

  /** A die was taken out of the game, which has this many left. */
  record Removed(int seat, int face, int left) implements ForOneFact {}

  /** A die was taken back from a row. */
  record TookBack(int seat, int face, Category row) implements ForOneFact {}

  /** A die that had been removed was taken back. */
  record TookBackRemoved(int seat, int face) implements ForOneFact {}

  /** A row was scored; its dice went back to the supply, which now has this many. */
  record Scored(int seat, Category row, int points, int dice, int supply) implements ForOneFact {}

  /** With what was scored the bonus can no longer be more than this. */
  record BonusCapped(int seat, int points) implements ForOneFact {}

  /** The supply is too small for another roll: what lies in the rows is counted. */
  record OutOfDice(int seat, int supply) implements ForOneFact {}

  /** The bonus at the end, for the number of dice in the emptiest row of the upper part. */
  record EarnedBonus(int seat, int lowest, int points) implements ForOneFact {}

  /** What was rolled with the yellow die. */
  record RolledYellow(int seat, int yellow, Dice dice) implements ForOneFact, DiceFact {}

  /** The yellow die was put into a row, counting as this face. */
  record PlacedYellow(int seat, int face, Category row, int count, int fields)
      implements ForOneFact {}

  /** The yellow die was taken out of the game, which has this many left. */
  record RemovedYellow(int seat, int left) implements ForOneFact {}

  /** The yellow die was taken back from a row. */
  record TookBackYellow(int seat, Category row) implements ForOneFact {}

  /** The yellow die had been removed and was taken back. */
  record TookBackYellowRemoved(int seat) implements ForOneFact {}

  /** The yellow die pays these points again. */
  record PaidTwice(int seat, Category row, int points) implements ForOneFact {}

  /** The yellow die stays in the scored row until the end. */
  record LockedUp(int seat, Category row) implements ForOneFact {}

  /** The die lies on a tile, which brings these points when the row is scored. */
  record OnPayingField(int seat, Category row, int points) implements ForOneFact {}

  /** The die lies on a tile, which costs these points when the row is scored. */
  record OnCostlyField(int seat, Category row, int points) implements ForOneFact {}

  /** The die that left the game costs points, because a row guards the dice. */
  record Charged(int seat, Category row, int points) implements ForOneFact {}

  /** The row was scored too late to pay anything. */
  record CameTooLate(int seat, Category row, int round) implements ForOneFact {}

  /** The row can be filled a second time, for these points. */
  record Reopened(int seat, Category row, int points) implements ForOneFact {}

  /** Nothing keeps this row from being filled or scored any more. */
  record Unlocked(int seat, Category row) implements ForOneFact {}

  /** Dice with this face may be put into other rows again. */
  record Released(int seat, int face) implements ForOneFact {}

  /** Dice that had left the game came back into the supply, which now has this many. */
  record CameBack(int seat, int dice, int supply) implements ForOneFact {}

  /** Dice left the supply for good, which now has this many. */
  record LeftForGood(int seat, int dice, int supply) implements ForOneFact {}

  /** The last round is over: what lies in the rows is counted. */
  record RoundLimitReached(int seat, int rounds) implements ForOneFact {}

  /** What the dice that left the game have cost in all. */
  record PaidCharges(int seat, int points) implements ForOneFact {}

  /** A demand of the level is missed: there is no medal. */
  record MissedDemand(int seat, Demand demand) implements ForOneFact {}

  /** The game is over. */
  record Finished(int seat, int total, Medal medal) implements ForOneFact {}
}
