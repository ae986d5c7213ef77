package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Condition;

/**
 * Goes through every way to place the rest of a roll and to score rows after it, each final card
 * once, and keeps the best by a rough value that is a sum of weights.
 *
 * <p>Dice are placed in rising order of their faces, equal ones from top to bottom: straights need
 * no other order, and no other row cares. Dice that leave the game wait until all others have their
 * place.
 */
final class Planner {

  /** How many rows are scored together at most in order to get enough dice for a roll. */
  private static final int TOGETHER = 3;

  /** How many plans are looked at between two looks at the budget. */
  private static final int STRIDE = 512;

  private final PackedLevel level;
  private final RoughValue value;
  private final Allowance allowance;
  private final PackedState position;

  private final int[] left = new int[Dice.FACES + 1];
  private final boolean[] mayWait = new boolean[Dice.FACES + 1];
  private final Shortlist best;
  private final Shortlist[] byMove;
  private final int keepByMove;
  private final boolean hasty;
  private final Optional<Bounds> bounds;
  private int waiting;
  private int lowest;
  private float ceiling;

  /** The most that the sets of rows weigh, whichever rows are scored after this placement. */
  private float ofSets;

  private int looked;
  private boolean stopped;

  /**
   * A planner that looks at all plans.
   *
   * @param keep how many plans to keep
   * @param keepByMove how many plans to keep for each placement that is part of them; 0 for none
   */
  static Planner thorough(
      PackedState position, RoughValue value, int keep, int keepByMove, Allowance allowance) {
    return new Planner(position, value, keep, keepByMove, false, Optional.empty(), allowance);
  }

  /**
   * A planner that skips what will hardly be kept, and decides by the rough value whether to score
   * one more row: quicker, but the result depends on the order of the search and may differ from
   * one die of a roll to the next.
   *
   * @param keep how many plans to keep
   * @param bounds helps to skip plans; without it hardly any are skipped
   */
  static Planner hasty(
      PackedState position,
      RoughValue value,
      int keep,
      Optional<Bounds> bounds,
      Allowance allowance) {
    return new Planner(position, value, keep, 0, true, bounds, allowance);
  }

  private Planner(
      PackedState position,
      RoughValue value,
      int keep,
      int keepByMove,
      boolean hasty,
      Optional<Bounds> bounds,
      Allowance allowance) {
    this.level = position.level;
    this.value = value;
    this.allowance = allowance;
    this.position = position;
    this.best = new Shortlist(keep);
    this.keepByMove = keepByMove;
    this.hasty = hasty;
    this.bounds = bounds;
    this.byMove = new Shortlist[keepByMove == 0 ? 0 : RollPlan.code(level.rows, 0)];
  }

  /** Looks at all plans for these dice. */
  void search(Dice dice) {
    lowest = position.lowestClosed();
    ceiling = value.mostShared();
    for (int face = 1; face <= Dice.FACES; face++) {
      left[face] = dice.count(face);
      mayWait[face] = level.freeDiscard || mayBecomeHomeless(face, left[face], dice.size());
    }
    place(1, 0, 0, value.withRows(0, position.rows));
    if (hasty) {
      scoreOneMore();
    }
  }

  /** Whether other dice might take the last place from one with this face. */
  private boolean mayBecomeHomeless(int face, int equal, int all) {
    for (int row = 0; row < level.rows; row++) {
      int state = position.rows[row];
      if (level.next[row][state][face] != PackedLevel.REFUSED) {
        int fields = level.closed[row].length - 1;
        int free = fields - level.count[row][state];
        switch (level.rules.rows().get(row).condition()) {
          case Condition.OneNumber n when free >= equal -> {
            return false;
          }
          case Condition.Anything a when free >= all -> {
            return false;
          }
          default -> {}
        }
      }
    }
    return true;
  }

  private void place(int first, int fromRow, long moves, float sum) {
    int face = first;
    int start = fromRow;
    while (face <= Dice.FACES && left[face] == 0) {
      face++;
      start = 0;
    }
    if (face > Dice.FACES) {
      placed(moves, sum);
      return;
    }
    if (stopped) {
      return;
    }
    left[face]--;
    int dice = position.supply;
    int points = position.points;
    for (int row = start; row < level.rows; row++) {
      int state = position.rows[row];
      if (level.next[row][state][face] != PackedLevel.REFUSED) {
        position.place(row, face);
        float changed = sum - value.ofRow(row, state) + value.ofRow(row, position.rows[row]);
        place(face, row, moves << 8 | RollPlan.code(row, face), changed);
        position.restore(row, state, dice, points);
      }
    }
    left[face]++;
    if (mayWait[face]) {
      int count = left[face];
      left[face] = 0;
      waiting |= 1 << face;
      place(face + 1, 0, moves, sum);
      waiting &= ~(1 << face);
      left[face] = count;
    }
  }

  private void placed(long moves, float sum) {
    if (!level.freeDiscard) {
      for (int rest = waiting; rest != 0; rest &= rest - 1) {
        if (position.anyAccepts(Integer.numberOfTrailingZeros(rest))) {
          return;
        }
      }
    }
    if (++looked % STRIDE == 0) {
      stopped |= allowance.spent();
    }
    if (position.isOver()) {
      offer(moves, true, position.total());
      ofSets = bounds.isPresent() ? bounds.get().ofSets(position.takers) : 0;
      score(moves, sum, 0, lowest, TOGETHER);
    } else if (!isHopeless(position.points + sum)) {
      offer(moves, false, rough(sum, lowest));
    }
  }

  /** Scores rows until there are enough dice. */
  private void score(long moves, float sum, int fromRow, int least, int rowsLeft) {
    int dice = position.supply;
    int points = position.points;
    for (int row = fromRow; row < level.rows; row++) {
      int state = position.rows[row];
      int count = level.count[row][state];
      if (count == 0 || level.isClosed(row, state)) {
        continue;
      }
      float changed = sum - value.ofRow(row, state) + value.ofRow(row, level.closed[row][count]);
      int then = level.inBonus[row] ? Math.min(least, count) : least;
      if (isHopeless(points + level.pay[row][state] + changed, dice + count, then)) {
        // Scoring still more rows hardly ever makes up for it.
        continue;
      }
      position.close(row);
      if (!position.isOver()) {
        offer(moves, false, rough(changed, then));
      } else if (rowsLeft > 1) {
        score(moves, changed, row + 1, then, rowsLeft - 1);
      }
      position.restore(row, state, dice, points);
    }
  }

  /** Tries for the best plans whether scoring one row more would be better still. */
  private void scoreOneMore() {
    int[] rows = position.rows.clone();
    int dice = position.supply;
    int points = position.points;
    for (RollPlan plan : List.copyOf(best.plans())) {
      if (plan.ends) {
        continue;
      }
      for (int row = 0; row < level.rows; row++) {
        int state = plan.rows[row];
        if (level.count[row][state] > 0 && !level.isClosed(row, state)) {
          position.set(plan.rows, plan.supply, plan.points);
          position.close(row);
          boolean over = position.isOver();
          float sum = value.withRows(0, position.rows);
          offer(plan.moves, over, over ? position.total() : rough(sum, position.lowestClosed()));
        }
      }
    }
    position.set(rows, dice, points);
  }

  /**
   * Whether a plan is too bad even with the most that could still be added; then the rest is
   * skipped.
   */
  private boolean isHopeless(float pointsAndSum) {
    return hasty && !best.wants(pointsAndSum + ceiling);
  }

  /** The same for a plan in which a row more is scored. */
  private boolean isHopeless(float pointsAndSum, int dice, int least) {
    return bounds.isPresent()
        ? !best.wants(pointsAndSum + ofSets + bounds.get().ofRest(dice, position.open - 1, least))
        : isHopeless(pointsAndSum);
  }

  private float rough(float sum, int least) {
    return position.points
        + sum
        + value.shared(position.supply, position.open, least, position.takers);
  }

  private void offer(long moves, boolean ends, float rough) {
    RollPlan plan = null;
    if (best.wants(rough)) {
      plan = new RollPlan(moves, position, ends, rough);
      best.add(plan);
    }
    if (keepByMove > 0) {
      int before = 0;
      for (long rest = moves; rest != 0; rest >>>= 8) {
        int move = (int) (rest & 255);
        if (move == before) {
          continue;
        }
        before = move;
        Shortlist own = byMove[move];
        if (own == null) {
          own = new Shortlist(keepByMove);
          byMove[move] = own;
        }
        if (own.wants(rough)) {
          plan = plan == null ? new RollPlan(moves, position, ends, rough) : plan;
          own.add(plan);
        }
      }
    }
  }

  /** The best plans by their rough value. */
  List<RollPlan> best() {
    return best.plans();
  }

  /** The best plans by their rough value in which a die with this face goes to this row. */
  List<RollPlan> with(int row, int face) {
    Shortlist own = byMove[RollPlan.code(row, face)];
    return own == null ? new ArrayList<>() : own.plans();
  }
}
