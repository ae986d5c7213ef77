package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;

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
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      for (int filled = Box.ALL.size() - 1; filled >= 0; filled--) {
        spread.solve(sheets(filled), threads, workers);
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

  private void solve(List<Integer> sheets, int threads, ExecutorService workers) {
    AtomicInteger next = new AtomicInteger();
    List<Future<?>> running = new ArrayList<>();
    for (int worker = 0; worker < threads; worker++) {
      running.add(
          workers.submit(
              () -> {
                Turn turn = new Turn();
                for (int i; (i = next.getAndIncrement()) < sheets.size(); ) {
                  if (Thread.currentThread().isInterrupted()) {
                    return;
                  }
                  solve(sheets.get(i), turn);
                }
              }));
    }
    try {
      for (Future<?> each : running) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
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
  public double variance(SheetState position) {
    double mean = solution.value(position);
    return position.isLast() ? 0 : Math.max(0, squares[position.index()] - mean * mean);
  }

  /** One turn worked backwards with values and their squares; used again and again. */
  private final class Turn {

    private final double[] value = new double[Keeps.COUNT];
    private final double[] square = new double[Keeps.COUNT];

    double square(SheetState position) {
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        write(position, roll);
      }
      keepBest();
      keepBest();
      double sum = 0;
      for (int roll = 0; roll < Keeps.ROLLS; roll++) {
        sum += Keeps.orders(roll) * square[roll];
      }
      return sum / 7776;
    }

    private void write(SheetState position, int roll) {
      Scoring scoring = table.scoring(roll, position.freeBits(), position.struck());
      int[] points = table.points(roll, scoring.joker());
      value[roll] = Double.NEGATIVE_INFINITY;
      for (int rest = scoring.legalBits(); rest != 0; rest &= rest - 1) {
        Box box = Box.ALL.get(Integer.numberOfTrailingZeros(rest));
        int own = points[box.ordinal()];
        int gain = position.gain(box, own, scoring.extraPoints());
        SheetState after = position.write(box, own);
        double later = solution.value(after);
        double laterSquared = after.isLast() ? 0 : squares[after.index()];
        better(roll, gain + later, (double) gain * gain + 2 * gain * later + laterSquared);
      }
    }

    private void keepBest() {
      for (int keep = Keeps.ROLLS; keep < Keeps.COUNT; keep++) {
        double values = 0;
        double both = 0;
        for (int above : Keeps.above(keep)) {
          values += value[above];
          both += square[above];
        }
        value[keep] = values / Dice.FACES;
        square[keep] = both / Dice.FACES;
      }
      for (int keep = Keeps.COUNT - 2; keep >= 0; keep--) {
        for (int below : Keeps.below(keep)) {
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
