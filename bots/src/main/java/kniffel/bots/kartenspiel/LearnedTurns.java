package kniffel.bots.kartenspiel;

/**
 * What positions are worth by experience: a sum of tables, each indexed by a few features.
 *
 * <p>Made by {@link KartenspielTrainer}.
 */
final class LearnedTurns implements TurnsNeeded {

  private static final int LEVELS = 6;
  private static final int STONES = 28;
  private static final int FEW = 5;

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
  };

  static final int TABLES = SIZES.length;
  static final int WEIGHTS = java.util.Arrays.stream(SIZES).sum();

  private final PackedTableau board;
  private final float[] turns;
  private final float[] gains;
  private final int[] at = new int[TABLES];

  LearnedTurns(PackedTableau board, float[] turns, float[] gains) {
    this.board = board;
    this.turns = turns;
    this.gains = gains;
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
    int table = SIZES[0];
    for (int stones = 0; stones < STONES; stones++) {
      for (int active = 0; active < 11; active++) {
        for (int triple = 0; triple < LEVELS; triple++) {
          int reserve = Math.max(0, stones - active);
          turns[table++] = stones + 0.5f * reserve + 1;
        }
      }
    }
  }

  /** Where the tables are to be read for a position. */
  void look(PackedPlayer seat, int[] to) {
    PackedHand hand = seat.hand;
    int[] level = seat.level;
    int fullHouse = level[PackedTableau.FULL_HOUSE];
    int flush = level[PackedTableau.FLUSH];
    int triple = level[PackedTableau.TRIPLE];
    int straight = level[PackedTableau.STRAIGHT];
    int columns = Math.min(7, level[PackedTableau.TWO_PAIRS]);
    int stones = Math.min(STONES - 1, seat.stones());
    int active = Math.min(FEW - 1, seat.active);
    int ones = hand.groups(1);
    int pairs = Math.min(4, hand.groups(2));
    int triples = Math.min(2, hand.groups(3));
    int fours = Math.min(1, hand.groups(4));
    int fives = Math.min(1, hand.groups(5));
    int run = hand.run();
    int runs = Math.min(4, hand.runs()) - 1;
    int suited = 0;
    int second = 0;
    for (int suit = 0; suit < PackedHand.SUITS; suit++) {
      int count = hand.countOfSuit(suit);
      if (count > suited) {
        second = suited;
        suited = count;
      } else if (count > second) {
        second = count;
      }
    }
    int held = Math.min(13, Math.min(hand.size(), board.handLimit(seat)));
    int groups = pairs * 3 + triples;
    int ready = ready(seat, suited);
    int near =
        (pairs > 1 || triples > 0 && ones > 1 ? 1 : 0)
            | (suited >= 4 ? 2 : 0)
            | (pairs > 0 ? 4 : 0)
            | (run >= 4 ? 8 : 0)
            | (triples > 0 || pairs > 0 && ones > 1 ? 16 : 0);
    int base = 0;
    int table = 0;
    to[table] =
        base
            + (((fullHouse * LEVELS + flush) * LEVELS + triple) * LEVELS + straight) * STONES
            + stones;
    base += SIZES[table++];
    to[table] = base + (stones * 11 + Math.min(10, seat.active)) * LEVELS + triple;
    base += SIZES[table++];
    to[table] = base + (triple * FEW + active) * 15 + groups;
    base += SIZES[table++];
    to[table] = base + (fullHouse * FEW + active) * 15 + groups;
    base += SIZES[table++];
    to[table] = base + ((columns * FEW + active) * 15 + groups) * 2 + fours;
    base += SIZES[table++];
    to[table] = base + ((active * 14 + Math.min(13, stones)) * 3 + triples) * 4 + fours * 2 + fives;
    base += SIZES[table++];
    to[table] = base + ((straight * FEW + active) * 6 + run) * 4 + runs;
    base += SIZES[table++];
    to[table] = base + ((flush * FEW + active) * 7 + Math.min(6, suited)) * 6 + Math.min(5, second);
    base += SIZES[table++];
    to[table] =
        base
            + (((groups * 2 + fours) * 6 + run) * 6 + Math.min(5, suited)) * 4
            + Math.min(3, seat.active);
    base += SIZES[table++];
    to[table] = base + ((held * LEVELS + straight) * LEVELS + fullHouse) * LEVELS + flush;
    base += SIZES[table++];
    to[table] = base + (ready * 8 + Math.min(7, seat.active)) * 8 + Math.min(7, stones / 2);
    base += SIZES[table++];
    to[table] = base + ((ready & 31) * 32 + near) * 4 + Math.min(3, seat.active);
    base += SIZES[table++];
    to[table] =
        base
            + (triple * STONES + Math.min(STONES - 1, seat.reserve)) * 6
            + Math.min(5, seat.active);
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
    int needed = board.needed(seat, row);
    return needed > 0 && needed <= seat.active;
  }
}
