package kniffel.rules.forone;

import kniffel.rules.Fact;
import kniffel.rules.dice.Dice;

/** What can happen in For One – Kniffel. */
public sealed interface ForOneFact extends Fact {

  /** A round begins: dice are taken for the roll, the others stay in the supply. */
  record TookDice(int seat, int round, int dice, int supply) implements ForOneFact {}

  /** What was rolled. */
  record Rolled(int seat, Dice dice) implements ForOneFact {}

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

  /** The game is over. */
  record Finished(int seat, int total, Medal medal) implements ForOneFact {}
}
