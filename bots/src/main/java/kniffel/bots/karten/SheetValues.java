package kniffel.bots.karten;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.bots.shared.LearnedFile;

/**
 * What a sheet is still worth to a lone player who pays for every turn, and what the cards left
 * after scoring add to it; learned by {@link KartenTrainer}.
 */
final class SheetValues {

  /** What a player plays for. */
  enum Aim {
    /** To fill the whole sheet. */
    FULL(9, false),
    /** To make the most of too few turns: boxes may stay empty, and a turn is worth more. */
    HURRIED(12, true);

    private final float price;
    private final boolean mayStop;

    Aim(float price, boolean mayStop) {
      this.price = price;
      this.mayStop = mayStop;
    }

    /** The price of a turn: about what a turn brings when the game lasts that long. */
    float price() {
      return price;
    }

    /** Whether the player may leave the rest of the sheet empty. */
    boolean mayStop() {
      return mayStop;
    }
  }

  static final LearnedFile FILE = new LearnedFile(SheetValues.class, "values.bin");

  static final int FACTORS = 16;

  /** Values are kept in hundredths. */
  static final int FINE = 100;

  private static final int ANCHORS = 4;
  private static final int[] FIRST_ROWS = firstRows();

  private final Aim aim;
  private final float[][] starts;
  private final float[][] factors;
  private final float[][] weights;

  private SheetValues(Aim aim, ByteBuffer in) {
    this.aim = aim;
    starts = new float[Uppers.ALL_FREE + 1][];
    for (int free = 0; free < starts.length; free++) {
      starts[free] = new float[Uppers.count(free)];
      int fine = 0;
      for (int lane = 0; lane < starts[free].length; lane++) {
        fine += in.getShort();
        starts[free][lane] = fine / (float) FINE;
      }
    }
    factors = new float[FACTORS][Solver.LEFTS];
    weights = new float[firstRow(starts.length)][FACTORS];
    for (int factor = 0; factor < FACTORS; factor++) {
      float step = in.getFloat();
      for (int left = 0; left < Solver.LEFTS; left++) {
        factors[factor][left] = in.getShort() / (float) Short.MAX_VALUE;
      }
      for (float[] row : weights) {
        row[factor] = step * in.get();
      }
    }
  }

  /** Read once, when first needed, because the trainer has to do without it. */
  private static final class Learned {
    static final List<SheetValues> BY_AIM = read();
  }

  /** As learned for a player with this aim. */
  static SheetValues learned(Aim aim) {
    return Learned.BY_AIM.get(aim.ordinal());
  }

  Aim aim() {
    return aim;
  }

  private static List<SheetValues> read() {
    return FILE.readZipped(
        bytes -> {
          List<SheetValues> learned = new ArrayList<>();
          for (Aim aim : Aim.values()) {
            learned.add(new SheetValues(aim, bytes));
          }
          return List.copyOf(learned);
        });
  }

  /** For how many sums of the upper part the factors are kept. */
  static int anchors(int free) {
    return Math.min(ANCHORS, Uppers.count(free));
  }

  /** Which sums these are: the first, the last and some between. */
  static int anchorLane(int free, int anchor) {
    int anchors = anchors(free);
    return anchors == 1 ? 0 : anchor * (Uppers.count(free) - 1) / (anchors - 1);
  }

  /** Where the rows of factors of these free boxes begin. */
  static int firstRow(int free) {
    return FIRST_ROWS[free];
  }

  private static int[] firstRows() {
    int[] rows = new int[Uppers.ALL_FREE + 2];
    for (int free = 0; free <= Uppers.ALL_FREE; free++) {
      rows[free + 1] = rows[free] + anchors(free);
    }
    return rows;
  }

  /** What is still to come for a player with these free boxes who holds no card yet. */
  float start(int free, int upper) {
    return starts[free][Uppers.lane(free, upper)];
  }

  /** What is still to come after scoring, with these cards left. */
  float left(int free, int upper, int left) {
    float sum = start(free, upper);
    float[] blend = blend(free, upper);
    for (int factor = 0; factor < FACTORS; factor++) {
      sum += blend[factor] * factors[factor][left];
    }
    return sum;
  }

  /** What is still to come after scoring, for each of the first sets of cards that may be left. */
  void lefts(int free, int upper, int count, float[] into) {
    Arrays.fill(into, 0, count, start(free, upper));
    float[] blend = blend(free, upper);
    for (int factor = 0; factor < FACTORS; factor++) {
      float weight = blend[factor];
      float[] values = factors[factor];
      for (int left = 0; left < count; left++) {
        into[left] += weight * values[left];
      }
    }
  }

  /** The weights of the factors, between those that are kept. */
  private float[] blend(int free, int upper) {
    int lane = Uppers.lane(free, upper);
    int anchor = 0;
    while (anchor + 2 < anchors(free) && anchorLane(free, anchor + 1) <= lane) {
      anchor++;
    }
    float[] blend = weights[firstRow(free) + anchor].clone();
    if (anchors(free) > 1) {
      int from = anchorLane(free, anchor);
      float share = (lane - from) / (float) (anchorLane(free, anchor + 1) - from);
      float[] high = weights[firstRow(free) + anchor + 1];
      for (int factor = 0; factor < FACTORS; factor++) {
        blend[factor] += share * (high[factor] - blend[factor]);
      }
    }
    return blend;
  }
}
