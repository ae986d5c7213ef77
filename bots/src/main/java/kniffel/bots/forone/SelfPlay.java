package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/** Games that the network plays by itself, and what they teach. */
final class SelfPlay {

  /** How many plans of a roll get a closer look. */
  private static final int LOOKS = 16;

  /** A lesson: a position, and what was still to come from there. */
  static final class Example {

    /** The features of the position. */
    final int[] on;

    /**
     * The points that were still to come: a mixture of those that came and those expected later.
     */
    final float target;

    Example(int[] on, float target) {
      this.on = on;
      this.target = target;
    }
  }

  /** What a game teaches, and what it came to. */
  record SelfPlayed(List<Example> examples, int total) {}

  /** A position on the way: its features, the points so far, and what was expected then. */
  private static final class SeenPosition {
    private final int[] on;
    private final float points;
    private final float value;

    SeenPosition(int[] on, float points, float value) {
      this.on = on;
      this.points = points;
      this.value = value;
    }
  }

  private final PackedLevel level;
  private final PointsNetwork points;
  private final boolean handmade;
  private final RoughValue rough;
  private final float lambda;
  private final boolean bounded;

  private SelfPlay(
      PackedLevel level,
      PointsNetwork points,
      boolean handmade,
      RoughValue rough,
      float lambda,
      boolean bounded) {
    this.level = level;
    this.points = points;
    this.handmade = handmade;
    this.rough = rough;
    this.lambda = lambda;
    this.bounded = bounded;
  }

  /** Games in which a value made by hand decides, for a network that knows nothing yet. */
  static SelfPlay byHand(PackedLevel level, PointsNetwork points, RoughValue byHand) {
    return new SelfPlay(level, points, true, byHand, 1, false);
  }

  /**
   * Games in which the network decides.
   *
   * @param lambda the share of a target that comes from real results
   * @param bounded whether to skip plans that are hopeless according to {@link Bounds}
   */
  static SelfPlay byNetwork(
      PackedLevel level, PointsNetwork points, float lambda, boolean bounded) {
    return new SelfPlay(level, points, false, points.roughValue(), lambda, bounded);
  }

  /** Plays a game. */
  SelfPlayed play(Randomness randomness) {
    PackedState position = PackedState.start(level);
    Evaluator network = new Evaluator(Optional.of(points), level, PackedState::total);
    Evaluator chooser =
        handmade ? new Evaluator(Optional.empty(), level, PackedState::total) : network;
    Optional<Bounds> bounds = bounded ? Optional.of(new Bounds(level, rough)) : Optional.empty();
    List<SeenPosition> seen = new ArrayList<>();
    Roll roll = Roll.of(level.rules.roll());
    boolean over = false;
    while (!over) {
      int[] on = new int[points.features.active];
      points.features.write(position, on);
      seen.add(new SeenPosition(on, position.points, (float) network.value(position)));
      position.supply -= level.rules.roll();
      RollPlan plan = chooser.best(plans(position, bounds, roll.sample(randomness)));
      position.set(plan.rows, plan.supply, plan.points);
      over = plan.ends;
    }
    return new SelfPlayed(examples(seen, position.total()), position.total());
  }

  private List<RollPlan> plans(PackedState position, Optional<Bounds> bounds, Dice dice) {
    Planner planner = Planner.hasty(position, rough, LOOKS, bounds, Allowance.UNLIMITED);
    planner.search(dice);
    return planner.best();
  }

  /** Looks back from the end: each target mixes what came with what was expected. */
  private List<Example> examples(List<SeenPosition> seen, int total) {
    List<Example> examples = new ArrayList<>();
    float target = total;
    for (SeenPosition each : seen.reversed()) {
      examples.add(new Example(each.on, target - each.points));
      target = lambda * target + (1 - lambda) * each.value;
    }
    return examples;
  }
}
