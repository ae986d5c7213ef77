package kniffel.bots;

/**
 * All that bots know about one game.
 *
 * @param <M> its moves
 * @param <V> its views
 */
public interface Mind<M, V> {

  /** Rates moves at once, as a sensible person would. */
  Judge<M, V> quick();

  /** Rates moves as well as we can within the budget. */
  Judge<M, V> deep();

  /**
   * The judge that keeps the books of a finished game, in any unit: what a move is worth now, and
   * what the position is worth when the seat decides next, differ by luck alone.
   */
  default Judge<M, V> ledgerJudge() {
    return deep();
  }

  /** Whether the values of the judge of the ledger are exact, and not estimates. */
  default boolean isExact() {
    return false;
  }

  /**
   * How far off the values of the judge of the ledger are, in the unit of the books for this many
   * players.
   */
  Accuracy accuracy(int players);

  /** Why the best move of a rating is the best. */
  Reason explain(V view, Rating<M> rating);

  /** How a bot of some strength plays. */
  Bot<M, V> playing(Strength strength);
}
