package kniffel.rules.master;

import kniffel.rules.Fact;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceFact;

/** What can happen in Kniffel Master. */
public sealed interface MasterFact extends Fact {

  /** The lot has fallen on this player to begin. */
  record Begins(int seat) implements MasterFact {}

  /** A player picks up all the dice for one of the three rolls. */
  record RollsAll(int seat, int roll) implements MasterFact, Fact.Intent {}

  /** A player holds some dice and rolls the others. */
  record Holds(int seat, int roll, Dice held) implements MasterFact, Fact.Intent, DiceFact {
    @Override
    public Dice dice() {
      return held;
    }
  }

  /** What now lies on the table. */
  record Rolled(int seat, int roll, Dice dice) implements MasterFact, DiceFact {}

  /** A task was fulfilled. */
  record Fulfilled(int seat, Task task, int stars) implements MasterFact {}

  /** A fulfilled task was scored again. */
  record Repeated(int seat, Task task, int coins) implements MasterFact {}

  /** The marker of a row has moved this many fields, to the one that is its position now. */
  record Advanced(int seat, int row, int fields, int position) implements MasterFact {}

  /** A row was completed, for a star; its marker is free. */
  record CompletedRow(int seat, int row, int stars) implements MasterFact {}

  /** This many rows are completed: another star, and a marker is retired. */
  record EarnedBonusStar(int seat, int rows, int stars) implements MasterFact {}

  /** Dice that a completed row did not need bring coins (Überhang). */
  record Overhang(int seat, int row, int coins) implements MasterFact {}

  /** Coins for being first or second to fulfil a task (Wettlauf). */
  record RacedTask(int seat, Task task, int rank, int coins) implements MasterFact {}

  /** Coins for being first or second to complete a row (Wettlauf). */
  record RacedRow(int seat, int row, int rank, int coins) implements MasterFact {}

  /** Coins for equal dice. */
  record TookCoins(int seat, CoinLine line, int coins) implements MasterFact {}

  /** A lap of the coin row was completed, for a star. */
  record CompletedLap(int seat, int lap, int stars) implements MasterFact {}

  /** The coin marker has moved this many fields in all, to this one in a lap of this length. */
  record MovedCoinMarker(int seat, int fields, int position, int length) implements MasterFact {}

  /** The last lap is completed: the coin row is closed for this player. */
  record ClosedCoinRow(int seat) implements MasterFact {}

  /** Coins found no field left. */
  record LostCoins(int seat, int coins) implements MasterFact {}

  /** The roll could not be used. */
  record NothingUsed(int seat) implements MasterFact {}

  /** All the stars a player has after gaining some. */
  record HasStars(int seat, int stars) implements MasterFact {}

  /** Somebody has 15 stars or more: this round is the last. */
  record LastRound(int seat, int stars) implements MasterFact {}

  /** The last of the round has 15 stars or more: one more full round is played. */
  record OneMoreRound(int seat, int stars) implements MasterFact {}

  /** The agreed number of rounds was played: the stars are counted. */
  record RoundLimitReached(int rounds) implements MasterFact {}
}
