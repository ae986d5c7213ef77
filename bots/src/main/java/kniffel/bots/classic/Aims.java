package kniffel.bots.classic;

import java.util.Optional;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;

/** Says what dice are kept for, from all the ways in which a turn played for points can end. */
final class Aims {

  /** A second aim is named if it adds at least this part of what the first does. */
  private static final double AS_GOOD_AS = 0.3;

  /** How likely each box is written with points, and how much that adds to what lies there now. */
  private final double[] likely = new double[Box.ALL.size()];

  private final double[] gains = new double[Box.ALL.size()];

  /** The lower boxes that bring points however the dice fall. */
  private int sure;

  private Aims(RollTable table, SheetState sheet, TurnPlan plan, Dice dice, double[] last) {
    double now = plan.roll(dice, 0);
    this.sure = sheet.freeBits() & ~Box.CHANCE.bit();
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      if (last[roll] > 0) {
        Scoring scoring = table.scoring(roll, sheet.freeBits(), sheet.struck());
        int[] points = table.points(roll, scoring.joker());
        int box = plan.bestBox(roll).ordinal();
        if (points[box] > 0) {
          likely[box] += last[roll];
          gains[box] += last[roll] * Math.max(0, plan.roll(Keeps.dice(roll), 0) - now);
        }
        for (Box each : Box.ALL) {
          boolean brings = scoring.allows(each) && points[each.ordinal()] > 0;
          sure &= each.isUpper() || !brings ? ~each.bit() : -1;
        }
      }
    }
  }

  /**
   * What keeping these dice goes for; empty if not even one turn in a hundred comes to it.
   *
   * @param left how many rolls are left before the others are rolled
   */
  static Optional<ClassicReason> of(
      RollTable table, SheetState sheet, TurnPlan plan, Dice dice, Dice kept, int left) {
    return new Aims(table, sheet, plan, dice, plan.lastRollsKeeping(kept, left)).reason(kept);
  }

  private Optional<ClassicReason> reason(Dice kept) {
    Box aim = best(0);
    if (percent(aim) == 0) {
      return Optional.empty();
    }
    for (Box box : Box.ALL) {
      if ((sure & box.bit()) != 0 && box != aim && percent(box) > 0) {
        return Optional.of(new ClassicReason.GoesForMore(kept, aim, percent(aim), box));
      }
    }
    Box other = best(aim.bit());
    return Optional.of(
        percent(other) > 0 && gains[other.ordinal()] >= AS_GOOD_AS * gains[aim.ordinal()]
            ? new ClassicReason.GoesForEither(kept, aim, percent(aim), other, percent(other))
            : new ClassicReason.GoesFor(kept, aim, percent(aim)));
  }

  /** The box that adds most, without some; where nothing adds anything, the likeliest. */
  private Box best(int without) {
    Box best = Box.CHANCE;
    double most = -1;
    for (Box box : Box.ALL) {
      double gain = gains[box.ordinal()] + 1e-9 * likely[box.ordinal()];
      if ((without & box.bit()) == 0 && gain > most) {
        best = box;
        most = gain;
      }
    }
    return best;
  }

  private int percent(Box box) {
    return (int) Math.round(100 * likely[box.ordinal()]);
  }
}
