package kniffel.bots.forone;

import java.util.Arrays;

/** What each row of a position is worth by itself, as it stands; asked once for each state. */
final class RowValues {

  private final LevelPosition position;
  private final LevelValues values;

  /** By row and state; not a number where it was not asked yet. */
  private final double[][] known;

  RowValues(LevelPosition position, LevelValues values) {
    this.position = position;
    this.values = values;
    LevelTable table = position.table;
    this.known = new double[table.rows][];
    for (int row = 0; row < table.rows; row++) {
      known[row] = new double[table.closed[row] + table.fields[row] + 1];
      Arrays.fill(known[row], Double.NaN);
    }
  }

  double of(int row) {
    int state = position.rows[row];
    double value = known[row][state];
    if (Double.isNaN(value)) {
      value = values.ofRow(position, row);
      known[row][state] = value;
    }
    return value;
  }
}
