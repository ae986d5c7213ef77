package kniffel.rules.karten;

import java.util.List;
import kniffel.rules.PaperName;

/** A box of the score sheet (vakje), in the order of the sheet; R59: twelve, and no Chance. */
public enum Box implements PaperName {
  ONES,
  TWOS,
  THREES,
  FOURS,
  FIVES,
  SIXES,
  THREE_OF_A_KIND,
  FOUR_OF_A_KIND,
  FULL_HOUSE,
  SMALL_STRAIGHT,
  LARGE_STRAIGHT,
  KNIFFEL;

  /** All boxes; unlike {@code values()} not copied at each call. */
  public static final List<Box> ALL = List.of(values());

  /** The most cards that are played into any box. */
  public static final int MAX_CARDS = 5;

  /** The bits of all boxes in a set of boxes. */
  static final int ALL_BITS = (1 << ALL.size()) - 1;

  public boolean isUpper() {
    return ordinal() < Cards.VALUES;
  }

  /** The number of a box of the upper part. */
  int number() {
    return ordinal() + 1;
  }

  /** The bit of this box in a set of boxes. */
  int bit() {
    return 1 << ordinal();
  }

  /** The fewest cards that fill it; R64: a number box takes any number that the player likes. */
  public int fewest() {
    return isUpper() ? 1 : this == SMALL_STRAIGHT ? 4 : MAX_CARDS;
  }

  /**
   * The most cards that fill it; R65: exactly five in the lower part, four for a small straight.
   */
  public int most() {
    return this == SMALL_STRAIGHT ? 4 : MAX_CARDS;
  }

  /** What exactly these cards are worth here; 0 if they cannot be played here (R66). */
  public int points(Cards cards) {
    int size = cards.size();
    if (size < fewest() || size > most()) {
      return 0;
    }
    return switch (this) {
      case ONES, TWOS, THREES, FOURS, FIVES, SIXES ->
          cards.count(number()) == size ? cards.sum() : 0;
      // R67: "at least" three or four, so five equal cards will do.
      case THREE_OF_A_KIND -> cards.mostEqual() >= 3 ? cards.sum() : 0;
      case FOUR_OF_A_KIND -> cards.mostEqual() >= 4 ? cards.sum() : 0;
      // R67: the pair has another value than the three.
      case FULL_HOUSE -> cards.hasExactly(3) && cards.hasExactly(2) ? 25 : 0;
      case SMALL_STRAIGHT -> cards.longestRun() == 4 ? 30 : 0;
      case LARGE_STRAIGHT -> cards.longestRun() == 5 ? 40 : 0;
      case KNIFFEL -> cards.mostEqual() == 5 ? 50 : 0;
    };
  }
}
