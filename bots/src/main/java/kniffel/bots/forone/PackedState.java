package kniffel.bots.forone;

import kniffel.rules.forone.ForOneView;

/** A position between rolls as numbers; a scratch pad that the search changes and restores. */
final class PackedState {

  final PackedLevel level;

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

  private PackedState(PackedLevel level) {
    this.level = level;
    this.rows = new int[level.rows];
  }

  static PackedState start(PackedLevel level) {
    PackedState position = new PackedState(level);
    position.supply = level.rules.dice();
    position.tally();
    return position;
  }

  static PackedState of(PackedLevel level, int[] rows, int supply, int points) {
    PackedState position = new PackedState(level);
    position.set(rows, supply, points);
    return position;
  }

  /** What a view shows, except the dice that have no place yet; full rows count as scored. */
  static PackedState of(PackedLevel level, ForOneView view) {
    PackedState position = new PackedState(level);
    position.supply = view.supply();
    position.points = view.scored();
    for (int row = 0; row < level.rows; row++) {
      ForOneView.CardLine line = view.lines().get(row);
      if (line.scored()) {
        position.rows[row] = level.closed[row][line.count()];
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
    return of(level, rows, supply, points);
  }

  private void tally() {
    open = 0;
    takers = 0;
    for (int row = 0; row < rows.length; row++) {
      open += isOpen(row) ? 1 : 0;
      takers |= level.takers[row][rows[row]];
    }
  }

  boolean isOpen(int row) {
    return !level.isClosed(row, rows[row]);
  }

  int count(int row) {
    return level.count[row][rows[row]];
  }

  boolean accepts(int row, int face) {
    return level.next[row][rows[row]][face] != PackedLevel.REFUSED;
  }

  boolean anyAccepts(int face) {
    return (takers >> (face - 1) * PackedLevel.TAKER_BITS & (1 << PackedLevel.TAKER_BITS) - 1) != 0;
  }

  /** Puts a die into a row that takes it; a row that is full then is closed. */
  void place(int row, int face) {
    int before = rows[row];
    int after = level.next[row][before][face];
    rows[row] = after;
    takers += level.takers[row][after] - level.takers[row][before];
    if (level.isClosed(row, after)) {
      int fields = level.count[row][before] + 1;
      supply += fields;
      points += level.rules.rows().get(row).points(fields);
      open--;
    }
  }

  void close(int row) {
    int before = rows[row];
    int after = level.closed[row][level.count[row][before]];
    rows[row] = after;
    takers -= level.takers[row][before];
    supply += level.count[row][before];
    points += level.pay[row][before];
    open--;
  }

  /** Undoes {@link #place} or {@link #close}. */
  void restore(int row, int state, int dice, int scored) {
    boolean wasClosed = !isOpen(row);
    takers += level.takers[row][state] - level.takers[row][rows[row]];
    rows[row] = state;
    supply = dice;
    points = scored;
    open += wasClosed ? 1 : 0;
  }

  /** Whether nothing can be rolled any more. */
  boolean isOver() {
    return open == 0 || supply < level.rules.roll();
  }

  /**
   * The fewest dice of the closed rows of the bonus; the most that is possible if there is none.
   */
  int lowestClosed() {
    int lowest = level.mostFields;
    for (int row = 0; row < rows.length; row++) {
      if (level.inBonus[row] && !isOpen(row)) {
        lowest = Math.min(lowest, count(row));
      }
    }
    return lowest;
  }

  /** What the game comes to if it ends here. */
  int total() {
    int total = points;
    int lowest = level.mostFields;
    for (int row = 0; row < rows.length; row++) {
      total += isOpen(row) ? level.pay[row][rows[row]] : 0;
      lowest = level.inBonus[row] ? Math.min(lowest, count(row)) : lowest;
    }
    return total + (level.rules.bonus().isEmpty() ? 0 : level.rules.bonus().get(lowest));
  }
}
