package kniffel.bots.kartenspiel;

import kniffel.rules.kartenspiel.Variant;

/**
 * What positions are worth by experience: a sum of tables, each read by a few features.
 *
 * <p>Made by {@link KartenspielTrainer}.
 */
final class LearnedTurns implements TurnsNeeded {

  /**
   * What a table is read by.
   *
   * @param size how many values of it the table tells apart, from 0
   * @param hasMore whether it can be larger, which counts as the last of them
   */
  private record Feature(int size, boolean hasMore) {

    int place(int value) {
      return hasMore ? Math.min(value, size - 1) : value;
    }
  }

  /** A feature that has no more values than these. */
  private static Feature of(int size) {
    return new Feature(size, false);
  }

  private static Feature upTo(int largest) {
    return new Feature(largest + 1, true);
  }

  /**
   * A table with a number for all values of three to five features.
   *
   * <p>They are components and no list, so that they are known to the compiler of the virtual
   * machine: with a loop over them a position took 2.6 times as long.
   *
   * @param number which table it is, from 0
   * @param start where it begins
   */
  private record FeatureTable(
      int number, int start, Feature one, Feature two, Feature three, Feature four, Feature five) {

    private static final Feature NONE = of(1);

    /** The table behind this one. */
    FeatureTable then(Feature first, Feature second, Feature third, Feature fourth, Feature fifth) {
      return new FeatureTable(number + 1, end(), first, second, third, fourth, fifth);
    }

    FeatureTable then(Feature first, Feature second, Feature third, Feature fourth) {
      return then(first, second, third, fourth, NONE);
    }

    FeatureTable then(Feature first, Feature second, Feature third) {
      return then(first, second, third, NONE, NONE);
    }

    int end() {
      return start + one.size * two.size * three.size * four.size * five.size;
    }

    int at(int first, int second, int third, int fourth, int fifth) {
      int at = one.place(first) * two.size + two.place(second);
      at = at * three.size + three.place(third);
      at = at * four.size + four.place(fourth);
      return start + at * five.size + five.place(fifth);
    }

    /** Notes where to read this table. */
    void look(int[] to, int first, int second, int third, int fourth, int fifth) {
      to[number] = at(first, second, third, fourth, fifth);
    }

    void look(int[] to, int first, int second, int third, int fourth) {
      look(to, first, second, third, fourth, 0);
    }

    void look(int[] to, int first, int second, int third) {
      look(to, first, second, third, 0, 0);
    }
  }

  private static final Feature LEVEL = of(6);
  private static final Feature STONES = upTo(27);
  private static final Feature FEW = upTo(4);
  private static final Feature GROUPS = of(HandFeatures.GROUPS);
  private static final Feature ANY = upTo(1);
  private static final Feature RUN = of(6);
  private static final Feature RUNS = upTo(3);
  private static final Feature SUITED = upTo(6);
  private static final Feature SECOND_SUITED = upTo(5);

  /** Some of the rows, as bits. */
  private static final Feature ROWS = of(1 << PackedTableau.ROWS);

  /** What describes a row: the stones it takes next, and how near its combination is. */
  private static final Feature ROW = of(4 * HandFeatures.NEAR);

  // The board.
  private static final FeatureTable BOARD =
      new FeatureTable(0, 0, LEVEL, LEVEL, LEVEL, LEVEL, STONES);
  private static final FeatureTable ACTIVE = BOARD.then(STONES, upTo(10), LEVEL);

  // Each row and the cards that go into it.
  private static final FeatureTable TRIPLE = ACTIVE.then(LEVEL, FEW, GROUPS);
  private static final FeatureTable FULL_HOUSE = TRIPLE.then(LEVEL, FEW, GROUPS);
  private static final FeatureTable COLUMNS = FULL_HOUSE.then(upTo(7), FEW, GROUPS, ANY);
  private static final FeatureTable EQUAL = COLUMNS.then(FEW, upTo(13), upTo(2), ANY, ANY);
  private static final FeatureTable STRAIGHT = EQUAL.then(LEVEL, FEW, RUN, RUNS);
  private static final FeatureTable FLUSH = STRAIGHT.then(LEVEL, FEW, SUITED, SECOND_SUITED);

  // The hand as a whole, and how much of it can be held.
  private static final FeatureTable HAND = FLUSH.then(GROUPS, ANY, RUN, upTo(5), upTo(3));
  private static final FeatureTable HELD = HAND.then(upTo(13), LEVEL, LEVEL, LEVEL);

  // What can be played now, and what nearly can; what is still to be traded for.
  private static final FeatureTable READY = HELD.then(of(4 * ROWS.size), upTo(7), upTo(7));
  private static final FeatureTable NEAR = READY.then(ROWS, ROWS, upTo(3));
  private static final FeatureTable RESERVE = NEAR.then(LEVEL, STONES, upTo(5));

  // Two rows at a time, for the cards that serve both or only one.
  private static final FeatureTable TRIPLE_COLUMNS = RESERVE.then(ROW, ROW, FEW);
  private static final FeatureTable FULL_HOUSE_COLUMNS = TRIPLE_COLUMNS.then(ROW, ROW, FEW);
  private static final FeatureTable STRAIGHT_FLUSH = FULL_HOUSE_COLUMNS.then(ROW, ROW, FEW);
  private static final FeatureTable STRAIGHT_COLUMNS = STRAIGHT_FLUSH.then(ROW, ROW, FEW);
  private static final FeatureTable FLUSH_COLUMNS = STRAIGHT_COLUMNS.then(ROW, ROW, FEW);
  private static final FeatureTable TRIPLE_FULL_HOUSE = FLUSH_COLUMNS.then(ROW, ROW, FEW);

  // What the hand has room for.
  private static final FeatureTable ROOM = TRIPLE_FULL_HOUSE.then(upTo(10), upTo(13), upTo(13));
  private static final FeatureTable VALUES = ROOM.then(GROUPS, ANY, upTo(11), upTo(10));
  private static final FeatureTable READY_STONES = VALUES.then(ROWS, STONES, FEW);
  private static final FeatureTable SUITS =
      READY_STONES.then(SUITED, SECOND_SUITED, RUN, RUNS, upTo(3));

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
   * The last table of a variant. In the simple variant, where hands are nearly always full, more
   * than the first made it learn more slowly and no better (docs/bots/kartenspiel.md).
   */
  private static FeatureTable last(Variant variant) {
    return variant == Variant.SIMPLE ? RESERVE : SUITS;
  }

  /** How many tables a variant has. */
  static int tables(Variant variant) {
    return last(variant).number + 1;
  }

  /** How many numbers these tables hold. */
  static int weights(Variant variant) {
    return last(variant).end();
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
    for (int stones = 0; stones < ACTIVE.one.size; stones++) {
      for (int active = 0; active < ACTIVE.two.size; active++) {
        for (int triple = 0; triple < ACTIVE.three.size; triple++) {
          int reserve = Math.max(0, stones - active);
          turns[ACTIVE.at(stones, active, triple, 0, 0)] = stones + 0.5f * reserve + 1;
        }
      }
    }
  }

  /** Where to read the tables for a position. */
  void look(PackedPlayer seat, int[] to) {
    HandFeatures hand = features.look(seat.hand);
    int fullHouse = seat.level[PackedTableau.FULL_HOUSE];
    int flush = seat.level[PackedTableau.FLUSH];
    int triple = seat.level[PackedTableau.TRIPLE];
    int straight = seat.level[PackedTableau.STRAIGHT];
    int columns = seat.level[PackedTableau.TWO_PAIRS];
    int stones = seat.stones();
    int active = seat.active;
    int held = Math.min(seat.hand.size(), tableau.handLimit(seat));
    int rows = ready(seat, hand);
    int ready = rows + (Math.min(1, hand.fours) + 2 * Math.min(1, hand.fives)) * ROWS.size;
    BOARD.look(to, fullHouse, flush, triple, straight, stones);
    ACTIVE.look(to, stones, active, triple);
    TRIPLE.look(to, triple, active, hand.groups);
    FULL_HOUSE.look(to, fullHouse, active, hand.groups);
    COLUMNS.look(to, columns, active, hand.groups, hand.fours);
    EQUAL.look(to, active, stones, hand.triples, hand.fours, hand.fives);
    STRAIGHT.look(to, straight, active, hand.run, hand.runs);
    FLUSH.look(to, flush, active, hand.suited, hand.secondSuited);
    HAND.look(to, hand.groups, hand.fours, hand.run, hand.suited, active);
    HELD.look(to, held, straight, fullHouse, flush);
    READY.look(to, ready, active, stones / 2);
    NEAR.look(to, rows, hand.near, active);
    RESERVE.look(to, triple, seat.reserve, active);
    if (to.length > RESERVE.number + 1) {
      lookAtPairs(seat, hand, rows, held, to);
    }
  }

  private void lookAtPairs(PackedPlayer seat, HandFeatures hand, int rows, int held, int[] to) {
    int stones = seat.stones();
    int active = seat.active;
    int fullHouse = row(seat, PackedTableau.FULL_HOUSE);
    int flush = row(seat, PackedTableau.FLUSH);
    int triple = row(seat, PackedTableau.TRIPLE);
    int straight = row(seat, PackedTableau.STRAIGHT);
    int columns = row(seat, PackedTableau.TWO_PAIRS);
    int room = Math.max(0, tableau.handLimit(seat) - seat.hand.size());
    TRIPLE_COLUMNS.look(to, triple, columns, active);
    FULL_HOUSE_COLUMNS.look(to, fullHouse, columns, active);
    STRAIGHT_FLUSH.look(to, straight, flush, active);
    STRAIGHT_COLUMNS.look(to, straight, columns, active);
    FLUSH_COLUMNS.look(to, flush, columns, active);
    TRIPLE_FULL_HOUSE.look(to, triple, fullHouse, active);
    ROOM.look(to, room, held, stones / 2);
    VALUES.look(to, hand.groups, hand.fours, hand.values, room);
    READY_STONES.look(to, rows, stones, active);
    SUITS.look(to, hand.suited, hand.secondSuited, hand.run, hand.runs, active);
  }

  private int row(PackedPlayer seat, int row) {
    return tableau.needed(seat, row) * HandFeatures.NEAR + features.rows[row];
  }

  /** The rows that could be played now. */
  private int ready(PackedPlayer seat, HandFeatures hand) {
    int ready = 0;
    ready |= hand.triples > 0 && hand.pairs > 1 ? payable(seat, PackedTableau.FULL_HOUSE) : 0;
    ready |= hand.suited >= 5 ? payable(seat, PackedTableau.FLUSH) : 0;
    ready |= hand.triples > 0 ? payable(seat, PackedTableau.TRIPLE) : 0;
    ready |= hand.run == 5 ? payable(seat, PackedTableau.STRAIGHT) : 0;
    ready |= hand.pairs > 1 ? payable(seat, PackedTableau.TWO_PAIRS) : 0;
    return ready;
  }

  /** The bit of a row if its next stones could be paid. */
  private int payable(PackedPlayer seat, int row) {
    int needed = tableau.needed(seat, row);
    return needed > 0 && needed <= seat.active ? 1 << row : 0;
  }
}
