package kniffel.bots.kartenspiel;

import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import kniffel.bots.Accuracy;
import kniffel.bots.Bot;
import kniffel.bots.Judge;
import kniffel.bots.JudgeBot;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.bots.Reason;
import kniffel.bots.Strength;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Variant;

/** All that bots know about Kniffel – Das Kartenspiel. */
public final class KartenspielMind implements Mind<KartenspielMove, KartenspielView> {

  /** In winning, as measured (docs/BOTS.md). */
  private static final Accuracy ACCURACY = new Accuracy(0.33, 0.19);

  /** What was learned, read when it is first needed. */
  private static final class Learned {
    private static final Map<Variant, Weights.Tables> TABLES = Weights.read();
  }

  // Mistakes in the probability of winning: small, for a game has many decisions; the simple
  // variant has fewer.
  private static final double EASY_NOISE = 0.012;
  private static final double SIMPLE_EASY_NOISE = 0.03;
  private static final double SIMPLE_NORMAL_NOISE = 0.012;

  private final PackedTableau tableau;

  public KartenspielMind(Kartenspiel game) {
    this.tableau = new PackedTableau(game);
  }

  @Override
  public Judge<KartenspielMove, KartenspielView> quick() {
    return new TurnJudge(tableau, () -> new HandmadeTurns(tableau), CloserLook.NONE);
  }

  @Override
  public Judge<KartenspielMove, KartenspielView> deep() {
    return new TurnJudge(tableau, learned(), CloserLook.SAMPLED);
  }

  /** What was learned, without playing games out: only the others' hidden cards are sampled. */
  @Override
  public Judge<KartenspielMove, KartenspielView> ledgerJudge() {
    return new TurnJudge(tableau, learned(), CloserLook.NONE);
  }

  private Supplier<TurnsNeeded> learned() {
    Weights.Tables tables = Objects.requireNonNull(Learned.TABLES.get(tableau.variant()));
    return () -> tables.turnsNeeded(tableau);
  }

  @Override
  public Accuracy accuracy(int players) {
    return ACCURACY;
  }

  @Override
  public Reason explain(KartenspielView view, Rating<KartenspielMove> rating) {
    return Reasons.explain(view, rating.best().move());
  }

  @Override
  public Bot<KartenspielMove, KartenspielView> playing(Strength strength) {
    // In the simple variant what was learned is no better at first sight than the heuristic.
    boolean simple = tableau.variant() == Variant.SIMPLE;
    return switch (strength) {
      case EASY -> new JudgeBot<>(quick(), simple ? SIMPLE_EASY_NOISE : EASY_NOISE);
      case NORMAL -> new JudgeBot<>(quick(), simple ? SIMPLE_NORMAL_NOISE : 0);
      case HARD -> new JudgeBot<>(simple ? quick() : ledgerJudge(), 0);
      case EXPERT -> new JudgeBot<>(deep(), 0);
    };
  }
}
