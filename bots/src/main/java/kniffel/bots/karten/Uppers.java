package kniffel.bots.karten;

import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Sheet;

/**
 * The sums of the upper part that can occur with a set of free boxes, and what they bring.
 *
 * <p>Bonus and malus are credited when their border is crossed; beyond the bonus, and once no
 * number box is free, the sum makes no difference any more.
 */
final class Uppers {

  /** The bits of all boxes. */
  static final int ALL_FREE = (1 << Box.ALL.size()) - 1;

  private static final int NUMBERS = (1 << Cards.VALUES) - 1;

  private Uppers() {}

  /** The smallest sum possible with these free boxes. */
  static int lowest(int free) {
    return (free & NUMBERS) == 0 ? 0 : Math.min(Sheet.BONUS_FROM, filled(free));
  }

  /** How many sums make a difference. */
  static int count(int free) {
    return (free & NUMBERS) == 0
        ? 1
        : Math.min(Sheet.BONUS_FROM, Box.MAX_CARDS * filled(free)) - lowest(free) + 1;
  }

  /** The place of a sum among those that make a difference. */
  static int lane(int free, int upper) {
    int lane = Math.min(Sheet.BONUS_FROM, upper) - lowest(free);
    return Math.clamp(lane, 0, count(free) - 1);
  }

  /** What an increase of the sum brings. */
  static int credit(int before, int after) {
    return (before < Sheet.BONUS_FROM && after >= Sheet.BONUS_FROM ? Sheet.BONUS : 0)
        + (before < Sheet.MALUS_BELOW && after >= Sheet.MALUS_BELOW ? Sheet.MALUS : 0);
  }

  private static int filled(int free) {
    int sum = 0;
    for (int value = 1; value <= Cards.VALUES; value++) {
      sum += (free >> value - 1 & 1) == 0 ? value : 0;
    }
    return sum;
  }
}
