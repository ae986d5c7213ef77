package kniffel.rules.classic;

import kniffel.rules.classic.ClassicOptions.Extra;
import kniffel.rules.classic.ClassicOptions.Joker;
import kniffel.rules.dice.Dice;

/**
 * What a roll may be written as on a sheet: the legal boxes, their points and the extra points.
 *
 * @param legalBits the boxes that may be written, as bits
 * @param joker whether the boxes of the lower part count as fulfilled
 * @param extraPoints what is earned besides the box
 */
public record Scoring(int legalBits, boolean joker, int extraPoints) {

  static Scoring of(ClassicOptions options, Sheet sheet, Dice dice) {
    return of(options, sheet.freeBits(), sheet.kniffelStruck(), dice);
  }

  /**
   * What a roll may be written as.
   *
   * @param freeBits the free boxes, as bits by their ordinals
   * @param struck whether 0 was written into the Kniffel box
   */
  public static Scoring of(ClassicOptions options, int freeBits, boolean struck, Dice dice) {
    // R10, R11: the first Kniffel is a roll like any other.
    if (!dice.isKniffel() || (freeBits & Box.KNIFFEL.bit()) != 0) {
      return new Scoring(freeBits, false, 0);
    }
    Box number = Box.number(dice.face(0));
    boolean numberFree = (freeBits & number.bit()) != 0;
    // R12: an entry is an entry, even 0, for the joker; but no extra points without a first
    // Kniffel.
    boolean jokerAllowed = options.joker() != Joker.NONE && (!struck || options.jokerAfterStrike());
    boolean extraDue =
        options.extraPoints() > 0
            && (!struck || options.extraAfterStrike())
            && (numberFree || options.extra() == Extra.ALWAYS);
    int extra = extraDue ? options.extraPoints() : 0;
    if (numberFree) {
      // R13: where the number box earns the extra points it must be taken.
      boolean forced =
          (extraDue && options.extra() == Extra.WITH_NUMBER_BOX)
              || (jokerAllowed && options.joker() == Joker.NUMBER_BOX_FIRST);
      return new Scoring(forced ? number.bit() : freeBits, false, extra);
    }
    if (!jokerAllowed || options.joker() == Joker.FREE) {
      return new Scoring(freeBits, jokerAllowed, extra);
    }
    // R15: a free box of the lower part must be used; only then an upper box is struck.
    int lower = freeBits & ~Box.UPPER_BITS;
    return new Scoring(lower != 0 ? lower : freeBits, true, extra);
  }

  public boolean allows(Box box) {
    return (legalBits & box.bit()) != 0;
  }

  /** What these dice bring in a box that may be written. */
  public int points(ClassicOptions options, Box box, Dice dice) {
    if (joker) {
      return box.jokerValue(dice);
    }
    if (box == Box.FULL_HOUSE && options.fiveEqualFullHouse() && dice.isKniffel()) {
      return 25;
    }
    return box.value(dice);
  }
}
