package kniffel.bots.karten;

import java.util.Arrays;
import java.util.function.IntFunction;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;

/**
 * Solves the game of a lone player with an endless deck who pays for every turn, for one set of
 * free boxes and all sums of the upper part together.
 *
 * <p>Values are what is still to come: points, bonus and malus, minus penalties and the price of
 * the turns. All sums are lanes of one loop, so that the loops run on many numbers at once.
 */
final class Solver {

  /** Larger hands hardly ever pay. */
  static final int LIMIT = 8;

  private static final int VALUES = Cards.VALUES;
  private static final Hands HANDS = Hands.ALL;
  private static final int COUNT = HANDS.first(LIMIT + 1);

  /** How many sets of cards can be left after scoring. */
  static final int LEFTS = HANDS.first(LIMIT);

  private static final float NOTHING = -1e6f;
  private static final float PRECISE = 0.004f;
  private static final int ENOUGH = 300;

  private final float price;
  private final float least;
  private final int free;
  private final int lanes;
  private final float[] value;
  private final float[] mean;
  private final float[] larger;
  private final float[] best;
  private final float[] scored;

  private Solver(int free, SheetValues.Aim aim) {
    this.price = aim.price();
    this.least = aim.mayStop() ? 0 : NOTHING;
    this.free = free;
    this.lanes = Uppers.count(free);
    this.value = new float[COUNT * lanes];
    this.mean = new float[COUNT * lanes];
    this.larger = new float[COUNT * lanes];
    this.best = new float[COUNT * lanes];
    this.scored = new float[COUNT * lanes];
  }

  /**
   * The values after scoring: for each set of cards left, before it is refilled, a row of values by
   * sum of the upper part.
   *
   * @param free the free boxes
   * @param aim what the player plays for
   * @param after the same for smaller sets of free boxes
   */
  static float[] solve(int free, SheetValues.Aim aim, IntFunction<float[]> after) {
    if (free == 0) {
      return new float[LEFTS];
    }
    Solver solver = new Solver(free, aim);
    solver.score(after);
    solver.exchange();
    return solver.lefts();
  }

  private void score(IntFunction<float[]> after) {
    Arrays.fill(scored, NOTHING);
    int lowest = Uppers.lowest(free);
    int[] to = new int[lanes];
    float[] gain = new float[lanes];
    for (Play play : Play.ALL) {
      if ((free >> play.box() & 1) == 0) {
        continue;
      }
      int rest = free & ~(1 << play.box());
      float[] next = after.apply(rest);
      int nextLanes = Uppers.count(rest);
      for (int lane = 0; lane < lanes; lane++) {
        int upper = lowest + lane;
        to[lane] = Uppers.lane(rest, upper + play.upper());
        gain[lane] = play.points() + Uppers.credit(upper, upper + play.upper());
      }
      int smallest = HANDS.first(Math.max(0, Karten.HAND - play.size()));
      for (int left = smallest; left < HANDS.first(LIMIT - play.size() + 1); left++) {
        int hand = play.handLeaving(left);
        float cost = price + Karten.penalty(HANDS.size(hand));
        for (int lane = 0; lane < lanes; lane++) {
          float now = gain[lane] - cost + next[left * nextLanes + to[lane]];
          scored[hand * lanes + lane] = Math.max(scored[hand * lanes + lane], now);
        }
      }
    }
  }

  private void exchange() {
    int first = HANDS.first(Karten.HAND) * lanes;
    // A starting value below the truth for hands that cannot score: a few turns that bring nothing.
    float floor = Float.MAX_VALUE;
    for (int i = first; i < scored.length; i++) {
      floor = scored[i] > NOTHING ? Math.min(floor, scored[i]) : floor;
    }
    for (int i = first; i < scored.length; i++) {
      value[i] = Math.max(floor, scored[i]);
    }
    for (int size = LIMIT; size >= Karten.HAND; size--) {
      Arrays.fill(larger, NOTHING);
      if (size < LIMIT) {
        // The mean for this size now becomes that for drawing one more card.
        average(size + 1);
        System.arraycopy(mean, 0, larger, 0, larger.length);
      }
      for (int i = 0; i < ENOUGH && step(size) > PRECISE; i++) {}
    }
  }

  /** Fills in, for every set that can be kept, the mean value after drawing up to a size. */
  private void average(int size) {
    int[] more = HANDS.moreTable();
    int top = HANDS.first(size) * lanes;
    System.arraycopy(value, top, mean, top, HANDS.first(size + 1) * lanes - top);
    for (int set = HANDS.first(size) - 1; set >= HANDS.first(Math.max(0, size - 6)); set--) {
      int a = more[set * VALUES] * lanes;
      int b = more[set * VALUES + 1] * lanes;
      int c = more[set * VALUES + 2] * lanes;
      int d = more[set * VALUES + 3] * lanes;
      int e = more[set * VALUES + 4] * lanes;
      int f = more[set * VALUES + 5] * lanes;
      int own = set * lanes;
      for (int lane = 0; lane < lanes; lane++) {
        mean[own + lane] =
            (mean[a + lane]
                    + mean[b + lane]
                    + mean[c + lane]
                    + mean[d + lane]
                    + mean[e + lane]
                    + mean[f + lane])
                * (1f / VALUES);
      }
    }
  }

  /** One more turn for hands of a size; returns the largest change. */
  private float step(int size) {
    average(size);
    int[] less = HANDS.lessTable();
    int fewest = HANDS.first(size - Karten.MOST_DISCARDS);
    for (int set = fewest; set < HANDS.first(size + 1); set++) {
      int own = set * lanes;
      for (int lane = 0; lane < lanes; lane++) {
        best[own + lane] = Math.max(mean[own + lane], larger[own + lane]);
      }
      for (int v = 0; v < VALUES; v++) {
        int smaller = less[set * VALUES + v];
        if (smaller >= fewest) {
          int below = smaller * lanes;
          for (int lane = 0; lane < lanes; lane++) {
            best[own + lane] = Math.max(best[own + lane], best[below + lane]);
          }
        }
      }
    }
    float change = 0;
    for (int i = HANDS.first(size) * lanes; i < HANDS.first(size + 1) * lanes; i++) {
      float now = Math.max(Math.max(least, scored[i]), best[i] - price);
      change = Math.max(change, Math.abs(now - value[i]));
      value[i] = now;
    }
    return change;
  }

  private float[] lefts() {
    average(Karten.HAND);
    int refilled = HANDS.first(Karten.HAND) * lanes;
    float[] lefts = Arrays.copyOf(value, LEFTS * lanes);
    System.arraycopy(mean, 0, lefts, 0, refilled);
    return lefts;
  }
}
