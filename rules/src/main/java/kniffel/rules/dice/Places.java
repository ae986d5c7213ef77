package kniffel.rules.dice;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Some of the five places where dice lie; written as numbers from 1, {@code "1 2 5"}.
 *
 * @param mask bit 0 for the first place
 */
public record Places(int mask) {

  public static final Places NONE = new Places(0);
  public static final Places ALL = new Places((1 << Dice.MAX) - 1);

  /** All that can be said of places, by mask: they are written with every roll. */
  private static final List<String> TEXTS =
      IntStream.range(0, 1 << Dice.MAX)
          .mapToObj(
              mask ->
                  new Places(mask)
                      .stream()
                          .mapToObj(place -> String.valueOf(place + 1))
                          .collect(Collectors.joining(" ")))
          .toList();

  public Places {
    if (mask < 0 || mask >= 1 << Dice.MAX) {
      throw new IllegalArgumentException("not a set of five places: " + mask);
    }
  }

  public static Places parse(String text) {
    int mask = TEXTS.indexOf(text);
    if (mask < 0) {
      String wrong =
          text.matches("([1-5]( [1-5]){0,4})?")
              ? "places must rise"
              : "not up to five places from 1 to 5";
      throw new IllegalArgumentException(wrong + ": " + text);
    }
    return new Places(mask);
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

  /** All the other places. */
  public Places others() {
    return new Places(ALL.mask ^ mask);
  }

  /** The places, counted from 0, in rising order. */
  public IntStream stream() {
    return IntStream.range(0, Dice.MAX).filter(this::contains);
  }

  @Override
  public String toString() {
    return TEXTS.get(mask);
  }
}
