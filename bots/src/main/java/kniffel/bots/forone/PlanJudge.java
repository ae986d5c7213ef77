package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;

/**
 * Plans the whole rest of a roll for each move: a move is worth what the best plan with it is
 * worth.
 *
 * <p>Values are expected final scores in points. The plans are found with a rough value; where
 * there is a network, it looks closer at the best of them.
 */
final class PlanJudge implements Judge<ForOneMove, ForOneView> {

  /** How many plans of a roll get a closer look. */
  private static final int LOOKS = 64;

  /** How many plans for each single placement get a closer look, beside the best of all. */
  private static final int LOOKS_BY_MOVE = 4;

  /** What is good for nothing is a little worse than what it was compared with. */
  private static final double NEEDLESS = 0.05;

  private final PackedLevel level;
  private final Features features;
  private final float[] weights;
  private final int offset;
  private final Optional<PointsNetwork> points;

  /** A judge who knows nothing but a weight for each feature. */
  PlanJudge(PackedLevel level, Features features, float[] weights) {
    this.level = level;
    this.features = features;
    this.weights = weights;
    this.offset = 0;
    this.points = Optional.empty();
  }

  /** A judge with a network. */
  PlanJudge(PackedLevel level, PointsNetwork points) {
    this.level = level;
    this.features = points.features;
    this.weights = points.numbers;
    this.offset = points.rough;
    this.points = Optional.of(points);
  }

  @Override
  public Rating<ForOneMove> rate(
      Decision<ForOneMove, ForOneView> decision, Randomness randomness, Allowance allowance) {
    ForOneView view = decision.view();
    List<ForOneMove> moves = decision.moves();
    Evaluator evaluator = new Evaluator(points, level, this::rough);
    PackedState position = PackedState.of(level, view);
    boolean placing = view.unplaced().size() > 0;
    Planner planner = planner(position, placing ? LOOKS_BY_MOVE : 0, allowance);
    double best = Double.NEGATIVE_INFINITY;
    if (placing) {
      planner.search(view.unplaced());
      best = evaluator.bestWithOneMore(planner.best()).value;
    }
    List<Rating.Rated<ForOneMove>> rated = new ArrayList<>(moves.size());
    double top = Double.NEGATIVE_INFINITY;
    for (ForOneMove move : moves) {
      double value =
          switch (move) {
            case ForOneMove.RollOn() -> evaluator.due(position);
            case ForOneMove.Place(int face, var category) ->
                placing(planner, evaluator, position, row(category), face, best);
            case ForOneMove.Remove(int face) ->
                rest(position, without(view.unplaced(), face), evaluator, allowance);
            case ForOneMove.Score(var category) ->
                scoring(position.copy(), row(category), evaluator, allowance);
            case ForOneMove.PlaceYellow _, ForOneMove.RemoveYellow _ ->
                throw new IllegalArgumentException("planned without a yellow die: " + move);
            // Always below going on, so that a bot cannot move a die to and fro. The rules offer it
            // last, after what it has to be compared with.
            case ForOneMove.TakeBack() -> top - NEEDLESS;
          };
      top = Math.max(top, value);
      rated.add(new Rating.Rated<>(move, value, 0));
    }
    return new Rating<>(Rating.Unit.POINTS, rated);
  }

  private Planner planner(PackedState position, int keepByMove, Allowance allowance) {
    return new Planner(
        position, features, weights, offset, LOOKS, keepByMove, false, Optional.empty(), allowance);
  }

  private int row(Category category) {
    for (int row = 0; row < level.rows; row++) {
      if (level.rules.rows().get(row).category() == category) {
        return row;
      }
    }
    throw new IllegalArgumentException("no row " + category);
  }

  private double rough(PackedState position) {
    float sum = position.points;
    for (int row = 0; row < level.rows; row++) {
      sum += weights[offset + features.row[row] + position.rows[row]];
    }
    return sum
        + features.shared(
            weights,
            offset,
            position.supply,
            position.open,
            position.lowestClosed(),
            position.takers);
  }

  private double placing(
      Planner planner, Evaluator evaluator, PackedState position, int row, int face, double best) {
    List<Plan> plans = planner.with(row, face);
    if (plans.isEmpty()) {
      // Time ran out before any plan with this placement was found: it must not pass for the best.
      PackedState after = position.copy();
      after.place(row, face);
      return Math.min(rough(after), best - NEEDLESS);
    }
    double value = evaluator.best(plans).value;
    for (Plan plan : planner.best()) {
      value = plan.value > value && plan.has(Plan.code(row, face)) ? plan.value : value;
    }
    return value;
  }

  /** The best that can be done with these dice. */
  private double rest(PackedState position, Dice dice, Evaluator evaluator, Allowance allowance) {
    Planner planner = planner(position.copy(), 0, allowance);
    planner.search(dice);
    return evaluator.bestWithOneMore(planner.best()).value;
  }

  private double scoring(PackedState position, int row, Evaluator evaluator, Allowance allowance) {
    // A full row counts as closed already.
    if (!position.isOpen(row)) {
      return rest(position, Dice.NONE, evaluator, allowance);
    }
    boolean empty = position.count(row) == 0;
    double open =
        empty ? rest(position, Dice.NONE, evaluator, allowance) : Double.POSITIVE_INFINITY;
    position.close(row);
    double closed = rest(position, Dice.NONE, evaluator, allowance);
    // An empty row gives no dice back and can be scored later as well: it is never better closed,
    // whatever is believed of positions that nobody plays for.
    return Math.min(closed, open - NEEDLESS);
  }

  private static Dice without(Dice dice, int face) {
    List<Integer> faces = new ArrayList<>(dice.faces());
    faces.remove(Integer.valueOf(face));
    return Dice.of(faces.stream().mapToInt(Integer::intValue).toArray());
  }
}
