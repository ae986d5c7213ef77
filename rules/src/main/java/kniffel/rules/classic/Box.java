package kniffel.rules.classic;

import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.PaperName;
import kniffel.rules.dice.Dice;

/** A box of the score sheet (Kästchen), in the order of the sheet. */
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
  KNIFFEL,
  CHANCE;

  /** All boxes; unlike {@code values()} not copied at each call. */
  public static final List<Box> ALL = List.of(values());

  /** The six boxes of the upper part, ones first. */
  public static final List<Box> UPPER = Stream.of(values()).filter(Box::isUpper).toList();

  /** The bits of the upper boxes in a set of boxes. */
  public static final int UPPER_BITS = (1 << Dice.FACES) - 1;

  /** The bits of all boxes. */
  public static final int ALL_BITS = (1 << ALL.size()) - 1;

  /** The number box (Zahlenfeld) of a face. */
  public static Box number(int face) {
    return UPPER.get(face - 1);
  }

  public boolean isUpper() {
    return ordinal() < Dice.FACES;
  }

  /** The bit of this box in a set of boxes. */
  public int bit() {
    return 1 << ordinal();
  }

  /** What these five dice are worth here when no rule for further Kniffels applies. */
  public int value(Dice dice) {
    return switch (this) {
      // R5: all dice of the number count, and only those.
      case ONES, TWOS, THREES, FOURS, FIVES, SIXES -> (ordinal() + 1) * dice.count(ordinal() + 1);
      // R6: "at least" three or four; all five dice are summed.
      case THREE_OF_A_KIND -> dice.mostEqual() >= 3 ? dice.sum() : 0;
      case FOUR_OF_A_KIND -> dice.mostEqual() >= 4 ? dice.sum() : 0;
      // R7: five equal dice are no Full House.
      case FULL_HOUSE -> dice.isFullHouse() ? 25 : 0;
      // R8: a large straight contains a small one.
      case SMALL_STRAIGHT -> dice.longestRun() >= 4 ? 30 : 0;
      case LARGE_STRAIGHT -> dice.longestRun() >= 5 ? 40 : 0;
      case KNIFFEL -> dice.isKniffel() ? 50 : 0;
      // R9: Chance takes any roll.
      case CHANCE -> dice.sum();
    };
  }

  /** What five equal dice are worth here as a joker (R14): sums stay sums. */
  int jokerValue(Dice dice) {
    return switch (this) {
      case FULL_HOUSE -> 25;
      case SMALL_STRAIGHT -> 30;
      case LARGE_STRAIGHT -> 40;
      default -> value(dice);
    };
  }
}
