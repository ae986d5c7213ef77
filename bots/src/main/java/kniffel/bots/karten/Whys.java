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

  /** Where two turns part, or the last that both have. */
  static int parting(List<KartenMove> played, List<KartenMove> better) {
    int last = Math.min(played.size(), better.size()) - 1;
    int at = 0;
    while (at < last && played.get(at).equals(better.get(at))) {
      at++;
    }
    return at;
  }

  /**
   * The difference between two moves.
   *
   * @param otherwise what speaks for the better one, where nothing else can be said
   */
  KartenReason of(KartenMove played, KartenMove better, KartenReason otherwise) {
    if (played.equals(better)) {
      return new KartenReason.Overlooked(otherwise);
    }
    return switch (played) {
      case KartenMove.Exchange did ->
          switch (better) {
            // Nobody collects for a box that is ready.
            case KartenMove.Score(Box box, Cards cards) ->
                aim(did) == box
                    ? new KartenReason.Overlooked(otherwise)
                    : new KartenReason.LeftReady(aim(did), box, box.points(cards));
            case KartenMove.Exchange should -> exchanged(did, should, otherwise);
            default -> new KartenReason.Overlooked(otherwise);
          };
      case KartenMove.Score(Box box, Cards cards) ->
          switch (better) {
            case KartenMove.Exchange should ->
                aim(should) == box
                    ? new KartenReason.Overlooked(otherwise)
                    : new KartenReason.ScoredEarly(box, box.points(cards), aim(should));
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
    if (gone.isEmpty() && idle.isEmpty()) {
      return new KartenReason.DrewWrong(did.draw(), should.draw());
    }
    Cards kept = Hands.ALL.cards(StepRating.without(packed.hand(), should.discards()));
    Cards missed = beyond(gone, useless(gone, beyond(kept, gone), aim(should)));
    if (!missed.isEmpty()) {
      return new KartenReason.GaveAway(missed, aim(should));
    }
    Cards useless = useless(idle, kept, aim(should));
    return useless.isEmpty()
        ? new KartenReason.Overlooked(otherwise)
        : new KartenReason.KeptIdle(useless, aim(should));
  }

  /** Those cards that bring others no nearer to a box, number by number. */
  private static Cards useless(Cards cards, Cards others, Box aim) {
    Cards useless = Cards.NONE;
    for (int value = 1; value <= Cards.VALUES; value++) {
      Cards with = others;
      Cards sum = useless;
      for (int i = 0; i < cards.count(value); i++) {
        with = with.plus(value);
        sum = sum.plus(value);
      }
      useless = QuickJudge.lacking(aim, with) == QuickJudge.lacking(aim, others) ? sum : useless;
    }
    return useless;
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
