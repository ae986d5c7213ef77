package kniffel.bots.karten;

import java.util.List;
import java.util.function.DoubleUnaryOperator;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.rules.Randomness;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenView;

/**
 * Thinks its own exchanges through to the next box, and rates them by what was learned about the
 * rest of the game.
 *
 * <p>In points a move is worth the expected final score, with a price for each turn more or fewer
 * than usual; against others that becomes a probability of winning.
 */
final class DeepJudge implements Judge<KartenMove, KartenView> {

  /** How many turns a lone player usually takes. */
  private static final double USUAL_TURNS = 26;

  private final SheetValues full = SheetValues.learned(SheetValues.Aim.FULL);
  private final SheetValues hurried = SheetValues.learned(SheetValues.Aim.HURRIED);
  private final int lastRound;
  private final boolean toWin;
  private final Judge<KartenMove, KartenView> quick;

  /**
   * A judge.
   *
   * @param lastRound the round after which the game ends in any case
   * @param toWin whether it rates by the probability of winning when there are others
   * @param quick answers when there is no time
   */
  DeepJudge(int lastRound, boolean toWin, Judge<KartenMove, KartenView> quick) {
    this.lastRound = lastRound;
    this.toWin = toWin;
    this.quick = quick;
  }

  @Override
  public Rating<KartenMove> rate(
      Decision<KartenMove, KartenView> decision, Randomness randomness, Allowance allowance) {
    KartenView view = decision.view();
    List<KartenMove> moves = decision.moves();
    PackedView packed = PackedView.of(view);
    Rivals rivals = new Rivals(view, packed, full, lastRound);
    boolean winning = toWin && !rivals.isAlone();
    Rating.Unit unit = winning ? Rating.Unit.WINNING : Rating.Unit.POINTS;
    SheetValues sheetValues = shortOfTime(packed, rivals.turnsLeft()) ? hurried : full;
    // Back from the price of hurried turns to the usual one, so that all values can be compared.
    double hurry =
        sheetValues == full ? 0 : (hurried.aim().price() - full.aim().price()) * rivals.turnsLeft();
    double spent = full.aim().price() * (USUAL_TURNS - packed.turns());
    DoubleUnaryOperator change =
        winning ? points -> rivals.winning(points + hurry) : points -> points + hurry + spent;
    if (moves.contains(new KartenMove.Announce())) {
      double toCome = sheetValues.start(packed.free(), packed.upper()) - sheetValues.aim().price();
      double points = packed.total() + (packed.lastTurn() ? 0 : toCome);
      return Announcing.rate(moves, points, unit, change);
    }
    if (packed.lastTurn()) {
      return StepRating.rate(packed, moves, lastTurn(packed), unit, winning ? change : p -> p);
    }
    TurnValues turnValues = TurnValues.of(packed, sheetValues, allowance);
    return turnValues.isUseful()
        ? StepRating.rate(
            packed, moves, appraisal(packed, rivals, winning, turnValues, hurry), unit, change)
        : inHaste(
            quick.rate(decision, randomness, allowance),
            packed.total() + sheetValues.start(packed.free(), packed.upper()),
            unit,
            change);
  }

  /** What the quick judge says, in our unit: its best move is worth what a turn usually is. */
  private static Rating<KartenMove> inHaste(
      Rating<KartenMove> rating, double usual, Rating.Unit unit, DoubleUnaryOperator change) {
    double best = rating.best().value();
    return new Rating<>(
        unit,
        rating.moves().stream()
            .map(
                rated ->
                    new Rating.Rated<>(
                        rated.move(), change.applyAsDouble(usual + rated.value() - best), 0))
            .toList());
  }

  /**
   * Whether there are too few turns to fill the sheet: each price of a turn gives an upper bound on
   * what the remaining turns can bring, and the lower of the two bounds is the better one.
   */
  private boolean shortOfTime(PackedView packed, double turns) {
    double unhurried = full.start(packed.free(), packed.upper()) + full.aim().price() * turns;
    return hurried.start(packed.free(), packed.upper()) + hurried.aim().price() * turns < unhurried;
  }

  /** Only what can be written now counts. */
  private static StepRating.TurnValuer lastTurn(PackedView packed) {
    return new StepRating.TurnValuer() {
      @Override
      public double score(Play play) {
        return ended(packed, play);
      }

      @Override
      public double exchange(int kept, int drawn) {
        return packed.total();
      }
    };
  }

  private static StepRating.TurnValuer appraisal(
      PackedView packed, Rivals rivals, boolean winning, TurnValues turnValues, double hurry) {
    return new StepRating.TurnValuer() {
      @Override
      public double score(Play play) {
        boolean ends = packed.free() == 1 << play.box();
        return winning && ends
            ? rivals.ending(ended(packed, play)) - hurry
            : packed.total() + turnValues.score(play);
      }

      @Override
      public double exchange(int kept, int drawn) {
        return packed.total() + turnValues.exchange(kept, drawn);
      }
    };
  }

  /** The score if this play is the last. */
  static double ended(PackedView packed, Play play) {
    return packed.total()
        + play.points()
        + Uppers.credit(packed.upper(), packed.upper() + play.upper())
        - Karten.penalty(Hands.ALL.size(packed.hand()));
  }
}
