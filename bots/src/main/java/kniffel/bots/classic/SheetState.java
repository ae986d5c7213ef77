package kniffel.bots.classic;

import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.classic.Sheet;

/**
 * What a player's sheet means for the future: two sheets with an equal SheetState are worth the
 * same from here on.
 *
 * @param filledBits the filled boxes
 * @param struck whether the Kniffel box holds 0
 * @param upper the upper total up to 62, and 63 for all that have the bonus
 */
public record SheetState(int filledBits, boolean struck, int upper) {

  public static SheetState of(Sheet sheet) {
    int filled = 0;
    for (Box box : Box.ALL) {
      filled |= sheet.isFree(box) ? 0 : box.bit();
    }
    boolean struck = !sheet.isFree(Box.KNIFFEL) && sheet.points(Box.KNIFFEL) == 0;
    return new SheetState(filled, struck, Math.min(sheet.upper(), Solver.SETTLED));
  }

  static SheetState of(ClassicView.Column column) {
    return of(Sheet.of(column.boxes(), column.extra()));
  }

  int freeBits() {
    return Box.ALL_BITS ^ filledBits;
  }

  boolean isLast() {
    return filledBits == Box.ALL_BITS;
  }

  int index() {
    return Solver.index(filledBits, struck, upper);
  }

  /** The position after a box is written. */
  SheetState write(Box box, int points) {
    boolean strikes = struck || (box == Box.KNIFFEL && points == 0);
    int total = box.isUpper() ? Math.min(upper + points, Solver.SETTLED) : upper;
    return new SheetState(filledBits | box.bit(), strikes, total);
  }

  /** What writing a box earns at once: its points, extra points, and the bonus if it is crossed. */
  int gain(Box box, int points, int extra) {
    boolean crosses =
        box.isUpper() && upper < Sheet.BONUS_FROM && upper + points >= Sheet.BONUS_FROM;
    return points + extra + (crosses ? Sheet.BONUS : 0);
  }
}
