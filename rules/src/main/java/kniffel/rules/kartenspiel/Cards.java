package kniffel.rules.kartenspiel;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import kniffel.rules.Symbol;
import org.jspecify.annotations.Nullable;

/**
 * A set of cards, each of which exists once; written in rising order, {@code "red-7 blue-7"}.
 *
 * <p>Five bits for each value: the values 1 to 12 in one number, the thirteens in another.
 */
public final class Cards implements Symbol {

  private static final int LOW_BITS = 60;
  private static final long SUIT_MASK = 31;

  public static final Cards NONE = new Cards(0, 0);
  public static final Cards ALL = new Cards((1L << LOW_BITS) - 1, SUIT_MASK);

  private static final List<Cards> SINGLE = Card.ALL.stream().map(NONE::plus).toList();
  private static final List<Cards> OF_VALUE =
      IntStream.rangeClosed(1, Card.VALUES)
          .mapToObj(value -> where(card -> card.value() == value))
          .toList();
  private static final List<Cards> OF_SUIT =
      Suit.ALL.stream().map(suit -> where(card -> card.suit() == suit)).toList();

  private final long low;
  private final long high;

  private Cards(long low, long high) {
    this.low = low;
    this.high = high;
  }

  private static Cards where(Predicate<Card> wanted) {
    return of(Card.ALL.stream().filter(wanted).toList());
  }

  public static Cards of(Card card) {
    return SINGLE.get(card.index());
  }

  public static Cards of(List<Card> cards) {
    Cards all = NONE;
    for (Card card : cards) {
      all = all.plus(card);
    }
    return all;
  }

  public static Cards parse(String text) {
    Cards cards = NONE;
    if (!text.isEmpty()) {
      for (String word : text.split(" ", -1)) {
        cards = cards.plus(Card.parse(word));
      }
    }
    if (!cards.toString().equals(text)) {
      throw new IllegalArgumentException("cards must rise: " + text);
    }
    return cards;
  }

  /** The five cards of a value. */
  static Cards ofValue(int value) {
    return OF_VALUE.get(value - 1);
  }

  /** The thirteen cards of a suit. */
  static Cards ofSuit(Suit suit) {
    return OF_SUIT.get(suit.ordinal());
  }

  public int size() {
    return Long.bitCount(low) + Long.bitCount(high);
  }

  public boolean isEmpty() {
    return (low | high) == 0;
  }

  public boolean contains(Card card) {
    return !and(of(card)).isEmpty();
  }

  /** How many cards of this value are here. */
  public int count(int value) {
    return Long.bitCount(suitBits(value));
  }

  /** The suits in which this value is here, as bits. */
  private long suitBits(int value) {
    return value == Card.VALUES ? high : low >>> (value - 1) * Card.SUITS & SUIT_MASK;
  }

  /** How many cards of this suit are here. */
  public int count(Suit suit) {
    return and(ofSuit(suit)).size();
  }

  /** The card at a place of the rising order, counted from 0. */
  public Card get(int index) {
    int lows = Long.bitCount(low);
    if (index < 0 || index >= lows + Long.bitCount(high)) {
      throw new IndexOutOfBoundsException(index);
    }
    return Card.ALL.get(
        index < lows
            ? Long.numberOfTrailingZeros(Long.expand(1L << index, low))
            : LOW_BITS + Long.numberOfTrailingZeros(Long.expand(1L << index - lows, high)));
  }

  public Cards plus(Card card) {
    int index = card.index();
    return index < LOW_BITS
        ? new Cards(low | 1L << index, high)
        : new Cards(low, high | 1L << index - LOW_BITS);
  }

  public Cards minus(Card card) {
    int index = card.index();
    return index < LOW_BITS
        ? new Cards(low & ~(1L << index), high)
        : new Cards(low, high & ~(1L << index - LOW_BITS));
  }

  public Cards plus(Cards others) {
    return new Cards(low | others.low, high | others.high);
  }

  public Cards minus(Cards others) {
    return new Cards(low & ~others.low, high & ~others.high);
  }

  /** The cards that are in both. */
  public Cards and(Cards others) {
    return new Cards(low & others.low, high & others.high);
  }

  /** The cards in rising order. */
  public List<Card> list() {
    return IntStream.range(0, size()).mapToObj(this::get).toList();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Cards cards && low == cards.low && high == cards.high;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(low) * 31 + Long.hashCode(high);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    write(low, 0, text);
    write(high, LOW_BITS, text);
    return text.toString();
  }

  /** Adds the cards of these bits, the lowest of which stands for the card at this index. */
  private static void write(long bits, int lowest, StringBuilder text) {
    for (long rest = bits; rest != 0; rest &= rest - 1) {
      text.append(text.isEmpty() ? "" : " ");
      text.append(Card.ALL.get(lowest + Long.numberOfTrailingZeros(rest)));
    }
  }
}
