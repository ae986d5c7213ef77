package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Bits;
import kniffel.rules.karten.KartenMove.Score;

/**
 * A set of plays, a play being a box together with cards that fill it.
 *
 * <p>There are only 233 plays, so a set of them is four words of bits. Those that a hand allows are
 * found without checking each one: a hand with two sixes allows what needs at most two sixes, and
 * so on for each value.
 */
final class Plays {

  /** Every play there is, in the order of the sheet. */
  static final List<Score> ALL = all();

  private static final int WORDS = (ALL.size() + Long.SIZE - 1) / Long.SIZE;

  /** By value and count: the plays that need at most this many cards of this value. */
  private static final long[][] NEED_AT_MOST = needAtMost();

  /** By set of boxes: the plays into one of them. */
  private static final long[][] INTO = into();

  private final long[] words;
  private final int size;

  private Plays(long[] words) {
    this.words = words;
    int bits = 0;
    for (long word : words) {
      bits += Long.bitCount(word);
    }
    this.size = bits;
  }

  /** What this hand can be played as, into these boxes. */
  static Plays of(Cards hand, int boxBits) {
    long[] words = INTO[boxBits].clone();
    for (int value = 1; value <= Cards.VALUES; value++) {
      long[] allowed = NEED_AT_MOST[index(value, Math.min(hand.count(value), Box.MAX_CARDS))];
      for (int i = 0; i < WORDS; i++) {
        words[i] &= allowed[i];
      }
    }
    return new Plays(words);
  }

  int size() {
    return size;
  }

  Score get(int index) {
    int skip = index;
    int word = 0;
    while (skip >= Long.bitCount(words[word])) {
      skip -= Long.bitCount(words[word++]);
    }
    return ALL.get(word * Long.SIZE + Bits.nth(words[word], skip));
  }

  private static List<Score> all() {
    List<Score> all = new ArrayList<>();
    for (Box box : Box.ALL) {
      for (int size = box.most(); size >= box.fewest(); size--) {
        for (Cards cards : Cards.DECK.choices(size)) {
          if (box.points(cards) > 0) {
            all.add(new Score(box, cards));
          }
        }
      }
    }
    return List.copyOf(all);
  }

  private static int index(int value, int count) {
    return (value - 1) * (Box.MAX_CARDS + 1) + count;
  }

  private static long[][] needAtMost() {
    long[][] sets = new long[index(Cards.VALUES, Box.MAX_CARDS) + 1][WORDS];
    for (int value = 1; value <= Cards.VALUES; value++) {
      for (int count = 0; count <= Box.MAX_CARDS; count++) {
        for (int play = 0; play < ALL.size(); play++) {
          if (ALL.get(play).cards().count(value) <= count) {
            add(sets[index(value, count)], play);
          }
        }
      }
    }
    return sets;
  }

  private static long[][] into() {
    long[][] sets = new long[Box.ALL_BITS + 1][WORDS];
    for (int boxBits = 0; boxBits <= Box.ALL_BITS; boxBits++) {
      for (int play = 0; play < ALL.size(); play++) {
        if ((boxBits & ALL.get(play).box().bit()) != 0) {
          add(sets[boxBits], play);
        }
      }
    }
    return sets;
  }

  private static void add(long[] words, int play) {
    words[play / Long.SIZE] |= 1L << play % Long.SIZE;
  }
}
