package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;

/**
 * Judges a level of the challenge book: plans the whole rest of a roll by the rules themselves, and
 * values what is left by hand.
 */
final class LevelJudge implements Judge<ForOneMove, ForOneView> {

  /** How many plans of a roll get a closer look. */
  private static final int LOOKS = 32;

  /** What is good for nothing is a little worse than what it was compared with. */
  private static final double NEEDLESS = 0.05;

  private final ForOne game;

  LevelJudge(ForOne game) {
    this.game = game;
  }

  @Override
  public Rating<ForOneMove> rate(
      Decision<ForOneMove, ForOneView> decision, Randomness randomness, Allowance allowance) {
    ForOneState state = game.determinize(decision.view(), randomness);
    Map<ForOneMove, Double> planned =
        state instanceof ForOneState.Placing placing ? byMove(placing, allowance) : Map.of();
    List<Rating.Rated<ForOneMove>> rated = new ArrayList<>();
    double top = Double.NEGATIVE_INFINITY;
    for (ForOneMove move : decision.moves()) {
      double value =
          move instanceof ForOneMove.TakeBack
              // Always below going on, so that a bot cannot move a die to and fro.
              ? top - NEEDLESS
              : planned.containsKey(move) ? planned.get(move) : after(state, move);
      top = Math.max(top, value);
      rated.add(new Rating.Rated<>(move, value, 0));
    }
    return new Rating<>(Rating.Unit.POINTS, rated);
  }

  /** What the best plan with each move is worth. */
  private Map<ForOneMove, Double> byMove(ForOneState.Placing state, Allowance allowance) {
    Map<ForOneMove, Double> values = new HashMap<>();
    List<LevelPlanner.Plan> plans = LevelPlanner.plans(game, state);
    for (int i = 0; i < plans.size() && (i == 0 || !allowance.spent()); i++) {
      LevelPlanner.Plan plan = plans.get(i);
      // The best plans get a closer look, and so does the best one for each single move.
      if (i < LOOKS || !values.keySet().containsAll(plan.moves())) {
        double value = LevelScoring.best(game, plan.end());
        plan.moves().forEach(move -> values.merge(move, value, Math::max));
      }
    }
    return values;
  }

  /** What is left after a move that is part of no plan, or not of placing. */
  private double after(ForOneState before, ForOneMove move) {
    if (move instanceof ForOneMove.RollOn && before instanceof ForOneState.Scoring) {
      return LevelScoring.due(game, before);
    }
    return switch (game.play(before, move)) {
      case ForOneState.Over over -> LevelValue.of(over);
      case ForOneState.Scoring scoring -> {
        double closed = LevelScoring.best(game, scoring);
        // An empty row gives no dice back and can be scored later as well.
        yield move instanceof ForOneMove.Score
                && scoring.layout().supply() == before.layout().supply()
            ? closed - NEEDLESS
            : closed;
      }
      case ForOneState.Placing placing ->
          LevelPlanner.plans(game, placing).stream()
              .limit(LOOKS)
              .mapToDouble(plan -> LevelScoring.best(game, plan.end()))
              .max()
              .orElse(LevelValue.of(placing.layout()));
      case ForOneState other -> LevelValue.of(other.layout());
    };
  }
}
