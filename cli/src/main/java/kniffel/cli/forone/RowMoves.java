package kniffel.cli.forone;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Offers;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;

/** What the letter of a row can mean now: putting a die there, or scoring the row. */
final class RowMoves {

  /** The letters of the rows from top to bottom: those that mean nothing else. */
  static final String KEYS = "abcdefghijklmnopstvwyz";

  private RowMoves() {}

  /**
   * The legal moves with this row; none if its letter does nothing.
   *
   * @param face what the chosen die shows; without one every die of the roll is meant
   */
  static List<ForOneMove> of(Category row, Optional<Integer> face, Offers<ForOneMove> offers) {
    return offers.moves().stream().filter(move -> concerns(move, row, face)).toList();
  }

  /** Whether a row takes a die that shows this, or any die of the roll. */
  static boolean fits(Optional<Integer> face, Offers<ForOneMove> offers) {
    return offers.moves().stream()
        .anyMatch(
            move ->
                move instanceof ForOneMove.Place(int shown, var row)
                    && face.orElse(shown) == shown);
  }

  private static boolean concerns(ForOneMove move, Category row, Optional<Integer> face) {
    return switch (move) {
      case ForOneMove.Place(int shown, Category into) -> into == row && face.orElse(shown) == shown;
      case ForOneMove.Score(Category scored) -> scored == row;
      case ForOneMove.Remove remove -> false;
      case ForOneMove.RollOn rollOn -> false;
      case ForOneMove.TakeBack takeBack -> false;
      // Levels with the yellow die are not played at a terminal yet.
      case ForOneMove.PlaceYellow yellow -> false;
      case ForOneMove.RemoveYellow yellow -> false;
    };
  }
}
