package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;

/**
 * A turn played for points with one sheet and many upper totals side by side, each a lane: how
 * likely each entry is. Used again and again; {@link TurnPlan} tells more about a single turn.
 *
 * <p>To find the best of several choices in loops without a branch, each choice is one whole
 * number: its value in small units, and below them its place among the choices. Values within a
 * unit count as equal, and the first choice is taken.
 */
final class PlayedTurns {

  /** How many upper totals can be played together: all there are. */
  static final int WIDTH = Solver.TOTALS;

  /** One more than a box can hold. */
  private static final int POINTS = 64;

  /** The entries there are: by box, points, and whether they come with extra points. */
  private static final int ENTRIES = 2 * POINTS * Box.ALL.size();

  /** More than there are sets of dice to keep, or entries for one sheet. */
  private static final int PLACES = 512;

  /** The units of a point: with the place, the highest score still fits into a double exactly. */
  private static final double UNITS = 1L << 32;

  private static final double[] NOTHING = new double[WIDTH];

  private final ClassicSolution solution;
  private final RollTable table;

  /** The entries that any roll can be on this sheet, in rising order. */
  private final int[] possible = new int[PLACES];

  /** By entry: its place among the possible ones, or -1. */
  private final int[] place = new int[ENTRIES];

  /** By roll: the places of its entries, without strikes where any box may be struck. */
  private final int[][] entries = new int[Keeps.ROLLS][Box.ALL.size()];

  private final int[] counts = new int[Keeps.ROLLS];
  private final boolean[] anyStrike = new boolean[Keeps.ROLLS];
  private int possibleCount;
  private int filled;
  private boolean struck;
  private int extra;

  /** By place of an entry and lane: as a choice, and how likely it is. */
  private final double[][] choices = new double[PLACES][WIDTH];

  private final double[][] likely = new double[PLACES][WIDTH];
  private final double[] strike = new double[WIDTH];

  /** By set of dice and lane: its value, as a choice, and how likely it is kept. */
  private final double[][] values = new double[Keeps.COUNT][WIDTH];

  private final double[][] best = new double[Keeps.COUNT][WIDTH];
  private final double[][] flow = new double[Keeps.COUNT][WIDTH];

  /** By roll and lane: the best entry, its value, and by rolls left what to keep. */
  private final int[][] written = new int[Keeps.ROLLS][WIDTH];

  private final double[][] writtenValue = new double[Keeps.ROLLS][WIDTH];
  private final int[][][] kept = new int[3][Keeps.ROLLS][WIDTH];

  /** Some rows at once. */
  private final double[][] rows = new double[Box.ALL.size()][];

  PlayedTurns(ClassicSolution solution) {
    this.solution = solution;
    this.table = solution.table();
  }

  /** Begins with a sheet, whatever its upper total. */
  void begin(int filledBits, boolean kniffelStruck) {
    filled = filledBits;
    struck = kniffelStruck;
    extra = 0;
    Arrays.fill(place, -1);
    int free = Box.ALL_BITS ^ filled;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      place[entry(Integer.numberOfTrailingZeros(rest), 0, 0)] = 0;
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      Scoring scoring = table.scoring(roll, free, struck);
      int[] points = table.points(roll, scoring.joker());
      extra = Math.max(extra, scoring.extraPoints());
      anyStrike[roll] = scoring.legalBits() == free && scoring.extraPoints() == 0;
      int count = 0;
      for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
        int box = Integer.numberOfTrailingZeros(rest);
        if (points[box] > 0 || !anyStrike[roll]) {
          int entry = entry(box, points[box], scoring.extraPoints());
          place[entry] = 0;
          entries[roll][count++] = entry;
        }
      }
      counts[roll] = count;
    }
    number();
  }

  /** Gives every entry that is possible its place. */
  private void number() {
    possibleCount = 0;
    for (int entry = 0; entry < ENTRIES; entry++) {
      if (place[entry] == 0) {
        place[entry] = possibleCount;
        possible[possibleCount++] = entry;
      }
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      for (int i = 0; i < counts[roll]; i++) {
        entries[roll][i] = place[entries[roll][i]];
      }
    }
  }

  private static int entry(int box, int points, int extraPoints) {
    return (box * POINTS + points) * 2 + (extraPoints > 0 ? 1 : 0);
  }

  /** How many entries are possible on the sheet. */
  int possibleCount() {
    return possibleCount;
  }

  /** The box of a possible entry. */
  int box(int number) {
    return possible[number] / (2 * POINTS);
  }

  /** The points of a possible entry. */
  int points(int number) {
    return possible[number] / 2 % POINTS;
  }

  /**
   * How likely each entry is, by its place and lane.
   *
   * @param uppers by lane, the upper total that the turn begins with
   */
  double[][] play(int[] uppers) {
    int lanes = uppers.length;
    rateEntries(uppers, lanes);
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      double[] most = best[roll];
      System.arraycopy(anyStrike[roll] ? strike : NOTHING, 0, most, 0, lanes);
      for (int i = 0; i < counts[roll]; i++) {
        rows[i] = choices[entries[roll][i]];
      }
      Rows.raise(most, rows, counts[roll], lanes);
      places(most, written[roll], lanes);
      values(most, writtenValue[roll], lanes);
      System.arraycopy(writtenValue[roll], 0, values[roll], 0, lanes);
    }
    keep(kept[1], lanes);
    keep(kept[2], lanes);
    forward(lanes);
    return likely;
  }

  /** Rates all entries that are possible, and finds the best strike. */
  private void rateEntries(int[] uppers, int lanes) {
    Arrays.fill(strike, 0, lanes, 0);
    for (int i = 0; i < possibleCount; i++) {
      int box = box(i);
      int points = points(i);
      boolean withExtra = possible[i] % 2 == 1;
      boolean strikes = struck || (box == Box.KNIFFEL.ordinal() && points == 0);
      int base = Solver.index(filled | 1 << box, strikes, 0);
      int gain = points + (withExtra ? extra : 0);
      int counted = box < Dice.FACES ? points : 0;
      double[] row = choices[i];
      for (int lane = 0; lane < lanes; lane++) {
        int upper = uppers[lane];
        int total = Math.min(upper + counted, Solver.SETTLED);
        boolean crosses = upper < Sheet.BONUS_FROM && total == Solver.SETTLED;
        double value = gain + (crosses ? Sheet.BONUS : 0) + solution.value(base + total);
        row[lane] = choice(value, i);
      }
      Arrays.fill(likely[i], 0, lanes, 0);
      if (points == 0 && !withExtra) {
        Rows.raise(strike, row, lanes);
      }
    }
  }

  private static double choice(double value, int place) {
    return Math.rint(value * UNITS) * PLACES + (PLACES - 1 - place);
  }

  /** Which choices these are. */
  private static void places(double[] choices, int[] places, int lanes) {
    for (int lane = 0; lane < lanes; lane++) {
      places[lane] = PLACES - 1 - ((int) (long) choices[lane] & PLACES - 1);
    }
  }

  /** What these choices are worth. */
  private static void values(double[] choices, double[] values, int lanes) {
    for (int lane = 0; lane < lanes; lane++) {
      // Less than half a unit to either side of the value.
      double units = choices[lane] * (1.0 / PLACES) - (PLACES - 1) / (2.0 * PLACES);
      values[lane] = Math.rint(units) * (1 / UNITS);
    }
  }

  private static void choices(double[] values, int place, double[] choices, int lanes) {
    for (int lane = 0; lane < lanes; lane++) {
      choices[lane] = choice(values[lane], place);
    }
  }

  /** From the values of rolls to their values with one more roll, and what is kept then. */
  private void keep(int[][] keeps, int lanes) {
    Rows.keep(values, lanes);
    for (int keep = Keeps.COUNT - 1; keep >= 0; keep--) {
      // Stopping is keeping all: it brings what the roll is worth in a box, whatever is left.
      choices(keep < Keeps.ROLLS ? writtenValue[keep] : values[keep], keep, best[keep], lanes);
      int count = below(keep, best);
      Rows.raise(best[keep], rows, count, lanes);
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      places(best[roll], keeps[roll], lanes);
      values(best[roll], values[roll], lanes);
    }
  }

  /** Collects the rows of the sets with one die less, and returns how many there are. */
  private int below(int keep, double[][] from) {
    int count = Keeps.countBelow(keep);
    for (int i = 0; i < count; i++) {
      rows[i] = from[Keeps.below(keep, i)];
    }
    return count;
  }

  /** From the first roll to the entries. */
  private void forward(int lanes) {
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      Arrays.fill(flow[roll], 0, lanes, (double) Keeps.orders(roll) / Keeps.ALL_ORDERS);
    }
    for (int left = 2; left >= 1; left--) {
      for (int keep = Keeps.ROLLS; keep < Keeps.COUNT; keep++) {
        Arrays.fill(flow[keep], 0, lanes, 0);
      }
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        keepOrWrite(roll, kept[left][roll], lanes);
      }
      for (int keep = Keeps.COUNT - 2; keep >= 0; keep--) {
        int count = below(keep, flow);
        Rows.addSixth(flow[keep], rows, count, lanes);
      }
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      for (int lane = 0; lane < lanes; lane++) {
        likely[written[roll][lane]][lane] += flow[roll][lane];
      }
    }
  }

  private void keepOrWrite(int roll, int[] keeps, int lanes) {
    double[] some = flow[roll];
    int[] entry = written[roll];
    for (int lane = 0; lane < lanes; lane++) {
      int keep = keeps[lane];
      double[] to = keep < Keeps.ROLLS ? likely[entry[lane]] : flow[keep];
      to[lane] += some[lane];
      some[lane] = 0;
    }
  }
}
