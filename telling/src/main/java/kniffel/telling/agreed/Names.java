package kniffel.telling.agreed;

import java.text.Normalizer;
import kniffel.rules.Visible;
import kniffel.table.Seat;

/** Turns what somebody typed into a name that is safe to show to others. */
public final class Names {

  /** Every name fits on a seat, even with a number after it. */
  public static final int MAX_LENGTH = Seat.MAX_NAME - 10;

  /** More accents than this on one letter are a drawing, not a name. */
  private static final int MAX_MARKS = 2;

  private Names() {}

  /**
   * A name in normal form: composed characters, single spaces, nothing unseen.
   *
   * @throws ProblemException if nothing is left, or too much
   */
  public static String normal(String typed) {
    if (typed.length() > 10 * MAX_LENGTH) {
      throw ProblemException.malformed("name");
    }
    String composed = Normalizer.normalize(typed, Normalizer.Form.NFC);
    StringBuilder name = new StringBuilder();
    int marks = 0;
    for (int codePoint : composed.codePoints().toArray()) {
      boolean mark =
          Character.getType(codePoint) == Character.NON_SPACING_MARK
              || Character.getType(codePoint) == Character.ENCLOSING_MARK;
      marks = mark ? marks + 1 : 0;
      if (Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint)) {
        name.append(' ');
      } else if (marks <= MAX_MARKS && !Visible.isUnseen(codePoint)) {
        name.appendCodePoint(codePoint);
      }
    }
    String normal = name.toString().strip().replaceAll(" +", " ");
    // Counted as seats count it.
    if (!Visible.isName(normal) || normal.length() > MAX_LENGTH) {
      throw new ProblemException(
          400, "bad-name", java.util.Map.of("max", String.valueOf(MAX_LENGTH)));
    }
    return normal;
  }
}
