package kniffel.rules.master;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Refusal;
import kniffel.rules.dice.Dice;
import kniffel.rules.master.MasterMove.Use;
import kniffel.rules.master.MasterState.Turn;
import org.jspecify.annotations.Nullable;

/** Which uses a roll has: all of them as a set of bits, or why one of them is not possible. */
final class Uses {

  /** R77: a row moves only with a pair or more of its number. */
  static final int FEWEST_DICE = 2;

  /** Every use there is, so that playing never creates one; a set of uses has a bit for each. */
  private static final List<MasterMove> ALL = all();

  // Where each kind begins in that list.
  private static final int FULFIL = 0;
  private static final int REPEAT = FULFIL + Task.ALL.size();
  private static final int ROW = REPEAT + Task.ALL.size();
  private static final int COINS = ROW + Board.ROWS;
  private static final int ROW_AND_PAIR = COINS + CoinLine.ALL.size();
  private static final int ROW_AND_TRIPLE = ROW_AND_PAIR + Board.ROWS;
  private static final int ROWS = ROW_AND_TRIPLE + Board.ROWS;
  private static final int NO_USE = ALL.size() - 1;

  private Uses() {}

  private static List<MasterMove> all() {
    List<MasterMove> all = new ArrayList<>();
    Task.ALL.forEach(task -> all.add(new MasterMove.Fulfil(task)));
    Task.ALL.forEach(task -> all.add(new MasterMove.Repeat(task)));
    for (int row = 1; row <= Board.ROWS; row++) {
      all.add(new MasterMove.Row(row));
    }
    CoinLine.ALL.forEach(line -> all.add(new MasterMove.Coins(line)));
    for (CoinLine line : List.of(CoinLine.PAIR, CoinLine.TRIPLE)) {
      for (int row = 1; row <= Board.ROWS; row++) {
        all.add(new MasterMove.RowAndCoins(row, line));
      }
    }
    for (int second = 2; second <= Board.ROWS; second++) {
      for (int first = 1; first < second; first++) {
        all.add(new MasterMove.Rows(first, second));
      }
    }
    all.add(new MasterMove.NoUse());
    return List.copyOf(all);
  }

  /** The use of a bit. */
  static MasterMove use(int bit) {
    return ALL.get(bit);
  }

  /** Every legal use of the roll that lies there, as bits; R96: none is preferred. */
  static long legal(Turn turn, boolean furtherLaps) {
    Board board = turn.board();
    Dice dice = turn.dice();
    boolean coins = !board.isCoinRowClosed(furtherLaps);
    long bits = 0;
    for (int i = 0; i < Task.ALL.size(); i++) {
      Task task = Task.ALL.get(i);
      if (task.fits(dice)) {
        bits |= !board.has(task) ? bit(FULFIL + i) : coins ? bit(REPEAT + i) : 0;
      }
    }
    int other = 0;
    for (int row = 1; row <= Board.ROWS && dice.mostEqual() >= FEWEST_DICE; row++) {
      if (dice.count(row) >= FEWEST_DICE) {
        if (board.isOpen(row)) {
          bits |= bit(ROW + row - 1);
          bits |= coins && CoinLine.PAIR.fitsBeside(row, dice) ? bit(ROW_AND_PAIR + row - 1) : 0;
          bits |=
              coins && CoinLine.TRIPLE.fitsBeside(row, dice) ? bit(ROW_AND_TRIPLE + row - 1) : 0;
        }
        if (other > 0 && canAdvanceBoth(board, dice, other, row)) {
          bits |= bit(ROWS + (row - 1) * (row - 2) / 2 + other - 1);
        }
        other = row;
      }
    }
    // R88: coins alone are no use once the coin row is closed.
    for (int i = 0; coins && i < CoinLine.ALL.size(); i++) {
      bits |= CoinLine.ALL.get(i).fits(dice) ? bit(COINS + i) : 0;
    }
    // R89: only a roll without any use ends the turn without effect, and only if it is the last.
    return bits == 0 && turn.rolls() == Master.ROLLS ? bit(NO_USE) : bits;
  }

  private static long bit(int use) {
    return 1L << use;
  }

  private static boolean canAdvanceBoth(Board board, Dice dice, int first, int second) {
    return canAdvance(board, dice, first, second) || canAdvance(board, dice, second, first);
  }

  /** R80: the row moved first may be completed and leave its marker to the other. */
  static boolean canAdvance(Board board, Dice dice, int first, int then) {
    return board.isOpen(first) && board.advance(first, dice.count(first)).isOpen(then);
  }

  /** Why this is no use of the roll that lies there; null if it is one. */
  static @Nullable Refusal refusal(Turn turn, Use use, boolean furtherLaps) {
    Board board = turn.board();
    Dice dice = turn.dice();
    return switch (use) {
      case MasterMove.Fulfil(Task task) -> {
        if (board.has(task)) {
          yield new MasterRefusal.TaskFulfilled(task);
        }
        yield task.fits(dice) ? null : new MasterRefusal.DiceMissTask(task, dice);
      }
      case MasterMove.Repeat(Task task) -> {
        if (!board.has(task)) {
          yield new MasterRefusal.TaskNotFulfilled(task);
        }
        yield task.fits(dice)
            ? coinRefusal(board, furtherLaps)
            : new MasterRefusal.DiceMissTask(task, dice);
      }
      case MasterMove.Row(int row) -> rowRefusal(board, dice, row, board.isOpen(row));
      case MasterMove.Rows(int first, int second) -> {
        boolean open = canAdvanceBoth(board, dice, first, second);
        // The row that lacks a marker is the one not begun.
        int begun = board.field(first) > 0 ? first : second;
        Refusal refusal = rowRefusal(board, dice, begun, true);
        yield refusal != null ? refusal : rowRefusal(board, dice, first + second - begun, open);
      }
      case MasterMove.Coins(CoinLine line) ->
          line.fits(dice)
              ? coinRefusal(board, furtherLaps)
              : new MasterRefusal.DiceMissLine(line, dice);
      case MasterMove.RowAndCoins(int row, CoinLine line) -> {
        Refusal refusal = rowRefusal(board, dice, row, board.isOpen(row));
        if (refusal != null) {
          yield refusal;
        }
        yield line.fitsBeside(row, dice)
            ? coinRefusal(board, furtherLaps)
            : new MasterRefusal.RestMissesLine(row, line);
      }
      case MasterMove.NoUse none -> {
        long legal = legal(turn, furtherLaps) & ~bit(NO_USE);
        if (legal != 0) {
          yield new MasterRefusal.MustUse(Long.bitCount(legal));
        }
        int left = Master.ROLLS - turn.rolls();
        yield left == 0 ? null : new MasterRefusal.RollAgain(left);
      }
    };
  }

  private static @Nullable Refusal coinRefusal(Board board, boolean furtherLaps) {
    return board.isCoinRowClosed(furtherLaps) ? new MasterRefusal.CoinRowFull(Board.LAPS) : null;
  }

  private static @Nullable Refusal rowRefusal(Board board, Dice dice, int row, boolean open) {
    if (board.isDone(row)) {
      return new MasterRefusal.RowDone(row);
    }
    if (dice.count(row) < FEWEST_DICE) {
      return new MasterRefusal.TooFewDice(row, dice.count(row));
    }
    return open ? null : new MasterRefusal.NoFreeMarker(row);
  }
}
