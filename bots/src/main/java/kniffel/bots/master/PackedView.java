package kniffel.bots.master;

import java.util.List;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterView;

/**
 * A view made ready for calculating.
 *
 * @param boards by seat
 * @param seat whose turn it is
 * @param turnsAfter how many seats still have their turn in this round after this one
 * @param lastRound the last round as far as it is known, 0 if nobody has reached the goal
 */
record PackedView(
    List<Long> boards,
    int races,
    int seat,
    int turnsAfter,
    int round,
    int lastRound,
    MasterOptions options) {

  static PackedView of(MasterView view, MasterOptions options) {
    int players = view.sides().size();
    return new PackedView(
        view.sides().stream().map(PackedBoard::of).toList(),
        PackedRaces.of(view),
        view.seat(),
        players - 1 - Math.floorMod(view.seat() - view.starter().orElse(view.seat()), players),
        view.round(),
        view.lastRound().orElse(0),
        options);
  }

  int players() {
    return boards.size();
  }

  long board() {
    return boards.get(seat);
  }

  boolean furtherLaps() {
    return options.coinRow() == CoinRow.FURTHER_LAPS;
  }

  /** The boards that the plays of this turn lead to. */
  long[] plays() {
    return UseClasses.boards(board(), races, furtherLaps());
  }

  /** What the races pay after a turn that ends with this board. */
  int racesAfter(long after) {
    return PackedRaces.after(races, board(), after);
  }

  /** Whether a seat has its turn in this round after the one whose turn it is. */
  boolean isStillToPlay(int other) {
    int distance = Math.floorMod(other - seat, players());
    return distance > 0 && distance <= turnsAfter;
  }

  /** The last round after a turn that ends with this board. */
  int lastRoundAfter(long after) {
    int last = Integer.MAX_VALUE;
    if (lastRound > 0) {
      last = lastRound;
    } else if (PackedBoard.stars(after) >= Master.GOAL) {
      boolean oneMore = options.lastInRound() == LastInRound.ONE_MORE_ROUND && turnsAfter == 0;
      last = oneMore ? round + 1 : round;
    }
    return Math.min(last, options.lastRound());
  }
}
