package kniffel.rules.karten;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import kniffel.rules.Bits;
import kniffel.rules.karten.KartenState.Acting;

/**
 * The legal moves of a player who acts: the plays, the cards that can be set aside, the exchanges
 * and taking back; 46 at most.
 *
 * <p>It holds no moves, only what they follow from: making one costs little.
 */
final class LegalMoves extends AbstractList<KartenMove> implements RandomAccess {

  static final List<KartenMove> LAST_BOX =
      List.of(new KartenMove.Announce(), new KartenMove.StaySilent());

  private static final KartenMove TAKE_BACK = new KartenMove.TakeBack();

  private final Plays plays;
  private final int valueBits;
  private final Cards aside;
  private final int exchanges;
  private final int size;

  LegalMoves(Acting state) {
    Cards hand = state.turn().hand();
    this.aside = state.aside();
    // Cards set aside are for an exchange; to score, a player takes them back.
    this.plays = Plays.of(hand, aside.isEmpty() ? state.turn().sheet().freeBits() : 0);
    this.valueBits = aside.size() == Karten.MOST_DISCARDS ? 0 : valueBits(hand, aside);
    // R62: one card more only if it fits into the hand.
    this.exchanges = hand.size() < Karten.HAND_LIMIT ? 2 : 1;
    this.size =
        plays.size() + Integer.bitCount(valueBits) + exchanges + (state.canTakeBack() ? 1 : 0);
  }

  /** The values that can be set aside next: none below those that are already. */
  private static int valueBits(Cards hand, Cards aside) {
    int bits = 0;
    for (int value = Math.max(1, aside.highest()); value <= Cards.VALUES; value++) {
      if (hand.count(value) > aside.count(value)) {
        bits |= 1 << value;
      }
    }
    return bits;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public KartenMove get(int index) {
    if (index < 0 || index >= size) {
      throw new IndexOutOfBoundsException(index);
    }
    if (index < plays.size()) {
      return plays.get(index);
    }
    int skip = index - plays.size();
    int values = Integer.bitCount(valueBits);
    if (skip < values) {
      return KartenMove.setAside(Bits.nth(valueBits, skip));
    }
    skip -= values;
    return skip < exchanges ? new KartenMove.Exchange(aside, aside.size() + skip) : TAKE_BACK;
  }
}
