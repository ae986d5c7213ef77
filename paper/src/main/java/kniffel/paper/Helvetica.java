package kniffel.paper;

import java.text.Normalizer;

/** The widths of letters in the font that every PDF reader has; other fonts are fitted to them. */
final class Helvetica {

  /** Of the characters from 32 to 126, in thousandths of the size. */
  private static final int[] REGULAR = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, //
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, //
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, //
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, //
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, //
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
  };

  private static final int[] BOLD = {
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, //
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, //
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778, //
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, //
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, //
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584
  };

  /** What a letter of another alphabet is taken for. */
  private static final int WIDE = 1000;

  private Helvetica() {}

  /** The width of a text of size 1. */
  static double width(String text, boolean bold) {
    return text.codePoints().map(letter -> width(letter, bold)).sum() / 1000.0;
  }

  private static int width(int letter, boolean bold) {
    int[] widths = bold ? BOLD : REGULAR;
    if (letter >= 32 && letter < 32 + widths.length) {
      return widths[letter - 32];
    }
    return switch (letter) {
      case 'ß' -> 611;
      case '–', '×', '€' -> 584;
      case '„', '“', '”' -> 500;
      case '‘', '’', '·' -> 278;
      case '…' -> WIDE;
      default -> {
        // An accented letter is as wide as the letter alone.
        int base =
            Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD).codePointAt(0);
        yield base == letter ? WIDE : width(base, bold);
      }
    };
  }
}
