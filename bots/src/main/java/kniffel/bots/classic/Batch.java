package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.classic.Box;

/**
 * Sheets that are solved side by side: the same boxes of the upper part are filled, and as many
 * boxes of the lower part.
 *
 * @param filledUpper the filled boxes of the upper part
 * @param range the upper totals that each of them has lanes for, besides the one that is settled
 */
record Batch(int filledUpper, UpperRange range, List<SheetLanes> parts) {

  /** A sheet and its first lane; the upper totals follow each other, then the settled one. */
  record SheetLanes(int filled, boolean struck, int lane) {}

  /** The lanes that a sheet takes. */
  int lanesOfAPart() {
    return range.count() + 1;
  }

  int lanes() {
    return parts.size() * lanesOfAPart();
  }

  /** All sheets with this number of filled boxes. */
  static List<Batch> all(int boxes, boolean strikeMatters) {
    List<Batch> batches = new ArrayList<>();
    for (int upper = 0; upper <= Box.UPPER_BITS; upper++) {
      UpperRange range = UpperRange.of(upper);
      int atMost = Lanes.WIDTH / (range.count() + 1);
      List<SheetLanes> parts = new ArrayList<>();
      for (int filled = upper; filled <= Box.ALL_BITS; filled += Box.UPPER_BITS + 1) {
        if (Integer.bitCount(filled) != boxes) {
          continue;
        }
        boolean kniffelFilled = (filled & Box.KNIFFEL.bit()) != 0;
        for (int struck = 0; struck <= (kniffelFilled && strikeMatters ? 1 : 0); struck++) {
          if (parts.size() == atMost) {
            batches.add(new Batch(upper, range, parts));
            parts = new ArrayList<>();
          }
          parts.add(new SheetLanes(filled, struck == 1, parts.size() * (range.count() + 1)));
        }
      }
      if (!parts.isEmpty()) {
        batches.add(new Batch(upper, range, parts));
      }
    }
    return batches;
  }
}
