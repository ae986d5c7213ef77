package kniffel.rules.forone;

import java.util.AbstractList;
import java.util.RandomAccess;
import kniffel.rules.Bits;

/**
 * The legal moves once all dice have a place: rolling on unless a row is full, every row that may
 * be scored, and taking back.
 */
final class ScoringMoves extends AbstractList<ForOneMove> implements RandomAccess {

  private final ScoreCard card;
  private final int rollOn;
  private final int scores;
  private final int size;

  ScoringMoves(ForOneState.Scoring state) {
    this.card = state.layout().card();
    // R52: full rows must be scored in the same round.
    this.rollOn = card.full() == 0 ? 1 : 0;
    this.scores = Integer.bitCount(card.scorable());
    this.size = rollOn + scores + (state.assignments().canTakeBack() ? 1 : 0);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public ForOneMove get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    if (index < rollOn) {
      return ForOneMove.ROLL_ON;
    }
    if (index - rollOn >= scores) {
      return ForOneMove.TAKE_BACK;
    }
    int row = Bits.nth(card.scorable(), index - rollOn);
    return ForOneMove.score(card.slot(row).row().category());
  }
}
