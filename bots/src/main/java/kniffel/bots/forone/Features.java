package kniffel.bots.forone;

import kniffel.rules.dice.Dice;

/**
 * What a value looks at: groups of features, of each of which exactly one is on.
 *
 * <p>The groups are the state of each row, the dice in the supply, the open rows, the fewest dice
 * of a closed row of the bonus, and for each face the set of rows that take it.
 */
final class Features {

  private static final int SETS = 1 << PackedLevel.TAKER_BITS;

  /** By row, where its states begin. */
  final int[] row;

  final int supply;
  final int open;
  final int lowest;

  /** Where the sets of the first face begin; those of the others follow. */
  final int takers;

  /** How many features there are. */
  final int size;

  /** How many of them are on. */
  final int active;

  Features(PackedLevel level) {
    row = new int[level.rows];
    int next = 0;
    for (int i = 0; i < level.rows; i++) {
      row[i] = next;
      next += level.states(i);
    }
    supply = next;
    open = supply + level.rules.dice() + 1;
    lowest = open + level.rows + 1;
    takers = lowest + level.mostFields + 1;
    size = takers + Dice.FACES * SETS;
    active = level.rows + 3 + Dice.FACES;
  }

  /** The sum of the weights that do not belong to single rows. */
  float shared(float[] weights, int offset, int dice, int openRows, int least, long sets) {
    int at = offset + takers;
    return weights[offset + supply + dice]
        + weights[offset + open + openRows]
        + weights[offset + lowest + least]
        + weights[at + (int) (sets & SETS - 1)]
        + weights[at + SETS + (int) (sets >> 8 & SETS - 1)]
        + weights[at + 2 * SETS + (int) (sets >> 16 & SETS - 1)]
        + weights[at + 3 * SETS + (int) (sets >> 24 & SETS - 1)]
        + weights[at + 4 * SETS + (int) (sets >> 32 & SETS - 1)]
        + weights[at + 5 * SETS + (int) (sets >> 40 & SETS - 1)];
  }

  /** More than {@link #shared} ever is. */
  float mostShared(float[] weights, int offset) {
    float most =
        most(weights, offset + supply, offset + open)
            + most(weights, offset + open, offset + lowest)
            + most(weights, offset + lowest, offset + takers);
    for (int face = 0; face < Dice.FACES; face++) {
      int from = offset + takers + face * SETS;
      most += most(weights, from, from + SETS);
    }
    // Sums in another order differ a little.
    return most + 0.01f;
  }

  private static float most(float[] weights, int from, int to) {
    float most = weights[from];
    for (int i = from + 1; i < to; i++) {
      most = Math.max(most, weights[i]);
    }
    return most;
  }

  /** Writes the features that are on. */
  void write(PackedState position, int[] on) {
    int n = 0;
    for (int i = 0; i < row.length; i++) {
      on[n++] = row[i] + position.rows[i];
    }
    on[n++] = supply + position.supply;
    on[n++] = open + position.open;
    on[n++] = lowest + position.lowestClosed();
    for (int face = 0; face < Dice.FACES; face++) {
      int set = (int) (position.takers >> face * PackedLevel.TAKER_BITS) & SETS - 1;
      on[n++] = takers + face * SETS + set;
    }
  }
}
