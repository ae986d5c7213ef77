package kniffel.bots.forone;

import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Demand;

/**
 * What the learned part of a level's value looks at: numbers of features that are on in a position,
 * numbered separately for each level.
 */
final class LevelTraits {

  private static final int SETS = 1 << PackedLevel.TAKER_BITS;
  private static final int MOST_DICE = 24;
  private static final int MOST_ROWS = 14;
  private static final int MOST_FIELDS = 6;
  private static final int MOST_ROUNDS = 30;
  private static final int MOST_NEEDED = 40;

  /** All sets of rows that are not rows of numbers. */
  private static final int LOWER_SETS = 1 << (MOST_ROWS - Dice.FACES);

  /** Differences of this many dice in the supply do not matter. */
  private static final int SOME = 3;

  /** Where time counts, rows get new features after this many rounds. */
  private static final int SPAN = 3;

  private static final int SPANS = 5;

  private final LevelTable table;

  /** By row, where its states begin. */
  private final int[] row;

  private final boolean timed;
  private final int supply;
  private final int open;
  private final int lowest;
  private final int takers;
  private final int round;
  private final int dicePerRow;
  private final int yellow;
  private final int locked;
  private final int last;
  private final int complete;

  /** Where the rows that would pay nothing now begin, by the dice in the supply. */
  private final int zeros;

  /** Where the dice begin that these rows need, by the dice in the supply. */
  private final int needed;

  /** Where the sets of lower rows among them begin, by some of the dice in the supply. */
  private final int hollow;

  /** Whether no row may pay nothing. */
  private final boolean noZero;

  /** The row that is to be scored last, or -1. */
  private final int lastRow;

  /** How many features there are. */
  final int size;

  /** At least as many as are ever on. */
  final int most;

  LevelTraits(LevelTable table) {
    this.table = table;
    this.row = new int[table.rows];
    boolean isTimed = table.rules.roundLimit() < Integer.MAX_VALUE;
    int next = 0;
    for (int i = 0; i < table.rows; i++) {
      isTimed |= table.rules.paidUntil(i) < Integer.MAX_VALUE;
    }
    timed = isTimed;
    for (int i = 0; i < table.rows; i++) {
      row[i] = next;
      next += states(i) * (timed ? SPANS : 1);
    }
    supply = next;
    open = supply + MOST_DICE + 1;
    lowest = open + MOST_ROWS + 1;
    takers = lowest + MOST_FIELDS + 2;
    round = takers + Dice.FACES * SETS;
    dicePerRow = round + MOST_ROUNDS + 1;
    yellow = dicePerRow + (MOST_DICE + 1) * (MOST_ROWS + 1);
    locked = yellow + (MOST_ROWS + 2) * (MOST_FIELDS + 1);
    last = locked + MOST_ROWS * (MOST_FIELDS + 1);
    complete = last + (MOST_FIELDS + 1) * (MOST_ROWS + 1);
    zeros = complete + (MOST_ROWS + 1) * (MOST_ROWS + 1);
    noZero = table.rules.demands().stream().anyMatch(Demand.NoZero.class::isInstance);
    needed = zeros + (MOST_ROWS + 1) * (MOST_DICE + 1);
    hollow = needed + (MOST_NEEDED + 1) * (MOST_DICE + 1);
    size = noZero ? hollow + LOWER_SETS * (MOST_DICE / SOME + 1) : zeros;
    int kept = -1;
    for (Demand demand : table.rules.demands()) {
      if (demand instanceof Demand.ScoredLast(var category)) {
        for (int i = 0; i < table.rows; i++) {
          kept = table.level.rows().get(i).category() == category ? i : kept;
        }
      }
    }
    lastRow = kept;
    most = 2 * table.rows + Dice.FACES + 11;
  }

  private int states(int i) {
    return table.closed[i] + table.fields[i] + 1;
  }

  /** The feature of a row in its state. */
  int ofRow(LevelPosition position, int i) {
    int span = timed ? Math.min(position.round / SPAN, SPANS - 1) : 0;
    return row[i] + span * states(i) + position.rows[i];
  }

  int ofSupply(int dice) {
    return supply + Math.min(dice, MOST_DICE);
  }

  int ofOpen(int rows) {
    return open + rows;
  }

  int ofTakers(int face, long sets) {
    return takers + face * SETS + (int) (sets >> face * PackedLevel.TAKER_BITS & SETS - 1);
  }

  /** Writes the features that are on, and returns how many. */
  int write(LevelPosition position, int[] on) {
    int n = 0;
    int rows = Integer.bitCount(position.unscored);
    int dice = Math.min(position.supply, MOST_DICE);
    for (int i = 0; i < table.rows; i++) {
      on[n++] = ofRow(position, i);
      if ((table.rules.waitsFor(i) & position.waiting) != 0) {
        on[n++] = locked + i * (MOST_FIELDS + 1) + position.count(i);
      }
    }
    on[n++] = ofSupply(dice);
    on[n++] = ofOpen(rows);
    on[n++] = lowest + Math.min(MOST_FIELDS + 1, position.lowest(~position.unscored));
    long sets = position.takers();
    for (int face = 0; face < Dice.FACES; face++) {
      on[n++] = ofTakers(face, sets);
    }
    on[n++] = round + Math.min(position.round, MOST_ROUNDS);
    on[n++] = dicePerRow + dice * (MOST_ROWS + 1) + rows;
    if (table.rules.hasYellow()) {
      int lies = position.yellow >= 0 ? position.count(position.yellow) : 0;
      int where = position.yellow >= 0 ? position.yellow : MOST_ROWS;
      on[n++] =
          yellow
              + (position.yellow == LevelPosition.GONE ? MOST_ROWS + 1 : where) * (MOST_FIELDS + 1)
              + lies;
    }
    if (lastRow >= 0) {
      int lies = (position.unscored & 1 << lastRow) == 0 ? MOST_FIELDS : position.count(lastRow);
      on[n++] = last + lies * (MOST_ROWS + 1) + rows;
    }
    if (!table.rules.demands().isEmpty()) {
      on[n++] = complete + Integer.bitCount(position.complete) * (MOST_ROWS + 1) + rows;
    }
    if (noZero) {
      n = writeNothing(position, dice, on, n);
    }
    return n;
  }

  /** Writes what rows that would pay nothing now still need. */
  private int writeNothing(LevelPosition position, int dice, int[] on, int from) {
    int rows = 0;
    int missing = 0;
    int lower = 0;
    for (int rest = position.unscored; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      if (position.now(i) <= 0) {
        boolean perDie = table.pay[i][1] > 0;
        rows++;
        missing += perDie ? 1 : table.fields[i] - position.count(i);
        lower |= perDie ? 0 : 1 << Math.max(0, table.name[i] - Dice.FACES);
      }
    }
    int n = from;
    on[n++] = zeros + rows * (MOST_DICE + 1) + dice;
    on[n++] = needed + Math.min(missing, MOST_NEEDED) * (MOST_DICE + 1) + dice;
    on[n++] = hollow + lower * (MOST_DICE / SOME + 1) + dice / SOME;
    return n;
  }
}
