package kniffel.rules.forone;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/** A condition besides the points: a level in which it is not met gives no medal. */
public sealed interface Demand extends Element {

  /** How far a demand is met. */
  enum DemandStanding {
    OPEN,
    MET,
    MISSED
  }

  /** No row is left to be counted at the end. */
  record AllScored() implements Demand {}

  /** Every row pays at least one point. */
  record NoZero() implements Demand {}

  /** At least this many rows are full when they are scored. */
  record RowsComplete(@Range(min = 1, max = Level.MAX_ROWS) int count) implements Demand {
    public RowsComplete {
      Ranges.check(RowsComplete.class, count);
    }
  }

  /** The row is the last one to be scored. */
  record ScoredLast(Category row) implements Demand {}

  /** Its standing while the game goes on. */
  default DemandStanding standing(ScoreCard card) {
    return switch (this) {
      case AllScored() -> DemandStanding.OPEN;
      case NoZero() -> card.hasZero() ? DemandStanding.MISSED : DemandStanding.OPEN;
      case RowsComplete(int count) -> {
        int complete = card.complete();
        int open = Integer.bitCount(card.unscored());
        yield complete >= count
            ? DemandStanding.MET
            : complete + open < count ? DemandStanding.MISSED : DemandStanding.OPEN;
      }
      case ScoredLast(Category row) ->
          card.slot(card.level().indexOf(row)).scored() && card.unscored() != 0
              ? DemandStanding.MISSED
              : DemandStanding.OPEN;
    };
  }

  /**
   * Whether it is met when the game has ended.
   *
   * @param before the card before the last row was scored, or before what was left was counted
   * @param left the rows that were counted at the end, as bits; none if all were scored
   * @param after the card at the end
   */
  default boolean isMet(ScoreCard before, int left, ScoreCard after) {
    return switch (this) {
      case AllScored() -> (left & ~before.again()) == 0;
      case NoZero() -> !after.hasZero();
      case RowsComplete(int count) -> after.complete() >= count;
      case ScoredLast(Category row) -> before.unscored() == 1 << before.level().indexOf(row);
    };
  }
}
