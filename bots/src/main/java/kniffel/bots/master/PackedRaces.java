package kniffel.bots.master;

import java.util.Map;
import kniffel.rules.master.Board;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.Task;

/** What each race pays the next to finish, as one number: two bits for each task and each row. */
final class PackedRaces {

  static final int TASKS = 6;

  /** First the tasks, then the rows. */
  static final int ALL = TASKS + Board.ROWS;

  /** Before anybody has finished anything. */
  static final int OPEN = open();

  private PackedRaces() {}

  private static int open() {
    int races = 0;
    for (int race = 0; race < ALL; race++) {
      races |= 2 << 2 * race;
    }
    return races;
  }

  static int of(MasterView view) {
    int races = 0;
    for (Map.Entry<Task, MasterView.Race> race : view.taskRaces().entrySet()) {
      races |= pay(race.getValue().finishers()) << 2 * race.getKey().ordinal();
    }
    for (int row = 1; row <= Board.ROWS; row++) {
      races |= pay(view.rowRaces().get(row - 1).finishers()) << 2 * ofRow(row);
    }
    return races;
  }

  private static int pay(int finishers) {
    return Math.max(0, 2 - finishers);
  }

  static int ofRow(int row) {
    return TASKS + row - 1;
  }

  static int coins(int races, int race) {
    return races >> 2 * race & 3;
  }

  static boolean isFinished(long board, int race) {
    return race < TASKS
        ? PackedBoard.has(board, race)
        : PackedBoard.field(board, race - TASKS + 1) == Board.FIELDS;
  }

  /** What is left for the others after a player's board has changed. */
  static int after(int races, long before, long after) {
    int left = races;
    for (int race = 0; race < ALL; race++) {
      if (coins(races, race) > 0 && isFinished(after, race) && !isFinished(before, race)) {
        left -= 1 << 2 * race;
      }
    }
    return left;
  }
}
