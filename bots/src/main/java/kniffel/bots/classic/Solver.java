package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.bots.shared.Keeps;
import kniffel.bots.shared.Workers;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import org.jspecify.annotations.Nullable;

/**
 * Solves classic Kniffel for one player who wants as many points, or as much of a utility, as
 * possible.
 *
 * <p>A turn begins with some boxes filled, an upper total, and 50 or 0 in the Kniffel box. Sheets
 * with most boxes filled come first; each needs only the values of sheets with one box more. The
 * bonus is credited when 63 is crossed, so that whoever has it and whoever cannot reach it any more
 * share one value.
 */
final class Solver {

  /** Upper totals 0 to 62, and one place for all from which the bonus is out of reach. */
  static final int TOTALS = Sheet.BONUS_FROM + 1;

  static final int SETTLED = Sheet.BONUS_FROM;

  private final RollTable table;
  private final Utility utility;
  private final double[] values = new double[2 * (Box.ALL_BITS + 1) * TOTALS];

  private Solver(RollTable table, Utility utility) {
    this.table = table;
    this.utility = utility;
    Arrays.fill(values, index(Box.ALL_BITS, false, 0), values.length, utility.end());
  }

  /** The values of all turn starts: {@link #index} tells where. */
  static double[] solve(RollTable table, Utility utility, int threads) {
    Solver solver = new Solver(table, utility);
    try (Workers workers = new Workers(threads)) {
      for (int filled = Box.ALL.size() - 1; filled >= 0; filled--) {
        List<List<Part>> batches = solver.batches(filled);
        workers.forEach(
            batches.size(), Lanes::new, (lanes, i) -> solver.solve(batches.get(i), lanes));
      }
    }
    return solver.values;
  }

  /** Where the value of a turn start stands. */
  static int index(int filledBits, boolean struck, int upper) {
    return (2 * filledBits + (struck ? 1 : 0)) * TOTALS + upper;
  }

  /** A sheet with its upper totals from {@code low} on, and its place among the lanes. */
  private record Part(int filled, boolean struck, int low, int count, int lane) {}

  /** The sheets with this number of filled boxes, packed into full sets of lanes. */
  private List<List<Part>> batches(int boxes) {
    List<List<Part>> batches = new ArrayList<>();
    List<Part> batch = new ArrayList<>();
    int lane = 0;
    for (int filled = 0; filled <= Box.ALL_BITS; filled++) {
      if (Integer.bitCount(filled) != boxes) {
        continue;
      }
      UpperRange range = UpperRange.of(filled);
      int count = range.count();
      boolean kniffelFilled = (filled & Box.KNIFFEL.bit()) != 0;
      for (int struck = 0; struck <= (kniffelFilled && table.strikeMatters() ? 1 : 0); struck++) {
        if (lane + count + 1 > Lanes.WIDTH) {
          batches.add(batch);
          batch = new ArrayList<>();
          lane = 0;
        }
        batch.add(new Part(filled, struck == 1, range.low(), count, lane));
        lane += count + 1;
      }
    }
    batches.add(batch);
    return batches;
  }

  private void solve(List<Part> batch, Lanes lanes) {
    for (Part part : batch) {
      fill(part, lanes);
    }
    double[] solved = lanes.solve();
    for (Part part : batch) {
      store(part, solved);
    }
  }

  private void store(Part part, double[] solved) {
    double settled = solved[part.lane + part.count];
    boolean bothFlags = (part.filled & Box.KNIFFEL.bit()) == 0 || !table.strikeMatters();
    for (int flag = part.struck ? 1 : 0; flag <= (part.struck || bothFlags ? 1 : 0); flag++) {
      int base = index(part.filled, flag == 1, 0);
      // Out of reach is settled too; above the highest possible total nobody looks.
      Arrays.fill(values, base, base + TOTALS, settled);
      System.arraycopy(solved, part.lane, values, base + part.low, part.count);
    }
  }

  /** Fills the lanes of a part with what each roll is worth when it must be written. */
  private void fill(Part part, Lanes lanes) {
    int free = Box.ALL_BITS ^ part.filled;
    double[][] next = new double[Box.ALL.size()][];
    for (int box = 0; box < next.length; box++) {
      if ((free >> box & 1) != 0) {
        next[box] = padded(part, box, false);
      }
    }
    double @Nullable [] withKniffel =
        (free & Box.KNIFFEL.bit()) != 0 ? padded(part, Box.KNIFFEL.ordinal(), true) : null;
    double[] nothing = new double[part.lane + part.count + 1];
    double[] strike = nothing.clone();
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int box = Integer.numberOfTrailingZeros(rest);
      best(strike, part, after(next, withKniffel, box, 0), part.low, 1, 0);
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      double[] row = lanes.row(roll);
      Scoring scoring = table.scoring(roll, free, part.struck);
      int[] points = table.points(roll, scoring.joker());
      boolean anyBox = scoring.legalBits() == free && scoring.extraPoints() == 0;
      // Points are never worse than none in the same box: where all boxes may be struck, the best
      // strike is the same for all rolls, and only boxes with points remain to be looked at.
      System.arraycopy(anyBox ? strike : nothing, part.lane, row, part.lane, part.count + 1);
      for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
        int box = Integer.numberOfTrailingZeros(rest);
        if (points[box] > 0 || !anyBox) {
          int shift = box < Dice.FACES ? part.low + points[box] : part.low;
          int gain = points[box] + scoring.extraPoints();
          double[] from = after(next, withKniffel, box, points[box]);
          best(row, part, from, shift, utility.factor(gain), utility.summand(gain));
        }
      }
    }
  }

  private static double[] after(
      double[][] next, double @Nullable [] withKniffel, int box, int points) {
    boolean strikes = box == Box.KNIFFEL.ordinal() && points == 0;
    return strikes && withKniffel != null ? withKniffel : next[box];
  }

  private static void best(
      double[] row, Part part, double[] from, int shift, double factor, double summand) {
    int lane = part.lane;
    int count = part.count;
    for (int i = 0; i < count; i++) {
      row[lane + i] = Math.max(row[lane + i], from[shift + i] * factor + summand);
    }
    row[lane + count] = Math.max(row[lane + count], from[from.length - 1] * factor + summand);
  }

  /**
   * The values after a box is written, by upper total; totals of 63 and more have just earned the
   * bonus. The last place is the settled value.
   */
  private double[] padded(Part part, int box, boolean strikes) {
    int filled = part.filled | 1 << box;
    boolean struck = strikes || part.struck;
    int base = index(filled, struck, 0);
    int most = UpperRange.MOST_IN_A_BOX * Dice.FACES;
    double[] row = new double[TOTALS + most + 1];
    System.arraycopy(values, base, row, 0, SETTLED);
    double settled = values[base + SETTLED];
    Arrays.fill(row, SETTLED, row.length - 1, utility.after(Sheet.BONUS, settled));
    row[row.length - 1] = settled;
    return row;
  }
}
