package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;

/**
 * Turns played for points, one after the other: how likely each entry is. Made for looking at very
 * many of them, and used again and again; {@link TurnPlan} tells more about a single one.
 *
 * <p>To find the best of several choices without a branch, which the processor would have to guess,
 * each is a whole number: the bits of its value, which order as values do since none is negative,
 * and in place of the last of them the number of the choice. Values that differ only there count as
 * the same, and the choice that is looked at first is taken.
 */
final class PlayedTurn {

  /** One more than a box can hold. */
  private static final int POINTS = 64;

  /** The entries there are: by box, points, and whether they come with extra points. */
  static final int ENTRIES = 2 * POINTS * Box.ALL.size();

  /** The bits that the number of a choice takes. */
  private static final long CHOICE = (1 << 11) - 1;

  private final ClassicSolution solution;
  private final RollTable table;

  /** By roll: the entries it can be on this sheet, without strikes where any box may be struck. */
  private final int[][] entries = new int[Keeps.ROLLS][Box.ALL.size()];

  private final int[] counts = new int[Keeps.ROLLS];
  private final boolean[] anyStrike = new boolean[Keeps.ROLLS];

  /** The entries that any roll can be, each once. */
  private final int[] possible = new int[ENTRIES];

  private final boolean[] isPossible = new boolean[ENTRIES];
  private int possibleCount;
  private int filled;
  private boolean struck;
  private int extra;

  /** By entry. */
  private final double[] worth = new double[ENTRIES];

  private final long[] choice = new long[ENTRIES];
  private final double[] likely = new double[ENTRIES];

  /** By set of dice. */
  private final double[] values = new double[Keeps.COUNT];

  private final long[] best = new long[Keeps.COUNT];
  private final double[] flow = new double[Keeps.COUNT];

  /** By roll: the best entry, its value, and by rolls left what to keep. */
  private final int[] written = new int[Keeps.ROLLS];

  private final double[] writtenValue = new double[Keeps.ROLLS];
  private final int[][] kept = new int[3][Keeps.ROLLS];

  PlayedTurn(ClassicSolution solution) {
    this.solution = solution;
    this.table = solution.table();
  }

  /** Begins with a sheet, whatever its upper total. */
  void begin(int filledBits, boolean kniffelStruck) {
    filled = filledBits;
    struck = kniffelStruck;
    extra = 0;
    possibleCount = 0;
    Arrays.fill(isPossible, false);
    int free = Box.ALL_BITS ^ filled;
    for (int rest = free; rest != 0; rest &= rest - 1) {
      add(entry(Integer.numberOfTrailingZeros(rest), 0, 0));
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
          add(entry);
          entries[roll][count++] = entry;
        }
      }
      counts[roll] = count;
    }
  }

  private static int entry(int box, int points, int extraPoints) {
    return (box * POINTS + points) * 2 + (extraPoints > 0 ? 1 : 0);
  }

  static int box(int entry) {
    return entry / (2 * POINTS);
  }

  static int points(int entry) {
    return entry / 2 % POINTS;
  }

  private void add(int entry) {
    if (!isPossible[entry]) {
      isPossible[entry] = true;
      possible[possibleCount++] = entry;
    }
  }

  int possibleCount() {
    return possibleCount;
  }

  /** One of the entries that are possible on the sheet. */
  int possible(int number) {
    return possible[number];
  }

  /** How likely each entry is when the turn begins with this upper total; by entry. */
  double[] play(int upper) {
    long strike = rateEntries(upper);
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      long most = anyStrike[roll] ? strike : 0;
      int[] own = entries[roll];
      for (int i = 0; i < counts[roll]; i++) {
        most = Math.max(most, choice[own[i]]);
      }
      written[roll] = chosen(most);
      writtenValue[roll] = worth[written[roll]];
      values[roll] = writtenValue[roll];
    }
    keep(kept[1]);
    keep(kept[2]);
    return forward();
  }

  /** Rates all entries that are possible; tells the best strike. */
  private long rateEntries(int upper) {
    long strike = 0;
    for (int i = 0; i < possibleCount; i++) {
      int entry = possible[i];
      int box = box(entry);
      int points = points(entry);
      boolean strikes = struck || (box == Box.KNIFFEL.ordinal() && points == 0);
      int total = box < Dice.FACES ? Math.min(upper + points, Solver.SETTLED) : upper;
      boolean crosses = upper < Sheet.BONUS_FROM && total >= Sheet.BONUS_FROM;
      int next = filled | 1 << box;
      worth[entry] =
          points
              + (entry % 2) * extra
              + (crosses ? Sheet.BONUS : 0)
              + (next == Box.ALL_BITS ? 0 : solution.value(Solver.index(next, strikes, total)));
      choice[entry] = choice(worth[entry], entry);
      likely[entry] = 0;
      if (points == 0 && entry % 2 == 0) {
        strike = Math.max(strike, choice[entry]);
      }
    }
    return strike;
  }

  private static long choice(double value, int number) {
    return (Double.doubleToRawLongBits(value) & ~CHOICE) | (CHOICE - number);
  }

  private static int chosen(long choice) {
    return (int) (CHOICE - (choice & CHOICE));
  }

  /** From what rolls are worth to what they are worth with one more roll, and what is kept then. */
  private void keep(int[] keeps) {
    Keeps.average(values);
    // Stopping is keeping all: it brings what the roll is worth in a box, whatever is left.
    System.arraycopy(writtenValue, 0, values, 0, Keeps.ROLLS);
    for (int keep = Keeps.COUNT - 1; keep >= 0; keep--) {
      long most = choice(values[keep], keep);
      for (int i = 0; i < Keeps.countBelow(keep); i++) {
        long other = best[Keeps.below(keep, i)];
        most = (other & ~CHOICE) > (most & ~CHOICE) ? other : most;
      }
      best[keep] = most;
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      keeps[roll] = chosen(best[roll]);
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      values[roll] = values[keeps[roll]];
    }
  }

  /** From the first roll to the entries. */
  private double[] forward() {
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      flow[roll] = (double) Keeps.orders(roll) / Keeps.ALL_ORDERS;
    }
    for (int left = 2; left >= 1; left--) {
      Arrays.fill(flow, Keeps.ROLLS, Keeps.COUNT, 0);
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        int keep = kept[left][roll];
        double some = flow[roll];
        flow[roll] = 0;
        if (keep < Keeps.ROLLS) {
          likely[written[roll]] += some;
        } else {
          flow[keep] += some;
        }
      }
      for (int keep = Keeps.COUNT - 1; keep >= Keeps.ROLLS; keep--) {
        if (flow[keep] > 0) {
          double each = flow[keep] / Dice.FACES;
          for (int face = 1; face <= Dice.FACES; face++) {
            flow[Keeps.above(keep, face)] += each;
          }
        }
      }
    }
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      likely[written[roll]] += flow[roll];
    }
    return likely;
  }
}
