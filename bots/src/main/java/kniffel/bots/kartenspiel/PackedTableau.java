package kniffel.bots.kartenspiel;

import java.util.List;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Row;
import kniffel.rules.kartenspiel.Variant;

/** The player board in bare numbers: what its levels take and give. */
final class PackedTableau {

  static final int FULL_HOUSE = Row.FULL_HOUSE.ordinal();
  static final int FLUSH = Row.FLUSH.ordinal();
  static final int TRIPLE = Row.TRIPLE.ordinal();
  static final int STRAIGHT = Row.STRAIGHT.ordinal();
  static final int TWO_PAIRS = Row.TWO_PAIRS.ordinal();
  static final int ROWS = Row.ALL.size();
  static final int COLUMN = 2;

  private final Variant variant;
  private final int columns;
  private final int[] costs;
  private final int[][] gives;

  PackedTableau(Kartenspiel game) {
    KartenspielOptions options = game.options();
    this.variant = options.variant();
    this.columns = options.columns();
    KartenspielView empty = game.view(game.start(Variant.MIN_PLAYERS), new Viewer.Spectator());
    this.costs = numbers(empty.players().getFirst().tracks().get(FULL_HOUSE).costs());
    this.gives =
        new int[][] {
          numbers(options.fullHouseValues()),
          numbers(options.flushValues()),
          numbers(options.tripleValues()),
          numbers(options.straightValues())
        };
  }

  private static int[] numbers(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  Variant variant() {
    return variant;
  }

  boolean isHard() {
    return variant == Variant.HARD;
  }

  boolean isSimple() {
    return variant == Variant.SIMPLE;
  }

  /** What a power row gives. */
  int gives(PackedPlayer seat, int row) {
    return gives[row][seat.level[row]];
  }

  int handLimit(PackedPlayer seat) {
    return gives(seat, STRAIGHT);
  }

  int length(int row) {
    return row == TWO_PAIRS ? columns : costs.length;
  }

  int cost(int row, int level) {
    return row == TWO_PAIRS ? COLUMN : costs[level];
  }

  /** How many stones must be placed next in a row; 0 if it is complete. */
  int needed(PackedPlayer seat, int row) {
    int level = seat.level[row];
    if (level >= length(row)) {
      return 0;
    }
    return variant != Variant.HARD && seat.stones() == 1 ? 1 : cost(row, level);
  }

  /** Whether the stones for a combination of this kind can be placed, if the cards are there. */
  boolean isPayable(PackedPlayer seat, int kind) {
    return switch (kind) {
      case PackedCombinations.QUADRUPLE -> {
        int needed = needed(seat, TWO_PAIRS);
        yield needed > 0 && needed <= seat.stones();
      }
      case PackedCombinations.KNIFFEL -> {
        boolean any = false;
        for (int row = 0; row < ROWS && !any; row++) {
          int needed = needed(seat, row);
          any = needed > 0 && needed - mostReserve(seat, kind, row, needed) <= seat.active;
        }
        yield any;
      }
      default -> {
        int needed = needed(seat, kind);
        yield needed > 0 && needed <= seat.active;
      }
    };
  }

  /** How many of the stones for a combination may come from the reserve. */
  int mostReserve(PackedPlayer seat, int kind, int row, int stones) {
    return switch (kind) {
      // R35: stones of the reserve are free to mix in, all of them if wished.
      case PackedCombinations.QUADRUPLE -> Math.min(stones, seat.reserve);
      // R35: but a Kniffel needs at least one active stone for columns.
      case PackedCombinations.KNIFFEL ->
          Math.min(row == TWO_PAIRS ? stones - 1 : stones, seat.reserve);
      default -> 0;
    };
  }

  /** Whether a Kniffel may fill two columns at once: there is room, and there are stones. */
  boolean fillsTwoColumns(PackedPlayer seat) {
    int stones = 2 * COLUMN;
    int reserve = mostReserve(seat, PackedCombinations.KNIFFEL, TWO_PAIRS, stones);
    return seat.level[TWO_PAIRS] + 2 <= columns && stones - reserve <= seat.active;
  }

  /** How many cards may be traded for stones. */
  int tradeLimit(PackedPlayer seat) {
    int limit = Math.min(gives(seat, TRIPLE), seat.reserve);
    if (isHard()) {
      limit = Math.min(limit, handLimit(seat) - seat.active);
    }
    return Math.min(limit, seat.hand.size());
  }

  /** Places stones in a row; a level begun by the last stone counts as reached. */
  void place(PackedPlayer seat, int row, int stones, int fromReserve) {
    seat.level[row] += row == TWO_PAIRS && stones > COLUMN ? stones / COLUMN : 1;
    seat.active -= stones - fromReserve;
    seat.reserve -= fromReserve;
  }

  /** Whether the stones left can no longer be placed exactly (hard variant). */
  boolean isBlocked(PackedPlayer seat) {
    if (!isHard()) {
      return false;
    }
    long sums = 1; // bit n: n stones can be placed exactly
    for (int row = 0; row < ROWS; row++) {
      long with = sums;
      int placed = 0;
      for (int level = seat.level[row]; level < length(row); level++) {
        placed += cost(row, level);
        with |= sums << placed;
      }
      sums = with;
    }
    return (sums >> seat.stones() & 1) == 0;
  }
}
