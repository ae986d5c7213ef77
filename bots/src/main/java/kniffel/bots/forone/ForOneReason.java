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

  /** A die went into one row, and another one needed it more. */
  record NeededElsewhere(int face, Category row, Category better) implements ForOneReason {}

  /** A die that had a place left the game. */
  record ThrownOut(int face, Category row) implements ForOneReason {}

  /** A die spoils a row and should have left the game. */
  record SpoilsRow(int face, Category row) implements ForOneReason {}

  /** Too few dice are left for the next rolls, and a row could have given some back. */
  record LeavesSupply(int supply, Category row, int dice) implements ForOneReason {}

  /** A row was scored while there were dice enough to wait. */
  record ScoredEarly(Category row, int dice, int fields) implements ForOneReason {}

  /** One row was scored, and another one should have been. */
  record ScoredWrong(Category row, Category better) implements ForOneReason {}

  /** Something better was there. */
  record Overlooked(ForOneReason better) implements ForOneReason {}
}
