package kniffel.bots.forone;

import kniffel.bots.Reason;
import kniffel.rules.forone.Category;

/** Why a move is good. */
public sealed interface ForOneReason extends Reason {

  /** The die makes a row full, which then pays. */
  record Completes(Category row, int points) implements ForOneReason {}

  /** The die brings a row nearer to being full. */
  record GoesFor(Category row, int missing) implements ForOneReason {}

  /** No better plan has a place for the die. */
  record LetsGo(int face) implements ForOneReason {}

  /** A full row is scored. */
  record CashesIn(Category row, int points) implements ForOneReason {}

  /** A row is scored before it is full, for the sake of its dice. */
  record FreesDice(Category row, int dice, int points) implements ForOneReason {}

  /** There are enough dice: no row need be scored yet. */
  record KeepsRolling(int supply) implements ForOneReason {}

  /** Nothing is gained by going on. */
  record EndsHere(int total) implements ForOneReason {}

  /** A better plan has another place for the last die. */
  record ThinksAgain(int face) implements ForOneReason {}
}
