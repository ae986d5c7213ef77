package kniffel.rules.forone;

import java.util.AbstractList;
import java.util.RandomAccess;
import kniffel.rules.Bits;

/**
 * The legal moves while dice have no place: each face to each row that takes it, the yellow die to
 * each row that takes it, what may be removed, and taking back.
 *
 * <p>Only their number is computed before they are asked for.
 */
final class PlacingMoves extends AbstractList<ForOneMove> implements RandomAccess {

  private final ForOneState.Placing state;
  private final ScoreCard card;
  private final int rows;
  private final int shown;
  private final int removable;
  private final int placements;
  private final int yellows;
  private final int size;

  PlacingMoves(ForOneState.Placing state) {
    this.state = state;
    this.card = state.layout().card();
    this.rows = card.level().rows().size();
    this.shown = state.shown();
    this.removable = state.removable();
    int count = 0;
    for (int row = 0; row < rows; row++) {
      count += Integer.bitCount(card.slot(row).accepts() & shown);
    }
    this.placements = count;
    this.yellows = state.yellow() == 0 ? 0 : yellows();
    this.size =
        count + Integer.bitCount(removable) + yellows + (state.assignments().canTakeBack() ? 1 : 0);
  }

  /** How many moves there are with the yellow die. */
  private int yellows() {
    int count = state.isYellowRemovable() ? 1 : 0;
    for (int row = 0; row < rows; row++) {
      count += Integer.bitCount(state.yellowIn(row));
    }
    return count;
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
    if (index < placements) {
      return placement(index);
    }
    int removal = index - placements;
    if (removal < Integer.bitCount(removable)) {
      return ForOneMove.remove(face(removable, removal));
    }
    int yellow = removal - Integer.bitCount(removable);
    return yellow < yellows ? yellow(yellow) : ForOneMove.TAKE_BACK;
  }

  private ForOneMove yellow(int index) {
    int skip = index;
    for (int row = 0; row < rows; row++) {
      int faces = state.yellowIn(row);
      int count = Integer.bitCount(faces);
      if (skip < count) {
        return ForOneMove.placeYellow(face(faces, skip), card.slot(row).row().category());
      }
      skip -= count;
    }
    return ForOneMove.REMOVE_YELLOW;
  }

  private ForOneMove placement(int index) {
    int skip = index;
    for (int row = 0; row < rows; row++) {
      Slot slot = card.slot(row);
      int taken = slot.accepts() & shown;
      int count = Integer.bitCount(taken);
      if (skip < count) {
        return ForOneMove.place(face(taken, skip), slot.row().category());
      }
      skip -= count;
    }
    throw new IndexOutOfBoundsException(index);
  }

  /** The face at a place, counted from 0, in a set of faces. */
  private static int face(int bits, int index) {
    return Bits.nth(bits, index) + 1;
  }
}
