package kniffel.rules.dice;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Some of the places where dice lie; written as numbers from 1, {@code "1 2 5"}.
 *
 * <p>How many places there are depends on the game.
 *
 * @param mask bit 0 for the first place
 */
public record Places(int mask) {

  public static final Places NONE = new Places(0);

  /** What is written of the places of few dice, by mask: they are written with every roll. */
  private static final List<String> SMALL_TEXTS =
      IntStream.range(0, 1 << Dice.SMALL).mapToObj(mask -> new Places(mask).text()).toList();

  public Places {
    if (mask < 0 || mask >= 1 << Dice.MAX) {
      throw new IllegalArgumentException("not a set of up to " + Dice.MAX + " places: " + mask);
    }
  }

  /** All places of this many dice. */
  public static Places all(int dice) {
    if (dice < 0 || dice > Dice.MAX) {
      throw new IllegalArgumentException("0 to " + Dice.MAX + " dice, not " + dice);
    }
    return new Places((1 << dice) - 1);
  }

  public static Places parse(String text) {
    int small = SMALL_TEXTS.indexOf(text);
    return new Places(small >= 0 ? small : read(text));
  }

  private static int read(String text) {
    if (!Dice.beginning(text).equals(text) || !text.matches("[1-9][0-9]?( [1-9][0-9]?)*")) {
      throw notPlaces(text);
    }
    int mask = 0;
    for (String each : text.split(" ", -1)) {
      int number = Integer.parseInt(each);
      if (number > Dice.MAX) {
        throw notPlaces(text);
      }
      int bit = 1 << (number - 1);
      if (bit <= mask) {
        throw new IllegalArgumentException("places must rise: " + text);
      }
      mask |= bit;
    }
    return mask;
  }

  private static IllegalArgumentException notPlaces(String text) {
    return new IllegalArgumentException(
        "not places from 1 to " + Dice.MAX + ": " + Dice.beginning(text));
  }

  public int size() {
    return Integer.bitCount(mask);
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public boolean contains(int place) {
    return (mask >> place & 1) != 0;
  }

  /** All the other places of this many dice. */
  public Places others(int dice) {
    checkWithin(dice);
    return new Places(all(dice).mask ^ mask);
  }

  /** Refuses places beyond this many dice. */
  public void checkWithin(int dice) {
    if (mask >> dice != 0) {
      throw new IllegalArgumentException("not places of " + dice + " dice: " + this);
    }
  }

  /** The places, counted from 0, in rising order. */
  public IntStream stream() {
    return IntStream.range(0, Dice.MAX).filter(this::contains);
  }

  @Override
  public String toString() {
    return mask < SMALL_TEXTS.size() ? SMALL_TEXTS.get(mask) : text();
  }

  private String text() {
    return stream().mapToObj(place -> String.valueOf(place + 1)).collect(Collectors.joining(" "));
  }
}
