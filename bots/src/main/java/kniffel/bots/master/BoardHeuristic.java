package kniffel.bots.master;

import kniffel.rules.master.Board;

/** What a sensible person thinks of a board: its stars, and the parts of stars under way. */
final class BoardHeuristic {

  /** A field of a row, of the star at its end. */
  private static final double FIELD = 1.0 / Board.FIELDS;

  /** A field of the coin row, of the star at its end. */
  private static final double COIN = 0.9;

  /** Turns for each star that is missing. */
  private static final double TURNS_PER_STAR = 1.25;

  private BoardHeuristic() {}

  static double of(long board) {
    double value = PackedBoard.stars(board);
    for (int row = 1; row <= Board.ROWS; row++) {
      int field = PackedBoard.field(board, row);
      if (field < Board.FIELDS) {
        value += field * FIELD;
      }
    }
    return value + COIN * PackedBoard.lapShare(board);
  }

  /**
   * How many turns a board of this value needs: never fewer than none, and the better the board the
   * fewer.
   */
  static double turns(double value, int goal) {
    return Math.log1p(Math.exp(goal - value)) * TURNS_PER_STAR;
  }
}
