package kniffel.bots.forone;

import java.util.Arrays;
import kniffel.rules.dice.Dice;

/** The most that the dice of a roll can add to what rows are worth by themselves. */
final class LevelGains {

  private final LevelPosition position;
  private final RowValues values;
  private final int[] left;

  /** By face, the most that one more die of it can add to a row. */
  private final double[] gain = new double[Dice.FACES + 1];

  /** By face, the most that all dice of this and of higher faces can add. */
  private final double[] from = new double[Dice.FACES + 2];

  /**
   * Gains of nothing yet.
   *
   * @param left by face, the dice that have no place yet; changed and restored
   */
  LevelGains(LevelPosition position, RowValues values, int[] left) {
    this.position = position;
    this.values = values;
    this.left = left;
  }

  /**
   * Works out what the dice that are left can add.
   *
   * @param joined the face as which one more die joins them; 0 for none
   */
  void expect(int joined) {
    left[joined] += joined > 0 ? 1 : 0;
    Arrays.fill(gain, 0);
    for (int row = 0; row < position.table.rows; row++) {
      expect(row, 1);
    }
    left[joined] -= joined > 0 ? 1 : 0;
    for (int face = Dice.FACES; face > 0; face--) {
      from[face] = from[face + 1] + left[face] * gain[face];
    }
  }

  /** Notes what the dice can add to a row, from a face on. */
  private void expect(int row, int first) {
    for (int face = first; face <= Dice.FACES; face++) {
      if (left[face] > 0 && position.accepts(row, face)) {
        int state = position.rows[row];
        double before = values.of(row);
        left[face]--;
        position.place(row, face);
        gain[face] = Math.max(gain[face], values.of(row) - before);
        expect(row, face);
        position.rows[row] = state;
        left[face]++;
      }
    }
  }

  /** The most that the rest can add to a sum, when some dice of this face have their place. */
  double added(double sum, int face) {
    return sum + left[face] * gain[face] + from[face + 1];
  }
}
