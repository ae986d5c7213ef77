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
 * @param sheets by seat
 * @param seat whose turn it is
 * @param turnsAfter how many seats still have their turn in this round after this one
 * @param lastRound the last round as far as it is known, 0 if nobody has reached the goal
 */
record PackedView(
    List<Long> sheets,
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
    return sheets.size();
  }

  long sheet() {
    return sheets.get(seat);
  }

  boolean furtherLaps() {
    return options.coinRow() == CoinRow.FURTHER_LAPS;
  }

  /** The sheets that the plays of this turn lead to. */
  long[] plays() {
    return UseClasses.sheets(sheet(), races, furtherLaps());
  }

  /** What the races pay after a turn that ends with this sheet. */
  int racesAfter(long after) {
    return PackedRaces.after(races, sheet(), after);
  }

  /** Whether a seat has its turn in this round after the one whose turn it is. */
  boolean isStillToPlay(int other) {
    int distance = Math.floorMod(other - seat, players());
    return distance > 0 && distance <= turnsAfter;
  }

  /** The last round after a turn that ends with this sheet, or more than anybody plays. */
  int lastRoundAfter(long after) {
    int last = Integer.MAX_VALUE;
    if (lastRound > 0) {
      last = lastRound;
    } else if (PackedBoard.stars(after) >= Master.GOAL) {
      boolean oneMore = options.lastInRound() == LastInRound.ONE_MORE_ROUND && turnsAfter == 0;
      last = oneMore ? round + 1 : round;
    }
    return options.maxRounds() > 0 ? Math.min(last, options.maxRounds()) : last;
  }
}
