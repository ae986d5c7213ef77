package kniffel.bots.kartenspiel;

import java.util.List;
import java.util.Optional;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Row;

/** Says what was wrong with a turn of Das Kartenspiel, given a better one. */
final class Whys {

  private Whys() {}

  static KartenspielReason of(
      KartenspielView view, List<KartenspielMove> played, List<KartenspielMove> better) {
    Optional<Combination> did = combination(played);
    Optional<Combination> should = combination(better);
    if (should.isPresent() && !did.equals(should)) {
      if (did.isPresent()) {
        return new KartenspielReason.PlayedLess(did.get(), should.get());
      }
      if (should.get().held(view.hand()) == should.get().size()) {
        return left(view, should.get());
      }
    }
    if (did.isPresent()
        && should.isEmpty()
        && Reasons.nearer(view, view.hand(), view.hand().minus(did.get().fitting(view.hand())))
            instanceof KartenspielReason.WorksTowards(Row row, int held, int size)
        && held < size) {
      return new KartenspielReason.PlayedEarly(did.get(), row, size - held);
    }
    return step(view, played, better);
  }

  private static KartenspielReason left(KartenspielView view, Combination ready) {
    return Reasons.shortOf(view, view.hand())
                instanceof KartenspielReason.WorksTowards(Row row, int held, int size)
            && held > 1
        ? new KartenspielReason.LeftReady(row, size - held, ready)
        : new KartenspielReason.WasReady(ready);
  }

  /** What two turns differ in from their first step on. */
  private static KartenspielReason step(
      KartenspielView view, List<KartenspielMove> played, List<KartenspielMove> better) {
    KartenspielView.PlayerArea own = view.players().get(view.owner().orElseThrow());
    KartenspielMove did = played.getFirst();
    return switch (better.getFirst()) {
      case KartenspielMove.Take _ when did instanceof KartenspielMove.Take ->
          took(view, taken(played), taken(better))
              .or(() -> doesLess(taken(played), taken(better)))
              .orElseGet(() -> overlooked(view, better.getFirst()));
      case KartenspielMove.Discard _ when did instanceof KartenspielMove.Discard ->
          gaveUp(view, gone(played), gone(better))
              .or(() -> doesLess(gone(better), gone(played)))
              .orElseGet(() -> overlooked(view, better.getFirst()));
      case KartenspielMove.Trade _ when did instanceof KartenspielMove.Trade ->
          gaveUp(view, gone(played), gone(better))
              .or(() -> doesLess(gone(better), gone(played)))
              .orElseGet(() -> overlooked(view, better.getFirst()));
      case KartenspielMove.Draw() when did instanceof KartenspielMove.Trade ->
          new KartenspielReason.TradedInstead(own.active(), view.hand().size());
      case KartenspielMove.Trade _ when did instanceof KartenspielMove.Draw ->
          new KartenspielReason.DrewInstead(own.active(), own.reserve());
      case KartenspielMove.SetUp(Row row) when did instanceof KartenspielMove.SetUp(Row other) ->
          new KartenspielReason.StartedWith(other, row);
      default -> overlooked(view, better.getFirst());
    };
  }

  /** A card that does less for a row than another that could have been taken instead. */
  private static Optional<KartenspielReason> took(KartenspielView view, Cards did, Cards should) {
    Cards hand = view.hand().plus(did);
    for (Card card : did.minus(should).list()) {
      for (Card other : should.minus(did).list()) {
        if (Reasons.nearer(view, hand.minus(card).plus(other), hand)
            instanceof KartenspielReason.WorksTowards(Row row, int held, int size)) {
          return Optional.of(new KartenspielReason.TookWrong(card, other, row, held, size));
        }
      }
    }
    return Optional.empty();
  }

  /** A card that does more for a row than another that could have gone instead. */
  private static Optional<KartenspielReason> gaveUp(KartenspielView view, Cards did, Cards should) {
    Cards hand = view.hand().minus(did);
    for (Card card : did.minus(should).list()) {
      for (Card other : should.minus(did).list()) {
        if (Reasons.nearer(view, hand.plus(card).minus(other), hand)
            instanceof KartenspielReason.WorksTowards(Row row, int held, int size)) {
          return Optional.of(new KartenspielReason.GaveUp(card, row, held, size));
        }
      }
    }
    return Optional.empty();
  }

  /** Of two cards that bring the hand equally near to its rows, one was had and one was not. */
  private static Optional<KartenspielReason> doesLess(Cards had, Cards better) {
    List<Card> less = had.minus(better).list();
    List<Card> more = better.minus(had).list();
    return less.isEmpty() || more.isEmpty()
        ? Optional.empty()
        : Optional.of(new KartenspielReason.DoesLess(less.getFirst(), more.getFirst()));
  }

  private static Cards taken(List<KartenspielMove> moves) {
    Cards taken = Cards.NONE;
    for (KartenspielMove move : moves) {
      taken = move instanceof KartenspielMove.Take(Card card) ? taken.plus(card) : taken;
    }
    return taken;
  }

  /** What is traded or discarded. */
  private static Cards gone(List<KartenspielMove> moves) {
    Cards gone = Cards.NONE;
    for (KartenspielMove move : moves) {
      gone =
          switch (move) {
            case KartenspielMove.Trade(Card card) -> gone.plus(card);
            case KartenspielMove.Discard(Card card) -> gone.plus(card);
            default -> gone;
          };
    }
    return gone;
  }

  private static KartenspielReason overlooked(KartenspielView view, KartenspielMove better) {
    return new KartenspielReason.Overlooked(Reasons.explain(view, better));
  }

  /** The first combination that is played among these moves. */
  private static Optional<Combination> combination(List<KartenspielMove> moves) {
    for (KartenspielMove move : moves) {
      if (move instanceof KartenspielMove.Play(Combination combination)) {
        return Optional.of(combination);
      }
    }
    return Optional.empty();
  }
}
