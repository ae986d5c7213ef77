package kniffel.bots.master;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.bots.Rating.Rated;
import kniffel.bots.Rating.Unit;
import kniffel.rules.Randomness;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterView;

/**
 * Rates moves as a sensible person would: what this turn brings in stars and parts of stars, as if
 * the next roll were the last.
 *
 * <p>The values are estimates by rule of thumb: turns from the stars that are missing, and the
 * probability of winning from the difference of the turns.
 */
final class QuickJudge implements Judge<MasterMove, MasterView> {

  private final MasterOptions options;
  private final boolean pace;

  /**
   * A judge.
   *
   * @param pace whether it rates in turns also against opponents
   */
  QuickJudge(MasterOptions options, boolean pace) {
    this.options = options;
    this.pace = pace;
  }

  @Override
  public Rating<MasterMove> rate(
      Decision<MasterMove, MasterView> decision, Randomness randomness, Allowance allowance) {
    MasterView view = decision.view();
    List<MasterMove> moves = decision.moves();
    PackedView packed = PackedView.of(view, options);
    long[] after = packed.plays();
    double[] values = new double[UseClasses.COUNT];
    for (int play = 0; play < UseClasses.COUNT; play++) {
      values[play] =
          after[play] == PackedBoard.NONE
              ? Double.NEGATIVE_INFINITY
              : BoardHeuristic.of(after[play]);
    }
    TurnPlan turn = new TurnPlan(values, 1);
    boolean alone = pace || packed.players() == 1;
    List<Rated<MasterMove>> rated = new ArrayList<>();
    for (MasterMove move : moves) {
      double stars = turn.value(move, view.dice(), view.rolls());
      double value =
          alone ? -1 - BoardHeuristic.turns(stars, view.goal()) : winning(stars, packed, view);
      rated.add(new Rated<>(move, value, 0));
    }
    return new Rating<>(alone ? Unit.TURNS : Unit.WINNING, rated);
  }

  private static double winning(double stars, PackedView packed, MasterView view) {
    double own = BoardHeuristic.turns(stars, view.goal());
    double against = 0;
    for (int seat = 0; seat < packed.players(); seat++) {
      if (seat != packed.seat()) {
        double other =
            BoardHeuristic.turns(BoardHeuristic.of(packed.boards().get(seat)), view.goal())
                - (packed.isStillToPlay(seat) ? 1 : 0);
        against += Math.exp(-BoardValues.odds(own, other));
      }
    }
    return 1 / (1 + against);
  }
}
