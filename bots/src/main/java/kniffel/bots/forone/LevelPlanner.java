package kniffel.bots.forone;

import java.util.List;
import kniffel.bots.Allowance;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.ExtraRule;

/**
 * Goes through every way to place the rest of a roll in a level and to score rows after it, and
 * keeps the best by a rough value.
 *
 * <p>Dice are placed in rising order of their faces, equal ones from top to bottom: straights need
 * no other order, and no other row cares. The yellow die takes its turn as the face that it counts
 * as, or comes first where it must. Dice that leave the game wait until all others have their
 * place.
 */
final class LevelPlanner {

  private static final long ALL_ROWS = (1 << PackedLevel.TAKER_BITS) - 1;

  /** How many plans are looked at between two looks at the budget. */
  private static final int STRIDE = 512;

  private final LevelPosition position;
  private final LevelTable table;
  private final LevelValues values;
  private final Allowance allowance;
  private final boolean freeDiscard;

  private final RowValues rowValues;
  private final LevelGains gains;
  private final LevelPlans plans;

  /** By face, the dice that have no place yet. */
  private final int[] left = new int[Dice.FACES + 1];

  private final boolean[] mayWait = new boolean[Dice.FACES + 1];

  /** By face, the dice that are to leave the game. */
  private final int[] waitingDice = new int[Dice.FACES + 1];

  /** The most that was seen besides what rows are worth by themselves. */
  private double rest = Double.NEGATIVE_INFINITY;

  private int looked;
  private boolean stopped;

  // While dice are placed: what the rows are worth one by one, and how many of them are full.
  private double sum;
  private int open;
  private int full;
  private int freed;
  private long sets;

  // The yellow die of the roll: what it shows, where it is to go, and as which face.
  private int yellow;
  private int yellowRow = -1;
  private int yellowFace;

  /**
   * A planner.
   *
   * @param position where the dice are to be placed; the same again after the search
   * @param keep how many plans to keep
   */
  LevelPlanner(LevelPosition position, LevelValues values, int keep, Allowance allowance) {
    this.position = position;
    this.table = position.table;
    this.values = values;
    this.allowance = allowance;
    this.freeDiscard = table.level.extras().contains(ExtraRule.VOLUNTARY_DISCARD);
    this.rowValues = new RowValues(position, values);
    this.gains = new LevelGains(position, rowValues, left);
    this.plans = new LevelPlans(position, values, keep);
  }

  /**
   * Looks at all plans for these dice.
   *
   * @param white the white dice
   * @param yellowShows what the yellow die shows, or 0 if it has no part in the roll
   * @return the best plans by their rough value, in no order
   */
  List<LevelPlan> search(Dice white, int yellowShows) {
    yellow = yellowShows;
    open = Integer.bitCount(position.unscored);
    int all = white.size() + (yellow == 0 ? 0 : 1);
    for (int face = 1; face <= Dice.FACES; face++) {
      left[face] = white.count(face);
      mayWait[face] = freeDiscard || mayBecomeHomeless(face, left[face], all);
    }
    for (int row = 0; row < table.rows; row++) {
      sets |= position.takers(row);
      full += table.isFull(row, position.rows[row]) ? 1 : 0;
    }
    if (yellow == 0) {
      placeAll();
    } else {
      placeYellow();
    }
    return plans.best();
  }

  /** Whether other dice might take the last place from one with this face. */
  private boolean mayBecomeHomeless(int face, int equal, int all) {
    for (int row = 0; row < table.rows; row++) {
      if (position.accepts(row, face)) {
        int free = table.fields[row] - position.count(row);
        Condition condition = table.level.rows().get(row).condition();
        if (condition instanceof Condition.OneNumber && free > equal
            || condition instanceof Condition.Anything && free >= all) {
          return false;
        }
      }
    }
    return true;
  }

  /** Goes through all places for the white dice, and for the yellow one if it has its turn. */
  private void placeAll() {
    boolean waits = yellowRow >= 0 && yellowRow < table.rows;
    gains.expect(waits ? yellowFace : 0);
    place(1, 0);
  }

  /** Whether no plan that begins like this is likely to be kept. */
  private boolean isHopeless(int face) {
    return (yellowRow < 0 || yellowRow == table.rows)
        && plans.areHopeless(gains.added(sum, face) + rest, position.supply);
  }

  /** Every place for the yellow die, and with each all places for the others. */
  private void placeYellow() {
    int shows = yellow;
    boolean first = table.rules.yellowFirst();
    int before = position.yellow;
    for (int row = 0; row < table.rows; row++) {
      boolean sequence = table.level.rows().get(row).condition() instanceof Condition.Sequence;
      for (int face = 1; face <= Dice.FACES; face++) {
        boolean may =
            (sequence && !first)
                ? face == shows || table.rules.isJokerIn(row)
                : (position.yellowIn(row, shows) & 1 << (face - 1)) != 0;
        if (may) {
          position.yellow = row;
          if (sequence && !first) {
            // It may fit only after a white die, so its turn comes with its face.
            yellowRow = row;
            yellowFace = face;
            placeAll();
            yellowRow = -1;
          } else {
            int state = position.rows[row];
            double sumBefore = sum;
            put(row, face);
            placeAll();
            takeBack(row, state, sumBefore);
          }
        }
      }
    }
    position.yellow = before;
    if (freeDiscard || !position.anyAcceptsYellow(shows) || !first) {
      yellowGone(shows);
    }
  }

  /** The yellow die leaves the game, if in the end no row takes it. */
  private void yellowGone(int shows) {
    int before = position.yellow;
    int removed = position.removed;
    int charged = position.charged;
    position.yellow = LevelPosition.GONE;
    position.remove(1);
    yellowFace = table.rules.yellowFirst() || freeDiscard ? 0 : shows;
    yellowRow = table.rows;
    placeAll();
    yellowRow = -1;
    position.yellow = before;
    position.removed = removed;
    position.charged = charged;
  }

  private void place(int from, int fromRow) {
    int face = from;
    int start = fromRow;
    while (face <= Dice.FACES && left[face] == 0) {
      if (turnOfYellow(face)) {
        return;
      }
      face++;
      start = 0;
    }
    if (face > Dice.FACES) {
      placed();
      return;
    }
    if (stopped || (start == 0 && turnOfYellow(face)) || isHopeless(face)) {
      return;
    }
    left[face]--;
    for (int row = start; row < table.rows; row++) {
      if (position.accepts(row, face)) {
        int state = position.rows[row];
        double before = sum;
        put(row, face);
        place(face, row);
        takeBack(row, state, before);
      }
    }
    left[face]++;
    if (mayWait[face]) {
      int count = left[face];
      left[face] = 0;
      waitingDice[face] += count;
      place(face + 1, 0);
      waitingDice[face] -= count;
      left[face] = count;
    }
  }

  private void put(int row, int face) {
    sum -= rowValues.of(row);
    sets -= position.takers(row);
    position.place(row, face);
    sum += rowValues.of(row);
    sets += position.takers(row);
    if (table.isFull(row, position.rows[row])) {
      full++;
      freed += table.fields[row];
    }
  }

  private void takeBack(int row, int state, double sumBefore) {
    if (table.isFull(row, position.rows[row])) {
      full--;
      freed -= table.fields[row];
    }
    sets -= position.takers(row);
    position.rows[row] = state;
    sets += position.takers(row);
    sum = sumBefore;
  }

  /** Puts the yellow die where it is to go if it counts as this face; returns whether it did. */
  private boolean turnOfYellow(int face) {
    if (yellowRow < 0 || yellowRow >= table.rows || yellowFace != face) {
      return false;
    }
    int row = yellowRow;
    if (position.accepts(row, face)) {
      int state = position.rows[row];
      double before = sum;
      put(row, face);
      yellowRow = -1;
      place(face, 0);
      yellowRow = row;
      takeBack(row, state, before);
    }
    return true;
  }

  private void placed() {
    int gone = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      if (waitingDice[face] > 0) {
        if (!freeDiscard && (sets >> (face - 1) * PackedLevel.TAKER_BITS & ALL_ROWS) != 0) {
          return;
        }
        gone += waitingDice[face];
      }
    }
    if (yellowRow == table.rows && yellowFace != 0 && position.anyAcceptsYellow(yellowFace)) {
      return;
    }
    if (++looked % STRIDE == 0) {
      stopped |= allowance.spent();
    }
    double seems =
        sum
            + values.ofSupply(table, position.supply + freed)
            + values.ofOpen(open - full)
            + values.ofTakers(sets);
    rest = Math.max(rest, seems - sum);
    // Skips whatever will hardly be kept.
    if (!plans.areHopeless(seems, position.supply + freed)) {
      plans.offer(position, gone, full > 0, seems);
    }
  }
}
