package kniffel.bots.shared;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;

/**
 * The 462 sets of up to five dice that can be kept, by number, and which contains which.
 *
 * <p>The value of keeping a set is the mean of the six sets with one die more; the best keep of a
 * roll is the best of all sets below it. Both go from neighbour to neighbour, which takes far fewer
 * steps than looking at all rolls or all subsets.
 *
 * <p>Rolls, the sets of five, come first; larger sets come before smaller ones, and the empty set
 * is the last.
 */
public final class Keeps {

  /** How many dice make a roll. */
  public static final int DICE = 5;

  public static final int COUNT = 462;
  public static final int ROLLS = 252;

  /** The set without a die. */
  public static final int NOTHING = COUNT - 1;

  /** In how many orders five dice can fall. */
  public static final int ALL_ORDERS = 7776;

  /** The dice of each set in rising order. */
  private static final Dice[] SETS = new Dice[COUNT];

  /** By set of at most four dice, for each face the set with one more of it. */
  private static final int[][] ABOVE = new int[COUNT][];

  /** By set, for each different face in it the set with one less of it. */
  private static final int[][] BELOW = new int[COUNT][];

  /** By roll, how many of all orders show it. */
  private static final int[] ORDERS = new int[ROLLS];

  /** The number of a set by its counts, each a digit to the base 6. */
  private static final short[] BY_COUNTS = new short[6 * 6 * 6 * 6 * 6 * 6];

  static {
    List<Dice> all = new ArrayList<>();
    for (int size = DICE; size >= 0; size--) {
      for (var weighted : Roll.of(size).outcomes()) {
        if (size == DICE) {
          ORDERS[all.size()] = (int) weighted.weight();
        }
        BY_COUNTS[key(weighted.outcome())] = (short) all.size();
        all.add(weighted.outcome());
      }
    }
    for (int keep = 0; keep < COUNT; keep++) {
      Dice dice = all.get(keep);
      SETS[keep] = dice;
      int key = key(dice);
      int[] above = new int[dice.size() < DICE ? Dice.FACES : 0];
      int[] below = new int[Dice.FACES];
      int fewer = 0;
      for (int face = 1, step = 1; face <= Dice.FACES; face++, step *= 6) {
        if (above.length > 0) {
          above[face - 1] = BY_COUNTS[key + step];
        }
        if (dice.count(face) > 0) {
          below[fewer++] = BY_COUNTS[key - step];
        }
      }
      ABOVE[keep] = above;
      BELOW[keep] = Arrays.copyOf(below, fewer);
    }
  }

  private Keeps() {}

  private static int key(Dice dice) {
    int key = 0;
    for (int face = Dice.FACES; face >= 1; face--) {
      key = 6 * key + dice.count(face);
    }
    return key;
  }

  /** The number of a set, whatever the order of its dice. */
  public static int of(Dice dice) {
    return BY_COUNTS[key(dice)];
  }

  /** The dice of a set, in rising order. */
  public static Dice dice(int keep) {
    return SETS[keep];
  }

  /** In how many of all orders a roll can fall. */
  public static int orders(int roll) {
    return ORDERS[roll];
  }

  /** A set of at most four dice with one more of this face. */
  public static int above(int keep, int face) {
    return ABOVE[keep][face - 1];
  }

  /** How many sets there are with one die less than this one. */
  public static int countBelow(int keep) {
    return BELOW[keep].length;
  }

  /** One of the sets with one die less, by its number from 0. */
  public static int below(int keep, int number) {
    return BELOW[keep][number];
  }

  /** The set of what was kept and what fell. */
  public static int with(int keep, Dice fallen) {
    int set = keep;
    for (int i = 0; i < fallen.size(); i++) {
      set = above(set, fallen.face(i));
    }
    return set;
  }

  /** What may be kept of a roll while at least one die is rolled, each set once. */
  public static int[] parts(int roll) {
    return IntStream.range(0, (1 << DICE) - 1)
        .map(mask -> of(SETS[roll].at(new Places(mask))))
        .distinct()
        .toArray();
  }

  /** Fills in what keeping fewer than five dice is worth, from what the rolls are worth. */
  public static void average(double[] values) {
    for (int keep = ROLLS; keep < COUNT; keep++) {
      double sum = 0;
      for (int above : ABOVE[keep]) {
        sum += values[above];
      }
      values[keep] = sum / Dice.FACES;
    }
  }

  /** The best that may be kept of each set: itself, or a part of it. */
  public static double[] best(double[] values) {
    double[] best = values.clone();
    for (int keep = COUNT - 2; keep >= 0; keep--) {
      double most = best[keep];
      for (int below : BELOW[keep]) {
        most = Math.max(most, best[below]);
      }
      best[keep] = most;
    }
    return best;
  }
}
