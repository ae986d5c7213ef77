package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.dice.Dice;

/**
 * What rolls have in common when they are written: which boxes of the lower part always bring the
 * same for them, which bring the sum of the dice, and what they are in the upper part.
 */
final class RollKinds {

  /**
   * A roll that may be written into every free box.
   *
   * @param sum of its dice
   * @param fixed the number of its set of boxes that always bring the same
   * @param summed the number of its set of boxes that bring the sum
   * @param counts how many dice show each face, three bits for each
   */
  record RollKind(int roll, int sum, int fixed, int summed, int counts) {

    /** How many dice show a face, counted from 0. */
    int count(int face) {
      return counts >> 3 * face & 7;
    }
  }

  private final List<Integer> fixed = new ArrayList<>(List.of(0));
  private final List<Integer> summed = new ArrayList<>();
  private final List<RollKind> others = new ArrayList<>();
  private final List<Integer> kniffels = new ArrayList<>();
  private final int[] points = new int[Box.ALL.size()];

  RollKinds(RollTable table) {
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      Dice dice = Keeps.dice(roll);
      if (dice.isKniffel()) {
        kniffels.add(roll);
      } else {
        others.add(kind(roll, dice, table.points(roll, false)));
      }
    }
  }

  private RollKind kind(int roll, Dice dice, int[] own) {
    int sum = dice.faces().stream().mapToInt(Integer::intValue).sum();
    int always = 0;
    int sums = 0;
    for (Box box : Box.ALL) {
      int brings = own[box.ordinal()];
      if (box.isUpper() || brings == 0) {
        continue;
      }
      if (brings == sum) {
        sums |= box.bit();
      } else if (points[box.ordinal()] == 0 || points[box.ordinal()] == brings) {
        points[box.ordinal()] = brings;
        always |= box.bit();
      } else {
        throw new IllegalStateException(box + " brings neither the sum nor always the same");
      }
    }
    int counts = 0;
    for (int face = 0; face < Dice.FACES; face++) {
      counts |= dice.count(face + 1) << 3 * face;
    }
    return new RollKind(roll, sum, number(fixed, always), number(summed, sums), counts);
  }

  private static int number(List<Integer> sets, int set) {
    if (!sets.contains(set)) {
      sets.add(set);
    }
    return sets.indexOf(set);
  }

  /** The sets of boxes that always bring the same; the first is the empty one. */
  List<Integer> fixed() {
    return fixed;
  }

  /** The sets of boxes that bring the sum of the dice. */
  List<Integer> summed() {
    return summed;
  }

  /** What a box always brings. */
  int points(int box) {
    return points[box];
  }

  /** The rolls of five equal dice, which have their own rules. */
  List<Integer> kniffels() {
    return kniffels;
  }

  List<RollKind> others() {
    return others;
  }
}
