package kniffel.rules.master;

import java.util.AbstractList;
import java.util.RandomAccess;
import kniffel.rules.Bits;

/**
 * A list of legal moves: any reroll if one is left, then the uses of the roll.
 *
 * <p>It holds no moves, only which uses are in it: making one costs next to nothing.
 */
final class LegalMoves extends AbstractList<MasterMove> implements RandomAccess {

  private final int rolls;
  private final long useBits;

  LegalMoves(boolean reroll, long useBits) {
    this.rolls = reroll ? Master.ALL_DICE.mask() : 0;
    this.useBits = useBits;
  }

  @Override
  public int size() {
    return rolls + Long.bitCount(useBits);
  }

  @Override
  public MasterMove get(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException(index);
    }
    if (index < rolls) {
      return MasterMove.roll(index + 1);
    }
    return Uses.use(Bits.nth(useBits, index - rolls));
  }
}
