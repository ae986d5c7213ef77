package kniffel.cli.karten;

import java.util.Optional;

/**
 * How wide the columns of a sheet are; the viewer's own needs room for previews.
 *
 * @param own whose column is wider, if anyone's
 * @param ownWidth the width of that one
 * @param width the width of the others
 */
record Columns(Optional<Integer> own, int ownWidth, int width) {

  /** Room for {@code (25−10)}. */
  private static final int PREVIEW = 7;

  /** Wider only for a name. */
  private static final int MOST = 12;

  /**
   * Shares the room.
   *
   * @param name what the longest name takes, with what stands before it
   */
  static Columns of(int room, int players, Optional<Integer> own, int name) {
    int even = room / players;
    if (own.isEmpty() || even >= PREVIEW || players == 1) {
      int width = Math.min(Math.max(MOST, name), even);
      return new Columns(own, width, width);
    }
    return new Columns(own, PREVIEW, (room - PREVIEW) / (players - 1));
  }

  int width(int seat) {
    return own.isPresent() && own.get() == seat ? ownWidth : width;
  }

  /** Room for {@code 25−10} and a gap. */
  boolean isRoomy() {
    return width >= 6;
  }

  /** Room for {@code 214} and a gap. */
  boolean isReadable() {
    return width >= 4;
  }
}
