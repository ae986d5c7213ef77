package kniffel.rules.kartenspiel;

import java.util.Optional;

/**
 * How far the rows of one player's board are filled, and where a last stone stands alone.
 *
 * @param packed four bits for each row, then the number of the row whose last level holds but one
 *     stone (R36), counted from 1
 */
public record RowLevels(int packed) {

  private static final int BITS = 4;
  private static final int MASK = 15;
  private static final int ALONE = BITS * Row.ALL.size();

  public static final RowLevels EMPTY = new RowLevels(0);

  /** The level reached in a row; for the two pairs the number of columns begun. */
  public int of(Row row) {
    return packed >> BITS * row.ordinal() & MASK;
  }

  RowLevels raise(Row row, int by) {
    return new RowLevels(packed + (by << BITS * row.ordinal()));
  }

  /** The same with the last stone of the game standing alone on the last level of a row. */
  RowLevels alone(Row row) {
    return new RowLevels(packed | row.ordinal() + 1 << ALONE);
  }

  /** The row in which the last stone stands alone on a level for more. */
  public Optional<Row> aloneIn() {
    int number = packed >> ALONE;
    return number == 0 ? Optional.empty() : Optional.of(Row.ALL.get(number - 1));
  }
}
