package kniffel.bots.kartenspiel;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import kniffel.bots.Accuracy;
import kniffel.bots.Bot;
import kniffel.bots.Company;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Strength;
import kniffel.bots.calibration.CalibratedJudge;
import kniffel.bots.calibration.Calibration;
import kniffel.bots.calibration.Situation;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Variant;

/** All that bots know about Kniffel – Das Kartenspiel. */
public final class KartenspielMind implements Mind<KartenspielMove, KartenspielView> {

  /** In winning, as measured (docs/BOTS.md) in the base game for two. */
  private static final Accuracy FOR_TWO = new Accuracy(0.01, 0.13, 0.088);

  /** In the others losses at first sight were not measured. */
  private static final Accuracy UNMEASURED = Accuracy.ofStart(0.01, Rating.Unit.WINNING);

  /** What was learned, read when it is first needed. */
  private static final class Learned {
    private static final Map<Variant, Weights.FeatureTables> TABLES = Weights.read();
  }

  /** Likewise. */
  private static final class Calibrated {
    private static final Calibration CURVES = Calibration.learned(KartenspielMind.class);
  }

  /** Mistakes of the lower strengths, in turns. */
  private static final double EASY_NOISE = 0.12;

  private static final double SIMPLE_EASY_NOISE = 0.25;

  private final PackedTableau tableau;
  private final boolean isPreset;

  public KartenspielMind(Kartenspiel game) {
    this.tableau = new PackedTableau(game);
    KartenspielOptions options = game.options();
    this.isPreset = options.equals(KartenspielOptions.of(options.variant()));
  }

  @Override
  public Judge<KartenspielMove, KartenspielView> quick() {
    return new TurnJudge(tableau, this::handmade, Correction.NONE, FirstSight::rating);
  }

  @Override
  public Judge<KartenspielMove, KartenspielView> deep() {
    return new TurnJudge(tableau, learned(), Correction.SAMPLED, FirstSight::rating);
  }

  /** Without playing games out: only the others' hidden cards are sampled. */
  @Override
  public Judge<KartenspielMove, KartenspielView> uncalibrated() {
    return new TurnJudge(tableau, cautious(), Correction.NONE, FirstSight::rating);
  }

  /**
   * Counts only the player's own turns: quicker, the same choice where nobody errs, and with noise
   * added the mistakes are alike from the first turn to the last.
   */
  private Judge<KartenspielMove, KartenspielView> pace(Supplier<TurnsNeeded> turnsNeeded) {
    return new TurnJudge(tableau, turnsNeeded, Correction.NONE, FirstSight::pace);
  }

  private TurnsNeeded handmade() {
    return new HandmadeTurns(tableau);
  }

  @Override
  public Judge<KartenspielMove, KartenspielView> ledgerJudge() {
    return new CalibratedJudge<>(uncalibrated(), this::situation, Calibrated.CURVES);
  }

  @Override
  public Judge<KartenspielMove, KartenspielView> adviser() {
    TurnJudge judge = new TurnJudge(tableau, cautious(), Correction.SAMPLED, FirstSight::rating);
    return new CalibratedJudge<>(judge, this::situation, Calibrated.CURVES);
  }

  @Override
  public Situation situation(KartenspielView view) {
    int players = view.players().size();
    Variant variant = tableau.variant();
    int most = view.players().stream().mapToInt(KartenspielView.PlayerArea::placed).max().orElse(0);
    int setUp = variant.setUpStones();
    return new Situation(
        Situation.table(variant.ordinal(), players),
        Math.floorMod(view.owner().orElseThrow() - view.starter().orElse(0), players),
        (most - setUp) / (double) (variant.stones(players) - setUp),
        view.phase() == Phase.SET_UP
            ? Situation.GameStage.SET_UP
            : view.round() <= 1 ? Situation.GameStage.OPENING : Situation.GameStage.LATER);
  }

  /**
   * Without the expert, which thinks for too long, and without those that often fail to finish a
   * game that is as good as won: with them no value would be reliable.
   */
  @Override
  public Company<KartenspielMove, KartenspielView> company(int players) {
    // Needing fewest turns wins most often: this chooses what the ledger does, but more quickly.
    return new Company<>(new JudgeBot<>(pace(cautious()), 0), 2, List.of(playing(Strength.NORMAL)));
  }

  private Supplier<TurnsNeeded> learned() {
    Weights.FeatureTables tables = Objects.requireNonNull(Learned.TABLES.get(tableau.variant()));
    return () -> tables.turnsNeeded(tableau);
  }

  /**
   * What people are told should be right even in positions that nobody who plays as well as we can
   * gets into.
   */
  private Supplier<TurnsNeeded> cautious() {
    return CautiousTurns.of(tableau, learned());
  }

  @Override
  public boolean isMeasured(int players) {
    return (players == 2 || players == 4) && isPreset;
  }

  @Override
  public Accuracy accuracy(int players) {
    if (!isPreset) {
      return UNMEASURED;
    }
    return switch (players) {
      case 2 ->
          switch (tableau.variant()) {
            case BASE -> FOR_TWO;
            case SIMPLE -> UNMEASURED.withCut(0.067);
            case HARD -> UNMEASURED.withCut(0.089);
          };
      case 4 -> tableau.isSimple() ? UNMEASURED.withCut(0.079) : UNMEASURED;
      default -> UNMEASURED;
    };
  }

  @Override
  public Reason explain(KartenspielView view, KartenspielMove move) {
    return Reasons.explain(view, move);
  }

  @Override
  public Reason why(
      KartenspielView view, List<KartenspielMove> played, List<KartenspielMove> better) {
    return Whys.of(view, played, better);
  }

  @Override
  public Bot<KartenspielMove, KartenspielView> playing(Strength strength) {
    return switch (strength) {
      case EASY ->
          new JudgeBot<>(pace(this::handmade), tableau.isSimple() ? SIMPLE_EASY_NOISE : EASY_NOISE);
      case NORMAL -> new JudgeBot<>(pace(this::handmade), 0);
      case HARD -> new JudgeBot<>(pace(learned()), 0);
      case EXPERT -> new JudgeBot<>(deep(), 0);
    };
  }
}
