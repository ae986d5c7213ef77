package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/** A game that the network plays alone, and what it teaches. */
final class SelfPlay {

  /** How many plans of a roll get a closer look. */
  static final int LOOKS = 16;

  /** A lesson: a position, and what was still to come from there. */
  static final class Example {

    /** The features of the position. */
    final int[] on;

    /** The points that were still to come, partly as they came, partly as later expected. */
    final float target;

    Example(int[] on, float target) {
      this.on = on;
      this.target = target;
    }
  }

  /** What a game teaches, and what it came to. */
  record Played(List<Example> examples, int total) {}

  private SelfPlay() {}

  /**
   * Plays a game.
   *
   * @param byHand whether the rough value alone decides, for a network that knows nothing yet
   * @param lambda how much of a target is what really came
   */
  static Played play(
      PackedLevel tables,
      Net net,
      float[] rough,
      int offset,
      boolean byHand,
      float lambda,
      Randomness randomness) {
    PackedState position = PackedState.start(tables);
    Evaluator evaluator = new Evaluator(Optional.of(net), tables, PackedState::total);
    Evaluator chooser =
        byHand ? new Evaluator(Optional.empty(), tables, PackedState::total) : evaluator;
    List<int[]> seen = new ArrayList<>();
    List<Float> points = new ArrayList<>();
    List<Float> values = new ArrayList<>();
    Roll roll = Roll.of(tables.level.roll());
    while (true) {
      int[] on = new int[net.features.active];
      net.features.write(position, on);
      seen.add(on);
      points.add((float) position.points);
      values.add((float) evaluator.value(position));
      position.supply -= tables.level.roll();
      Dice dice = roll.sample(randomness);
      Planner planner =
          new Planner(position, net.features, rough, offset, LOOKS, 0, true, Allowance.UNLIMITED);
      planner.search(dice);
      Plan plan = chooser.best(planner.best());
      position.set(plan.rows, plan.supply, plan.points);
      if (plan.ends) {
        break;
      }
    }
    int total = position.total();
    List<Example> examples = new ArrayList<>();
    float target = total;
    for (int i = seen.size() - 1; i >= 0; i--) {
      examples.add(new Example(seen.get(i), target - points.get(i)));
      target = lambda * target + (1 - lambda) * values.get(i);
    }
    return new Played(examples, total);
  }
}
