package kniffel.bots.kartenspiel;

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

  /** What describes a row: the stones it takes next, and how near its combination is. */
  private static final int ROW = 4 * HandFeatures.NEAR;

  /** Pairs and triples of a hand as one number. */
  private static final int GROUPS = 5 * 3;

  /**
   * A table: where it begins, and how many values each of the features has that it is read by.
   * Where there are fewer than five, the others have one.
   */
  private record Table(int first, int a, int b, int c, int d, int e) {

    Table(int a, int b, int c, int d, int e) {
      this(0, a, b, c, d, e);
    }

    /** A table behind this one. */
    Table then(int a, int b, int c, int d, int e) {
      return new Table(end(), a, b, c, d, e);
    }

    Table then(int a, int b, int c, int d) {
      return then(a, b, c, d, 1);
    }

    Table then(int a, int b, int c) {
      return then(a, b, c, 1, 1);
    }

    int end() {
      return first + a * b * c * d * e;
    }

    int at(int i, int j, int k, int l, int m) {
      return first + (((i * b + j) * c + k) * d + l) * e + m;
    }

    int at(int i, int j, int k, int l) {
      return at(i, j, k, l, 0);
    }

    int at(int i, int j, int k) {
      return at(i, j, k, 0, 0);
    }
  }

  // The board.
  private static final Table BOARD = new Table(LEVELS, LEVELS, LEVELS, LEVELS, STONES);
  private static final Table ACTIVE = BOARD.then(STONES, 11, LEVELS);

  // Each row and the cards that go into it.
  private static final Table TRIPLE = ACTIVE.then(LEVELS, FEW, GROUPS);
  private static final Table FULL_HOUSE = TRIPLE.then(LEVELS, FEW, GROUPS);
  private static final Table COLUMNS = FULL_HOUSE.then(8, FEW, GROUPS, 2);
  private static final Table EQUAL = COLUMNS.then(FEW, 14, 3, 2, 2);
  private static final Table STRAIGHT = EQUAL.then(LEVELS, FEW, 6, 4);
  private static final Table FLUSH = STRAIGHT.then(LEVELS, FEW, 7, 6);

  // The hand as a whole, and how much of it can be held.
  private static final Table HAND = FLUSH.then(GROUPS, 2, 6, 6, 4);
  private static final Table HELD = HAND.then(14, LEVELS, LEVELS, LEVELS);

  // What can be played now, and what nearly can; what is still to be traded for.
  private static final Table READY = HELD.then(128, 8, 8);
  private static final Table NEAR = READY.then(32, 32, 4);
  private static final Table RESERVE = NEAR.then(LEVELS, STONES, 6);

  // Two rows at a time, for the cards that serve both or only one.
  private static final Table TRIPLE_COLUMNS = RESERVE.then(ROW, ROW, FEW);
  private static final Table FULL_HOUSE_COLUMNS = TRIPLE_COLUMNS.then(ROW, ROW, FEW);
  private static final Table STRAIGHT_FLUSH = FULL_HOUSE_COLUMNS.then(ROW, ROW, FEW);
  private static final Table STRAIGHT_COLUMNS = STRAIGHT_FLUSH.then(ROW, ROW, FEW);
  private static final Table FLUSH_COLUMNS = STRAIGHT_COLUMNS.then(ROW, ROW, FEW);
  private static final Table TRIPLE_FULL_HOUSE = FLUSH_COLUMNS.then(ROW, ROW, FEW);

  // What the hand has room for.
  private static final Table ROOM = TRIPLE_FULL_HOUSE.then(11, 14, 14);
  private static final Table VALUES = ROOM.then(GROUPS, 2, 12, 11);
  private static final Table READY_STONES = VALUES.then(32, STONES, FEW);
  private static final Table SUITS = READY_STONES.then(7, 6, 6, 4, 4);

  /** How many tables there are, and how many that do not look at two rows at a time. */
  private static final int ALL = 23;

  private static final int ONE_ROW = 13;

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
    return variant == Variant.SIMPLE ? ONE_ROW : ALL;
  }

  /** How many numbers these tables hold. */
  static int weights(Variant variant) {
    return (variant == Variant.SIMPLE ? RESERVE : SUITS).end();
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
    for (int stones = 0; stones < STONES; stones++) {
      for (int active = 0; active < 11; active++) {
        for (int triple = 0; triple < LEVELS; triple++) {
          int reserve = Math.max(0, stones - active);
          turns[ACTIVE.at(stones, active, triple)] = stones + 0.5f * reserve + 1;
        }
      }
    }
  }

  /** Where to read the tables for a position. */
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
    to[0] = BOARD.at(fullHouse, flush, triple, straight, stones);
    to[1] = ACTIVE.at(stones, Math.min(10, seat.active), triple);
    to[2] = TRIPLE.at(triple, active, hand.groups);
    to[3] = FULL_HOUSE.at(fullHouse, active, hand.groups);
    int columns = Math.min(7, level[PackedTableau.TWO_PAIRS]);
    to[4] = COLUMNS.at(columns, active, hand.groups, hand.fours);
    to[5] = EQUAL.at(active, Math.min(13, stones), hand.triples, hand.fours, hand.fives);
    to[6] = STRAIGHT.at(straight, active, hand.run, hand.runs);
    int suited = Math.min(6, hand.suited);
    int secondSuited = Math.min(5, hand.secondSuited);
    to[7] = FLUSH.at(flush, active, suited, secondSuited);
    int upTo3 = Math.min(3, seat.active);
    to[8] = HAND.at(hand.groups, hand.fours, hand.run, Math.min(5, suited), upTo3);
    int held = Math.min(13, Math.min(seat.hand.size(), tableau.handLimit(seat)));
    to[9] = HELD.at(held, straight, fullHouse, flush);
    to[10] = READY.at(ready, Math.min(7, seat.active), Math.min(7, stones / 2));
    to[11] = NEAR.at(ready & 31, hand.near, upTo3);
    int reserve = Math.min(STONES - 1, seat.reserve);
    to[12] = RESERVE.at(triple, reserve, Math.min(5, seat.active));
    if (to.length > ONE_ROW) {
      lookAtPairs(seat, ready, held, to);
    }
  }

  private void lookAtPairs(PackedPlayer seat, int ready, int held, int[] to) {
    HandFeatures hand = features;
    int stones = Math.min(STONES - 1, seat.stones());
    int active = Math.min(FEW - 1, seat.active);
    int fullHouse = row(seat, PackedTableau.FULL_HOUSE);
    int flush = row(seat, PackedTableau.FLUSH);
    int triple = row(seat, PackedTableau.TRIPLE);
    int straight = row(seat, PackedTableau.STRAIGHT);
    int columns = row(seat, PackedTableau.TWO_PAIRS);
    to[13] = TRIPLE_COLUMNS.at(triple, columns, active);
    to[14] = FULL_HOUSE_COLUMNS.at(fullHouse, columns, active);
    to[15] = STRAIGHT_FLUSH.at(straight, flush, active);
    to[16] = STRAIGHT_COLUMNS.at(straight, columns, active);
    to[17] = FLUSH_COLUMNS.at(flush, columns, active);
    to[18] = TRIPLE_FULL_HOUSE.at(triple, fullHouse, active);
    int room = Math.clamp(tableau.handLimit(seat) - seat.hand.size(), 0, 10);
    to[19] = ROOM.at(room, held, Math.min(13, stones / 2));
    to[20] = VALUES.at(hand.groups, hand.fours, hand.values, room);
    to[21] = READY_STONES.at(ready & 31, stones, active);
    int suited = Math.min(6, hand.suited);
    int secondSuited = Math.min(5, hand.secondSuited);
    int upTo3 = Math.min(3, seat.active);
    to[22] = SUITS.at(suited, secondSuited, hand.run, hand.runs, upTo3);
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
