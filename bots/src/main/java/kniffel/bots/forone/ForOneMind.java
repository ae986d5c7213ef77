package kniffel.bots.forone;

import java.util.List;
import kniffel.bots.Accuracy;
import kniffel.bots.Bot;
import kniffel.bots.Company;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Strength;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Levels;

/** All that bots know about For One – Kniffel; values are expected final scores. */
public final class ForOneMind implements Mind<ForOneMove, ForOneView> {

  /** In points, as measured (docs/BOTS.md) in the base game. */
  private static final Accuracy MEASURED = new Accuracy(1, 16, 2.3);

  /** In other levels losses were not measured. */
  private static final Accuracy UNMEASURED = Accuracy.ofStart(1, Rating.Unit.POINTS);

  // Noise in points per decision, chosen by measuring (docs/bots/forone.md).
  private static final double EASY_NOISE = 2;
  private static final double NORMAL_NOISE = 0.8;
  private static final double HARD_NOISE = 1.1;

  private final Judge<ForOneMove, ForOneView> quick;
  private final Judge<ForOneMove, ForOneView> atOnce;
  private final Judge<ForOneMove, ForOneView> deep;
  private final boolean learned;
  private final boolean isBase;

  public ForOneMind(ForOne game) {
    isBase = game.level().equals(Levels.BASE);
    if (!game.level().rules().isEmpty()) {
      LevelTable table = new LevelTable(game.level());
      quick = new LevelJudge(game, table, HandmadeValues::new);
      atOnce = new LevelJudge(game, table, LevelTuning.strongest(table));
      deep = atOnce;
      learned = LevelTuning.isLearned(game.level().rules());
      return;
    }
    PackedLevel level = new PackedLevel(game.level());
    Features features = new Features(level);
    quick = new PlanJudge(level, HandWeights.of(level, features));
    // Learned on the base level; free discarding hardly changes what a position is worth.
    learned =
        game.level().rows().equals(Levels.BASE.rows())
            && game.level().dice() == Levels.BASE.dice()
            && game.level().roll() == Levels.BASE.roll()
            && game.level().bonus().equals(Levels.BASE.bonus());
    atOnce = learned ? new PlanJudge(level, PointsNetwork.ofBase(features), false) : quick;
    // Where any die may leave the game there are too many plans for a next roll.
    deep =
        learned && !level.freeDiscard
            ? new PlanJudge(level, PointsNetwork.ofBase(features), true)
            : atOnce;
  }

  @Override
  public Judge<ForOneMove, ForOneView> quick() {
    return quick;
  }

  @Override
  public Judge<ForOneMove, ForOneView> deep() {
    return deep;
  }

  /** What the network says at once: books of whole games should be ready within a second. */
  @Override
  public Judge<ForOneMove, ForOneView> ledgerJudge() {
    return atOnce;
  }

  @Override
  public Company<ForOneMove, ForOneView> company(int players) {
    return Company.of(new JudgeBot<>(atOnce, 0));
  }

  @Override
  public Bot<ForOneMove, ForOneView> playing(Strength strength) {
    return switch (strength) {
      case EASY -> resolute(quick, EASY_NOISE);
      case NORMAL -> resolute(quick, NORMAL_NOISE);
      case HARD -> resolute(atOnce, HARD_NOISE);
      case EXPERT -> new JudgeBot<>(deep, 0);
    };
  }

  /** A bot that never takes a die back: with noise it might change its mind again and again. */
  private static Bot<ForOneMove, ForOneView> resolute(
      Judge<ForOneMove, ForOneView> judge, double noise) {
    Bot<ForOneMove, ForOneView> bot = new JudgeBot<>(judge, noise);
    return (decision, randomness, allowance) ->
        bot.choose(
            decision.without(move -> move instanceof ForOneMove.TakeBack), randomness, allowance);
  }

  @Override
  public boolean isMeasured(int players) {
    return isBase;
  }

  @Override
  public Accuracy accuracy(int players) {
    return isBase ? MEASURED : UNMEASURED;
  }

  /**
   * In a level about which nothing was learned the network of the base level chooses well, but its
   * points are those of another game: up to eighty off at the start.
   */
  @Override
  public boolean knowsResults(int players) {
    return learned;
  }

  @Override
  public ForOneReason explain(ForOneView view, ForOneMove move) {
    return switch (move) {
      case ForOneMove.Place(int _, Category row) -> placing(line(view, row));
      case ForOneMove.PlaceYellow(int _, Category row) -> placing(line(view, row));
      case ForOneMove.RemoveYellow() -> new ForOneReason.LetsGo(view.yellowFace());
      case ForOneMove.Remove(int face) -> new ForOneReason.LetsGo(face);
      case ForOneMove.Score(Category row) -> {
        ForOneView.CardLine line = line(view, row);
        yield line.count() == line.fields()
            ? new ForOneReason.CashesIn(row, line.points())
            : new ForOneReason.FreesDice(row, line.count(), line.points());
      }
      case ForOneMove.RollOn() ->
          view.supply() < view.rollSize()
              ? new ForOneReason.EndsHere(view.total())
              : new ForOneReason.KeepsRolling(view.supply());
      case ForOneMove.TakeBack() -> new ForOneReason.ThinksAgain(view.steps().getLast().face());
    };
  }

  @Override
  public Reason why(ForOneView view, List<ForOneMove> played, List<ForOneMove> better) {
    return Whys.of(view, played, better, () -> explain(view, better.getFirst()));
  }

  private static ForOneReason placing(ForOneView.CardLine line) {
    int missing = line.fields() - line.count() - 1;
    return missing == 0
        ? new ForOneReason.Completes(line.row(), line.values().get(line.fields()))
        : new ForOneReason.GoesFor(line.row(), missing);
  }

  private static ForOneView.CardLine line(ForOneView view, Category row) {
    List<ForOneView.CardLine> lines = view.lines();
    return lines.stream().filter(line -> line.row() == row).findFirst().orElseThrow();
  }
}
