package kniffel.bots.forone;

import java.util.Arrays;

/** What each row of a position is worth by itself, as it stands; asked once for each state. */
final class RowWorths {

  private final LevelPosition position;
  private final LevelWorth worth;

  /** By row and state; not a number where it was not asked yet. */
  private final double[][] known;

  RowWorths(LevelPosition position, LevelWorth worth) {
    this.position = position;
    this.worth = worth;
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
      value = worth.ofRow(position, row);
      known[row][state] = value;
    }
    return value;
  }
}
