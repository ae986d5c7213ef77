package kniffel.bots.classic;

import kniffel.rules.classic.Box;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;

/**
 * The upper totals of a sheet from which the bonus is still open: not earned, and within reach.
 *
 * @param low the lowest of them
 * @param high the highest; below {@code low} if there are none
 */
record UpperRange(int low, int high) {

  static final int MOST_IN_A_BOX = 5;

  static UpperRange of(int filledBits) {
    int most = MOST_IN_A_BOX * faces(filledBits);
    int missing = MOST_IN_A_BOX * faces(Box.ALL_BITS ^ filledBits);
    return new UpperRange(
        Math.max(0, Sheet.BONUS_FROM - missing), Math.min(Sheet.BONUS_FROM - 1, most));
  }

  /** The sum of the faces whose number boxes are in a set. */
  private static int faces(int boxes) {
    int sum = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      sum += (boxes & Box.number(face).bit()) != 0 ? face : 0;
    }
    return sum;
  }

  int count() {
    return Math.max(0, high - low + 1);
  }
}
