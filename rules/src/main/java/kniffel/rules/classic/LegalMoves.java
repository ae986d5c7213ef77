package kniffel.rules.classic;

import java.util.AbstractList;
import java.util.RandomAccess;
import kniffel.rules.Bits;

/**
 * A list of legal moves: any reroll if one is left, then the boxes that may be written.
 *
 * <p>It holds no moves, only which boxes are in it: making one costs next to nothing.
 */
final class LegalMoves extends AbstractList<ClassicMove> implements RandomAccess {

  private final int rolls;
  private final int boxBits;

  LegalMoves(boolean reroll, int boxBits) {
    this.rolls = reroll ? Classic.ALL_DICE.mask() : 0;
    this.boxBits = boxBits;
  }

  @Override
  public int size() {
    return rolls + Integer.bitCount(boxBits);
  }

  @Override
  public ClassicMove get(int index) {
    if (index < 0 || index >= size()) {
      throw new IndexOutOfBoundsException(index);
    }
    if (index < rolls) {
      return ClassicMove.roll(index + 1);
    }
    return ClassicMove.score(Bits.nth(boxBits, index - rolls));
  }
}
