package kniffel.rules.kartenspiel;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Ids;

/**
 * One of the 65 cards; written {@code "red-7"}.
 *
 * @param suit its colour
 * @param value from 1 to 13
 */
public record Card(Suit suit, int value) {

  public static final int VALUES = 13;
  public static final int SUITS = 5;

  /** Every card: the ones in the order of the suits first, the thirteens last. */
  public static final List<Card> ALL =
      IntStream.range(0, VALUES * SUITS)
          .mapToObj(index -> new Card(Suit.ALL.get(index % SUITS), index / SUITS + 1))
          .toList();

  private static final List<String> TEXTS =
      ALL.stream().map(card -> Ids.of(card.suit) + "-" + card.value).toList();

  public Card {
    checkValue(value);
  }

  static void checkValue(int value) {
    if (value < 1 || value > VALUES) {
      throw new IllegalArgumentException("a card shows 1 to " + VALUES + ", not " + value);
    }
  }

  public static Card parse(String text) {
    int index = TEXTS.indexOf(text);
    if (index < 0) {
      throw new IllegalArgumentException(
          "not a suit and a value from 1 to " + VALUES + ": " + text);
    }
    return ALL.get(index);
  }

  public static Card of(Suit suit, int value) {
    checkValue(value);
    return ALL.get((value - 1) * SUITS + suit.ordinal());
  }

  /** Its place in {@link #ALL}. */
  public int index() {
    return (value - 1) * SUITS + suit.ordinal();
  }

  @Override
  public String toString() {
    return TEXTS.get(index());
  }
}
