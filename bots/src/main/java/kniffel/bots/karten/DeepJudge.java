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
 * Thinks the own exchanges through to the next box, and rates them by what was learned about the
 * rest of the game.
 *
 * <p>In points a move is worth the expected final score, each turn more or fewer than usual priced;
 * against others that becomes a chance to win.
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
   * @param lastRound the round after which the game is counted in any case
   * @param toWin whether it rates by the chance to win when there are others
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
    PackedView position = PackedView.of(view);
    Rivals race = new Rivals(view, position, full, lastRound);
    boolean winning = toWin && !race.isAlone();
    Rating.Unit unit = winning ? Rating.Unit.WINNING : Rating.Unit.POINTS;
    SheetValues worth = shortOfTime(position, race.turnsLeft()) ? hurried : full;
    // Back from the price of hurried turns to the usual one, so that all values can be compared.
    double hurry =
        worth == full ? 0 : (hurried.aim().price() - full.aim().price()) * race.turnsLeft();
    double spent = full.aim().price() * (USUAL_TURNS - position.turns());
    DoubleUnaryOperator change =
        winning ? points -> race.chance(points + hurry) : points -> points + hurry + spent;
    if (moves.contains(new KartenMove.Announce())) {
      double toCome = worth.start(position.free(), position.upper()) - worth.aim().price();
      double points = position.total() + (position.lastTurn() ? 0 : toCome);
      return Announcing.rate(moves, points, unit, change);
    }
    if (position.lastTurn()) {
      return StepRating.rate(position, moves, lastTurn(position), unit, winning ? change : p -> p);
    }
    TurnValues outlook = TurnValues.of(position, worth, allowance);
    return outlook.isUseful()
        ? StepRating.rate(
            position, moves, appraisal(position, race, winning, outlook, hurry), unit, change)
        : quick.rate(decision, randomness, allowance);
  }

  /**
   * Whether there are too few turns to fill the sheet: a price of turns bounds from above what so
   * many turns can bring, and the lower bound is the better one.
   */
  private boolean shortOfTime(PackedView position, double turns) {
    double unhurried = full.start(position.free(), position.upper()) + full.aim().price() * turns;
    return hurried.start(position.free(), position.upper()) + hurried.aim().price() * turns
        < unhurried;
  }

  /** Only what can be written now counts. */
  private static StepRating.Appraisal lastTurn(PackedView position) {
    return new StepRating.Appraisal() {
      @Override
      public double score(Play play) {
        return ended(position, play);
      }

      @Override
      public double exchange(int kept, int drawn) {
        return position.total();
      }
    };
  }

  private static StepRating.Appraisal appraisal(
      PackedView position, Rivals race, boolean winning, TurnValues outlook, double hurry) {
    return new StepRating.Appraisal() {
      @Override
      public double score(Play play) {
        boolean ends = position.free() == 1 << play.box();
        return winning && ends
            ? race.ending(ended(position, play)) - hurry
            : position.total() + outlook.score(play);
      }

      @Override
      public double exchange(int kept, int drawn) {
        return position.total() + outlook.exchange(kept, drawn);
      }
    };
  }

  /** The score if this play is the last. */
  private static double ended(PackedView position, Play play) {
    return position.total()
        + play.points()
        + Uppers.credit(position.upper(), position.upper() + play.upper())
        - Karten.penalty(Hands.ALL.size(position.hand()));
  }
}
