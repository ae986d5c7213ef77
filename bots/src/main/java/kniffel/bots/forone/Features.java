package kniffel.bots.forone;

import kniffel.rules.dice.Dice;

/**
 * What a value looks at: groups of features, of each of which exactly one is on.
 *
 * <p>The groups are the state of each row, the dice in the supply, the open rows, the fewest dice
 * of a closed row of the bonus, and for each face the set of rows that take it.
 */
final class Features {

  /** How many sets of rows there are for a face. */
  static final int SETS = 1 << PackedLevel.TAKER_BITS;

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
