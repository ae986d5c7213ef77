package kniffel.bots.forone;

import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Row;

/** A position between rolls as numbers; a scratch pad that the search changes and restores. */
final class PackedState {

  final PackedLevel tables;

  /** By row, its state. */
  final int[] rows;

  /** The dice that can be rolled. */
  int supply;

  /** The points of the closed rows. */
  int points;

  /** How many rows are open. */
  int open;

  /** The {@link PackedLevel#takers} of all rows together. */
  long takers;

  private PackedState(PackedLevel tables) {
    this.tables = tables;
    this.rows = new int[tables.rows];
  }

  static PackedState start(PackedLevel tables) {
    PackedState position = new PackedState(tables);
    position.supply = tables.level.dice();
    position.tally();
    return position;
  }

  static PackedState of(PackedLevel tables, int[] rows, int supply, int points) {
    PackedState position = new PackedState(tables);
    position.set(rows, supply, points);
    return position;
  }

  /** What a view shows, but for the dice that have no place yet; full rows count as scored. */
  static PackedState of(PackedLevel tables, ForOneView view) {
    PackedState position = new PackedState(tables);
    position.supply = view.supply();
    position.points = view.scored();
    for (int row = 0; row < tables.rows; row++) {
      ForOneView.Line line = view.lines().get(row);
      if (line.scored()) {
        position.rows[row] = tables.closed[row][line.count()];
      } else {
        for (int i = 0; i < line.dice().size(); i++) {
          position.place(row, line.dice().face(i));
        }
      }
    }
    position.tally();
    return position;
  }

  void set(int[] states, int dice, int scored) {
    System.arraycopy(states, 0, rows, 0, rows.length);
    supply = dice;
    points = scored;
    tally();
  }

  PackedState copy() {
    return of(tables, rows, supply, points);
  }

  private void tally() {
    open = 0;
    takers = 0;
    for (int row = 0; row < rows.length; row++) {
      open += isOpen(row) ? 1 : 0;
      takers |= tables.takers[row][rows[row]];
    }
  }

  boolean isOpen(int row) {
    return !tables.isClosed(row, rows[row]);
  }

  int count(int row) {
    return tables.count[row][rows[row]];
  }

  boolean accepts(int row, int face) {
    return tables.next[row][rows[row]][face] != PackedLevel.REFUSED;
  }

  boolean anyAccepts(int face) {
    return (takers >> (face - 1) * PackedLevel.TAKER_BITS & (1 << PackedLevel.TAKER_BITS) - 1) != 0;
  }

  /** Puts a die into a row that takes it; a row that is full then is closed. */
  void place(int row, int face) {
    int before = rows[row];
    int after = tables.next[row][before][face];
    rows[row] = after;
    takers += tables.takers[row][after] - tables.takers[row][before];
    if (tables.isClosed(row, after)) {
      int fields = tables.count[row][before] + 1;
      supply += fields;
      points += tables.level.rows().get(row).points(fields);
      open--;
    }
  }

  void close(int row) {
    int before = rows[row];
    int after = tables.closed[row][tables.count[row][before]];
    rows[row] = after;
    takers -= tables.takers[row][before];
    supply += tables.count[row][before];
    points += tables.pay[row][before];
    open--;
  }

  /** Undoes {@link #place} or {@link #close}. */
  void restore(int row, int state, int dice, int scored) {
    boolean wasClosed = !isOpen(row);
    takers += tables.takers[row][state] - tables.takers[row][rows[row]];
    rows[row] = state;
    supply = dice;
    points = scored;
    open += wasClosed ? 1 : 0;
  }

  /** Whether nothing can be rolled any more. */
  boolean isOver() {
    return open == 0 || supply < tables.level.roll();
  }

  /**
   * The fewest dice of the closed rows of the bonus; the most that is possible if there is none.
   */
  int lowestClosed() {
    int lowest = Row.MAX_FIELDS;
    for (int row = 0; row < rows.length; row++) {
      if (tables.inBonus[row] && !isOpen(row)) {
        lowest = Math.min(lowest, count(row));
      }
    }
    return lowest;
  }

  /** What the game comes to if it ends here. */
  int total() {
    int total = points;
    int lowest = Row.MAX_FIELDS;
    for (int row = 0; row < rows.length; row++) {
      total += isOpen(row) ? tables.pay[row][rows[row]] : 0;
      lowest = tables.inBonus[row] ? Math.min(lowest, count(row)) : lowest;
    }
    return total + (tables.level.bonus().isEmpty() ? 0 : tables.level.bonus().get(lowest));
  }
}
