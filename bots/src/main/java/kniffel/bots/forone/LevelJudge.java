package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;

/**
 * Judges a level of the challenge book: plans the whole rest of the roll after each move. A move is
 * worth what the best plan after it is worth.
 */
final class LevelJudge implements Judge<ForOneMove, ForOneView> {

  /** How many plans of a roll get a closer look. */
  private static final int LOOKS = 24;

  /** How many rows more are scored at most after what must be scored. */
  private static final int MORE = 2;

  /** A move of no use is a little worse than what it was compared with. */
  private static final double NEEDLESS = 0.05;

  private final ForOne game;
  private final LevelTable table;

  /** Makes a value for one decision: it must not be shared between threads. */
  private final Supplier<LevelValues> supplier;

  LevelJudge(ForOne game, LevelTable table, Supplier<LevelValues> supplier) {
    this.game = game;
    this.table = table;
    this.supplier = supplier;
  }

  @Override
  public Rating<ForOneMove> rate(
      Decision<ForOneMove, ForOneView> decision, Randomness randomness, Allowance allowance) {
    ForOneState state = game.determinize(decision.view(), randomness);
    LevelValues values = supplier.get();
    List<Rating.Rated<ForOneMove>> rated = new ArrayList<>();
    double top = Double.NEGATIVE_INFINITY;
    for (ForOneMove move : decision.moves()) {
      double value =
          move instanceof ForOneMove.TakeBack
              // Always ranked below going on, so that a bot cannot move a die to and fro.
              ? top - NEEDLESS
              : after(state, move, values, allowance);
      top = Math.max(top, value);
      rated.add(new Rating.Rated<>(move, value, 0));
    }
    return new Rating<>(Rating.Unit.POINTS, rated);
  }

  private double after(
      ForOneState state, ForOneMove move, LevelValues values, Allowance allowance) {
    LevelPosition position = LevelPositions.of(table, state.layout());
    return switch (state) {
      case ForOneState.Placing placing -> {
        Dice white = placing.unplaced();
        int yellow = placing.yellow();
        switch (move) {
          case ForOneMove.Place(int face, Category row) -> {
            position.place(position.table.row(row), face);
            white = without(white, face);
          }
          case ForOneMove.Remove(int face) -> {
            position.remove(1);
            white = without(white, face);
          }
          case ForOneMove.PlaceYellow(int face, Category row) -> {
            position.yellow = position.table.row(row);
            position.place(position.yellow, face);
            yellow = 0;
          }
          case ForOneMove.RemoveYellow() -> {
            position.yellow = LevelPosition.GONE;
            position.remove(1);
            yellow = 0;
          }
          case ForOneMove.RollOn _, ForOneMove.Score _, ForOneMove.TakeBack _ ->
              throw new IllegalArgumentException("not while dice are placed: " + move);
        }
        yield planned(position, white, yellow, values, allowance);
      }
      case ForOneState.Scoring _ when move instanceof ForOneMove.Score(Category row) ->
          scored(position, position.table.row(row), values);
      default -> due(position, values);
    };
  }

  private static Dice without(Dice dice, int face) {
    List<Integer> faces = new ArrayList<>(dice.faces());
    faces.remove(Integer.valueOf(face));
    return Dice.of(faces.stream().mapToInt(Integer::intValue).toArray());
  }

  /** The best that can be done with these dice. */
  private static double planned(
      LevelPosition position, Dice white, int yellow, LevelValues values, Allowance allowance) {
    double best = Double.NEGATIVE_INFINITY;
    LevelPlanner planner = new LevelPlanner(position, values, LOOKS, allowance);
    for (LevelPlan plan : planner.search(white, yellow)) {
      best = Math.max(best, plan.ends ? plan.rough : withMore(plan.after, values, 1));
    }
    return best;
  }

  /** What scoring a row is worth, with whatever is best scored after it. */
  private static double scored(LevelPosition position, int row, LevelValues values) {
    boolean empty = position.count(row) == 0;
    double open = empty ? withFinish(position, values) : Double.POSITIVE_INFINITY;
    position.score(row);
    // An empty row gives no dice back and can just as well be scored later: closing it is never
    // better, whatever the values say about positions that nobody aims for.
    return Math.min(withMore(position, values, MORE), open - NEEDLESS);
  }

  /** The value with the rows scored that must be, and those that are best scored. */
  private static double withMore(LevelPosition position, LevelValues values, int more) {
    position.settle();
    double best = withFinish(position, values);
    if (more > 0 && position.unscored != 0) {
      LevelPosition after = position.copy();
      for (int row = 0; row < position.table.rows; row++) {
        if (position.isScorable(row) && position.count(row) > 0) {
          after.set(position);
          after.score(row);
          best = Math.max(best, withMore(after, values, more - 1));
        }
      }
    }
    return best;
  }

  /** The value of rolling on, or of ending the game by scoring everything where that may matter. */
  private static double withFinish(LevelPosition position, LevelValues values) {
    double best = due(position, values);
    if (position.table.finishes && position.unscored != 0) {
      LevelPosition finished = position.copy();
      finished.finish();
      return finished.unscored == 0 ? Math.max(best, LevelValues.end(finished)) : best;
    }
    return best;
  }

  /** The value of rolling on, or of the end if that is not possible. */
  private static double due(LevelPosition position, LevelValues values) {
    return position.isOver() ? LevelValues.end(position) : values.value(position);
  }
}
