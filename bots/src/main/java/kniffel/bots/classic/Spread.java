package kniffel.bots.classic;

import java.util.Arrays;
import java.util.List;
import kniffel.bots.shared.Keeps;
import kniffel.bots.shared.Workers;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;

/**
 * How far scores spread about their expectation, from every turn start, when it is played for
 * points.
 *
 * <p>Where two choices are worth the same, the one that spreads less is taken: without such a rule
 * the spread of optimal play would depend on the order in which choices are looked at.
 */
public final class Spread {

  /** Where a padded row has the settled value. */
  private static final int LAST = Writing.AFTER;

  /** Values are rounded to multiples of this: closer ones differ only by rounding. */
  private static final double BY_VALUE = 0.5e9;

  /** More than squares can differ by. */
  private static final double BEFORE_SQUARES = 1e9;

  private static final double[] NOTHING = new double[Lanes.WIDTH];

  private final ClassicSolution solution;
  private final RollTable table;

  /** By turn start: the expected square of the points still to come. */
  private final double[] squares = new double[2 * (Box.ALL_BITS + 1) * Solver.TOTALS];

  private Spread(ClassicSolution solution) {
    this.solution = solution;
    this.table = solution.table();
  }

  public static Spread of(ClassicSolution solution, int threads) {
    Spread spread = new Spread(solution);
    try (Workers workers = new Workers(threads)) {
      for (int filled = Box.ALL.size() - 1; filled >= 0; filled--) {
        List<Batch> batches = Batch.all(filled, spread.table.strikeMatters());
        workers.forEach(
            batches.size(),
            () -> spread.new SpreadTurn(),
            (turn, i) -> spread.solve(batches.get(i), turn));
      }
    }
    return spread;
  }

  private void solve(Batch batch, SpreadTurn turn) {
    double[] solved = turn.squares(batch);
    for (Batch.SheetLanes part : batch.parts()) {
      Solver.store(part, batch.range(), solved, table, squares);
    }
  }

  /** The variance of the points still to come from a turn start. */
  public double variance(SheetState sheet) {
    double mean = solution.value(sheet);
    return sheet.isLast() ? 0 : Math.max(0, squares[sheet.index()] - mean * mean);
  }

  /**
   * One turn worked backwards with values and their squares, lane by lane; used again and again.
   */
  private final class SpreadTurn {

    private final double[][] value = new double[Keeps.COUNT][Lanes.WIDTH];
    private final double[][] square = new double[Keeps.COUNT][Lanes.WIDTH];
    private final double[] result = new double[Lanes.WIDTH];
    private final After[] next = new After[Box.ALL.size()];
    private final After nextStruck = new After();
    private final double[] strikeValue = new double[Lanes.WIDTH];
    private final double[] strikeSquare = new double[Lanes.WIDTH];

    SpreadTurn() {
      Arrays.setAll(next, box -> new After());
    }

    double[] squares(Batch batch) {
      for (Batch.SheetLanes part : batch.parts()) {
        write(part, batch.range());
      }
      int width = batch.lanes();
      keepBest(width);
      keepBest(width);
      Rows.first(square, result, width);
      return result;
    }

    private void write(Batch.SheetLanes part, UpperRange range) {
      int free = Box.ALL_BITS ^ part.filled();
      for (int rest = free; rest != 0; rest &= rest - 1) {
        int box = Integer.numberOfTrailingZeros(rest);
        next[box].read(part.filled() | 1 << box, part.struck());
      }
      if ((free & Box.KNIFFEL.bit()) != 0) {
        nextStruck.read(part.filled() | Box.KNIFFEL.bit(), true);
      }
      int lane = part.lane();
      int lanes = range.count() + 1;
      Arrays.fill(strikeValue, lane, lane + lanes, 0);
      Arrays.fill(strikeSquare, lane, lane + lanes, 0);
      for (int rest = free; rest != 0; rest &= rest - 1) {
        After after = after(Integer.numberOfTrailingZeros(rest), 0);
        prefer(strikeValue, strikeSquare, lane, after, range.low(), 0, lanes);
      }
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        Scoring scoring = table.scoring(roll, free, part.struck());
        int[] points = table.points(roll, scoring.joker());
        // Points are better than none in the same box: strikes are looked at once for all rolls.
        boolean anyBox = scoring.legalBits() == free && scoring.extraPoints() == 0;
        System.arraycopy(anyBox ? strikeValue : NOTHING, lane, value[roll], lane, lanes);
        System.arraycopy(anyBox ? strikeSquare : NOTHING, lane, square[roll], lane, lanes);
        for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
          int box = Integer.numberOfTrailingZeros(rest);
          if (points[box] > 0 || !anyBox) {
            int first = range.low() + (box < Dice.FACES ? points[box] : 0);
            int gain = points[box] + scoring.extraPoints();
            prefer(value[roll], square[roll], lane, after(box, points[box]), first, gain, lanes);
          }
        }
      }
    }

    private After after(int box, int points) {
      return box == Box.KNIFFEL.ordinal() && points == 0 ? nextStruck : next[box];
    }

    /** Takes the value after a box in those lanes of a sheet where it is better. */
    private void prefer(
        double[] value, double[] square, int lane, After after, int first, int gain, int lanes) {
      takeBetter(value, square, lane, after, first, gain, lanes - 1);
      takeBetter(value, square, lane + lanes - 1, after, LAST, gain, 1);
    }

    private void keepBest(int width) {
      Rows.keep(value, width);
      Rows.keep(square, width);
      for (int keep = Keeps.COUNT - 2; keep >= 0; keep--) {
        for (int i = 0; i < Keeps.countBelow(keep); i++) {
          int below = Keeps.below(keep, i);
          takeBetter(value[keep], square[keep], value[below], square[below], width);
        }
      }
    }
  }

  private static void takeBetter(
      double[] value, double[] square, double[] other, double[] otherSquare, int width) {
    for (int i = 0; i < width; i++) {
      double more = other[i] - value[i];
      double less = square[i] - otherSquare[i];
      double share = share(more, less);
      value[i] += share * more;
      square[i] -= share * less;
    }
  }

  private static void takeBetter(
      double[] value, double[] square, int lane, After after, int first, double gain, int lanes) {
    double[] values = after.values;
    double[] squares = after.squares;
    for (int i = 0; i < lanes; i++) {
      double later = values[first + i];
      double more = gain + later - value[lane + i];
      double less = square[lane + i] - (gain * gain + 2 * gain * later + squares[first + i]);
      double share = share(more, less);
      value[lane + i] += share * more;
      square[lane + i] -= share * less;
    }
  }

  /**
   * 1 for a choice that is worth more, or spreads less and is worth the same; otherwise 0. Without
   * a branch, so that the loops around it become vector instructions.
   */
  private static double share(double more, double less) {
    return 0.5 + 0.5 * Math.signum(Math.rint(more * BY_VALUE) * BEFORE_SQUARES + less);
  }

  /** What a sheet comes to after a box is written, by upper total as in {@link Writing}. */
  private final class After {

    private final double[] values = new double[LAST + 1];
    private final double[] squares = new double[LAST + 1];

    void read(int filled, boolean struck) {
      int base = Solver.index(filled, struck, 0);
      for (int upper = 0; upper < Solver.SETTLED; upper++) {
        values[upper] = solution.value(base + upper);
        squares[upper] = Spread.this.squares[base + upper];
      }
      double settled = solution.value(base + Solver.SETTLED);
      double square = Spread.this.squares[base + Solver.SETTLED];
      double bonus = Sheet.BONUS;
      Arrays.fill(values, Solver.SETTLED, LAST, bonus + settled);
      Arrays.fill(squares, Solver.SETTLED, LAST, bonus * bonus + 2 * bonus * settled + square);
      values[LAST] = settled;
      squares[LAST] = square;
    }
  }
}
