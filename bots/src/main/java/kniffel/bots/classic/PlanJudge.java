package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Decision;
import kniffel.bots.Rating;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Places;

/** Reads the values of moves off the plan of a turn. */
final class PlanJudge {

  private PlanJudge() {}

  /**
   * Rates moves by a plan.
   *
   * @param horizon how many rolls ahead the player looks; the rules allow two
   */
  static Rating<ClassicMove> rate(
      Decision<ClassicMove, ClassicView> decision, TurnPlan plan, Rating.Unit unit, int horizon) {
    ClassicView view = decision.view();
    int left = Math.min(Classic.ROLLS - view.rolls(), horizon);
    List<Rating.Rated<ClassicMove>> rated = new ArrayList<>();
    for (ClassicMove move : decision.moves()) {
      double value =
          switch (move) {
            case ClassicMove.Roll(Places places) ->
                view.rolls() == 0 ? plan.start() : plan.keep(view.dice().without(places), left);
            case ClassicMove.Score(var box) -> plan.box(view.dice(), box);
          };
      rated.add(new Rating.Rated<>(move, value, 0));
    }
    return new Rating<>(unit, rated);
  }
}
