package kniffel.bots.karten;

import java.util.Arrays;
import java.util.List;
import kniffel.bots.Allowance;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;

/**
 * What every turn from a hand is worth until the next box is filled: exchanges are thought through
 * to the end, with the cards that are left in the pile; what comes after scoring is as learned.
 *
 * <p>The same sweep as in {@link Solver}, for one sum of the upper part and any probabilities of
 * the cards.
 */
final class TurnValues implements StepRating.TurnValuer {

  private static final int VALUES = Cards.VALUES;
  private static final Hands HANDS = Hands.ALL;
  private static final float NOTHING = -1e6f;
  private static final float PRECISE = 0.02f;
  private static final int ENOUGH = 60;

  private final PackedView packed;
  private final float price;
  private final float least;
  private final SheetValues sheetValues;
  private final int limit;
  private final float[] probabilities = new float[VALUES];
  private final float[] scored;
  private final float[] value;
  private final float[] mean;
  private final float[] larger;
  private final float[] best;
  private final float[] lefts;
  private boolean complete;

  private TurnValues(PackedView packed, SheetValues sheetValues) {
    this.packed = packed;
    this.sheetValues = sheetValues;
    this.price = sheetValues.aim().price();
    this.least = sheetValues.aim().mayStop() ? 0 : NOTHING;
    this.limit = Math.max(Solver.LIMIT, HANDS.size(packed.hand()));
    int count = HANDS.first(limit + 1);
    List<Double> likely = packed.probabilities();
    for (int i = 0; i < VALUES; i++) {
      probabilities[i] = likely.get(i).floatValue();
    }
    scored = new float[count];
    value = new float[count];
    mean = new float[count];
    larger = new float[count];
    best = new float[count];
    lefts = new float[Solver.LEFTS];
  }

  /** Thinks the position through, or as far as the budget goes. */
  static TurnValues of(PackedView packed, SheetValues sheetValues, Allowance allowance) {
    TurnValues turnValues = new TurnValues(packed, sheetValues);
    turnValues.complete = turnValues.score(allowance);
    if (turnValues.complete) {
      turnValues.exchange(allowance);
    }
    return turnValues;
  }

  /** Whether it got far enough to say something about every turn. */
  boolean isUseful() {
    return complete;
  }

  @Override
  public double score(Play play) {
    int rest = packed.free() & ~(1 << play.box());
    int upper = packed.upper() + play.upper();
    int left = StepRating.without(packed.hand(), HANDS.cards(play.set()));
    return play.points()
        + Uppers.credit(packed.upper(), upper)
        - price
        - Karten.penalty(HANDS.size(packed.hand()))
        + left(rest, upper, left);
  }

  private float left(int rest, int upper, int left) {
    if (rest == 0) {
      return 0;
    }
    // If there are more cards than were learned, the lowest do not count.
    int known = left;
    while (known >= Solver.LEFTS) {
      int value = 1;
      while (HANDS.less(known, value) == Hands.NONE) {
        value++;
      }
      known = HANDS.less(known, value);
    }
    return sheetValues.left(rest, upper, known);
  }

  @Override
  public double exchange(int kept, int drawn) {
    int size = HANDS.size(kept) + drawn;
    int own = HANDS.size(packed.hand());
    if (size == own) {
      return mean[kept] - price;
    }
    // A card beyond the limit counts only as a cost.
    return size > limit
        ? mean[kept] - price - Karten.penalty(Karten.HAND + 1)
        : larger[kept] - price;
  }

  private boolean score(Allowance allowance) {
    Arrays.fill(scored, NOTHING);
    int key = -1;
    for (Play play : Play.ALL) {
      if ((packed.free() >> play.box() & 1) == 0) {
        continue;
      }
      int rest = packed.free() & ~(1 << play.box());
      int upper = packed.upper() + play.upper();
      int most = Math.min(Solver.LEFTS, HANDS.first(limit - play.size() + 1));
      int nextKey = play.box() << 8 | play.upper();
      if (nextKey != key) {
        if (allowance.spent()) {
          return false;
        }
        sheetValues.lefts(rest, upper, most, lefts);
        key = nextKey;
      }
      float gain = play.points() + Uppers.credit(packed.upper(), upper) - price;
      for (int size = Math.max(0, Karten.HAND - play.size()); size <= limit - play.size(); size++) {
        float net = gain - Karten.penalty(size + play.size());
        for (int left = HANDS.first(size); left < Math.min(most, HANDS.first(size + 1)); left++) {
          int hand = play.handLeaving(left);
          scored[hand] = Math.max(scored[hand], net + lefts[left]);
        }
      }
    }
    return true;
  }

  private void exchange(Allowance allowance) {
    int own = HANDS.size(packed.hand());
    float start = sheetValues.start(packed.free(), packed.upper());
    for (int i = HANDS.first(own); i < value.length; i++) {
      value[i] = Math.max(start, scored[i]);
    }
    for (int size = limit; size >= own; size--) {
      if (size < limit) {
        System.arraycopy(mean, 0, larger, 0, larger.length);
      } else {
        Arrays.fill(larger, NOTHING);
      }
      average(size);
      float change = Float.MAX_VALUE;
      for (int i = 0; i < ENOUGH && change > PRECISE && !allowance.spent(); i++) {
        change = step(size);
        average(size);
      }
    }
  }

  private void average(int size) {
    int[] more = HANDS.moreTable();
    int top = HANDS.first(size);
    System.arraycopy(value, top, mean, top, HANDS.first(size + 1) - top);
    float a = probabilities[0];
    float b = probabilities[1];
    float c = probabilities[2];
    float d = probabilities[3];
    float e = probabilities[4];
    float f = probabilities[5];
    for (int set = top - 1; set >= HANDS.first(Math.max(0, size - 6)); set--) {
      int at = set * VALUES;
      mean[set] =
          a * mean[more[at]]
              + b * mean[more[at + 1]]
              + c * mean[more[at + 2]]
              + d * mean[more[at + 3]]
              + e * mean[more[at + 4]]
              + f * mean[more[at + 5]];
    }
  }

  private float step(int size) {
    int[] less = HANDS.lessTable();
    int fewest = HANDS.first(size - Karten.MOST_DISCARDS);
    int first = HANDS.first(size);
    float change = 0;
    for (int set = fewest; set < HANDS.first(size + 1); set++) {
      float most = Math.max(mean[set], larger[set]);
      for (int at = set * VALUES; at < (set + 1) * VALUES; at++) {
        if (less[at] >= fewest) {
          most = Math.max(most, best[less[at]]);
        }
      }
      best[set] = most;
      if (set >= first) {
        float now = Math.max(Math.max(least, scored[set]), most - price);
        change = Math.max(change, Math.abs(now - value[set]));
        value[set] = now;
      }
    }
    return change;
  }
}
