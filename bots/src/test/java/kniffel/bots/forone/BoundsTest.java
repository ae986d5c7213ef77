package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;
import kniffel.rules.forone.Levels;
import org.junit.jupiter.api.Test;

/** Plans skipped as hopeless would not have been kept. */
class BoundsTest {

  private static final PackedLevel LEVEL = new PackedLevel(Levels.BASE);
  private static final PointsNetwork POINTS = PointsNetwork.ofBase(new Features(LEVEL));
  private static final Bounds BOUNDS = new Bounds(LEVEL, POINTS.roughValue());

  @Test
  void nothingIsLeftOutThatWouldBeKept() {
    Randomness random = new SeededStream(5);
    PackedState position = PackedState.start(LEVEL);
    for (int roll = 0; roll < 60; roll++) {
      position.supply -= Levels.BASE.roll();
      var dice = Roll.of(Levels.BASE.roll()).sample(random);
      List<RollPlan> all = plans(position, dice, Optional.empty());
      List<RollPlan> bounded = plans(position, dice, Optional.of(BOUNDS));
      assertThat(values(bounded)).isEqualTo(values(all));
      RollPlan next = all.get(random.below(all.size()));
      if (next.ends) {
        position = PackedState.start(LEVEL);
      } else {
        position.set(next.rows, next.supply, next.points);
      }
    }
  }

  private static List<RollPlan> plans(PackedState position, Dice dice, Optional<Bounds> bounds) {
    Planner planner = Planner.hasty(position, POINTS.roughValue(), 8, bounds, Allowance.UNLIMITED);
    planner.search(dice);
    return planner.best();
  }

  private static List<Float> values(List<RollPlan> plans) {
    return plans.stream().map(plan -> plan.rough).sorted(Comparator.reverseOrder()).toList();
  }
}
