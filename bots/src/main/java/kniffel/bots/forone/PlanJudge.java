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
 * there is a network, it looks closer at the best of them, and a judge with time to think also
 * looks at the next roll.
 */
final class PlanJudge implements Judge<ForOneMove, ForOneView> {

  /** How many plans of a roll get a closer look. */
  private static final int LOOKS = 64;

  /** How many plans for each single placement get a closer look, besides the best of all. */
  private static final int LOOKS_BY_MOVE = 4;

  /** A move of no use is a little worse than what it was compared with. */
  private static final double NEEDLESS = 0.05;

  private final PackedLevel level;
  private final RoughValue rough;
  private final Optional<PointsNetwork> points;
  private final Optional<NextRoll> next;

  /** A move, the plans that begin with it, and the most that it may be worth. */
  private record MoveWithPlans(ForOneMove move, List<RollPlan> plans, double most) {

    double value() {
      double value = plans.isEmpty() ? most : Double.NEGATIVE_INFINITY;
      for (RollPlan plan : plans) {
        value = Math.max(value, plan.value);
      }
      return Math.min(value, most);
    }
  }

  /** A judge that knows only a weight for each feature. */
  PlanJudge(PackedLevel level, RoughValue rough) {
    this.level = level;
    this.rough = rough;
    this.points = Optional.empty();
    this.next = Optional.empty();
  }

  /**
   * A judge with a network.
   *
   * @param thinks whether it also looks at the next roll
   */
  PlanJudge(PackedLevel level, PointsNetwork points, boolean thinks) {
    this.level = level;
    this.rough = points.roughValue();
    this.points = Optional.of(points);
    this.next = thinks ? Optional.of(new NextRoll(level, points)) : Optional.empty();
  }

  @Override
  public Rating<ForOneMove> rate(
      Decision<ForOneMove, ForOneView> decision, Randomness randomness, Allowance budget) {
    ForOneView view = decision.view();
    List<ForOneMove> moves = decision.moves();
    Allowance allowance = lasting(budget);
    Evaluator evaluator = new Evaluator(points, level, this::rough);
    PackedState position = PackedState.of(level, view);
    boolean placing = view.unplaced().size() > 0;
    Planner planner = planner(position, placing ? LOOKS_BY_MOVE : 0, allowance);
    if (placing) {
      planner.search(view.unplaced());
      var _ = evaluator.bestWithOneMore(planner.best());
    }
    List<MoveWithPlans> choices = new ArrayList<>(moves.size());
    for (ForOneMove move : moves) {
      choices.add(
          switch (move) {
            case ForOneMove.RollOn() -> sure(move, evaluator.plan(position));
            case ForOneMove.Place(int face, var category) ->
                placing(move, planner, evaluator, position, row(category), face);
            case ForOneMove.Remove(int face) ->
                sure(move, rest(position, without(view.unplaced(), face), evaluator, allowance));
            case ForOneMove.Score(var category) ->
                scoring(move, position.copy(), row(category), evaluator, allowance);
            case ForOneMove.PlaceYellow _, ForOneMove.RemoveYellow _ ->
                throw new IllegalArgumentException("planned without a yellow die: " + move);
            case ForOneMove.TakeBack() ->
                new MoveWithPlans(move, List.of(), Double.NEGATIVE_INFINITY);
          });
    }
    List<RollPlan> plans =
        choices.stream()
            .filter(choice -> choice.most() == Double.POSITIVE_INFINITY)
            .flatMap(choice -> choice.plans().stream())
            .toList();
    if (moves.size() > 1 && !plans.isEmpty()) {
      next.ifPresent(roll -> roll.look(plans, evaluator, allowance));
    }
    return rating(choices);
  }

  private static Rating<ForOneMove> rating(List<MoveWithPlans> choices) {
    List<Rating.Rated<ForOneMove>> rated = new ArrayList<>(choices.size());
    double top = Double.NEGATIVE_INFINITY;
    for (MoveWithPlans choice : choices) {
      // Taking back always ranks below going on, so that a bot cannot move a die to and fro. The
      // rules offer it last, after what it has to be compared with.
      boolean back = choice.move() instanceof ForOneMove.TakeBack;
      double value = back ? top - NEEDLESS : choice.value();
      top = Math.max(top, value);
      rated.add(new Rating.Rated<>(choice.move(), value, 0));
    }
    return new Rating<>(Rating.Unit.POINTS, rated);
  }

  /** A budget that is not asked again once it is spent. */
  private static Allowance lasting(Allowance budget) {
    boolean[] spent = {false};
    return () -> spent[0] = spent[0] || budget.spent();
  }

  private static MoveWithPlans sure(ForOneMove move, RollPlan plan) {
    return new MoveWithPlans(move, List.of(plan), Double.POSITIVE_INFINITY);
  }

  private Planner planner(PackedState position, int keepByMove, Allowance allowance) {
    return Planner.thorough(position, rough, LOOKS, keepByMove, allowance);
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
    return rough.withRows(position.points, position.rows)
        + rough.shared(position.supply, position.open, position.lowestClosed(), position.takers);
  }

  private MoveWithPlans placing(
      ForOneMove move,
      Planner planner,
      Evaluator evaluator,
      PackedState position,
      int row,
      int face) {
    List<RollPlan> plans = new ArrayList<>(planner.with(row, face));
    if (plans.isEmpty()) {
      // Time ran out before any plan with this placement was found, so it must not count as the
      // best.
      PackedState after = position.copy();
      after.place(row, face);
      double best = evaluator.best(planner.best()).value;
      return new MoveWithPlans(move, plans, Math.min(rough(after), best - NEEDLESS));
    }
    var _ = evaluator.best(plans);
    planner.best().stream().filter(plan -> plan.has(RollPlan.code(row, face))).forEach(plans::add);
    return new MoveWithPlans(move, plans, Double.POSITIVE_INFINITY);
  }

  /** The best that can be done with these dice. */
  private RollPlan rest(PackedState position, Dice dice, Evaluator evaluator, Allowance allowance) {
    Planner planner = planner(position.copy(), 0, allowance);
    planner.search(dice);
    return evaluator.bestWithOneMore(planner.best());
  }

  private MoveWithPlans scoring(
      ForOneMove move, PackedState position, int row, Evaluator evaluator, Allowance allowance) {
    // A full row counts as closed already.
    if (!position.isOpen(row)) {
      return sure(move, rest(position, Dice.NONE, evaluator, allowance));
    }
    boolean empty = position.count(row) == 0;
    double open =
        empty ? rest(position, Dice.NONE, evaluator, allowance).value : Double.POSITIVE_INFINITY;
    position.close(row);
    // An empty row gives no dice back and can just as well be scored later: closing it is never
    // better, whatever the values say about positions that nobody aims for.
    return new MoveWithPlans(
        move, List.of(rest(position, Dice.NONE, evaluator, allowance)), open - NEEDLESS);
  }

  private static Dice without(Dice dice, int face) {
    List<Integer> faces = new ArrayList<>(dice.faces());
    faces.remove(Integer.valueOf(face));
    return Dice.of(faces.stream().mapToInt(Integer::intValue).toArray());
  }
}
