package kniffel.rules.master;

import kniffel.rules.dice.Dice;
import kniffel.rules.master.MasterMove.Use;
import kniffel.rules.master.MasterState.Turn;

/** What a use of the roll brings: the player's board after it, and the coins it earns. */
final class Effect {

  /**
   * R83: a task scored again always pays the same, even Kniffel, and brings neither stars nor race
   * coins.
   */
  static final int REPEAT_COINS = 3;

  private Effect() {}

  /** The board of the player whose turn it is, after this use. */
  static Board board(Turn turn, Use use, boolean furtherLaps) {
    Board board = turn.board();
    Dice dice = turn.dice();
    Board moved =
        switch (use) {
          case MasterMove.Fulfil(Task task) -> board.fulfil(task);
          // R78: all dice of the number are used.
          case MasterMove.Row(int row) -> board.advance(row, dice.count(row));
          case MasterMove.RowAndCoins(int row, var line) -> board.advance(row, dice.count(row));
          case MasterMove.Rows(int first, int second) ->
              board.advance(first, dice.count(first)).advance(second, dice.count(second));
          case MasterMove.Coins coins -> board;
          case MasterMove.Repeat repeat -> board;
          case MasterMove.NoUse none -> board;
        };
    int coins = coins(turn, use);
    return coins == 0 ? moved : moved.earn(coins, furtherLaps);
  }

  /** All coins of a use; R82: never more than one line of the table. */
  static int coins(Turn turn, Use use) {
    return switch (use) {
      case MasterMove.Fulfil(Task task) -> raceCoins(turn.finishers(task));
      case MasterMove.Row(int row) -> rowCoins(turn, row);
      case MasterMove.Rows(int first, int second) -> rowCoins(turn, first) + rowCoins(turn, second);
      case MasterMove.Coins(CoinLine line) -> line.coins();
      case MasterMove.Repeat repeat -> REPEAT_COINS;
      // R81: overhang and race of the row come on top of the line.
      case MasterMove.RowAndCoins(int row, CoinLine line) -> rowCoins(turn, row) + line.coins();
      case MasterMove.NoUse none -> 0;
    };
  }

  /** The coins of advancing in a row: overhang and race if it is completed. */
  private static int rowCoins(Turn turn, int row) {
    int dice = turn.dice().count(row);
    return turn.board().field(row) + dice < Board.FIELDS
        ? 0
        : turn.board().overhang(row, dice) + raceCoins(turn.finishers(row));
  }

  /**
   * R86: what the race pays once this many have finished. A board remembers what it has finished
   * and cannot finish it again, so each player is ranked once for each task and row.
   */
  static int raceCoins(int finishers) {
    return Math.max(0, 2 - finishers);
  }
}
