package kniffel.rules.master;

import kniffel.rules.Refusal;
import kniffel.rules.dice.Dice;

/** Why something cannot be done in Kniffel Master. */
public sealed interface MasterRefusal extends Refusal {

  /** The turn begins with a roll. */
  record RollFirst() implements MasterRefusal {}

  /** The first roll takes all five dice. */
  record FirstRollTakesAll() implements MasterRefusal {}

  /** Rolling means rolling at least one die. */
  record NoDieChosen() implements MasterRefusal {}

  /** Three rolls are all there are. */
  record NoRollLeft() implements MasterRefusal {}

  /** The dice do not fulfil the task. */
  record DiceMissTask(Task task, Dice dice) implements MasterRefusal {}

  /** The task is fulfilled already; it may only be scored again for coins. */
  record TaskFulfilled(Task task) implements MasterRefusal {}

  /** Only a fulfilled task is scored again. */
  record TaskNotFulfilled(Task task) implements MasterRefusal {}

  /** The row is completed. */
  record RowDone(int row) implements MasterRefusal {}

  /** A row needs two dice of its number. */
  record TooFewDice(int row, int shown) implements MasterRefusal {}

  /** A new row needs a free marker. */
  record NoFreeMarker(int row) implements MasterRefusal {}

  /** The dice do not have that line of the coin table. */
  record DiceMissLine(CoinLine line, Dice dice) implements MasterRefusal {}

  /** The dice not used for the row do not have that line of the coin table. */
  record RestMissesLine(int row, CoinLine line) implements MasterRefusal {}

  /** All laps of the coin row are completed: coins are worth nothing. */
  record CoinRowFull(int laps) implements MasterRefusal {}

  /** The roll must be used, because it can be: in this many ways. */
  record MustUse(int uses) implements MasterRefusal {}

  /** The roll cannot be used, but there are rolls left. */
  record RollAgain(int left) implements MasterRefusal {}
}
