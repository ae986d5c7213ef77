package kniffel.bots.master;

import kniffel.rules.master.Board;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.Task;

/**
 * A board as one number, for calculating: six fields of four bits, six tasks, all coins ever used
 * in the coin row. The rules keep the same things in a {@link Board}.
 */
final class PackedBoard {

  static final long EMPTY = 0;

  /** No board: what an impossible use leads to. */
  static final long NONE = -1;

  /** Coins after which the fifth lap is full. */
  static final int FULL = 30;

  /** The number of coins after which the last lap begins; further laps are as long as it. */
  static final int LAST_LAP = FULL - Board.SHORTEST_LAP;

  private static final int DONE = 0x888888;
  private static final int TASKS = 24;
  private static final int COINS = 30;
  private static final int[] LAPS = laps();
  private static final int[] TASK_STARS = taskStars();

  private PackedBoard() {}

  private static int[] laps() {
    int[] laps = new int[FULL + 1];
    int end = 0;
    for (int lap = 0; lap < Board.LAPS; lap++) {
      end += Board.lapLength(lap);
      for (int coins = end; coins <= FULL; coins++) {
        laps[coins] = lap + 1;
      }
    }
    return laps;
  }

  private static int[] taskStars() {
    int[] stars = new int[1 << Task.ALL.size()];
    for (int set = 0; set < stars.length; set++) {
      for (Task task : Task.ALL) {
        stars[set] += (set >> task.ordinal() & 1) * task.stars();
      }
    }
    return stars;
  }

  static long of(MasterView.Side side) {
    long board = 0;
    for (int row = 1; row <= Board.ROWS; row++) {
      board |= (long) side.rows().get(row - 1) << shift(row);
    }
    for (Task task : side.tasks()) {
      board = fulfil(board, task.ordinal());
    }
    int coins = side.coin();
    for (int lap = 0; lap < side.laps(); lap++) {
      coins += Board.lapLength(lap);
    }
    return board | (long) coins << COINS;
  }

  private static int shift(int row) {
    return 4 * (row - 1);
  }

  static int field(long board, int row) {
    return (int) (board >> shift(row)) & 15;
  }

  static int rowsDone(long board) {
    return Integer.bitCount((int) board & DONE);
  }

  static int markersOnRows(long board) {
    int rows = (int) board;
    return Integer.bitCount((rows | rows >> 1 | rows >> 2) & DONE >> 3);
  }

  static int markersFree(long board) {
    return Board.ROW_MARKERS - markersOnRows(board) - bonusStars(board);
  }

  private static int bonusStars(long board) {
    return Math.max(0, rowsDone(board) - (Board.BONUS_FROM - 1));
  }

  static boolean isOpen(long board, int row) {
    int field = field(board, row);
    return field < Board.FIELDS && (field > 0 || markersFree(board) > 0);
  }

  static boolean has(long board, int task) {
    return (board >> TASKS + task & 1) != 0;
  }

  /** The tasks that are fulfilled, a bit for each. */
  static int tasks(long board) {
    return (int) (board >> TASKS) & (1 << PackedRaces.TASKS) - 1;
  }

  static int coins(long board) {
    return (int) (board >> COINS);
  }

  /** Completed laps of the coin row. */
  static int laps(long board) {
    int coins = coins(board);
    return coins <= FULL ? LAPS[coins] : Board.LAPS + (coins - FULL) / Board.SHORTEST_LAP;
  }

  /** How much of the current lap is done, from 0 to 1. */
  static double lapShare(long board) {
    int laps = laps(board);
    int start = laps * Board.FIELDS - laps * (laps - 1) / 2;
    if (laps >= Board.LAPS) {
      start = FULL + (laps - Board.LAPS) * Board.SHORTEST_LAP;
    }
    return (double) (coins(board) - start) / Board.lapLength(laps);
  }

  static int stars(long board) {
    return TASK_STARS[tasks(board)] + rowsDone(board) + bonusStars(board) + laps(board);
  }

  static long advance(long board, int row, int dice) {
    long fields = Math.min(dice, Board.FIELDS - field(board, row));
    return board + (fields << shift(row));
  }

  static long fulfil(long board, int task) {
    return board | 1L << TASKS + task;
  }

  static long earn(long board, int coins, boolean furtherLaps) {
    long used = Math.min(coins(board) + coins, furtherLaps ? Integer.MAX_VALUE : FULL);
    return board & (1L << COINS) - 1 | used << COINS;
  }
}
