package kniffel.bots.master;

import java.util.Arrays;
import java.util.stream.IntStream;
import kniffel.bots.shared.Keeps;
import kniffel.rules.dice.Dice;
import kniffel.rules.master.Board;
import kniffel.rules.master.CoinLine;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.Task;

/**
 * The uses of a roll by what they lead to, numbered: 98 of them serve all 252 rolls, so each board
 * after a turn is made and valued only once.
 */
final class UseClasses {

  // Where each kind begins.
  private static final int TASK = 0;
  private static final int COINS = TASK + PackedRaces.TASKS;
  private static final int ROW = COINS + 4;
  private static final int ROW_AND_COINS = ROW + 4 * Board.ROWS;
  private static final int ROWS = ROW_AND_COINS + 3 * Board.ROWS;
  static final int NO_USE = ROWS + 3 * 15;
  static final int COUNT = NO_USE + 1;

  private static final int REPEAT_COINS = 3;

  /** By roll, everything it may be used for. */
  private static final int[][] OF_ROLL =
      IntStream.range(0, Keeps.ROLLS).mapToObj(roll -> of(Keeps.dice(roll))).toArray(int[][]::new);

  private UseClasses() {}

  /** The number of a use of these dice. */
  static int of(MasterMove.Use use, Dice dice) {
    return switch (use) {
      case MasterMove.Fulfil(Task task) -> TASK + task.ordinal();
      case MasterMove.Repeat(Task task) -> TASK + task.ordinal();
      case MasterMove.Coins(CoinLine line) -> COINS + line.coins() - 1;
      case MasterMove.Row(int row) -> row(row, dice.count(row));
      case MasterMove.RowAndCoins(int row, CoinLine line) ->
          rowAndCoins(row, dice.count(row), line.coins());
      case MasterMove.Rows(int first, int second) ->
          rows(first, second, dice.count(first), dice.count(second));
      case MasterMove.NoUse none -> NO_USE;
    };
  }

  static int ofTask(Task task) {
    return TASK + task.ordinal();
  }

  /** Whether a play moves in a row. */
  static boolean moves(int play, int row) {
    if (play < ROW || play == NO_USE) {
      return false;
    }
    if (play < ROWS) {
      return row == 1 + (play < ROW_AND_COINS ? (play - ROW) / 4 : (play - ROW_AND_COINS) / 3);
    }
    int pair = (play - ROWS) / 3;
    for (int other = 1; other <= Board.ROWS; other++) {
      if (other != row
          && pair == (rows(Math.min(row, other), Math.max(row, other), 2, 2) - ROWS) / 3) {
        return true;
      }
    }
    return false;
  }

  private static int row(int row, int dice) {
    return ROW + 4 * (row - 1) + dice - 2;
  }

  /** Two dice and a pair, three dice and a pair, or two dice and a triple. */
  private static int rowAndCoins(int row, int dice, int coins) {
    return ROW_AND_COINS + 3 * (row - 1) + (coins > 1 ? 2 : dice - 2);
  }

  /** Two dice for both rows, three for the first, or three for the second. */
  private static int rows(int first, int second, int dice, int others) {
    int kind = dice == 3 ? 1 : others == 3 ? 2 : 0;
    return ROWS + 3 * ((second - 1) * (second - 2) / 2 + first - 1) + kind;
  }

  /** The numbers of everything a roll, counted as in {@link Keeps}, may be used for. */
  static int[] ofRoll(int roll) {
    return OF_ROLL[roll];
  }

  /** The numbers of everything five dice may be used for, whatever the board. */
  private static int[] of(Dice dice) {
    int[] plays = new int[24];
    int count = 0;
    for (Task task : Task.ALL) {
      if (task.fits(dice)) {
        plays[count++] = TASK + task.ordinal();
      }
    }
    for (CoinLine line : CoinLine.ALL) {
      if (line.fits(dice)) {
        plays[count++] = COINS + line.coins() - 1;
      }
    }
    for (int row = 1; row <= Board.ROWS; row++) {
      if (dice.count(row) >= 2) {
        plays[count++] = row(row, dice.count(row));
        for (CoinLine line : CoinLine.ALL) {
          if (line.fitsBeside(row, dice)) {
            plays[count++] = rowAndCoins(row, dice.count(row), line.coins());
          }
        }
        for (int second = row + 1; second <= Board.ROWS; second++) {
          if (dice.count(second) >= 2) {
            plays[count++] = rows(row, second, dice.count(row), dice.count(second));
          }
        }
      }
    }
    return Arrays.copyOf(plays, count);
  }

  /** The board after each play, {@link PackedBoard#NONE} where the board does not allow it. */
  static long[] boards(long board, int races, boolean furtherLaps) {
    long[] after = new long[COUNT];
    boolean coins = furtherLaps || PackedBoard.coins(board) < PackedBoard.FULL;
    for (int task = 0; task < PackedRaces.TASKS; task++) {
      after[TASK + task] =
          !PackedBoard.has(board, task)
              ? PackedBoard.earn(
                  PackedBoard.fulfil(board, task), PackedRaces.coins(races, task), furtherLaps)
              : coins ? PackedBoard.earn(board, REPEAT_COINS, furtherLaps) : PackedBoard.NONE;
    }
    for (int pay = 1; pay <= 4; pay++) {
      after[COINS + pay - 1] = coins ? PackedBoard.earn(board, pay, furtherLaps) : PackedBoard.NONE;
    }
    for (int row = 1; row <= Board.ROWS; row++) {
      for (int dice = 2; dice <= Master.DICE; dice++) {
        after[row(row, dice)] = advance(board, row, dice, 0, races, furtherLaps);
      }
      for (int dice = 2; dice <= 3; dice++) {
        after[rowAndCoins(row, dice, 1)] =
            coins ? advance(board, row, dice, 1, races, furtherLaps) : PackedBoard.NONE;
      }
      after[rowAndCoins(row, 2, 3)] =
          coins ? advance(board, row, 2, 3, races, furtherLaps) : PackedBoard.NONE;
      for (int second = row + 1; second <= Board.ROWS; second++) {
        for (int kind = 0; kind < 3; kind++) {
          int dice = kind == 1 ? 3 : 2;
          int others = kind == 2 ? 3 : 2;
          long both = both(board, row, second, dice, others, races, furtherLaps);
          // R80: the order is free, and may decide whether there is a marker.
          after[rows(row, second, dice, others)] =
              both != PackedBoard.NONE
                  ? both
                  : both(board, second, row, others, dice, races, furtherLaps);
        }
      }
    }
    after[NO_USE] = board;
    return after;
  }

  private static long both(
      long board, int first, int second, int dice, int others, int races, boolean furtherLaps) {
    long one = advance(board, first, dice, 0, races, furtherLaps);
    return one == PackedBoard.NONE ? one : advance(one, second, others, 0, races, furtherLaps);
  }

  private static long advance(
      long board, int row, int dice, int extra, int races, boolean furtherLaps) {
    if (!PackedBoard.isOpen(board, row)) {
      return PackedBoard.NONE;
    }
    int over = PackedBoard.field(board, row) + dice - Board.FIELDS;
    int coins = extra + (over < 0 ? 0 : over + PackedRaces.coins(races, PackedRaces.ofRow(row)));
    long moved = PackedBoard.advance(board, row, dice);
    return coins == 0 ? moved : PackedBoard.earn(moved, coins, furtherLaps);
  }
}
