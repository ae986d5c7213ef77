package kniffel.bots.forone;

import kniffel.rules.dice.Dice;

/**
 * A position of a level as numbers, except for the dice that have no place yet; a scratch pad that
 * the search changes and restores. {@code LevelPositionTest} compares it with the rules.
 */
final class LevelPosition {

  // Where the yellow die is, if it is in no row.
  static final int NONE = -1;
  static final int SUPPLY = -2;
  static final int ROLLED = -3;
  static final int GONE = -4;

  private static final long ALL_ROWS = (1 << PackedLevel.TAKER_BITS) - 1;

  final LevelTable table;

  /** By row, its state. */
  final int[] rows;

  /** By row, the faces that tiles allow, as bits. */
  private final int[] allowed;

  /** The same as bits of {@link LevelTable#takers}. */
  private final long[] allowedSets;

  int supply;
  int removed;
  int round;
  int yellow;

  /** The points that are fixed, without what was charged. */
  int points;

  int charged;

  /** The rows that are not scored, as bits. */
  int unscored;

  /** The rows that have not been scored at all, as bits. */
  int waiting;

  /** The rows that were scored for nothing, as bits. */
  int zeros;

  /** The rows that were full when they were scored, as bits. */
  int complete;

  /** The row that was scored last, when no other was left; -1 otherwise. */
  int last = -1;

  LevelPosition(LevelTable table) {
    this.table = table;
    this.rows = new int[table.rows];
    this.allowed = new int[table.rows];
    this.allowedSets = new long[table.rows];
  }

  LevelPosition copy() {
    LevelPosition copy = new LevelPosition(table);
    copy.set(this);
    return copy;
  }

  /** Becomes the same as another position of the same level. */
  void set(LevelPosition other) {
    System.arraycopy(other.rows, 0, rows, 0, rows.length);
    System.arraycopy(other.allowed, 0, allowed, 0, rows.length);
    System.arraycopy(other.allowedSets, 0, allowedSets, 0, rows.length);
    supply = other.supply;
    removed = other.removed;
    round = other.round;
    yellow = other.yellow;
    points = other.points;
    charged = other.charged;
    unscored = other.unscored;
    waiting = other.waiting;
    zeros = other.zeros;
    complete = other.complete;
    last = other.last;
  }

  /** Finds out what tiles allow, for the rows as they are now. */
  void allow() {
    boolean narrows = table.rules.narrows();
    for (int row = 0; row < rows.length; row++) {
      allowed[row] = narrows ? table.rules.allowed(row, unscored, waiting) : ~0;
      long sets = 0;
      for (int face = 0; face < Dice.FACES; face++) {
        sets |= (allowed[row] & 1 << face) == 0 ? 0 : ALL_ROWS << face * PackedLevel.TAKER_BITS;
      }
      allowedSets[row] = sets;
    }
  }

  int count(int row) {
    return table.count[row][rows[row]];
  }

  /** The faces that a row takes, as bits. */
  int takes(int row) {
    return table.takes[row][rows[row]] & allowed[row];
  }

  /** The rows that take each face ({@link LevelTable#takers}). */
  long takers() {
    long sets = 0;
    for (int row = 0; row < rows.length; row++) {
      sets |= takers(row);
    }
    return sets;
  }

  /** The same of one row. */
  long takers(int row) {
    return table.takers[row][rows[row]] & allowedSets[row];
  }

  boolean accepts(int row, int face) {
    return (takes(row) & 1 << (face - 1)) != 0;
  }

  boolean anyAccepts(int face) {
    return (takers() >> (face - 1) * PackedLevel.TAKER_BITS & ALL_ROWS) != 0;
  }

  /** Whether some row takes the yellow die when it shows this face. */
  boolean anyAcceptsYellow(int face) {
    for (int row = 0; row < rows.length; row++) {
      if (yellowIn(row, face) != 0) {
        return true;
      }
    }
    return false;
  }

  /** What the yellow die can count as in a row, as bits of faces. */
  int yellowIn(int row, int face) {
    return takes(row) & (table.rules.isJokerIn(row) ? ~0 : 1 << (face - 1));
  }

  void place(int row, int face) {
    rows[row] = table.next[row][rows[row]][face];
  }

  void remove(int dice) {
    removed += dice;
    charged += table.rules.lossCosts(unscored) > 0 ? dice : 0;
  }

  /** A roll is taken from the supply. */
  void roll() {
    round++;
    supply -= table.level.roll();
    yellow = yellow == SUPPLY ? ROLLED : yellow;
  }

  boolean isScorable(int row) {
    return (unscored & 1 << row) != 0
        && (table.rules.waitsFor(row) & waiting) == 0
        && table.rules.isExact(row, count(row));
  }

  /** A full row that must be scored, or -1. */
  int due() {
    for (int row = 0; row < rows.length; row++) {
      if (table.isFull(row, rows[row]) && isScorable(row)) {
        return row;
      }
    }
    return -1;
  }

  /** Scores what must be scored. */
  void settle() {
    for (int row = due(); row >= 0; row = due()) {
      score(row);
    }
  }

  /** What an open row would pay now, in addition to what it has paid before. */
  int now(int row) {
    int state = rows[row];
    int dice = table.count[row][state];
    if (round > table.rules.paidUntil(row) || !table.rules.isExact(row, dice)) {
      return 0;
    }
    return table.isAgain(row, state)
        ? table.isFull(row, state) ? table.rules.secondPoints(row) : 0
        : table.pay[row][dice] + (yellow == row ? table.yellowPay[row] : 0);
  }

  void score(int row) {
    int state = rows[row];
    int dice = table.count[row][state];
    int paid = now(row);
    int bit = 1 << row;
    boolean again = table.isAgain(row, state);
    boolean was = again && (complete & bit) != 0;
    zeros = paid > 0 || was ? zeros & ~bit : zeros | bit;
    points += paid;
    last = unscored == bit ? row : -1;
    waiting &= ~bit;
    if (!again && table.rules.hasSecond(row)) {
      rows[row] = table.filling[row];
      complete |= paid > 0 ? bit : 0;
    } else {
      int most = was ? table.fields[row] : dice;
      rows[row] = table.closed[row] + most;
      complete |= most == table.fields[row] ? bit : 0;
      unscored &= ~bit;
    }
    supply += dice;
    if (yellow == row) {
      freeYellow();
    }
    bringBack(row);
    if (table.rules.narrows()) {
      allow();
    }
  }

  /** The yellow die lay in a row that is scored. */
  private void freeYellow() {
    if (table.rules.yellowLocked()) {
      yellow = GONE;
      supply--;
      removed++;
    } else {
      yellow = SUPPLY;
    }
  }

  /** Scoring a row may bring dice back into the game, or take some out of it. */
  private void bringBack(int row) {
    int back = table.rules.back(row);
    if (back != 0) {
      int moved =
          back > 0
              ? Math.min(back, removed - (yellow == GONE ? 1 : 0))
              : -Math.min(-back, supply - (yellow == SUPPLY ? 1 : 0));
      supply += moved;
      removed -= moved;
    }
  }

  /** Whether rolling on ends the game, or it has ended already. */
  boolean isOver() {
    return unscored == 0 || supply < table.level.roll() || round >= table.rules.roundLimit();
  }

  /**
   * Scores every row that can be scored, the one that a demand wants last as the last: at the end
   * that costs nothing, and demands may ask for it.
   */
  void finish() {
    int kept = LevelDemands.last(this);
    boolean more = true;
    while (more) {
      more = false;
      for (int row = 0; row < rows.length; row++) {
        if (isScorable(row) && (row != kept || unscored == 1 << row)) {
          score(row);
          more = true;
        }
      }
    }
  }

  /** The points if the game ends here, without regard to demands. */
  int total() {
    int total = points - charged * table.rules.guardPoints() + bonus();
    for (int rest = unscored; rest != 0; rest &= rest - 1) {
      total += now(Integer.numberOfTrailingZeros(rest));
    }
    return total;
  }

  /** The bonus for the rows as they stand. */
  int bonus() {
    return table.bonus.length == 0 ? 0 : table.bonus[Math.min(lowest(~0), table.bonus.length - 1)];
  }

  /** The fewest dice of the rows of the bonus among some rows; very many if there is none. */
  int lowest(int among) {
    int lowest = Integer.MAX_VALUE;
    for (int row = 0; row < rows.length; row++) {
      if (table.inBonus[row] && (among & 1 << row) != 0) {
        lowest = Math.min(lowest, count(row));
      }
    }
    return lowest;
  }
}
