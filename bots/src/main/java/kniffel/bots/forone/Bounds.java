package kniffel.bots.forone;

import kniffel.rules.dice.Dice;

/**
 * The most that a rough value can be once rows are scored, so that hopeless plans can be skipped.
 */
final class Bounds {

  private static final int SETS = Features.SETS;

  /** Sums in another order differ a little. */
  private static final float ROUNDING = 0.01f;

  /** By face and set of rows that take it, the most that this set or a part of it weighs. */
  private final float[] sets;

  private final float[] supplies;
  private final float[] open;
  private final float[] lowest;

  Bounds(PackedLevel level, RoughValue value) {
    sets = value.ofTakers();
    for (int i = 0; i < sets.length; i++) {
      for (int rest = i & SETS - 1; rest != 0; rest &= rest - 1) {
        sets[i] = Math.max(sets[i], sets[i - Integer.lowestOneBit(rest)]);
      }
    }
    supplies = value.ofSupply();
    open = value.ofOpen();
    lowest = value.ofLowest();
    // With too few dice for a roll rows are scored until there are enough, and then hardly more.
    int roll = level.rules.roll();
    for (int dice = 0; dice < roll; dice++) {
      supplies[dice] = supplies[roll];
      for (int more = roll; more < Math.min(2 * roll, supplies.length); more++) {
        supplies[dice] = Math.max(supplies[dice], supplies[more]);
      }
    }
  }

  /** The most that sets of rows weigh of which some may still be scored. */
  float ofSets(long takers) {
    float sum = ROUNDING;
    for (int face = 0; face < Dice.FACES; face++) {
      sum += sets[face * SETS + (int) (takers >> face * PackedLevel.TAKER_BITS & SETS - 1)];
    }
    return sum;
  }

  /**
   * The shared part without the sets; with too few dice for a roll, the most that it can be with
   * more.
   */
  float ofRest(int dice, int openRows, int least) {
    return supplies[dice] + open[openRows] + lowest[least];
  }
}
