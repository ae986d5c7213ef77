package kniffel.rules.kartenspiel;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import kniffel.rules.Ids;

/**
 * One of the 65 cards; written {@code "red-7"}.
 *
 * @param suit its colour
 * @param value from 1 to 13
 */
public record Card(Suit suit, int value) {

  private static final Pattern FORM = Pattern.compile("[a-z]+-([1-9]|1[0-3])");

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
      throw new IllegalArgumentException("a card shows 1 to 13, not " + value);
    }
  }

  public static Card parse(String text) {
    if (FORM.matcher(text).matches()) {
      int dash = text.indexOf('-');
      String name = text.substring(0, dash).toUpperCase(Locale.ROOT);
      for (Suit suit : Suit.ALL) {
        if (suit.name().equals(name)) {
          return of(suit, Integer.parseInt(text.substring(dash + 1)));
        }
      }
    }
    throw new IllegalArgumentException("not a suit and a value from 1 to 13: " + text);
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
