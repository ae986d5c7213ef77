package kniffel.cli.forone;

import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Offers;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;

/** What the letter of a row can mean now: putting a die there, or scoring the row. */
final class RowMoves {

  /** The letters of the rows from top to bottom: those with no other meaning. */
  static final String KEYS = "abcdefghijklmnopstvwyz";

  private RowMoves() {}

  /**
   * The legal moves with this row; none if its letter does nothing.
   *
   * @param die the chosen die; without one every die of the roll is meant
   */
  static List<ForOneMove> of(
      Category row, Optional<RollPlaces.RolledDie> die, Offers<ForOneMove> offers) {
    return offers.moves().stream().filter(move -> concerns(move, row, die)).toList();
  }

  /** Whether a row takes this die, or any die of the roll. */
  static boolean fits(Optional<RollPlaces.RolledDie> die, Offers<ForOneMove> offers) {
    return offers.moves().stream()
        .anyMatch(
            move ->
                switch (move) {
                  case ForOneMove.Place(int shown, var _) -> isWhite(die, shown);
                  case ForOneMove.PlaceYellow _ -> isYellow(die);
                  default -> false;
                });
  }

  /** Whether a white die that shows this is meant. */
  private static boolean isWhite(Optional<RollPlaces.RolledDie> die, int shown) {
    return die.map(place -> !place.yellow() && place.face() == shown).orElse(true);
  }

  private static boolean isYellow(Optional<RollPlaces.RolledDie> die) {
    return die.map(RollPlaces.RolledDie::yellow).orElse(true);
  }

  private static boolean concerns(
      ForOneMove move, Category row, Optional<RollPlaces.RolledDie> die) {
    return switch (move) {
      case ForOneMove.Place(int shown, Category into) -> into == row && isWhite(die, shown);
      case ForOneMove.PlaceYellow(int _, Category into) -> into == row && isYellow(die);
      case ForOneMove.Score(Category scored) -> scored == row;
      case ForOneMove.Remove remove -> false;
      case ForOneMove.RollOn rollOn -> false;
      case ForOneMove.TakeBack takeBack -> false;
      case ForOneMove.RemoveYellow yellow -> false;
    };
  }
}
