package kniffel.bots.kartenspiel;

import kniffel.rules.kartenspiel.Combination;

/** Combinations as numbers: the kind and up to two values, or a suit, counted from 0. */
final class PackedCombinations {

  static final int FULL_HOUSE = 0;
  static final int FLUSH = 1;
  static final int TRIPLE = 2;
  static final int STRAIGHT = 3;
  static final int TWO_PAIRS = 4;
  static final int QUADRUPLE = 5;
  static final int KNIFFEL = 6;

  /** More combinations than any hand holds. */
  static final int MOST = 512;

  private PackedCombinations() {}

  private static int code(int kind, int first, int second) {
    return kind << 8 | first << 4 | second;
  }

  static int kind(int code) {
    return code >> 8;
  }

  static int first(int code) {
    return code >> 4 & 15;
  }

  static int second(int code) {
    return code & 15;
  }

  static int of(Combination combination) {
    return switch (combination) {
      case Combination.FullHouse(int triple, int pair) -> code(FULL_HOUSE, triple - 1, pair - 1);
      case Combination.Flush(var suit) -> code(FLUSH, suit.ordinal(), 0);
      case Combination.Triple(int value) -> code(TRIPLE, value - 1, 0);
      case Combination.Straight(int lowest) -> code(STRAIGHT, lowest - 1, 0);
      case Combination.TwoPairs(int low, int high) -> code(TWO_PAIRS, low - 1, high - 1);
      case Combination.Quadruple(int value) -> code(QUADRUPLE, value - 1, 0);
      case Combination.Kniffel(int value) -> code(KNIFFEL, value - 1, 0);
    };
  }

  /** Writes the combinations in a hand into a list, whether or not there are stones for them. */
  static int list(PackedHand hand, int[] codes) {
    int n = 0;
    int pairs = hand.atLeast(2);
    int triples = hand.atLeast(3);
    for (int t = triples; t != 0; t &= t - 1) {
      int triple = Integer.numberOfTrailingZeros(t);
      codes[n++] = code(TRIPLE, triple, 0);
      for (int p = pairs & ~(1 << triple); p != 0; p &= p - 1) {
        codes[n++] = code(FULL_HOUSE, triple, Integer.numberOfTrailingZeros(p));
      }
    }
    for (int suit = 0; suit < PackedHand.SUITS; suit++) {
      if (hand.countOfSuit(suit) >= 5) {
        codes[n++] = code(FLUSH, suit, 0);
      }
    }
    int any = hand.atLeast(1);
    for (int r = any & any >> 1 & any >> 2 & any >> 3 & any >> 4; r != 0; r &= r - 1) {
      codes[n++] = code(STRAIGHT, Integer.numberOfTrailingZeros(r), 0);
    }
    for (int low = pairs; low != 0; low &= low - 1) {
      for (int high = low & low - 1; high != 0; high &= high - 1) {
        int first = Integer.numberOfTrailingZeros(low);
        codes[n++] = code(TWO_PAIRS, first, Integer.numberOfTrailingZeros(high));
      }
    }
    for (int four = hand.atLeast(4); four != 0; four &= four - 1) {
      codes[n++] = code(QUADRUPLE, Integer.numberOfTrailingZeros(four), 0);
    }
    for (int five = hand.atLeast(5); five != 0; five &= five - 1) {
      codes[n++] = code(KNIFFEL, Integer.numberOfTrailingZeros(five), 0);
    }
    return n;
  }
}
