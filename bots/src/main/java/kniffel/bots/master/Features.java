package kniffel.bots.master;

import kniffel.rules.master.Board;
import kniffel.rules.master.Master;

/** What a network is told about a board: numbers of the features that are there. */
final class Features {

  private static final int ROWS = 0;
  private static final int COINS = ROWS + Board.ROWS * (Board.FIELDS + 1);
  private static final int TASKS = COINS + PackedBoard.FULL + 1;
  private static final int MISSING = TASKS + PackedRaces.TASKS;
  private static final int ROWS_DONE = MISSING + Master.GOAL + 1;
  private static final int MARKERS = ROWS_DONE + Board.ROWS + 1;
  private static final int PLAYERS = MARKERS + Board.ROW_MARKERS + 1;

  /** Races of what is not finished that pay less than the most. */
  private static final int RACES = PLAYERS + 5;

  static final int COUNT = RACES + 2 * PackedRaces.ALL;

  /** The fields again, the most advanced row first, because rows are nearly alike. */
  private static final int SORTED = COUNT;

  private static final int TASK_SETS = SORTED + Board.ROWS * (Board.FIELDS + 1);

  /** The stars that are missing, with the coins to the next of them. */
  private static final int LAPS = TASK_SETS + (1 << PackedRaces.TASKS);

  /** With those that follow from the others. */
  static final int WITH_DERIVED = LAPS + (Master.GOAL + 1) * (Board.FIELDS + 1);

  /** How many features can be there at once. */
  static final int MOST = 2 * Board.ROWS + PackedRaces.TASKS + PackedRaces.ALL + 7;

  private Features() {}

  /** How many stars are missing to the goal. */
  static int missing(long board) {
    return Math.max(0, Master.GOAL - PackedBoard.stars(board));
  }

  /** Writes down the features, and returns how many there are. */
  static int of(long board, int races, int players, int[] features) {
    int count = 0;
    for (int row = 1; row <= Board.ROWS; row++) {
      features[count++] = ROWS + (Board.FIELDS + 1) * (row - 1) + PackedBoard.field(board, row);
    }
    features[count++] = COINS + coins(board);
    for (int task = 0; task < PackedRaces.TASKS; task++) {
      if (PackedBoard.has(board, task)) {
        features[count++] = TASKS + task;
      }
    }
    features[count++] = MISSING + missing(board);
    features[count++] = ROWS_DONE + PackedBoard.rowsDone(board);
    features[count++] = MARKERS + PackedBoard.markersOnRows(board);
    features[count++] = PLAYERS + players;
    for (int race = 0; race < PackedRaces.ALL; race++) {
      int pays = PackedRaces.coins(races, race);
      if (pays < 2 && !PackedRaces.isFinished(board, race)) {
        features[count++] = RACES + 2 * race + pays;
      }
    }
    return count;
  }

  /** The same, followed by those that are implied by the others but are hard to find. */
  static int withDerived(long board, int races, int players, int[] features) {
    int first = of(board, races, players, features);
    int count = first;
    for (int field = Board.FIELDS; field >= 0; field--) {
      for (int row = 1; row <= Board.ROWS; row++) {
        if (PackedBoard.field(board, row) == field) {
          int rank = count - first;
          features[count++] = SORTED + (Board.FIELDS + 1) * rank + field;
        }
      }
    }
    features[count++] = TASK_SETS + PackedBoard.tasks(board);
    features[count++] = LAPS + (Board.FIELDS + 1) * missing(board) + coinsToTheLap(board);
    return count;
  }

  /** How many coins complete the lap; 0 if there is none after the fifth. */
  private static int coinsToTheLap(long board) {
    int laps = PackedBoard.laps(board);
    return laps >= Board.LAPS
        ? 0
        : (int) Math.rint(Board.lapLength(laps) * (1 - PackedBoard.lapShare(board)));
  }

  /** A lap after the fifth is like the fifth, because the stars are counted separately. */
  private static int coins(long board) {
    int coins = PackedBoard.coins(board);
    return coins <= PackedBoard.FULL
        ? coins
        : PackedBoard.LAST_LAP + (coins - PackedBoard.FULL) % Board.SHORTEST_LAP;
  }
}
