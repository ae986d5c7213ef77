package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.shared.Keeps;
import kniffel.bots.shared.Workers;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;

/**
 * How far scores spread about their expectation, from every turn start, when it is played for
 * points.
 *
 * <p>Where two choices are worth the same, the one that spreads less is taken: without such a rule
 * the spread of optimal play would depend on the order in which choices are looked at.
 */
public final class Spread {

  /** Values closer than this are the same but for rounding. */
  private static final double SAME = 1e-9;

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
        List<Integer> sheets = sheets(filled);
        workers.forEach(
            sheets.size(), () -> spread.new Turn(), (turn, i) -> spread.solve(sheets.get(i), turn));
      }
    }
    return spread;
  }

  private static List<Integer> sheets(int boxes) {
    List<Integer> sheets = new ArrayList<>();
    for (int filled = 0; filled <= Box.ALL_BITS; filled++) {
      if (Integer.bitCount(filled) == boxes) {
        sheets.add(filled);
      }
    }
    return sheets;
  }

  private void solve(int filled, Turn turn) {
    boolean kniffelFilled = (filled & Box.KNIFFEL.bit()) != 0;
    UpperRange range = UpperRange.of(filled);
    for (int flag = 0; flag <= (kniffelFilled ? 1 : 0); flag++) {
      boolean struck = flag == 1;
      double settled = turn.square(new SheetState(filled, struck, Solver.SETTLED));
      for (int upper = 0; upper < Solver.TOTALS; upper++) {
        boolean open = upper >= range.low() && upper <= range.high();
        squares[Solver.index(filled, struck, upper)] =
            open ? turn.square(new SheetState(filled, struck, upper)) : settled;
      }
    }
  }

  /** The variance of the points still to come from a turn start. */
  public double variance(SheetState sheet) {
    double mean = solution.value(sheet);
    return sheet.isLast() ? 0 : Math.max(0, squares[sheet.index()] - mean * mean);
  }

  /** One turn worked backwards with values and their squares; used again and again. */
  private final class Turn {

    private final double[] value = new double[Keeps.COUNT];
    private final double[] square = new double[Keeps.COUNT];

    double square(SheetState sheet) {
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        write(sheet, roll);
      }
      keepBest();
      keepBest();
      double sum = 0;
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        sum += Keeps.orders(roll) * square[roll];
      }
      return sum / Keeps.ALL_ORDERS;
    }

    private void write(SheetState sheet, int roll) {
      Scoring scoring = table.scoring(roll, sheet.freeBits(), sheet.struck());
      int[] points = table.points(roll, scoring.joker());
      value[roll] = Double.NEGATIVE_INFINITY;
      for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
        Box box = Box.ALL.get(Integer.numberOfTrailingZeros(rest));
        int own = points[box.ordinal()];
        int gain = sheet.gain(box, own, scoring.extraPoints());
        SheetState after = sheet.write(box, own);
        double later = solution.value(after);
        double laterSquared = after.isLast() ? 0 : squares[after.index()];
        better(roll, gain + later, (double) gain * gain + 2 * gain * later + laterSquared);
      }
    }

    private void keepBest() {
      Keeps.average(value);
      Keeps.average(square);
      for (int keep = Keeps.COUNT - 2; keep >= 0; keep--) {
        for (int i = 0; i < Keeps.countBelow(keep); i++) {
          int below = Keeps.below(keep, i);
          better(keep, value[below], square[below]);
        }
      }
    }

    private void better(int set, double newValue, double newSquare) {
      boolean same = Math.abs(newValue - value[set]) < SAME;
      if (same ? newSquare < square[set] : newValue > value[set]) {
        value[set] = newValue;
        square[set] = newSquare;
      }
    }
  }
}
