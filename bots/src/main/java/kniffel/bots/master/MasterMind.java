package kniffel.bots.master;

import java.util.List;
import kniffel.bots.Accuracy;
import kniffel.bots.Bot;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Strength;
import kniffel.bots.calibration.CalibratedJudge;
import kniffel.bots.calibration.Calibration;
import kniffel.bots.calibration.Situation;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterView;

/** All that bots know about Kniffel Master. */
public final class MasterMind implements Mind<MasterMove, MasterView> {

  // As measured (docs/BOTS.md) with the usual rules, alone and for two.
  private static final Accuracy ALONE = new Accuracy(0.1, 0.51, 0.23);
  private static final Accuracy FOR_TWO = new Accuracy(0.01, 0.04, 0.021);

  // With other rules, or for more, losses were not measured.
  private static final Accuracy UNMEASURED_ALONE = Accuracy.ofStart(0.1, Rating.Unit.TURNS);
  private static final Accuracy UNMEASURED = Accuracy.ofStart(0.01, Rating.Unit.WINNING);

  /** Mistakes of the lower strengths, in turns. */
  private static final double EASY = 0.1;

  private static final double NORMAL = 0.01;
  private static final double HARD = 0.035;

  /** What was learned is the same for all tables, and never changes. */
  private static final TurnsNetwork.Learned LEARNED = TurnsNetwork.Learned.read();

  /** Read when it is first needed. */
  private static final class Calibrated {
    private static final Calibration CURVES = Calibration.learned(MasterMind.class);
  }

  private final MasterOptions options;

  public MasterMind(Master game) {
    this.options = game.options();
  }

  @Override
  public Judge<MasterMove, MasterView> quick() {
    return new QuickJudge(options, false);
  }

  @Override
  public Judge<MasterMove, MasterView> deep() {
    return deep(DeepJudge.Aim.WINNING);
  }

  /** Alone, the turns already taken are counted: so the last value is the number of turns. */
  @Override
  public Judge<MasterMove, MasterView> uncalibrated() {
    return deep(DeepJudge.Aim.LEDGER);
  }

  @Override
  public Judge<MasterMove, MasterView> ledgerJudge() {
    return new CalibratedJudge<>(uncalibrated(), this::situation, Calibrated.CURVES);
  }

  @Override
  public Judge<MasterMove, MasterView> adviser() {
    return new CalibratedJudge<>(deep(), this::situation, Calibrated.CURVES);
  }

  @Override
  public Situation situation(MasterView view) {
    int players = view.sides().size();
    int most = view.sides().stream().mapToInt(MasterView.Side::stars).max().orElse(0);
    int place = Math.floorMod(view.seat() - view.starter().orElse(view.seat()), players);
    return Situation.of(players, place, most / (double) view.goal(), view.round());
  }

  private DeepJudge deep(DeepJudge.Aim aim) {
    return new DeepJudge(LEARNED, options, aim);
  }

  @Override
  public boolean isMeasured(int players) {
    return options.equals(MasterOptions.MASTER);
  }

  @Override
  public Accuracy accuracy(int players) {
    boolean isUsual = options.equals(MasterOptions.MASTER);
    return switch (players) {
      case 1 -> isUsual ? ALONE : UNMEASURED_ALONE;
      case 2 -> isUsual ? FOR_TWO : UNMEASURED;
      default -> UNMEASURED;
    };
  }

  @Override
  public Reason explain(MasterView view, MasterMove move) {
    return Reasons.of(view, move, deep(DeepJudge.Aim.WINNING).turn(view), options);
  }

  @Override
  public Reason why(MasterView view, List<MasterMove> played, List<MasterMove> better) {
    TurnPlan turn = deep(DeepJudge.Aim.WINNING).turn(view);
    MasterReason did = Reasons.of(view, played.getFirst(), turn, options);
    MasterReason should = Reasons.of(view, better.getFirst(), turn, options);
    return did.saysNoLessThan(should)
        ? new MasterReason.HelpsLess(did)
        : new MasterReason.Instead(did, should);
  }

  /**
   * The lower strengths count turns, so that their mistakes are alike from the first turn to the
   * last.
   */
  @Override
  public Bot<MasterMove, MasterView> playing(Strength strength) {
    return switch (strength) {
      case EASY -> new JudgeBot<>(new QuickJudge(options, true), EASY);
      case NORMAL -> new JudgeBot<>(new QuickJudge(options, true), NORMAL);
      case HARD -> new JudgeBot<>(deep(DeepJudge.Aim.PACE), HARD);
      case EXPERT -> new JudgeBot<>(deep(), 0);
    };
  }
}
