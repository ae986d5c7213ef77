package kniffel.bots.forone;

import kniffel.rules.forone.Demand;

/** Which demands of its level a position misses. */
final class LevelDemands {

  private LevelDemands() {}

  /** How many are not met if the game ends here. */
  static int missedAtEnd(LevelPosition position) {
    int missed = 0;
    for (Demand demand : position.table.rules.demands()) {
      missed += isMet(position, demand) ? 0 : 1;
    }
    return missed;
  }

  private static boolean isMet(LevelPosition position, Demand demand) {
    return switch (demand) {
      case Demand.AllScored() -> position.waiting == 0;
      case Demand.NoZero() -> !endsWithZero(position);
      case Demand.RowsComplete(int count) -> completeAtEnd(position) >= count;
      case Demand.ScoredLast(var category) -> {
        int row = position.table.row(category);
        yield position.unscored == 0 ? position.last == row : position.unscored == 1 << row;
      }
    };
  }

  private static boolean endsWithZero(LevelPosition position) {
    for (int row = 0; row < position.rows.length; row++) {
      int bit = 1 << row;
      boolean before =
          (position.complete & bit) != 0 && position.table.isAgain(row, position.rows[row]);
      boolean isOpen = (position.unscored & bit) != 0;
      if (isOpen ? !before && position.now(row) <= 0 : (position.zeros & bit) != 0) {
        return true;
      }
    }
    return false;
  }

  private static int completeAtEnd(LevelPosition position) {
    int rowsFull = position.complete;
    for (int rest = position.unscored; rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      rowsFull |= position.table.isFull(row, position.rows[row]) ? 1 << row : 0;
    }
    return Integer.bitCount(rowsFull);
  }

  /** How many are missed already, whatever comes. */
  static int missed(LevelPosition position) {
    int missed = 0;
    for (Demand demand : position.table.rules.demands()) {
      missed += isLost(position, demand) ? 1 : 0;
    }
    return missed;
  }

  private static boolean isLost(LevelPosition position, Demand demand) {
    return switch (demand) {
      case Demand.AllScored() -> false;
      case Demand.NoZero() -> position.zeros != 0;
      case Demand.RowsComplete(int count) ->
          Integer.bitCount(position.complete | position.unscored) < count;
      case Demand.ScoredLast(var category) ->
          position.unscored != 0 && (position.unscored & 1 << position.table.row(category)) == 0;
    };
  }

  /** The row that is to be scored last; -1 if that is not demanded. */
  static int last(LevelPosition position) {
    int last = -1;
    for (Demand demand : position.table.rules.demands()) {
      last =
          demand instanceof Demand.ScoredLast(var category) ? position.table.row(category) : last;
    }
    return last;
  }
}
