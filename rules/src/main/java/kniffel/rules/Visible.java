package kniffel.rules;

import java.util.function.IntPredicate;

/**
 * Which characters people can see: text from outside must neither control a terminal or a page nor
 * pretend to be other text.
 */
public final class Visible {

  private static final int INSTEAD = '?';

  private Visible() {}

  /**
   * Whether a character is invisible: control, format (zero width, direction), surrogate, private
   * and unassigned ones, and those that count as letters or marks but look blank.
   */
  public static boolean isUnseen(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      default -> isBlankByName(codePoint);
    };
  }

  /** Fillers, joiners and selectors; the one that makes a symbol an emoji does no harm. */
  private static boolean isBlankByName(int codePoint) {
    return switch (codePoint) {
      case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x1D159, 0x16FE4 -> true;
      default ->
          (codePoint >= 0x180B && codePoint <= 0x180F)
              || (codePoint >= 0xFE00 && codePoint <= 0xFE0E)
              || (codePoint >= 0xE0100 && codePoint <= 0xE01EF);
    };
  }

  /** Whether a text can be a name: all of it can be seen, and not only spaces and accents. */
  public static boolean isName(String text) {
    return !text.isEmpty()
        && text.codePoints().noneMatch(Visible::isUnseen)
        && text.codePoints().anyMatch(Visible::standsAlone)
        && !isSpace(text.codePointAt(0))
        && !isSpace(text.codePointBefore(text.length()));
  }

  private static boolean standsAlone(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK ->
          false;
      default -> !isSpace(codePoint);
    };
  }

  private static boolean isSpace(int codePoint) {
    return Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
  }

  /** A text in one line, with a question mark for everything unseen. */
  public static String line(String text) {
    return without(text, Visible::isUnseen);
  }

  /** The same for a text of several lines: line feeds and tabs stay. */
  public static String lines(String text) {
    return without(text, each -> each != '\n' && each != '\t' && isUnseen(each));
  }

  private static String without(String text, IntPredicate unseen) {
    if (text.codePoints().noneMatch(unseen)) {
      return text;
    }
    StringBuilder seen = new StringBuilder();
    text.codePoints()
        .map(each -> unseen.test(each) ? INSTEAD : each)
        .forEach(seen::appendCodePoint);
    return seen.toString();
  }
}
