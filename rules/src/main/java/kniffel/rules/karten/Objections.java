package kniffel.rules.karten;

import kniffel.rules.Refusal;
import kniffel.rules.StarterDraw;
import org.jspecify.annotations.Nullable;

/** What the rules have against a move or an outcome, if anything. */
final class Objections {

  private Objections() {}

  static @Nullable Refusal to(KartenState state, KartenMove move) {
    return switch (state.phase()) {
      case START, DEAL, DRAW, OVER -> new Refusal.NobodyDecides();
      case ANNOUNCE ->
          switch (move) {
            case KartenMove.Announce() -> null;
            case KartenMove.StaySilent() -> null;
            case KartenMove.SetAside(int value) -> announceOrNot(state);
            case KartenMove.TakeBack() -> announceOrNot(state);
            case KartenMove.Exchange(Cards discards, int draw) -> announceOrNot(state);
            case KartenMove.Score(Box box, Cards cards) -> announceOrNot(state);
          };
      case ACT ->
          switch (move) {
            case KartenMove.Announce() -> new KartenRefusal.NothingToAnnounce();
            case KartenMove.StaySilent() -> new KartenRefusal.NothingToAnnounce();
            case KartenMove.SetAside(int value) -> toSetAside(state.hand(), state.aside(), value);
            case KartenMove.TakeBack() ->
                state.aside().isEmpty() ? new KartenRefusal.NothingAside() : null;
            case KartenMove.Exchange(Cards discards, int draw) -> toExchange(state, discards, draw);
            case KartenMove.Score(Box box, Cards cards) -> toScore(state, box, cards);
          };
    };
  }

  private static Refusal announceOrNot(KartenState state) {
    return new KartenRefusal.AnnounceOrNot(state.sheet().firstFree());
  }

  private static @Nullable Refusal toSetAside(Cards hand, Cards aside, int value) {
    if (hand.count(value) == aside.count(value)) {
      return new KartenRefusal.NotInHand(Cards.of(value));
    }
    if (aside.size() == Karten.MOST_DISCARDS) {
      return new KartenRefusal.EnoughAside(Karten.MOST_DISCARDS);
    }
    return value < aside.highest() ? new KartenRefusal.LowestFirst(value, aside.highest()) : null;
  }

  private static @Nullable Refusal toExchange(KartenState state, Cards cards, int draw) {
    int discards = cards.size();
    if (discards > Karten.MOST_DISCARDS) {
      return new KartenRefusal.EnoughAside(Karten.MOST_DISCARDS);
    }
    // R61: as many as are discarded or one more, fixed before a card is seen.
    if (draw != discards && draw != discards + 1) {
      return new KartenRefusal.WrongDraw(discards, discards + 1, draw);
    }
    if (!cards.equals(state.aside())) {
      return cards.contains(state.aside())
          ? new KartenRefusal.SetAsideFirst(cards.beyond(state.aside()))
          : new KartenRefusal.TakeBackFirst(state.aside());
    }
    // R62: the limit is for the hand after drawing.
    int held = state.hand().size() - discards + draw;
    return held > Karten.HAND_LIMIT
        ? new KartenRefusal.HandTooLarge(held, Karten.HAND_LIMIT)
        : null;
  }

  private static @Nullable Refusal toScore(KartenState state, Box box, Cards cards) {
    // R60: exchange or score, not both.
    if (!state.aside().isEmpty()) {
      return new KartenRefusal.TakeBackFirst(state.aside());
    }
    if (!state.sheet().isFree(box)) {
      return new KartenRefusal.BoxFilled(box);
    }
    // R66: no box is struck, so only cards that are worth something there will do.
    if (box.points(cards) == 0) {
      return misfit(box, cards);
    }
    return state.hand().contains(cards)
        ? null
        : new KartenRefusal.NotInHand(cards.beyond(state.hand()));
  }

  private static Refusal misfit(Box box, Cards cards) {
    if (box.isUpper()) {
      return new KartenRefusal.OnlyThatNumber(box, box.number());
    }
    return cards.size() == box.most()
        ? new KartenRefusal.DoesNotFit(box, cards)
        : new KartenRefusal.WrongCount(box, box.most(), cards.size());
  }

  static @Nullable Refusal to(KartenState state, KartenOutcome outcome) {
    return switch (state.phase()) {
      case ACT, ANNOUNCE, OVER -> new Refusal.NothingToDraw();
      case START ->
          switch (outcome) {
            case KartenOutcome.Starts(int seat) -> StarterDraw.refusal(state.players(), seat);
            case KartenOutcome.Drawn(Cards cards) -> new Refusal.StarterIsDue();
          };
      case DEAL, DRAW ->
          switch (outcome) {
            case KartenOutcome.Starts(int seat) -> new KartenRefusal.CardsAreDue(state.due());
            case KartenOutcome.Drawn(Cards cards) -> {
              if (cards.size() != state.drawNext()) {
                yield new KartenRefusal.WrongNumberOfCards(state.drawNext(), cards.size());
              }
              yield state.pile().contains(cards) ? null : new KartenRefusal.NotInPile(cards);
            }
          };
    };
  }
}
