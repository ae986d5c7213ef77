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
      return did.isPresent()
          ? new KartenspielReason.PlayedLess(did.get(), should.get())
          : left(view, should.get());
    }
    if (did.isPresent()
        && should.isEmpty()
        && Reasons.towards(view, view.hand())
            instanceof KartenspielReason.WorksTowards(Row row, int held, int size)
        && held < size) {
      return new KartenspielReason.PlayedEarly(did.get(), row, size - held);
    }
    return step(view, played.getFirst(), better.getFirst());
  }

  private static KartenspielReason left(KartenspielView view, Combination ready) {
    return Reasons.towards(view, view.hand().minus(ready.fitting(view.hand())))
                instanceof KartenspielReason.WorksTowards(Row row, int held, int size)
            && held > 1
            && held < size
        ? new KartenspielReason.LeftReady(row, size - held, ready)
        : new KartenspielReason.WasReady(ready);
  }

  /** What two single steps differ in. */
  private static KartenspielReason step(
      KartenspielView view, KartenspielMove played, KartenspielMove better) {
    KartenspielView.Area own = view.players().get(view.owner().orElseThrow());
    return switch (better) {
      case KartenspielMove.Take(Card card)
          when played instanceof KartenspielMove.Take(Card other) ->
          Reasons.towards(view, view.hand().plus(card))
                  instanceof KartenspielReason.WorksTowards(Row row, int held, int size)
              ? new KartenspielReason.TookWrong(other, card, row, held, size)
              : overlooked(view, better);
      case KartenspielMove.Discard(Card card)
          when played instanceof KartenspielMove.Discard(Card other) ->
          gaveUp(view, view.hand().minus(card), other, better);
      case KartenspielMove.Trade(Card card)
          when played instanceof KartenspielMove.Trade(Card other) ->
          gaveUp(view, view.hand().minus(card), other, better);
      case KartenspielMove.Draw() when played instanceof KartenspielMove.Trade ->
          new KartenspielReason.TradedInstead(own.active(), view.hand().size());
      case KartenspielMove.Trade _ when played instanceof KartenspielMove.Draw ->
          new KartenspielReason.DrewInstead(own.active(), own.reserve());
      case KartenspielMove.SetUp(Row row) when played instanceof KartenspielMove.SetUp(Row other) ->
          new KartenspielReason.StartedWith(other, row);
      default -> overlooked(view, better);
    };
  }

  private static KartenspielReason gaveUp(
      KartenspielView view, Cards kept, Card gone, KartenspielMove better) {
    return Reasons.towards(view, kept)
            instanceof KartenspielReason.WorksTowards(Row row, int held, int size)
        ? new KartenspielReason.GaveUp(gone, row, held, size)
        : overlooked(view, better);
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
