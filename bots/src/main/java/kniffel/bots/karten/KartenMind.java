package kniffel.bots.karten;

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
import kniffel.bots.calibration.CalibratedJudge;
import kniffel.bots.calibration.Calibration;
import kniffel.bots.calibration.Situation;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;
import kniffel.rules.karten.KartenOptions;
import kniffel.rules.karten.KartenView;
import kniffel.rules.karten.Sheet;

/** All that bots know about Karten Kniffel. */
public final class KartenMind implements Mind<KartenMove, KartenView> {

  /** The start as measured (docs/BOTS.md); losses are told only after a closer look. */
  private static final Accuracy ACCURACY = Accuracy.ofStart(0.01, Rating.Unit.WINNING);

  /** Read when it is first needed. */
  private static final class Calibrated {
    private static final Calibration CURVES = Calibration.learned(KartenMind.class);
  }

  private final Judge<KartenMove, KartenView> quick = new QuickJudge();
  private final Judge<KartenMove, KartenView> deep;
  private final Judge<KartenMove, KartenView> points;
  private final boolean isStandard;

  public KartenMind(Karten game) {
    int lastRound = game.options().lastRound();
    deep = new DeepJudge(lastRound, true, quick);
    points = new DeepJudge(lastRound, false, quick);
    isStandard = game.options().equals(KartenOptions.STANDARD);
  }

  @Override
  public Judge<KartenMove, KartenView> quick() {
    return quick;
  }

  @Override
  public Judge<KartenMove, KartenView> deep() {
    return deep;
  }

  @Override
  public Judge<KartenMove, KartenView> uncalibrated() {
    return deep;
  }

  @Override
  public Judge<KartenMove, KartenView> ledgerJudge() {
    return new CalibratedJudge<>(deep, this::situation, Calibrated.CURVES);
  }

  @Override
  public Judge<KartenMove, KartenView> adviser() {
    return ledgerJudge();
  }

  @Override
  public Situation situation(KartenView view) {
    int players = view.players().size();
    int fewest = view.players().stream().mapToInt(each -> each.free().size()).min().orElse(0);
    int seat = view.own().map(KartenView.Own::seat).orElse(view.starter());
    return Situation.of(
        players,
        Math.floorMod(seat - view.starter(), players),
        1 - fewest / (double) Box.ALL.size(),
        view.round());
  }

  /** The stronger ones think longer, so there are fewer of them. */
  @Override
  public Company<KartenMove, KartenView> company(int players) {
    if (players == 1) {
      return Company.of(new JudgeBot<>(deep, 0));
    }
    Bot<KartenMove, KartenView> easy = playing(Strength.EASY);
    Bot<KartenMove, KartenView> normal = playing(Strength.NORMAL);
    return new Company<>(
        playing(Strength.EXPERT),
        1,
        List.of(easy, easy, easy, easy, normal, normal, normal, normal, playing(Strength.HARD)));
  }

  @Override
  public Bot<KartenMove, KartenView> playing(Strength strength) {
    Bot<KartenMove, KartenView> bot =
        switch (strength) {
          case EASY -> new JudgeBot<>(quick, 4);
          case NORMAL -> new JudgeBot<>(quick, 1);
          case HARD -> new JudgeBot<>(points, 1.5);
          case EXPERT -> new JudgeBot<>(deep, 0);
        };
    // However well it plays otherwise, a bot announces: nobody enjoys watching it forget.
    return (decision, randomness, allowance) ->
        decision.moves().getFirst() instanceof KartenMove.Announce announce
            ? announce
            : bot.choose(decision, randomness, allowance);
  }

  @Override
  public boolean isMeasured(int players) {
    return (players == 2 || players == Karten.MAX_PLAYERS) && isStandard;
  }

  @Override
  public Accuracy accuracy(int players) {
    return ACCURACY;
  }

  /**
   * Alone, a value prices in the turns and the final score does not: such books would never add up.
   */
  @Override
  public boolean knowsResults(int players) {
    return players > 1;
  }

  @Override
  public KartenReason explain(KartenView view, KartenMove move) {
    PackedView packed = PackedView.of(view);
    return switch (move) {
      case KartenMove.Score(Box box, Cards cards) -> scores(packed, box, cards);
      case KartenMove.Exchange(Cards discards, int draw) ->
          exchanges(packed, StepRating.without(packed.hand(), discards), draw);
      case KartenMove.SetAside(int value) -> new KartenReason.GivesAway(value);
      case KartenMove.TakeBack() -> new KartenReason.ThinksAgain();
      case KartenMove.Announce() -> new KartenReason.SavesPoints(Sheet.MISSED);
      case KartenMove.StaySilent() -> new KartenReason.SavesPoints(0);
    };
  }

  @Override
  public Reason why(KartenView view, List<KartenMove> played, List<KartenMove> better) {
    int at = Whys.parting(played, better);
    KartenReason otherwise = explain(view, better.get(at));
    return new Whys(PackedView.of(view)).of(played.get(at), better.get(at), otherwise);
  }

  private static KartenReason scores(PackedView packed, Box box, Cards cards) {
    int points = box.points(cards);
    int penalty = Karten.penalty(Hands.ALL.size(packed.hand()));
    int upper = box.isUpper() ? points : 0;
    if (packed.lastTurn()) {
      return new KartenReason.LastChance(box, points);
    }
    if (packed.upper() < Sheet.BONUS_FROM && packed.upper() + upper >= Sheet.BONUS_FROM) {
      return new KartenReason.SecuresBonus(box, Sheet.BONUS);
    }
    return penalty > 0
        ? new KartenReason.PaysForCards(box, points, penalty)
        : new KartenReason.TakesPoints(box, points);
  }

  private static KartenReason exchanges(PackedView packed, int kept, int drawn) {
    int size = Hands.ALL.size(kept) + drawn;
    if (kept == 0) {
      return new KartenReason.StartsAfresh(drawn);
    }
    return drawn > 0 && kept == packed.hand()
        ? new KartenReason.TakesOneMore(size)
        : new KartenReason.GoesFor(
            QuickJudge.aim(packed.free(), kept, drawn), Hands.ALL.cards(kept));
  }
}
