package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Allowance;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/** Whole games of a level, played roll by roll by one value: what is learned and measured from. */
final class LevelPlay {

  /** How many plans of a roll get a closer look. */
  private static final int LOOKS = 16;

  private static final int GRAIN = 1 << 20;

  private final LevelTable table;
  private final LevelValues values;
  private final double noise;
  private final LevelPosition position;

  /**
   * Games of a level.
   *
   * @param noise how far each plan may seem better or worse than it is, in points
   */
  LevelPlay(LevelTable table, LevelValues values, double noise) {
    this.table = table;
    this.values = values;
    this.noise = noise;
    this.position = LevelPositions.start(table);
  }

  /** Is told each position in which a roll is due. */
  @FunctionalInterface
  interface RollWitness {
    void due(LevelPosition position);
  }

  /** Plays a game; the last position is the end. */
  LevelPosition play(Randomness dice, Randomness own, RollWitness witness) {
    position.set(LevelPositions.start(table));
    boolean over = false;
    while (!over) {
      witness.due(position);
      position.roll();
      Dice fallen = Roll.of(table.level.roll()).sample(dice);
      LevelPlan plan = best(fallen, own);
      over = plan.ends;
      position.set(plan.after);
    }
    return position;
  }

  private LevelPlan best(Dice fallen, Randomness own) {
    boolean isYellow = position.yellow == LevelPosition.ROLLED;
    List<Integer> white = new ArrayList<>(fallen.faces());
    int yellow = isYellow ? white.removeFirst() : 0;
    Dice rest = Dice.of(white.stream().mapToInt(Integer::intValue).toArray());
    LevelPlanner planner = new LevelPlanner(position, values, LOOKS, Allowance.UNLIMITED);
    LevelPlan best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (LevelPlan plan : planner.search(rest, yellow)) {
      double value = plan.ends ? plan.rough : values.value(plan.after) + error(own);
      if (value > most) {
        most = value;
        best = plan;
      }
    }
    if (best == null) {
      throw new IllegalStateException("no way to place " + fallen);
    }
    return withMore(best, most);
  }

  /** The same plan with more rows scored, as long as that is better. */
  private LevelPlan withMore(LevelPlan plan, double value) {
    LevelPlan best = plan;
    double most = value;
    boolean better = !plan.ends;
    LevelPosition after = plan.after.copy();
    while (better) {
      better = false;
      LevelPlan before = best;
      for (int row = 0; row < table.rows; row++) {
        if (before.after.isScorable(row) && before.after.count(row) > 0) {
          after.set(before.after);
          after.score(row);
          after.settle();
          boolean ends = after.isOver();
          double now = ends ? LevelValues.end(after) : values.value(after);
          if (now > most) {
            most = now;
            best = new LevelPlan(after.copy(), ends, now);
            better = !ends;
          }
        }
      }
    }
    return best;
  }

  private double error(Randomness own) {
    return noise == 0 ? 0 : noise * (2.0 * own.below(GRAIN) / GRAIN - 1);
  }
}
