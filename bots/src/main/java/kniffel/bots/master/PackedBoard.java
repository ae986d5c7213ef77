package kniffel.bots.master;

import kniffel.rules.master.Board;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.Task;

/**
 * A board as one number, for calculating: six positions of four bits, six tasks, all coins ever
 * used in the coin row. The rules keep the same things in a {@link Board}.
 */
final class PackedBoard {

  static final long EMPTY = 0;

  /** No sheet: what an impossible use leads to. */
  static final long NONE = -1;

  /** Coins after which the fifth lap is full. */
  static final int FULL = 30;

  /** The last lap begins after so many coins; further laps are as long as it. */
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
    long sheet = 0;
    for (int row = 1; row <= Board.ROWS; row++) {
      sheet |= (long) side.rows().get(row - 1) << shift(row);
    }
    for (Task task : side.tasks()) {
      sheet = fulfil(sheet, task.ordinal());
    }
    int coins = side.coin();
    for (int lap = 0; lap < side.laps(); lap++) {
      coins += Board.lapLength(lap);
    }
    return sheet | (long) coins << COINS;
  }

  private static int shift(int row) {
    return 4 * (row - 1);
  }

  static int position(long sheet, int row) {
    return (int) (sheet >> shift(row)) & 15;
  }

  static int rowsDone(long sheet) {
    return Integer.bitCount((int) sheet & DONE);
  }

  static int markersOnRows(long sheet) {
    int rows = (int) sheet;
    return Integer.bitCount((rows | rows >> 1 | rows >> 2) & DONE >> 3);
  }

  static int markersFree(long sheet) {
    return Board.ROW_MARKERS - markersOnRows(sheet) - bonusStars(sheet);
  }

  private static int bonusStars(long sheet) {
    return Math.max(0, rowsDone(sheet) - (Board.BONUS_FROM - 1));
  }

  static boolean isOpen(long sheet, int row) {
    int position = position(sheet, row);
    return position < Board.FIELDS && (position > 0 || markersFree(sheet) > 0);
  }

  static boolean has(long sheet, int task) {
    return (sheet >> TASKS + task & 1) != 0;
  }

  static int coins(long sheet) {
    return (int) (sheet >> COINS);
  }

  /** Completed laps of the coin row. */
  static int laps(long sheet) {
    int coins = coins(sheet);
    return coins <= FULL ? LAPS[coins] : Board.LAPS + (coins - FULL) / Board.SHORTEST_LAP;
  }

  /** How much of the lap that is on is done, from 0 to 1. */
  static double lapShare(long sheet) {
    int laps = laps(sheet);
    int start = laps * Board.FIELDS - laps * (laps - 1) / 2;
    if (laps >= Board.LAPS) {
      start = FULL + (laps - Board.LAPS) * Board.SHORTEST_LAP;
    }
    return (double) (coins(sheet) - start) / Board.lapLength(laps);
  }

  static int stars(long sheet) {
    return TASK_STARS[(int) (sheet >> TASKS) & 63]
        + rowsDone(sheet)
        + bonusStars(sheet)
        + laps(sheet);
  }

  static long advance(long sheet, int row, int dice) {
    long fields = Math.min(dice, Board.FIELDS - position(sheet, row));
    return sheet + (fields << shift(row));
  }

  static long fulfil(long sheet, int task) {
    return sheet | 1L << TASKS + task;
  }

  static long earn(long sheet, int coins, boolean furtherLaps) {
    long used = Math.min(coins(sheet) + coins, furtherLaps ? Integer.MAX_VALUE : FULL);
    return sheet & (1L << COINS) - 1 | used << COINS;
  }
}
