package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.Arrays;
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
 * as, or comes first where it must. What is to leave the game waits until all others have their
 * place.
 */
final class LevelPlanner {

  /** How many plans that leave too few dice for a roll are looked at with rows scored. */
  private static final int SHORT = 12;

  /** How many rows are scored together at most in order to get enough dice for a roll. */
  private static final int TOGETHER = 3;

  private static final long ALL_ROWS = (1 << PackedLevel.TAKER_BITS) - 1;

  /** How many plans are looked at between two looks at the budget. */
  private static final int STRIDE = 512;

  /** How much more than any plan so far a plan may turn out to be worth than it seems. */
  private static final double SLACK = 3;

  private final LevelPosition position;
  private final LevelTable table;
  private final LevelWorth worth;
  private final int keep;
  private final Allowance allowance;
  private final boolean freeDiscard;

  private final int[] left = new int[Dice.FACES + 1];
  private final boolean[] mayWait = new boolean[Dice.FACES + 1];

  /** By face, the dice that are to leave the game. */
  private final int[] waitingDice = new int[Dice.FACES + 1];

  /** By row and state, what the row is worth by itself; asked once. */
  private final double[][] rowWorth;

  private final LevelPosition[] scratch = new LevelPosition[TOGETHER + 1];
  private final List<LevelPlan> best = new ArrayList<>();
  private final List<LevelPlan> shortOfDice = new ArrayList<>();
  private double bar = Double.NEGATIVE_INFINITY;

  /** By face, the most that one more die of it can add to what a row is worth by itself. */
  private final double[] gain = new double[Dice.FACES + 1];

  /** By face, the most that all dice of higher faces can add. */
  private final double[] later = new double[Dice.FACES + 2];

  /** The most that was seen beside what rows are worth by themselves. */
  private double rest = Double.NEGATIVE_INFINITY;

  private int worst;
  private double shortBar = Double.NEGATIVE_INFINITY;
  private int shortWorst;
  private double gap = Double.NEGATIVE_INFINITY;
  private int looked;
  private boolean stopped;

  // While dice are placed: what the rows are worth one by one, and how many of them are full.
  private double sum;
  private int open;
  private int full;
  private int freed;
  private long sets;

  // The yellow die of the roll: what it shows, and where it is to go as which face.
  private int yellow;
  private int yellowRow = -1;
  private int yellowFace;

  /**
   * A planner.
   *
   * @param position where the dice are to be placed; the same again after the search
   * @param keep how many plans to keep
   */
  LevelPlanner(LevelPosition position, LevelWorth worth, int keep, Allowance allowance) {
    this.position = position;
    this.table = position.table;
    this.worth = worth;
    this.keep = keep;
    this.allowance = allowance;
    this.freeDiscard = table.level.extras().contains(ExtraRule.VOLUNTARY_DISCARD);
    this.rowWorth = new double[table.rows][];
    for (int row = 0; row < table.rows; row++) {
      rowWorth[row] = new double[table.closed[row] + table.fields[row] + 1];
      Arrays.fill(rowWorth[row], Double.NaN);
    }
    for (int i = 0; i < scratch.length; i++) {
      scratch[i] = position.copy();
    }
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
    for (LevelPlan plan : shortOfDice) {
      var _ = offer(plan.after);
      score(plan.after, 0, 1);
    }
    return best;
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
    left[yellowFace] += waits ? 1 : 0;
    Arrays.fill(gain, 0);
    for (int row = 0; row < table.rows; row++) {
      expect(row, 1);
    }
    left[yellowFace] -= waits ? 1 : 0;
    for (int face = Dice.FACES; face > 0; face--) {
      later[face] = later[face + 1] + left[face] * gain[face];
    }
    place(1, 0);
  }

  /** Notes what the dice can add to a row, from a face on. */
  private void expect(int row, int from) {
    for (int face = from; face <= Dice.FACES; face++) {
      if (left[face] > 0 && position.accepts(row, face)) {
        int state = position.rows[row];
        double before = rowWorth(row);
        left[face]--;
        position.place(row, face);
        gain[face] = Math.max(gain[face], rowWorth(row) - before);
        expect(row, face);
        position.rows[row] = state;
        left[face]++;
      }
    }
  }

  /** Whether no plan that begins like this is likely to be kept; near the end none is left out. */
  private boolean isHopeless(int face) {
    return best.size() == keep
        && gap > Double.NEGATIVE_INFINITY
        && position.supply >= table.level.roll()
        && (yellowRow < 0 || yellowRow == table.rows)
        && sum + left[face] * gain[face] + later[face + 1] + rest + gap + SLACK <= bar;
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
            // It may fit only after a white die: its turn comes with its face.
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
    sum -= rowWorth(row);
    sets -= position.takers(row);
    position.place(row, face);
    sum += rowWorth(row);
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

  private double rowWorth(int row) {
    int state = position.rows[row];
    double known = rowWorth[row][state];
    if (Double.isNaN(known)) {
      known = worth.ofRow(position, row);
      rowWorth[row][state] = known;
    }
    return known;
  }

  /** Puts the yellow die where it is to go if it counts as this face; says whether that was so. */
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
            + worth.ofSupply(table, position.supply + freed)
            + worth.ofOpen(open - full)
            + worth.ofTakers(sets);
    rest = Math.max(rest, seems - sum);
    // Whatever will hardly be kept is left out; near the end nothing is.
    if (best.size() == keep
        && gap > Double.NEGATIVE_INFINITY
        && position.supply + freed >= table.level.roll()
        && seems + gap + SLACK <= bar) {
      return;
    }
    LevelPosition after = position;
    if (gone > 0 || full > 0) {
      after = scratch[0];
      after.set(position);
      after.remove(gone);
      settle(after);
    }
    if (after.unscored != 0
        && after.supply < table.level.roll()
        && after.round < table.rules.roundLimit()) {
      keepShort(after, seems);
      return;
    }
    double found = offer(after);
    gap = after.isOver() ? gap : Math.max(gap, found - seems);
  }

  /** Keeps the best of the plans that leave too few dice: rows will have to be scored. */
  private void keepShort(LevelPosition after, double seems) {
    if (seems <= shortBar) {
      return;
    }
    LevelPlan plan = new LevelPlan(after.copy(), true, seems);
    if (shortOfDice.size() < SHORT) {
      shortOfDice.add(plan);
    } else {
      shortOfDice.set(shortWorst, plan);
    }
    if (shortOfDice.size() == SHORT) {
      shortWorst = 0;
      for (int i = 1; i < SHORT; i++) {
        shortWorst = shortOfDice.get(i).rough < shortOfDice.get(shortWorst).rough ? i : shortWorst;
      }
      shortBar = shortOfDice.get(shortWorst).rough;
    }
  }

  /** Scores what must be scored. */
  static void settle(LevelPosition position) {
    for (int row = position.due(); row >= 0; row = position.due()) {
      position.score(row);
    }
  }

  /** Scores rows until there are enough dice. */
  private void score(LevelPosition before, int fromRow, int depth) {
    for (int row = fromRow; row < table.rows; row++) {
      if (before.isScorable(row) && before.count(row) > 0) {
        LevelPosition after = scratch[depth];
        after.set(before);
        after.score(row);
        settle(after);
        var _ = offer(after);
        if (depth < TOGETHER && after.unscored != 0 && after.supply < table.level.roll()) {
          score(after, row + 1, depth + 1);
        }
      }
    }
  }

  /** Keeps a plan if it is good enough, and says how good it is. */
  private double offer(LevelPosition after) {
    boolean ends = after.isOver();
    if (ends && table.finishes && after.unscored != 0) {
      LevelPosition finished = after.copy();
      finished.finish();
      if (finished.unscored == 0) {
        return offer(finished);
      }
    }
    double rough = ends ? LevelWorth.end(after) : worth.rough(after);
    if (rough <= bar) {
      return rough;
    }
    LevelPlan plan = new LevelPlan(after.copy(), ends, rough);
    if (best.size() < keep) {
      best.add(plan);
    } else {
      best.set(worst, plan);
    }
    if (best.size() == keep) {
      bar = Double.POSITIVE_INFINITY;
      for (int i = 0; i < keep; i++) {
        if (best.get(i).rough < bar) {
          bar = best.get(i).rough;
          worst = i;
        }
      }
    }
    return rough;
  }
}
