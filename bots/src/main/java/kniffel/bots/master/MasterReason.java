package kniffel.bots.master;

import kniffel.bots.Reason;
import kniffel.rules.master.Task;

/** Why a move in Kniffel Master is good. */
public sealed interface MasterReason extends Reason {

  /** The turn reaches the goal. */
  record ReachesGoal(int stars) implements MasterReason {}

  /** The use brings stars now. */
  record GainsStars(int stars) implements MasterReason {}

  /** The use brings rows so many fields nearer to their end. */
  record MovesRows(int fields) implements MasterReason {}

  /** The use brings coins, and no star yet. */
  record CollectsCoins(int coins) implements MasterReason {}

  /** Rolling goes for a task that so many of a hundred such turns end with. */
  record GoesForTask(Task task, int percent) implements MasterReason {}

  /** Rolling goes for a row that so many of a hundred such turns move in. */
  record GoesForRow(int row, int percent) implements MasterReason {}

  /** Rolling leaves several good ends open, none of them likely alone. */
  record KeepsChances(int percent) implements MasterReason {}

  /** There is nothing better. */
  record NothingBetter() implements MasterReason {}
}
