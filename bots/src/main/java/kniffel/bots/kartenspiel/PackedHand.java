package kniffel.bots.kartenspiel;

import java.util.Arrays;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;

/**
 * A hand that changes, with all the counts that combinations are made of kept up to date.
 *
 * <p>Cards are numbers as in {@link Card#ALL}: five times the value, counted from 0, plus the suit.
 */
final class PackedHand {

  static final int CARDS = 65;
  static final int VALUES = 13;
  static final int SUITS = 5;

  private static final int LOW = 60;

  /** How many values of the best five in a row are there, by the set of values. */
  private static final byte[] RUN = new byte[1 << VALUES];

  /** How many fives in a row are that full, by the set of values. */
  private static final byte[] RUNS = new byte[1 << VALUES];

  static {
    for (int values = 0; values < RUN.length; values++) {
      for (int lowest = 0; lowest + 5 <= VALUES; lowest++) {
        int held = Integer.bitCount(values >> lowest & 31);
        if (held > RUN[values]) {
          RUN[values] = (byte) held;
          RUNS[values] = 0;
        }
        RUNS[values] += (byte) (held == RUN[values] ? 1 : 0);
      }
    }
  }

  private long low;
  private int high;
  private int size;
  private final int[] byValue = new int[VALUES];
  private final int[] bySuit = new int[SUITS];

  /** The values of which at least n cards are here, as bits; n from 1. */
  private final int[] atLeast = new int[SUITS + 1];

  static int value(int card) {
    return card / SUITS;
  }

  static int suit(int card) {
    return card % SUITS;
  }

  static int card(int value, int suit) {
    return value * SUITS + suit;
  }

  void set(Cards cards) {
    clear();
    for (Card card : cards.list()) {
      add(card.index());
    }
  }

  void set(PackedHand other) {
    low = other.low;
    high = other.high;
    size = other.size;
    System.arraycopy(other.byValue, 0, byValue, 0, VALUES);
    System.arraycopy(other.bySuit, 0, bySuit, 0, SUITS);
    System.arraycopy(other.atLeast, 0, atLeast, 0, SUITS + 1);
  }

  void clear() {
    low = 0;
    high = 0;
    size = 0;
    Arrays.fill(byValue, 0);
    Arrays.fill(bySuit, 0);
    Arrays.fill(atLeast, 0);
  }

  void add(int card) {
    if (card < LOW) {
      low |= 1L << card;
    } else {
      high |= 1 << card - LOW;
    }
    int value = card / SUITS;
    atLeast[++byValue[value]] |= 1 << value;
    bySuit[card - value * SUITS]++;
    size++;
  }

  void remove(int card) {
    if (card < LOW) {
      low &= ~(1L << card);
    } else {
      high &= ~(1 << card - LOW);
    }
    int value = card / SUITS;
    atLeast[byValue[value]--] &= ~(1 << value);
    bySuit[card - value * SUITS]--;
    size--;
  }

  boolean has(int card) {
    return card < LOW ? (low >>> card & 1) != 0 : (high >>> card - LOW & 1) != 0;
  }

  int size() {
    return size;
  }

  /** Writes the cards into a list and returns how many there are. */
  int list(int[] cards) {
    int n = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      cards[n++] = Long.numberOfTrailingZeros(rest);
    }
    for (int rest = high; rest != 0; rest &= rest - 1) {
      cards[n++] = LOW + Integer.numberOfTrailingZeros(rest);
    }
    return n;
  }

  /** Writes the cards that are here and not there into a list and returns how many there are. */
  int listMissing(PackedHand there, int[] cards) {
    int n = 0;
    for (long rest = low & ~there.low; rest != 0; rest &= rest - 1) {
      cards[n++] = Long.numberOfTrailingZeros(rest);
    }
    for (int rest = high & ~there.high; rest != 0; rest &= rest - 1) {
      cards[n++] = LOW + Integer.numberOfTrailingZeros(rest);
    }
    return n;
  }

  int countOfValue(int value) {
    return byValue[value];
  }

  int countOfSuit(int suit) {
    return bySuit[suit];
  }

  /** The values of which at least n cards are here, as bits. */
  int atLeast(int n) {
    return atLeast[n];
  }

  /** How many values there are with at least n cards. */
  int groups(int n) {
    return Integer.bitCount(atLeast[n]);
  }

  /** How many cards of the nearest straight are here. */
  int run() {
    return RUN[atLeast[1]];
  }

  /** How many straights are that near. */
  int runs() {
    return RUNS[atLeast[1]];
  }
}
