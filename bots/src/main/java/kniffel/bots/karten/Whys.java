package kniffel.bots.karten;

import java.util.List;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.KartenMove;

/** Says what was wrong with a turn of Karten Kniffel, given a better one. */
final class Whys {

  private final PackedView packed;

  Whys(PackedView packed) {
    this.packed = packed;
  }

  /**
   * The difference between two turns.
   *
   * @param otherwise what speaks for the better one, where nothing else can be said
   */
  KartenReason of(List<KartenMove> played, List<KartenMove> better, KartenReason otherwise) {
    return switch (played.getLast()) {
      case KartenMove.Exchange did ->
          switch (better.getLast()) {
            case KartenMove.Score(Box box, Cards cards) ->
                new KartenReason.LeftReady(aim(did), box, box.points(cards));
            case KartenMove.Exchange should -> exchanged(did, should, otherwise);
            default -> new KartenReason.Overlooked(otherwise);
          };
      case KartenMove.Score(Box box, Cards cards) ->
          switch (better.getLast()) {
            case KartenMove.Exchange should ->
                new KartenReason.ScoredEarly(box, box.points(cards), aim(should));
            case KartenMove.Score(Box other, Cards others) ->
                box == other
                    ? new KartenReason.WrongCards(box, cards, others)
                    : new KartenReason.WrongBox(
                        box, box.points(cards), other, other.points(others));
            default -> new KartenReason.Overlooked(otherwise);
          };
      default -> new KartenReason.Overlooked(otherwise);
    };
  }

  private KartenReason exchanged(
      KartenMove.Exchange did, KartenMove.Exchange should, KartenReason otherwise) {
    Cards gone = beyond(did.discards(), should.discards());
    Cards idle = beyond(should.discards(), did.discards());
    if (!gone.isEmpty()) {
      return new KartenReason.GaveAway(gone, aim(should));
    }
    if (!idle.isEmpty()) {
      return new KartenReason.KeptIdle(idle, aim(should));
    }
    return did.draw() == should.draw()
        ? new KartenReason.Overlooked(otherwise)
        : new KartenReason.DrewWrong(did.draw(), should.draw());
  }

  /** What an exchange is for. */
  private Box aim(KartenMove.Exchange exchange) {
    int kept = StepRating.without(packed.hand(), exchange.discards());
    return QuickJudge.aim(packed.free(), kept, exchange.draw());
  }

  /** Those cards that go beyond what the others have. */
  private static Cards beyond(Cards cards, Cards others) {
    Cards beyond = Cards.NONE;
    for (int value = 1; value <= Cards.VALUES; value++) {
      for (int i = others.count(value); i < cards.count(value); i++) {
        beyond = beyond.plus(value);
      }
    }
    return beyond;
  }
}
