package kniffel.rules.master;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Range;
import kniffel.rules.dice.Places;

/** What a player can do: roll, or use the result. */
public sealed interface MasterMove {

  /**
   * A use of the result: it ends the turn.
   *
   * <p>Not a level between the moves and their kinds: the moves stay one flat list of records.
   */
  sealed interface Use {}

  /** Roll the dice at these places and leave the others; the first roll takes all five. */
  record Roll(Places dice) implements MasterMove {
    /** Every roll there is, by the bits of its places, so that playing never creates one. */
    private static final List<MasterMove> BY_MASK =
        IntStream.range(0, 1 << Master.DICE)
            .<MasterMove>mapToObj(mask -> new Roll(new Places(mask)))
            .toList();

    public Roll {
      dice.checkWithin(Master.DICE);
    }
  }

  /** Fulfil a task for its stars (action 1). */
  record Fulfil(Task task) implements MasterMove, Use {}

  /** Advance in one number row (action 2). */
  record Row(@Range(min = 1, max = Board.ROWS) int row) implements MasterMove, Use {
    public Row {
      checkRow(row);
    }
  }

  /**
   * Advance in two number rows (action 2).
   *
   * <p>R80: the order is free. It never changes the result, only whether a marker is free for a new
   * row; so the rows are kept in rising order and moved in whichever order works.
   */
  record Rows(
      @Range(min = 1, max = Board.ROWS) int first, @Range(min = 1, max = Board.ROWS) int second)
      implements MasterMove, Use {
    public Rows {
      checkRow(first);
      checkRow(second);
      if (first == second) {
        throw new IllegalArgumentException("two different rows, not twice row " + first);
      }
      int low = Math.min(first, second);
      second = Math.max(first, second);
      first = low;
    }
  }

  /** Take the coins of one line of the coin table (action 3). */
  record Coins(CoinLine line) implements MasterMove, Use {}

  /** Score a fulfilled task again, for coins (action 3). */
  record Repeat(Task task) implements MasterMove, Use {}

  /** Advance in one number row and take the coins of a line for the other dice (action 4). */
  record RowAndCoins(@Range(min = 1, max = Board.ROWS) int row, CoinLine line)
      implements MasterMove, Use {
    public RowAndCoins {
      checkRow(row);
    }
  }

  /** End the turn with a roll that cannot be used. */
  record NoUse() implements MasterMove, Use {}

  static MasterMove roll(int mask) {
    return Roll.BY_MASK.get(mask);
  }

  private static void checkRow(int row) {
    if (row < 1 || row > Board.ROWS) {
      throw new IllegalArgumentException("rows are 1 to " + Board.ROWS + ", not " + row);
    }
  }
}
