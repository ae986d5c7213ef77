package kniffel.bots.kartenspiel;

import java.util.Arrays;
import kniffel.rules.kartenspiel.Variant;

/**
 * What positions are worth by experience: a sum of tables, each indexed by a few features.
 *
 * <p>Made by {@link KartenspielTrainer}.
 */
final class LearnedTurns implements TurnsNeeded {

  private static final int LEVELS = 6;
  private static final int STONES = 28;
  private static final int FEW = 5;

  /** What a row is told by: the stones it takes next, and how near its combination is. */
  private static final int ROW = 4 * HandFeatures.NEAR;

  /** The sizes of the tables, in the order in which {@link #look} fills their indices. */
  private static final int[] SIZES = {
    LEVELS * LEVELS * LEVELS * LEVELS * STONES,
    STONES * 11 * LEVELS,
    LEVELS * FEW * 5 * 3,
    LEVELS * FEW * 5 * 3,
    8 * FEW * 5 * 3 * 2,
    FEW * 14 * 3 * 2 * 2,
    LEVELS * FEW * 6 * 4,
    LEVELS * FEW * 7 * 6,
    5 * 3 * 2 * 6 * 6 * 4,
    14 * LEVELS * LEVELS * LEVELS,
    128 * 8 * 8,
    32 * 32 * 4,
    LEVELS * STONES * 6,
    ROW * ROW * FEW,
    ROW * ROW * FEW,
    ROW * ROW * FEW,
    ROW * ROW * FEW,
    ROW * ROW * FEW,
    ROW * ROW * FEW,
    11 * 14 * 14,
    15 * 2 * 12 * 11,
    32 * STONES * FEW,
    7 * 6 * 6 * 4 * 4,
  };

  /** The tables that do not look at two rows at a time. */
  private static final int ONE_ROW = 13;

  /** Where each table begins. */
  private static final int[] FIRST = new int[SIZES.length];

  static {
    for (int table = 1; table < SIZES.length; table++) {
      FIRST[table] = FIRST[table - 1] + SIZES[table - 1];
    }
  }

  private final PackedTableau tableau;
  private final float[] turns;
  private final float[] gains;
  private final int[] at;
  private final HandFeatures features = new HandFeatures();

  LearnedTurns(PackedTableau tableau, float[] turns, float[] gains) {
    this.tableau = tableau;
    this.turns = turns;
    this.gains = gains;
    this.at = new int[tables(tableau.variant())];
  }

  /**
   * How many tables a variant has. In the simple variant, where hands are nearly always full, more
   * than the first made it learn more slowly and no better (docs/bots/kartenspiel.md).
   */
  static int tables(Variant variant) {
    return variant == Variant.SIMPLE ? ONE_ROW : SIZES.length;
  }

  /** How many numbers these tables hold. */
  static int weights(Variant variant) {
    return Arrays.stream(SIZES, 0, tables(variant)).sum();
  }

  @Override
  public double turns(PackedPlayer seat) {
    return sum(turns, seat);
  }

  @Override
  public double gain(PackedPlayer seat) {
    return sum(gains, seat);
  }

  private double sum(float[] weights, PackedPlayer seat) {
    look(seat, at);
    float sum = 0;
    for (int index : at) {
      sum += weights[index];
    }
    return sum;
  }

  /**
   * A rough guess by the stones alone, in the table that knows them: what was never seen should
   * look neither good nor bad.
   */
  static void begin(float[] turns) {
    int at = FIRST[1];
    for (int stones = 0; stones < STONES; stones++) {
      for (int active = 0; active < 11; active++) {
        for (int triple = 0; triple < LEVELS; triple++) {
          int reserve = Math.max(0, stones - active);
          turns[at++] = stones + 0.5f * reserve + 1;
        }
      }
    }
  }

  /** Where the tables are to be read for a position. */
  void look(PackedPlayer seat, int[] to) {
    int[] level = seat.level;
    int fullHouse = level[PackedTableau.FULL_HOUSE];
    int flush = level[PackedTableau.FLUSH];
    int triple = level[PackedTableau.TRIPLE];
    int straight = level[PackedTableau.STRAIGHT];
    int stones = Math.min(STONES - 1, seat.stones());
    int active = Math.min(FEW - 1, seat.active);
    HandFeatures hand = features.look(seat.hand);
    int ready = ready(seat, hand.suited);
    // The board.
    to[0] =
        FIRST[0]
            + (((fullHouse * LEVELS + flush) * LEVELS + triple) * LEVELS + straight) * STONES
            + stones;
    to[1] = FIRST[1] + (stones * 11 + Math.min(10, seat.active)) * LEVELS + triple;
    // Each row and the cards that go into it.
    to[2] = FIRST[2] + (triple * FEW + active) * 15 + hand.groups;
    to[3] = FIRST[3] + (fullHouse * FEW + active) * 15 + hand.groups;
    int columns = Math.min(7, level[PackedTableau.TWO_PAIRS]);
    to[4] = FIRST[4] + ((columns * FEW + active) * 15 + hand.groups) * 2 + hand.fours;
    int equal = hand.triples * 4 + hand.fours * 2 + hand.fives;
    to[5] = FIRST[5] + (active * 14 + Math.min(13, stones)) * 12 + equal;
    to[6] = FIRST[6] + ((straight * FEW + active) * 6 + hand.run) * 4 + hand.runs;
    to[7] =
        FIRST[7]
            + ((flush * FEW + active) * 7 + Math.min(6, hand.suited)) * 6
            + Math.min(5, hand.secondSuited);
    // The hand as a whole, and how much of it can be held.
    to[8] =
        FIRST[8]
            + (((hand.groups * 2 + hand.fours) * 6 + hand.run) * 6 + Math.min(5, hand.suited)) * 4
            + Math.min(3, seat.active);
    int held = Math.min(13, Math.min(seat.hand.size(), tableau.handLimit(seat)));
    to[9] = FIRST[9] + ((held * LEVELS + straight) * LEVELS + fullHouse) * LEVELS + flush;
    // What can be played now, and what nearly can.
    to[10] = FIRST[10] + (ready * 8 + Math.min(7, seat.active)) * 8 + Math.min(7, stones / 2);
    to[11] = FIRST[11] + ((ready & 31) * 32 + hand.near) * 4 + Math.min(3, seat.active);
    // What is still to be traded for.
    to[12] =
        FIRST[12]
            + (triple * STONES + Math.min(STONES - 1, seat.reserve)) * 6
            + Math.min(5, seat.active);
    if (to.length > ONE_ROW) {
      lookAtPairs(seat, ready, held, to);
    }
  }

  private void lookAtPairs(PackedPlayer seat, int ready, int held, int[] to) {
    HandFeatures hand = features;
    int stones = Math.min(STONES - 1, seat.stones());
    // Two rows at a time, for the cards that serve both or only one.
    to[13] = FIRST[13] + rows(seat, PackedTableau.TRIPLE, PackedTableau.TWO_PAIRS);
    to[14] = FIRST[14] + rows(seat, PackedTableau.FULL_HOUSE, PackedTableau.TWO_PAIRS);
    to[15] = FIRST[15] + rows(seat, PackedTableau.STRAIGHT, PackedTableau.FLUSH);
    to[16] = FIRST[16] + rows(seat, PackedTableau.STRAIGHT, PackedTableau.TWO_PAIRS);
    to[17] = FIRST[17] + rows(seat, PackedTableau.FLUSH, PackedTableau.TWO_PAIRS);
    to[18] = FIRST[18] + rows(seat, PackedTableau.TRIPLE, PackedTableau.FULL_HOUSE);
    // What the hand has room for.
    int room = Math.clamp(tableau.handLimit(seat) - seat.hand.size(), 0, 10);
    to[19] = FIRST[19] + (room * 14 + held) * 14 + Math.min(13, stones / 2);
    to[20] = FIRST[20] + ((hand.groups * 2 + hand.fours) * 12 + hand.values) * 11 + room;
    to[21] = FIRST[21] + ((ready & 31) * STONES + stones) * FEW + Math.min(FEW - 1, seat.active);
    to[22] =
        FIRST[22]
            + (((Math.min(6, hand.suited) * 6 + Math.min(5, hand.secondSuited)) * 6 + hand.run) * 4
                    + hand.runs)
                * 4
            + Math.min(3, seat.active);
  }

  private int rows(PackedPlayer seat, int one, int other) {
    return (row(seat, one) * ROW + row(seat, other)) * FEW + Math.min(FEW - 1, seat.active);
  }

  private int row(PackedPlayer seat, int row) {
    return tableau.needed(seat, row) * HandFeatures.NEAR + features.rows[row];
  }

  /** Which rows could be played now, and whether four or five of a kind are there. */
  private int ready(PackedPlayer seat, int suited) {
    PackedHand hand = seat.hand;
    int pairs = hand.groups(2);
    int triples = hand.groups(3);
    int ready = hand.groups(4) > 0 ? 32 : 0;
    ready |= hand.groups(5) > 0 ? 64 : 0;
    ready |= triples > 0 && pairs > 1 && isPayable(seat, PackedTableau.FULL_HOUSE) ? 1 : 0;
    ready |= suited >= 5 && isPayable(seat, PackedTableau.FLUSH) ? 2 : 0;
    ready |= triples > 0 && isPayable(seat, PackedTableau.TRIPLE) ? 4 : 0;
    ready |= hand.run() == 5 && isPayable(seat, PackedTableau.STRAIGHT) ? 8 : 0;
    return ready | (pairs > 1 && isPayable(seat, PackedTableau.TWO_PAIRS) ? 16 : 0);
  }

  private boolean isPayable(PackedPlayer seat, int row) {
    int needed = tableau.needed(seat, row);
    return needed > 0 && needed <= seat.active;
  }
}
