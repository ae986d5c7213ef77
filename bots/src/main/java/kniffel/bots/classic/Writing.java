package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;

/**
 * What each roll is worth when it must be written, for all sheets of a batch side by side; used
 * again and again.
 *
 * <p>Many rolls have something in common: in the upper part only the number of dice of a face
 * counts, some boxes of the lower part always bring the same, and among those that bring the sum of
 * the dice the best is the same for every sum. So the best strike, the best boxes of each kind and
 * every entry of the upper part are worked out once for each sheet, and a roll takes the best of
 * them in all sheets at once. Only a Kniffel, which has its own rules, is looked at sheet by sheet.
 */
final class Writing {

  /** One more than the highest upper total that a turn could lead to. */
  static final int AFTER = Solver.SETTLED + UpperRange.MOST_IN_A_BOX * Dice.FACES;

  private final RollTable table;
  private final RollKinds kinds;
  private final Utility utility;
  private final double[] values;

  /** By box: what a sheet is worth after it is written, by upper total; the last is settled. */
  private final double[][] next = new double[Box.ALL.size()][AFTER + 1];

  private final double[] nextStruck = new double[AFTER + 1];

  /** By set of boxes that always bring the same: the best of them, and of all strikes. */
  private final double[][] fixed;

  /** By set of boxes that bring the sum of the dice: the best of them, before the sum is added. */
  private final double[][] summed;

  /** By face and number of dice: that entry of the upper part. */
  private final double[][][] upper = new double[Dice.FACES][Keeps.DICE][Lanes.WIDTH];

  /** The entries of the upper part that a roll could be. */
  private final double[][] entries = new double[Keeps.DICE][];

  Writing(RollTable table, RollKinds kinds, Utility utility, double[] values) {
    this.table = table;
    this.kinds = kinds;
    this.utility = utility;
    this.values = values;
    this.fixed = new double[kinds.fixed().size()][Lanes.WIDTH];
    this.summed = new double[kinds.summed().size()][Lanes.WIDTH];
  }

  /** Fills the lanes of all rolls. */
  void fill(Batch batch, Lanes lanes) {
    for (Batch.SheetLanes part : batch.parts()) {
      prepare(part, batch.range());
      for (int roll : kinds.kniffels()) {
        kniffel(roll, part, batch.range(), lanes.row(roll));
      }
    }
    for (RollKinds.RollKind kind : kinds.others()) {
      write(kind, batch, lanes.row(kind.roll()), lanes.width());
    }
  }

  private void write(RollKinds.RollKind kind, Batch batch, double[] row, int width) {
    int sum = kind.sum();
    Rows.larger(
        row,
        fixed[kind.fixed()],
        summed[kind.summed()],
        utility.factor(sum),
        utility.summand(sum),
        width);
    int count = 0;
    for (int face = 0; face < Dice.FACES; face++) {
      int dice = kind.count(face);
      if (dice > 0 && (batch.filledUpper() & 1 << face) == 0) {
        entries[count++] = upper[face][dice - 1];
      }
    }
    Rows.raise(row, entries, count, width);
  }

  /** Works out for a sheet what its rolls have in common. */
  private void prepare(Batch.SheetLanes part, UpperRange range) {
    int free = Box.ALL_BITS ^ part.filled();
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int box = Integer.numberOfTrailingZeros(rest);
      after(next[box], part.filled() | 1 << box, part.struck());
    }
    if ((free & Box.KNIFFEL.bit()) != 0) {
      after(nextStruck, part.filled() | Box.KNIFFEL.bit(), true);
    }
    strike(free, part, range, fixed[0]);
    for (int set = 1; set < fixed.length; set++) {
      System.arraycopy(fixed[0], part.lane(), fixed[set], part.lane(), range.count() + 1);
      for (int rest = free & kinds.fixed().get(set); rest != 0; rest &= rest - 1) {
        int box = Integer.numberOfTrailingZeros(rest);
        raise(fixed[set], part, range, next[box], 0, kinds.points(box));
      }
    }
    for (int set = 0; set < summed.length; set++) {
      Arrays.fill(
          summed[set], part.lane(), part.lane() + range.count() + 1, utility.notWorthHaving());
      for (int rest = free & kinds.summed().get(set); rest != 0; rest &= rest - 1) {
        raise(summed[set], part, range, next[Integer.numberOfTrailingZeros(rest)], 0, 0);
      }
    }
    for (int face = 0; face < Dice.FACES; face++) {
      if ((free & 1 << face) != 0) {
        for (int count = 1; count <= Keeps.DICE; count++) {
          int points = count * (face + 1);
          copy(upper[face][count - 1], part, range, next[face], points, points);
        }
      }
    }
  }

  /** The best box to strike, the same for all rolls. */
  private void strike(int free, Batch.SheetLanes part, UpperRange range, double[] row) {
    clear(row, part, range);
    for (int rest = free; rest != 0; rest &= rest - 1) {
      int box = Integer.numberOfTrailingZeros(rest);
      raise(row, part, range, box == Box.KNIFFEL.ordinal() ? nextStruck : next[box], 0, 0);
    }
  }

  private void kniffel(int roll, Batch.SheetLanes part, UpperRange range, double[] row) {
    int free = Box.ALL_BITS ^ part.filled();
    Scoring scoring = table.scoring(roll, free, part.struck());
    int[] points = table.points(roll, scoring.joker());
    clear(row, part, range);
    for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
      int box = Integer.numberOfTrailingZeros(rest);
      boolean strikes = box == Box.KNIFFEL.ordinal() && points[box] == 0;
      raise(
          row,
          part,
          range,
          strikes ? nextStruck : next[box],
          box < Dice.FACES ? points[box] : 0,
          points[box] + scoring.extraPoints());
    }
  }

  private static void clear(double[] row, Batch.SheetLanes part, UpperRange range) {
    Arrays.fill(row, part.lane(), part.lane() + range.count() + 1, 0);
  }

  private void raise(
      double[] row, Batch.SheetLanes part, UpperRange range, double[] from, int shift, int gain) {
    double factor = utility.factor(gain);
    double summand = utility.summand(gain);
    int lane = part.lane();
    int count = range.count();
    int first = range.low() + shift;
    for (int i = 0; i < count; i++) {
      row[lane + i] = Math.max(row[lane + i], from[first + i] * factor + summand);
    }
    row[lane + count] = Math.max(row[lane + count], from[AFTER] * factor + summand);
  }

  private void copy(
      double[] row, Batch.SheetLanes part, UpperRange range, double[] from, int shift, int gain) {
    double factor = utility.factor(gain);
    double summand = utility.summand(gain);
    int lane = part.lane();
    int count = range.count();
    int first = range.low() + shift;
    for (int i = 0; i < count; i++) {
      row[lane + i] = from[first + i] * factor + summand;
    }
    row[lane + count] = from[AFTER] * factor + summand;
  }

  /**
   * The values of a sheet by upper total; totals of 63 and more have just earned the bonus. The
   * last place is the settled value.
   */
  private void after(double[] row, int filled, boolean struck) {
    int base = Solver.index(filled, struck, 0);
    System.arraycopy(values, base, row, 0, Solver.SETTLED);
    double settled = values[base + Solver.SETTLED];
    Arrays.fill(row, Solver.SETTLED, AFTER, utility.after(Sheet.BONUS, settled));
    row[AFTER] = settled;
  }
}
