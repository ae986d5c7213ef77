package kniffel.bots.classic;

import java.util.ArrayList;
import java.util.List;
import kniffel.bots.Accuracy;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Strength;
import kniffel.bots.shared.Keeps;
import kniffel.rules.Randomness;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/** What bots know about classic Kniffel: everything, because it is solved. */
public final class ClassicMind implements Mind<ClassicMove, ClassicView> {

  private final RollTable table;
  private final Lazy<ClassicSolution> solution;
  private final Lazy<Winning> winning;

  public ClassicMind(Classic game) {
    this(game, SolvedFile::solution);
  }

  /** Solves a game with this number of threads. */
  @FunctionalInterface
  interface GameSolver {
    ClassicSolution solve(ClassicOptions options, int threads);
  }

  ClassicMind(Classic game, GameSolver solving) {
    this.table = new RollTable(game.options());
    int threads = Runtime.getRuntime().availableProcessors();
    this.solution = new Lazy<>(() -> solving.solve(game.options(), threads));
    this.winning = new Lazy<>(() -> new Winning(solution.get(), solution.get().risk(threads)));
  }

  /** The game solved; the first to ask waits for it. */
  public ClassicSolution solution() {
    return solution.get();
  }

  @Override
  public Judge<ClassicMove, ClassicView> quick() {
    return (decision, randomness, allowance) ->
        PlanJudge.rate(
            decision, Heuristic.plan(sheet(decision.view()), table), Rating.Unit.POINTS, 1);
  }

  /** Solves the game at once, so that the time for it is not taken from the budget of a move. */
  @Override
  public Judge<ClassicMove, ClassicView> deep() {
    winning.get();
    return this::rateToWin;
  }

  /** Exact: the expected final score of each move. */
  @Override
  public Judge<ClassicMove, ClassicView> ledgerJudge() {
    solution.get();
    return (decision, randomness, allowance) -> rateByPoints(decision);
  }

  @Override
  public boolean isExact() {
    return true;
  }

  private Rating<ClassicMove> rateByPoints(Decision<ClassicMove, ClassicView> decision) {
    ClassicView view = decision.view();
    int total = view.sheets().get(view.seat()).total();
    TurnPlan plan =
        solution
            .get()
            .plan(sheet(view), (after, gained) -> total + gained + solution.get().value(after));
    return PlanJudge.rate(decision, plan, Rating.Unit.POINTS, 2);
  }

  private Rating<ClassicMove> rateToWin(
      Decision<ClassicMove, ClassicView> decision, Randomness randomness, Allowance allowance) {
    ClassicView view = decision.view();
    if (view.sheets().size() == 1) {
      return rateByPoints(decision);
    }
    List<Winning.Rival> rivals = new ArrayList<>();
    for (int seat = 0; seat < view.sheets().size(); seat++) {
      if (seat != view.seat()) {
        ClassicView.Column column = view.sheets().get(seat);
        rivals.add(new Winning.Rival(SheetState.of(column), column.total()));
      }
    }
    int total = view.sheets().get(view.seat()).total();
    TurnPlan plan = winning.get().plan(sheet(view), total, rivals, allowance);
    return PlanJudge.rate(decision, plan, Rating.Unit.WINNING, 2);
  }

  private static SheetState sheet(ClassicView view) {
    return SheetState.of(view.sheets().get(view.seat()));
  }

  @Override
  public Accuracy accuracy(int players) {
    return Accuracy.EXACT;
  }

  @Override
  public Reason explain(ClassicView view, ClassicMove move) {
    return switch (move) {
      case ClassicMove.Roll(Places places) ->
          places.equals(Classic.ALL_DICE)
              ? new ClassicReason.NothingToKeep()
              : kept(view, view.dice().without(places).sorted());
      case ClassicMove.Score(Box box) -> {
        int points = points(view, box);
        yield points == 0
            ? new ClassicReason.CheapestStrike(box)
            : new ClassicReason.BestWritten(box, points);
      }
    };
  }

  @Override
  public Reason why(ClassicView view, List<ClassicMove> played, List<ClassicMove> better) {
    ClassicReason mistake =
        Whys.of(view, played.getFirst(), better.getFirst(), box -> points(view, box));
    return better.getFirst() instanceof ClassicMove.Roll(Places places)
            && !places.equals(Classic.ALL_DICE)
        ? new ClassicReason.Missed(mistake, kept(view, view.dice().without(places).sorted()))
        : mistake;
  }

  private ClassicReason kept(ClassicView view, Dice dice) {
    SheetState sheet = sheet(view);
    TurnPlan plan = solution.get().plan(sheet);
    int left = Classic.ROLLS - view.rolls();
    return Aims.of(table, sheet, plan, view.dice(), dice, left)
        .orElseGet(() -> new ClassicReason.BestKept(dice));
  }

  /** What the dice on the table bring in a box. */
  private int points(ClassicView view, Box box) {
    int roll = Keeps.of(view.dice());
    boolean joker = table.scoring(roll, sheet(view).freeBits(), sheet(view).struck()).joker();
    return table.points(roll, joker)[box.ordinal()];
  }

  @Override
  public Bot<ClassicMove, ClassicView> playing(Strength strength) {
    return switch (strength) {
      case EASY -> new JudgeBot<>(quick(), 1.6);
      case NORMAL -> new JudgeBot<>(quick(), 0.7);
      case HARD -> new JudgeBot<>(quick(), 0);
      case EXPERT -> new JudgeBot<>(deep(), 0);
    };
  }
}
