package kniffel.bots.karten;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;

/**
 * All sets of up to ten cards, numbered: smaller sets first, so that the sets of up to eight are
 * the first 3003 of all 8008.
 */
final class Hands {

  static final Hands ALL = new Hands(Karten.HAND_LIMIT);

  /** Marks that a set has no neighbour. */
  static final int NONE = -1;

  private static final int VALUES = Cards.VALUES;

  private final int[] offsets;
  private final int[] packed;
  private final int[] more;
  private final int[] less;

  private Hands(int limit) {
    Map<Integer, Integer> numbers = new HashMap<>();
    offsets = new int[limit + 2];
    for (int size = 0; size <= limit; size++) {
      offsets[size + 1] = offsets[size] + choose(size + VALUES - 1, VALUES - 1);
    }
    packed = new int[offsets[limit + 1]];
    more = new int[packed.length * VALUES];
    less = new int[packed.length * VALUES];
    Arrays.fill(more, NONE);
    Arrays.fill(less, NONE);
    numbers.put(0, 0);
    int next = 1;
    for (int set = 0; set < offsets[limit]; set++) {
      for (int value = 1; value <= VALUES; value++) {
        int larger = packed[set] + Cards.of(value).packed();
        Integer known = numbers.get(larger);
        if (known == null) {
          packed[next] = larger;
          numbers.put(larger, next);
          known = next++;
        }
        more[set * VALUES + value - 1] = known;
        less[known * VALUES + value - 1] = set;
      }
    }
  }

  private static int choose(int n, int k) {
    long ways = 1;
    for (int i = 1; i <= k; i++) {
      ways = ways * (n - k + i) / i;
    }
    return (int) ways;
  }

  /** The number of the first set of this size; all of that size follow. */
  int first(int size) {
    return offsets[size];
  }

  /** How many cards a set has. */
  int size(int set) {
    int size = 0;
    while (set >= offsets[size + 1]) {
      size++;
    }
    return size;
  }

  /** The number of a set of cards. */
  int number(Cards cards) {
    int set = 0;
    for (int value = 1; value <= VALUES; value++) {
      for (int i = cards.count(value); i > 0; i--) {
        set = more(set, value);
      }
    }
    return set;
  }

  /** The cards of a set. */
  Cards cards(int set) {
    return new Cards(packed[set]);
  }

  /** The set with one more card of a value. */
  int more(int set, int value) {
    return more[set * VALUES + value - 1];
  }

  /** The set without one card of a value, or {@link #NONE}. */
  int less(int set, int value) {
    return less[set * VALUES + value - 1];
  }

  /** The set with all these cards as well, given by their values. */
  int join(int set, int[] values) {
    int joined = set;
    for (int value : values) {
      joined = more(joined, value);
    }
    return joined;
  }

  /** For loops: the neighbours above, six in a row for each set. */
  int[] moreTable() {
    return more;
  }

  /** For loops: the neighbours below, six in a row for each set. */
  int[] lessTable() {
    return less;
  }
}
