package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import kniffel.rules.Symbol;

/**
 * Some of the 108 cards, of which equal ones are equal: a hand, a pile, a combination; written as
 * values in rising order, {@code "1 3 6 6 6"}.
 *
 * @param packed how many there are of each value, ones in the lowest five bits
 */
public record Cards(int packed) implements Symbol {

  private static final Pattern FORM = Pattern.compile("([1-6]( [1-6]){0,107})?");

  public static final int VALUES = 6;

  /** How many cards there are of each value. */
  public static final int COPIES = 18;

  private static final int BITS = 5;
  private static final int MASK = (1 << BITS) - 1;

  public static final Cards NONE = new Cards(0);

  /** All 108 cards. */
  public static final Cards DECK = deck();

  public Cards {
    boolean possible = packed >>> BITS * VALUES == 0;
    for (int rest = packed; rest != 0; rest >>>= BITS) {
      possible &= (rest & MASK) <= COPIES;
    }
    if (!possible) {
      throw new IllegalArgumentException("not a set of cards: " + packed);
    }
  }

  public static Cards of(int... values) {
    Cards cards = NONE;
    for (int value : values) {
      cards = cards.plus(value);
    }
    return cards;
  }

  /** Cards by how many there are of each value, ones first. */
  public static Cards ofCounts(List<Integer> counts) {
    if (counts.size() != VALUES) {
      throw new IllegalArgumentException("not six counts: " + counts);
    }
    int packed = 0;
    for (int value = VALUES; value >= 1; value--) {
      int count = counts.get(value - 1);
      if (count < 0 || count > COPIES) {
        throw new IllegalArgumentException(
            "there are 0 to " + COPIES + " cards of a value: " + counts);
      }
      packed = packed << BITS | count;
    }
    return new Cards(packed);
  }

  public static Cards parse(String text) {
    if (!FORM.matcher(text).matches()) {
      throw new IllegalArgumentException("not values from 1 to 6: " + text);
    }
    Cards cards = of(text.chars().filter(c -> c != ' ').map(c -> c - '0').toArray());
    if (!cards.toString().equals(text)) {
      throw new IllegalArgumentException("values must not fall: " + text);
    }
    return cards;
  }

  private static Cards deck() {
    int packed = 0;
    for (int value = 1; value <= VALUES; value++) {
      packed |= COPIES << shift(value);
    }
    return new Cards(packed);
  }

  private static int shift(int value) {
    return (value - 1) * BITS;
  }

  /** How many cards have this value. */
  public int count(int value) {
    return packed >> shift(value) & MASK;
  }

  /** How many of each value, ones first. */
  public List<Integer> counts() {
    List<Integer> counts = new ArrayList<>();
    for (int value = 1; value <= VALUES; value++) {
      counts.add(count(value));
    }
    return List.copyOf(counts);
  }

  public int size() {
    int size = 0;
    for (int rest = packed; rest != 0; rest >>>= BITS) {
      size += rest & MASK;
    }
    return size;
  }

  public boolean isEmpty() {
    return packed == 0;
  }

  public int sum() {
    int sum = 0;
    for (int value = 1; value <= VALUES; value++) {
      sum += value * count(value);
    }
    return sum;
  }

  /** The highest value among them; 0 if there are none. */
  public int highest() {
    return (Integer.SIZE - Integer.numberOfLeadingZeros(packed) + BITS - 1) / BITS;
  }

  /** How many cards have the value that most of them have. */
  public int mostEqual() {
    int most = 0;
    for (int value = 1; value <= VALUES; value++) {
      most = Math.max(most, count(value));
    }
    return most;
  }

  /** Whether some value is there exactly this many times. */
  boolean hasExactly(int count) {
    for (int value = 1; value <= VALUES; value++) {
      if (count(value) == count) {
        return true;
      }
    }
    return false;
  }

  /** How many consecutive values there are. */
  public int longestRun() {
    int run = 0;
    int longest = 0;
    for (int value = 1; value <= VALUES; value++) {
      run = count(value) > 0 ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    return longest;
  }

  /** Whether all those cards are among these. */
  public boolean contains(Cards others) {
    for (int value = 1; value <= VALUES; value++) {
      if (count(value) < others.count(value)) {
        return false;
      }
    }
    return true;
  }

  /** One card more. */
  public Cards plus(int value) {
    if (value < 1 || value > VALUES || count(value) == COPIES) {
      throw new IllegalArgumentException("no such card left: " + value);
    }
    return new Cards(packed + (1 << shift(value)));
  }

  /** These cards and those together; both come from one deck. */
  Cards plus(Cards others) {
    return new Cards(packed + others.packed);
  }

  /** These cards without those, which are {@link #contains contained} in them. */
  Cards minus(Cards others) {
    return new Cards(packed - others.packed);
  }

  /** Those of these cards that go beyond what the others have. */
  Cards beyond(Cards others) {
    Cards beyond = NONE;
    for (int value = 1; value <= VALUES; value++) {
      for (int i = others.count(value); i < count(value); i++) {
        beyond = beyond.plus(value);
      }
    }
    return beyond;
  }

  /** As many of these cards as the others allow. */
  public Cards atMost(Cards others) {
    return minus(beyond(others));
  }

  /** The value of the card at an index, the cards lying in rising order. */
  int valueAt(int index) {
    int value = 1;
    for (int rest = index - count(1); rest >= 0; rest -= count(value)) {
      value++;
    }
    return value;
  }

  /** Every different way to take this many of these cards. */
  List<Cards> choices(int size) {
    List<Cards> choices = new ArrayList<>();
    collect(choices, NONE, size, 1);
    return choices;
  }

  private void collect(List<Cards> choices, Cards taken, int missing, int lowest) {
    if (missing == 0) {
      choices.add(taken);
      return;
    }
    for (int value = lowest; value <= VALUES; value++) {
      if (taken.count(value) < count(value)) {
        collect(choices, taken.plus(value), missing - 1, value);
      }
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int value = 1; value <= VALUES; value++) {
      for (int i = count(value); i > 0; i--) {
        text.append(text.isEmpty() ? "" : " ").append(value);
      }
    }
    return text.toString();
  }
}
