package kniffel.bots.classic;

import java.util.Arrays;
import java.util.List;
import kniffel.bots.shared.Workers;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Sheet;

/**
 * Solves classic Kniffel for one player who wants as many points, or as much of a utility, as
 * possible.
 *
 * <p>A turn begins with some boxes filled, an upper total, and 50 or 0 in the Kniffel box. Sheets
 * with most boxes filled come first; each needs only the values of sheets with one box more. The
 * bonus is credited when 63 is crossed, so having it and being unable to reach it share one value.
 */
final class Solver {

  /** Upper totals 0 to 62, and one place for all from which the bonus is out of reach. */
  static final int TOTALS = Sheet.BONUS_FROM + 1;

  static final int SETTLED = Sheet.BONUS_FROM;

  private final RollTable table;
  private final RollKinds kinds;
  private final Utility utility;
  private final double[] values = new double[2 * (Box.ALL_BITS + 1) * TOTALS];

  private Solver(RollTable table, Utility utility) {
    this.table = table;
    this.kinds = new RollKinds(table);
    this.utility = utility;
    Arrays.fill(values, index(Box.ALL_BITS, false, 0), values.length, utility.end());
  }

  /** The values of all turn starts: {@link #index} tells where. */
  static double[] solve(RollTable table, Utility utility, int threads) {
    Solver solver = new Solver(table, utility);
    try (Workers workers = new Workers(threads)) {
      for (int filled = Box.ALL.size() - 1; filled >= 0; filled--) {
        List<Batch> batches = Batch.all(filled, table.strikeMatters());
        workers.forEach(
            batches.size(), solver::work, (work, i) -> solver.solve(batches.get(i), work));
      }
    }
    return solver.values;
  }

  /** What a thread works with. */
  private record Pad(Writing writing, Lanes lanes) {}

  private Pad work() {
    return new Pad(new Writing(table, kinds, utility, values), new Lanes());
  }

  /** Where the value of a turn start is kept. */
  static int index(int filledBits, boolean struck, int upper) {
    return (2 * filledBits + (struck ? 1 : 0)) * TOTALS + upper;
  }

  private void solve(Batch batch, Pad work) {
    work.lanes.begin(batch.lanes());
    work.writing.fill(batch, work.lanes);
    double[] solved = work.lanes.solve();
    for (Batch.SheetLanes part : batch.parts()) {
      store(part, batch.range(), solved, table, values);
    }
  }

  /** Puts the lanes of a sheet where {@link #index} says. */
  static void store(
      Batch.SheetLanes part, UpperRange range, double[] solved, RollTable table, double[] values) {
    double settled = solved[part.lane() + range.count()];
    boolean bothFlags = (part.filled() & Box.KNIFFEL.bit()) == 0 || !table.strikeMatters();
    for (int flag = part.struck() ? 1 : 0; flag <= (part.struck() || bothFlags ? 1 : 0); flag++) {
      int base = index(part.filled(), flag == 1, 0);
      // Out of reach counts as settled too; nobody looks above the highest possible total.
      Arrays.fill(values, base, base + TOTALS, settled);
      System.arraycopy(solved, part.lane(), values, base + range.low(), range.count());
    }
  }
}
