package kniffel.bots.master;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import kniffel.rules.master.Master;

/** All sets of up to five dice, by number: what may be kept (462), the last 252 of them rolls. */
final class Lattice {

  static final int KEEPS = 462;
  static final int ROLLS = 252;

  /** The number of the first set of five dice. */
  static final int FIRST_ROLL = KEEPS - ROLLS;

  private static final List<Dice> SETS = sets();

  /** By how often each face is there, in a number to the base of six. */
  private static final int[] NUMBERS = numbers();

  /** By set of fewer than five dice and face: the set with one die more. */
  private static final int[] WITH = with();

  /** By set: those with one die fewer. */
  private static final int[][] WITHOUT = without();

  /** By roll: what may be kept of it while something is rolled. */
  private static final int[][] PARTS =
      SETS.subList(FIRST_ROLL, KEEPS).stream().map(Lattice::parts).toArray(int[][]::new);

  private static final int[][] PLAYS =
      SETS.subList(FIRST_ROLL, KEEPS).stream().map(UseClasses::of).toArray(int[][]::new);

  private Lattice() {}

  private static List<Dice> sets() {
    List<Dice> sets = new ArrayList<>();
    for (int size = 0; size <= Master.DICE; size++) {
      Roll.of(size).outcomes().forEach(roll -> sets.add(roll.outcome()));
    }
    return List.copyOf(sets);
  }

  private static int[] numbers() {
    int[] numbers = new int[46_656];
    for (int set = 0; set < KEEPS; set++) {
      numbers[key(SETS.get(set), 0, 0)] = set;
    }
    return numbers;
  }

  /** How often each face is there, if there is one more die of a face or one fewer. */
  private static int key(Dice dice, int face, int more) {
    int key = 0;
    for (int each = Dice.FACES; each > 0; each--) {
      key = 6 * key + dice.count(each) + (each == face ? more : 0);
    }
    return key;
  }

  private static int number(Dice dice, int face, int more) {
    return NUMBERS[key(dice, face, more)];
  }

  private static int[] with() {
    int[] with = new int[FIRST_ROLL * Dice.FACES];
    for (int set = 0; set < FIRST_ROLL; set++) {
      for (int face = 1; face <= Dice.FACES; face++) {
        with[set * Dice.FACES + face - 1] = number(SETS.get(set), face, 1);
      }
    }
    return with;
  }

  private static int[][] without() {
    int[][] without = new int[KEEPS][];
    for (int set = 0; set < KEEPS; set++) {
      Dice dice = SETS.get(set);
      without[set] =
          IntStream.rangeClosed(1, Dice.FACES)
              .filter(face -> dice.count(face) > 0)
              .map(face -> number(dice, face, -1))
              .toArray();
    }
    return without;
  }

  private static int[] parts(Dice roll) {
    return IntStream.range(0, Master.ALL_DICE.mask())
        .map(mask -> number(roll.at(new Places(mask))))
        .distinct()
        .toArray();
  }

  /** What may be kept of a roll, counted from 0, while something is rolled. */
  static int[] parts(int roll) {
    return PARTS[roll];
  }

  /** The number of a set of dice, whatever their order. */
  static int number(Dice dice) {
    return number(dice, 0, 0);
  }

  /** The dice of a number, in rising order. */
  static Dice dice(int set) {
    return SETS.get(set);
  }

  /** Five dice of which some were kept and the others have fallen. */
  static Dice together(Dice kept, Dice fallen) {
    return Dice.of(
        IntStream.concat(
                kept.faces().stream().mapToInt(Integer::intValue),
                fallen.faces().stream().mapToInt(Integer::intValue))
            .toArray());
  }

  /** The plays of a roll, counted from 0. */
  static int[] plays(int roll) {
    return PLAYS[roll];
  }

  /** Fills in what keeping fewer than five dice is worth, where five are worth what is there. */
  static void expect(double[] values) {
    for (int set = FIRST_ROLL - 1; set >= 0; set--) {
      int first = set * Dice.FACES;
      double sum = 0;
      for (int face = 0; face < Dice.FACES; face++) {
        sum += values[WITH[first + face]];
      }
      values[set] = sum / Dice.FACES;
    }
  }

  /** The best that may be kept of each set: itself, or a part of it. */
  static double[] best(double[] values) {
    double[] best = values.clone();
    for (int set = 1; set < KEEPS; set++) {
      double most = best[set];
      for (int part : WITHOUT[set]) {
        most = Math.max(most, best[part]);
      }
      best[set] = most;
    }
    return best;
  }
}
