package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.rules.classic.Classic;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/**
 * The 462 sets of up to five dice that can be kept, and how they lie above each other.
 *
 * <p>The value of keeping a set is the mean of the six sets with one die more; the best keep of a
 * roll is the best of all sets below it. Both go from neighbour to neighbour, which takes far fewer
 * steps than looking at all rolls or all subsets.
 */
final class Keeps {

  static final int COUNT = 462;
  static final int ROLLS = 252;

  /** The dice of each set in rising order; sets of five, the rolls, come first. */
  private static final Dice[] DICE = new Dice[COUNT];

  /** By set of at most four dice, for each face the set with one more of it. */
  private static final int[][] ABOVE = new int[COUNT][];

  /** By set, for each different face in it the set with one less of it. */
  private static final int[][] BELOW = new int[COUNT][];

  /** By roll, how many of the 7,776 orders show it. */
  private static final int[] ORDERS = new int[ROLLS];

  /** The number of a set by its counts, each a digit to the base 6. */
  private static final short[] BY_COUNTS = new short[6 * 6 * 6 * 6 * 6 * 6];

  static {
    List<Dice> all = new ArrayList<>();
    for (int size = Classic.DICE; size >= 0; size--) {
      for (var weighted : Roll.of(size).outcomes()) {
        if (size == Classic.DICE) {
          ORDERS[all.size()] = (int) weighted.weight();
        }
        BY_COUNTS[key(weighted.outcome())] = (short) all.size();
        all.add(weighted.outcome());
      }
    }
    for (int keep = 0; keep < COUNT; keep++) {
      Dice dice = all.get(keep);
      DICE[keep] = dice;
      int key = key(dice);
      int[] above = new int[dice.size() < Classic.DICE ? Dice.FACES : 0];
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

  static int of(Dice dice) {
    return BY_COUNTS[key(dice)];
  }

  static Dice dice(int keep) {
    return DICE[keep];
  }

  static int orders(int roll) {
    return ORDERS[roll];
  }

  /** The six sets with one die more than a set of at most four. */
  static int[] above(int keep) {
    return ABOVE[keep];
  }

  /** The sets with one die less. */
  static int[] below(int keep) {
    return BELOW[keep];
  }
}
