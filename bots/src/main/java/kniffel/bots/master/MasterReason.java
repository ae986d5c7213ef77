package kniffel.bots.master;

import kniffel.bots.Reason;
import kniffel.rules.master.Task;

/** Why a move in Kniffel Master is good. */
public sealed interface MasterReason extends Reason {

  /** Whether another reason is of the same kind and aim and promises no more. */
  default boolean saysNoLessThan(MasterReason other) {
    return switch (this) {
      case ReachesGoal(int stars) -> other instanceof ReachesGoal(int others) && stars >= others;
      case GainsStars(int stars) -> other instanceof GainsStars(int others) && stars >= others;
      case MovesRows(int fields) -> other instanceof MovesRows(int others) && fields >= others;
      case CollectsCoins(int coins) ->
          other instanceof CollectsCoins(int others) && coins >= others;
      case GoesForTask(Task task, int percent) ->
          other instanceof GoesForTask(Task same, int others) && task == same && percent >= others;
      case GoesForRow(int row, int percent) ->
          other instanceof GoesForRow(int same, int others) && row == same && percent >= others;
      case KeepsOptionsOpen(int percent) ->
          other instanceof KeepsOptionsOpen(int others) && percent >= others;
      case NothingBetter _, Instead _, HelpsLess _ -> equals(other);
    };
  }

  /** The turn reaches the goal. */
  record ReachesGoal(int stars) implements MasterReason {}

  /** The use brings stars now. */
  record GainsStars(int stars) implements MasterReason {}

  /** The use brings rows some fields nearer to their end. */
  record MovesRows(int fields) implements MasterReason {}

  /** The use brings coins, and no star yet. */
  record CollectsCoins(int coins) implements MasterReason {}

  /** Rolling goes for a task; the number says how many of a hundred such turns end with it. */
  record GoesForTask(Task task, int percent) implements MasterReason {}

  /** Rolling goes for a row; the number says in how many of a hundred such turns it moves. */
  record GoesForRow(int row, int percent) implements MasterReason {}

  /** Rolling leaves several good ends open, none of them likely alone. */
  record KeepsOptionsOpen(int percent) implements MasterReason {}

  /** There is nothing better. */
  record NothingBetter() implements MasterReason {}

  /** The move played does one thing, but another would have been better. */
  record Instead(MasterReason played, MasterReason better) implements MasterReason {}

  /** Both do the same now, but the other one does more for the turns to come. */
  record HelpsLess(MasterReason both) implements MasterReason {}
}
