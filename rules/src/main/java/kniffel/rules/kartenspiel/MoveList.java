package kniffel.rules.kartenspiel;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;

/**
 * A list of legal moves: some single ones, then one for each of some cards.
 *
 * <p>It holds no moves for the cards, only which cards they are: making it costs next to nothing.
 */
final class MoveList extends AbstractList<KartenspielMove> implements RandomAccess {

  private final List<KartenspielMove> singles;
  private final Cards cards;
  private final List<KartenspielMove> byCard;
  private final int size;

  MoveList(List<KartenspielMove> singles, Cards cards, List<KartenspielMove> byCard) {
    this.singles = singles;
    this.cards = cards;
    this.byCard = byCard;
    this.size = singles.size() + cards.size();
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public KartenspielMove get(int index) {
    return index < singles.size()
        ? singles.get(index)
        : byCard.get(cards.get(index - singles.size()).index());
  }
}
