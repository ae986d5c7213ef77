package kniffel.bots.forone;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.rules.dice.Dice;

/**
 * Features that mean nearly the same: in training a family shares weights to which each member adds
 * its own, so that what was learned of one also serves the others, seen more rarely.
 */
final class Families {

  /** Stands for the family of a feature that has none. */
  static final int NONE = -1;

  /** By feature, its family. */
  final int[] of;

  final int count;

  Families(PackedLevel level, Features features) {
    of = new int[features.size];
    Arrays.fill(of, NONE);
    Map<List<Integer>, Integer> known = new HashMap<>();
    for (int row = 0; row < level.rows; row++) {
      for (int state = 0; state < level.states(row); state++) {
        int taken = Long.bitCount(level.takers[row][state]);
        // All rows of the bonus are one family tree: they differ in what a die pays.
        int tree = level.inBonus[row] ? -1 : row;
        int closed = level.isClosed(row, state) ? 1 : 0;
        of[features.row[row] + state] =
            number(known, List.of(tree, level.count[row][state], taken, closed));
      }
    }
    int sets = 1 << PackedLevel.TAKER_BITS;
    int ownNumber = sets >> 1;
    for (int face = 0; face < Dice.FACES; face++) {
      for (int set = 0; set < sets; set++) {
        of[features.takers + face * sets + set] =
            number(known, List.of(Integer.bitCount(set & ownNumber - 1), set & ownNumber));
      }
    }
    count = known.size();
  }

  private static int number(Map<List<Integer>, Integer> known, List<Integer> key) {
    int next = known.size();
    return known.computeIfAbsent(key, each -> next);
  }
}
