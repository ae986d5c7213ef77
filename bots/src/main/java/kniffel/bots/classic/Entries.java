package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kniffel.bots.shared.Workers;
import kniffel.rules.classic.Box;
import kniffel.rules.dice.Dice;

/**
 * What comes into the boxes of a sheet when it is played for points: exact, not sampled.
 *
 * <p>Walks forward from turn to turn through every position that can be reached, with its
 * probability.
 *
 * @param bonus how likely the bonus is still to be earned
 * @param boxes what comes into each box that is still free
 */
public record Entries(double bonus, Map<Box, BoxEntry> boxes) {

  /**
   * What comes into a box.
   *
   * @param mean its expected points
   * @param zero how likely it is struck
   */
  public record BoxEntry(double mean, double zero) {}

  /** The entries from the start of a turn to the end of the game. */
  public static Entries from(ClassicSolution solution, SheetState start, int threads) {
    boolean strikeMatters = solution.table().strikeMatters();
    double[] likely = new double[2 * (Box.ALL_BITS + 1) * Solver.TOTALS];
    likely[start.index()] = 1;
    Sums sums = new Sums();
    try (Workers workers = new Workers(threads)) {
      for (int filled = Integer.bitCount(start.filledBits()); filled < Box.ALL.size(); filled++) {
        List<EntryTurn> turns = turns(filled, likely, strikeMatters);
        workers.forEach(
            turns.size(),
            () -> new PlayedTurns(solution),
            (played, i) -> turns.get(i).play(played));
        // In the same order whoever has played them, because the last digits of sums depend on it.
        for (EntryTurn turn : turns) {
          turn.addTo(likely, sums);
        }
      }
    }
    return sums.entries(start.freeBits());
  }

  /** One turn from all sheets with this number of filled boxes that can be reached. */
  private static List<EntryTurn> turns(int boxes, double[] likely, boolean strikeMatters) {
    List<EntryTurn> turns = new ArrayList<>();
    for (int filled = 0; filled <= Box.ALL_BITS; filled++) {
      if (Integer.bitCount(filled) == boxes) {
        for (int flag = 0; flag <= 1; flag++) {
          int base = Solver.index(filled, flag == 1, 0);
          double[] own = Arrays.copyOfRange(likely, base, base + Solver.TOTALS);
          if (Arrays.stream(own).anyMatch(probability -> probability > 0)) {
            turns.add(new EntryTurn(filled, flag == 1, own, strikeMatters));
          }
        }
      }
    }
    return turns;
  }

  /** What boxes and bonus add up to. */
  private static final class Sums {

    private final double[] points = new double[Box.ALL.size()];
    private final double[] zero = new double[Box.ALL.size()];
    private double bonus;

    void add(Sums other) {
      for (int box = 0; box < points.length; box++) {
        points[box] += other.points[box];
        zero[box] += other.zero[box];
      }
      bonus += other.bonus;
    }

    Entries entries(int freeBits) {
      Map<Box, BoxEntry> boxes = new EnumMap<>(Box.class);
      for (Box box : Box.ALL) {
        if ((freeBits & box.bit()) != 0) {
          boxes.put(box, new BoxEntry(points[box.ordinal()], zero[box.ordinal()]));
        }
      }
      return new Entries(bonus, boxes);
    }
  }

  /** The next turn with a sheet, whatever its upper total. */
  private static final class EntryTurn {

    private final int filled;
    private final boolean struck;
    private final boolean strikeMatters;

    /** By upper total, how likely it is. */
    private final double[] before;

    /** By box that is written and upper total after it; once more for a Kniffel that is struck. */
    private final double[][] after = new double[Box.ALL.size() + 1][];

    private final Sums sums = new Sums();

    EntryTurn(int filled, boolean struck, double[] before, boolean strikeMatters) {
      this.filled = filled;
      this.struck = struck;
      this.before = before;
      this.strikeMatters = strikeMatters;
    }

    void play(PlayedTurns turn) {
      turn.begin(filled, struck);
      int[] uppers = IntStream.range(0, Solver.TOTALS).filter(upper -> before[upper] > 0).toArray();
      double[][] likely = turn.play(uppers);
      for (int entry = 0; entry < turn.possibleCount(); entry++) {
        int box = turn.box(entry);
        int points = turn.points(entry);
        for (int lane = 0; lane < uppers.length; lane++) {
          if (likely[entry][lane] > 0) {
            count(uppers[lane], box, points, before[uppers[lane]] * likely[entry][lane]);
          }
        }
      }
    }

    private void count(int upper, int box, int points, double probability) {
      sums.points[box] += probability * points;
      sums.zero[box] += points == 0 ? probability : 0;
      int total = box < Dice.FACES ? Math.min(upper + points, Solver.SETTLED) : upper;
      sums.bonus += upper < Solver.SETTLED && total == Solver.SETTLED ? probability : 0;
      boolean strikes = box == Box.KNIFFEL.ordinal() && points == 0;
      int place = strikes ? Box.ALL.size() : box;
      if (after[place] == null) {
        after[place] = new double[Solver.TOTALS];
      }
      after[place][total] += probability;
    }

    /** Adds where the turn leads to, and what it brings. */
    void addTo(double[] likely, Sums all) {
      all.add(sums);
      for (int place = 0; place < after.length; place++) {
        if (after[place] != null) {
          boolean strikes = place == Box.ALL.size();
          int next = filled | (strikes ? Box.KNIFFEL.bit() : 1 << place);
          // Positions from which the game continues in the same way count as one.
          int base = Solver.index(next, (struck || strikes) && strikeMatters, 0);
          int low = UpperRange.of(next).low();
          for (int upper = 0; upper < Solver.TOTALS; upper++) {
            likely[base + (upper < low ? Solver.SETTLED : upper)] += after[place][upper];
          }
        }
      }
    }
  }
}
