package kniffel.bots.master;

import kniffel.rules.master.Board;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.Task;

/** Finds why a move is good: by what a use brings, or by where rolling on mostly ends. */
final class Reasons {

  /** How many of a hundred turns must end the same way for that to be the aim of rolling. */
  private static final int OFTEN = 20;

  /** What part of a star a move in a row is about worth. */
  private static final double ROW_MOVE = 0.4;

  private Reasons() {}

  static MasterReason of(MasterView view, MasterMove move, TurnPlan turn, MasterOptions options) {
    PackedView packed = PackedView.of(view, options);
    return switch (move) {
      case MasterMove.Roll roll ->
          aim(turn.ends(view.dice().without(roll.dice()), view.rolls()), packed);
      case MasterMove.NoUse none -> new MasterReason.NothingBetter();
      case MasterMove.Use use ->
          gain(packed, packed.plays()[UseClasses.of(use, view.dice())], view.goal());
    };
  }

  private static MasterReason gain(PackedView packed, long after, int goal) {
    long before = packed.board();
    int stars = PackedBoard.stars(after) - PackedBoard.stars(before);
    if (stars > 0) {
      return PackedBoard.stars(before) < goal && PackedBoard.stars(after) >= goal
          ? new MasterReason.ReachesGoal(PackedBoard.stars(after))
          : new MasterReason.GainsStars(stars);
    }
    int fields = 0;
    for (int row = 1; row <= Board.ROWS; row++) {
      fields += PackedBoard.field(after, row) - PackedBoard.field(before, row);
    }
    int coins = PackedBoard.coins(after) - PackedBoard.coins(before);
    if (fields > 0) {
      return new MasterReason.MovesRows(fields);
    }
    return coins > 0 ? new MasterReason.CollectsCoins(coins) : new MasterReason.NothingBetter();
  }

  /** The aim of the turn, from how likely it is to end with each play and what that brings. */
  private static MasterReason aim(double[] ends, PackedView packed) {
    double most = 0;
    double likely = 0;
    MasterReason reason = new MasterReason.NothingBetter();
    for (Task task : Task.ALL) {
      double share = ends[UseClasses.ofTask(task)];
      if (share * task.stars() > most && !PackedBoard.has(packed.board(), task.ordinal())) {
        most = share * task.stars();
        likely = share;
        reason = new MasterReason.GoesForTask(task, percent(share));
      }
    }
    for (int row = 1; row <= Board.ROWS; row++) {
      double share = 0;
      for (int play = 0; play < UseClasses.COUNT; play++) {
        share += UseClasses.moves(play, row) ? ends[play] : 0;
      }
      if (share * ROW_MOVE > most) {
        most = share * ROW_MOVE;
        likely = share;
        reason = new MasterReason.GoesForRow(row, percent(share));
      }
    }
    return percent(likely) >= OFTEN
        ? reason
        : new MasterReason.KeepsOptionsOpen(percent(1 - ends[UseClasses.NO_USE]));
  }

  private static int percent(double share) {
    return (int) Math.round(100 * share);
  }
}
