package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The player board (Ablagetafel) as agreed: what its levels take and give, and what follows. */
final class Tableau {

  private final boolean hard;
  private final int columns;
  private final List<Integer> stones;
  private final List<Integer> columnCosts;
  private final List<List<Integer>> values;

  Tableau(KartenspielOptions options) {
    this.hard = options.variant() == Variant.HARD;
    this.columns = options.columns();
    this.stones = options.variant().side().stones();
    this.columnCosts = Collections.nCopies(columns, Side.COLUMN);
    this.values =
        List.of(
            options.fullHouseValues(),
            options.flushValues(),
            options.tripleValues(),
            options.straightValues());
  }

  /** How many levels a row has, or how many columns. */
  int length(Row row) {
    return row == Row.TWO_PAIRS ? columns : stones.size();
  }

  /** How many stones each level takes, the first one first. */
  List<Integer> costs(Row row) {
    return row == Row.TWO_PAIRS ? columnCosts : stones;
  }

  /** How many stones the level above this one takes. */
  int cost(Row row, int level) {
    return row == Row.TWO_PAIRS ? Side.COLUMN : stones.get(level);
  }

  /** What a power row gives on a level. */
  int value(Row row, int level) {
    return values.get(row.ordinal()).get(level);
  }

  /** What a power row gives this player. */
  int value(Row row, PlayerState player) {
    return value(row, player.levels().of(row));
  }

  int handLimit(PlayerState player) {
    return value(Row.STRAIGHT, player);
  }

  /** How many stones must be placed next in a row; 0 if it is complete (R33). */
  int needed(Row row, PlayerState player) {
    int level = player.levels().of(row);
    if (level == length(row)) {
      return 0;
    }
    // R36: the last stone may stand alone, but not in the hard variant.
    return !hard && player.stonesLeft() == 1 ? 1 : cost(row, level);
  }

  /** How many cards this player may trade for stones (R40). */
  int tradeLimit(PlayerState player) {
    int limit = Math.min(value(Row.TRIPLE, player), player.reserve());
    if (hard) {
      // R38: the hand limit is the limit of the active zone too.
      limit = Math.min(limit, handLimit(player) - player.active());
    }
    return Math.min(limit, player.hand().size());
  }

  boolean limitsActiveZone() {
    return hard;
  }

  /** Why the stones for a combination cannot be placed; null if they can. */
  @Nullable KartenspielRefusal refusal(PlayerState player, Combination combination) {
    return switch (combination) {
      case Combination.FullHouse full -> refusal(player, Row.FULL_HOUSE);
      case Combination.Flush flush -> refusal(player, Row.FLUSH);
      case Combination.Triple triple -> refusal(player, Row.TRIPLE);
      case Combination.Straight straight -> refusal(player, Row.STRAIGHT);
      case Combination.TwoPairs pairs -> refusal(player, Row.TWO_PAIRS);
      case Combination.Quadruple four -> {
        int needed = needed(Row.TWO_PAIRS, player);
        if (needed == 0) {
          yield new KartenspielRefusal.RowComplete(Row.TWO_PAIRS);
        }
        yield needed > player.stonesLeft()
            ? new KartenspielRefusal.TooFewStones(Row.TWO_PAIRS, needed, player.stonesLeft())
            : null;
      }
      case Combination.Kniffel kniffel ->
          placings(player, combination).isEmpty()
              ? new KartenspielRefusal.NoRowForKniffel(player.active(), player.reserve())
              : null;
    };
  }

  private @Nullable KartenspielRefusal refusal(PlayerState player, Row row) {
    int needed = needed(row, player);
    if (needed == 0) {
      return new KartenspielRefusal.RowComplete(row);
    }
    return needed > player.active()
        ? new KartenspielRefusal.TooFewActive(row, needed, player.active())
        : null;
  }

  /** Every way to place the stones for a combination, whether or not the cards are there. */
  List<Placing> placings(PlayerState player, Combination combination) {
    List<Placing> placings = new ArrayList<>();
    switch (combination) {
      case Combination.FullHouse full -> add(placings, player, Row.FULL_HOUSE, 0);
      case Combination.Flush flush -> add(placings, player, Row.FLUSH, 0);
      case Combination.Triple triple -> add(placings, player, Row.TRIPLE, 0);
      case Combination.Straight straight -> add(placings, player, Row.STRAIGHT, 0);
      case Combination.TwoPairs pairs -> add(placings, player, Row.TWO_PAIRS, 0);
      // R35: stones of the reserve are free to mix in, all of them if wished.
      case Combination.Quadruple four -> add(placings, player, Row.TWO_PAIRS, player.reserve());
      case Combination.Kniffel kniffel -> {
        for (Row row : Row.POWER) {
          add(placings, player, row, player.reserve());
        }
        // R35: one or two columns, and in either case at least one active stone.
        int needed = needed(Row.TWO_PAIRS, player);
        add(placings, player, Row.TWO_PAIRS, Math.min(needed - 1, player.reserve()));
        if (player.levels().of(Row.TWO_PAIRS) + 2 <= columns) {
          int both = 2 * Side.COLUMN;
          add(placings, player, Row.TWO_PAIRS, both, Math.min(both - 1, player.reserve()));
        }
      }
    }
    return placings;
  }

  private void add(List<Placing> placings, PlayerState player, Row row, int maxReserve) {
    add(placings, player, row, needed(row, player), maxReserve);
  }

  private static void add(
      List<Placing> placings, PlayerState player, Row row, int stones, int maxReserve) {
    int min = Math.max(0, stones - player.active());
    int max = Math.min(stones, maxReserve);
    if (stones > 0 && min <= max) {
      placings.add(new Placing(row, stones, min, max));
    }
  }

  /** The levels after this many stones were placed in a row. */
  RowLevels filled(RowLevels levels, Row row, int placed) {
    int cost = cost(row, levels.of(row));
    // R36: a level begun by the last stone counts as reached.
    return placed < cost
        ? levels.raise(row, 1).alone(row)
        : levels.raise(row, row == Row.TWO_PAIRS ? placed / Side.COLUMN : 1);
  }

  /**
   * R39: whether the stones left cannot be placed exactly, whatever is played: on the next levels
   * of some rows and some free columns.
   */
  boolean isBlocked(PlayerState player) {
    if (!hard) {
      return false;
    }
    long sums = 1; // bit n: n stones can be placed exactly
    for (Row row : Row.ALL) {
      long with = sums;
      int placed = 0;
      for (int level = player.levels().of(row); level < length(row); level++) {
        placed += cost(row, level);
        with |= sums << placed;
      }
      sums = with;
    }
    return (sums >> player.stonesLeft() & 1) == 0;
  }

  /** How many stones stand in a row. */
  int stonesIn(Row row, RowLevels levels) {
    int sum = 0;
    int level = levels.of(row);
    for (int below = 0; below < level; below++) {
      sum += cost(row, below);
    }
    boolean alone = levels.aloneIn().equals(Optional.of(row));
    return alone ? sum - cost(row, level - 1) + 1 : sum;
  }
}
