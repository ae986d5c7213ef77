package kniffel.bots.forone;

import java.util.List;

/**
 * The best plans for a roll in a level so far. Rows are scored where they must be, and where there
 * are too few dice for the next roll.
 */
final class LevelPlans {

  /** How many plans that leave too few dice for a roll are looked at with rows scored. */
  private static final int SHORT = 12;

  /** How many rows are scored together at most in order to get enough dice for a roll. */
  private static final int TOGETHER = 3;

  /** How much more than seen in any plan so far a plan may exceed what it seems to be worth. */
  private static final double SLACK = 3;

  private final LevelTable table;
  private final LevelValues values;
  private final LevelShortlist best;
  private final LevelShortlist shortOfDice = new LevelShortlist(SHORT);
  private final LevelPosition[] scratch = new LevelPosition[TOGETHER + 1];

  /** The most by which a plan so far exceeded what it seemed to be worth. */
  private double gap = Double.NEGATIVE_INFINITY;

  /**
   * No plans yet.
   *
   * @param position any position of the level
   * @param keep how many plans to keep
   */
  LevelPlans(LevelPosition position, LevelValues values, int keep) {
    this.table = position.table;
    this.values = values;
    this.best = new LevelShortlist(keep);
    for (int i = 0; i < scratch.length; i++) {
      scratch[i] = position.copy();
    }
  }

  /**
   * Whether plans that seem to be worth no more than this will hardly be kept; near the end none is
   * left out.
   */
  boolean areHopeless(double seem, int supply) {
    return best.isFull()
        && gap > Double.NEGATIVE_INFINITY
        && supply >= table.level.roll()
        && !best.wants(seem + gap + SLACK);
  }

  /**
   * All dice have their place.
   *
   * @param gone how many of them leave the game
   * @param anyFull whether some row is full
   * @param seems what this seems to be worth
   */
  void offer(LevelPosition position, int gone, boolean anyFull, double seems) {
    LevelPosition after = position;
    if (gone > 0 || anyFull) {
      after = scratch[0];
      after.set(position);
      after.remove(gone);
      after.settle();
    }
    if (after.unscored != 0
        && after.supply < table.level.roll()
        && after.round < table.rules.roundLimit()) {
      if (shortOfDice.wants(seems)) { // rows will have to be scored
        shortOfDice.add(new LevelPlan(after.copy(), true, seems));
      }
      return;
    }
    double found = offer(after);
    gap = after.isOver() ? gap : Math.max(gap, found - seems);
  }

  /**
   * The best of all that was offered, with rows scored where there are too few dice; asked once.
   */
  List<LevelPlan> best() {
    for (LevelPlan plan : shortOfDice.plans()) {
      var _ = offer(plan.after);
      score(plan.after, 0, 1);
    }
    return best.plans();
  }

  /** Scores rows until there are enough dice. */
  private void score(LevelPosition before, int fromRow, int depth) {
    for (int row = fromRow; row < table.rows; row++) {
      if (before.isScorable(row) && before.count(row) > 0) {
        LevelPosition after = scratch[depth];
        after.set(before);
        after.score(row);
        after.settle();
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
    double rough = ends ? LevelValues.end(after) : values.rough(after);
    if (best.wants(rough)) {
      best.add(new LevelPlan(after.copy(), ends, rough));
    }
    return rough;
  }
}
