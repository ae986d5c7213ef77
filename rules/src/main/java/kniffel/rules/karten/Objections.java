package kniffel.rules.karten;

import kniffel.rules.Refusal;
import kniffel.rules.karten.KartenState.Acting;
import kniffel.rules.karten.KartenState.Announcing;
import kniffel.rules.karten.KartenState.Dealing;
import kniffel.rules.karten.KartenState.Drawing;
import kniffel.rules.karten.KartenState.Lot;
import kniffel.rules.karten.KartenState.Over;
import org.jspecify.annotations.Nullable;

/** Why the rules refuse a move, if they do. */
final class Objections {

  private Objections() {}

  static @Nullable Refusal to(KartenState state, KartenMove move) {
    return switch (state) {
      case Lot _, Dealing _, Drawing _, Over _ -> new Refusal.NobodyDecides();
      case Announcing announcing -> to(announcing, move);
      case Acting acting -> to(acting, move);
    };
  }

  private static @Nullable Refusal to(Announcing state, KartenMove move) {
    return switch (move) {
      case KartenMove.Announce _, KartenMove.StaySilent _ -> null;
      case KartenMove.SetAside _,
          KartenMove.TakeBack _,
          KartenMove.Exchange _,
          KartenMove.Score _ ->
          announceOrNot(state);
    };
  }

  static Refusal announceOrNot(Announcing state) {
    return new KartenRefusal.AnnounceOrNot(state.turn().sheet().firstFree());
  }

  private static @Nullable Refusal to(Acting state, KartenMove move) {
    return switch (move) {
      case KartenMove.Announce _, KartenMove.StaySilent _ -> new KartenRefusal.NothingToAnnounce();
      case KartenMove.SetAside(int value) -> toSetAside(state.turn().hand(), state.aside(), value);
      case KartenMove.TakeBack _ -> toTakeBack(state);
      case KartenMove.Exchange(Cards discards, int draw) -> toExchange(state, discards, draw);
      case KartenMove.Score(Box box, Cards cards) -> toScore(state, box, cards);
    };
  }

  private static @Nullable Refusal toTakeBack(Acting state) {
    if (state.canTakeBack()) {
      return null;
    }
    return state.aside().isEmpty()
        ? new KartenRefusal.NothingAside()
        : new KartenRefusal.TakenBackEnough(Karten.MOST_TAKE_BACKS);
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

  private static @Nullable Refusal toExchange(Acting state, Cards cards, int draw) {
    int discards = cards.size();
    if (discards > Karten.MOST_DISCARDS) {
      return new KartenRefusal.EnoughAside(Karten.MOST_DISCARDS);
    }
    // R61: the number that is discarded or one more, fixed before a card is seen.
    if (draw != discards && draw != discards + 1) {
      return new KartenRefusal.WrongDraw(discards, discards + 1, draw);
    }
    if (!cards.equals(state.aside())) {
      return cards.contains(state.aside())
          ? new KartenRefusal.SetAsideFirst(cards.beyond(state.aside()))
          : new KartenRefusal.TakeBackFirst(state.aside());
    }
    // R62: the limit is for the hand after drawing.
    int held = state.turn().hand().size() - discards + draw;
    return held > Karten.HAND_LIMIT
        ? new KartenRefusal.HandTooLarge(held, Karten.HAND_LIMIT)
        : null;
  }

  private static @Nullable Refusal toScore(Acting state, Box box, Cards cards) {
    // R60: exchange or score, not both.
    if (!state.aside().isEmpty()) {
      return new KartenRefusal.TakeBackFirst(state.aside());
    }
    if (!state.turn().sheet().isFree(box)) {
      return new KartenRefusal.BoxFilled(box);
    }
    // R66: no box is struck, so only cards that are worth something there will do.
    if (box.points(cards) == 0) {
      return misfit(box, cards);
    }
    return state.turn().hand().contains(cards)
        ? null
        : new KartenRefusal.NotInHand(cards.beyond(state.turn().hand()));
  }

  private static Refusal misfit(Box box, Cards cards) {
    if (box.isUpper()) {
      return new KartenRefusal.OnlyThatNumber(box, box.number());
    }
    return cards.size() == box.most()
        ? new KartenRefusal.DoesNotFit(box, cards)
        : new KartenRefusal.WrongCount(box, box.most(), cards.size());
  }
}
