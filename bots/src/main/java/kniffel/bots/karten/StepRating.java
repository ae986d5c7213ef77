package kniffel.bots.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import kniffel.bots.Rating;
import kniffel.rules.karten.Cards;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenMove;

/**
 * Rates the small steps of a turn by the best whole turn each of them can lead to: a card is as
 * good set aside as the best exchange it belongs to.
 */
final class StepRating {

  /** Gives the value of whole turns, in points. */
  interface TurnValuer {

    /** Filling a box with these cards. */
    double score(Play play);

    /** Keeping these cards and drawing some. */
    double exchange(int kept, int drawn);
  }

  /** Taking cards back must not look as good as going on, or a bot might do so again and again. */
  private static final double DITHERING = 2;

  private static final Hands HANDS = Hands.ALL;

  private final TurnValuer appraisal;
  private final int handSize;

  private StepRating(TurnValuer appraisal, int handSize) {
    this.appraisal = appraisal;
    this.handSize = handSize;
  }

  /** Rates every move; the values are changed from points to a unit at the end. */
  static Rating<KartenMove> rate(
      PackedView packed,
      List<KartenMove> moves,
      TurnValuer appraisal,
      Rating.Unit unit,
      DoubleUnaryOperator change) {
    StepRating turn = new StepRating(appraisal, HANDS.size(packed.hand()));
    List<Rating.Rated<KartenMove>> rated = new ArrayList<>(moves.size());
    for (KartenMove move : moves) {
      double value = change.applyAsDouble(turn.value(packed, move));
      rated.add(new Rating.Rated<>(move, value, 0));
    }
    return new Rating<>(unit, rated);
  }

  private double value(PackedView packed, KartenMove move) {
    int kept = without(packed.hand(), HANDS.cards(packed.aside()));
    int aside = HANDS.size(packed.aside());
    return switch (move) {
      case KartenMove.Score(var box, Cards cards) ->
          appraisal.score(Play.of(box.ordinal(), HANDS.number(cards)));
      case KartenMove.SetAside(int value) -> best(HANDS.less(kept, value), value, aside + 1);
      case KartenMove.Exchange(Cards discards, int draw) -> appraisal.exchange(kept, draw);
      case KartenMove.TakeBack() -> anew(packed) - DITHERING;
      case KartenMove.Announce() -> 0;
      case KartenMove.StaySilent() -> 0;
    };
  }

  /** The best exchange that discards these cards and perhaps more that are not lower. */
  private double best(int kept, int lowest, int discarded) {
    double best = appraisal.exchange(kept, discarded);
    if (handSize < Karten.HAND_LIMIT) {
      best = Math.max(best, appraisal.exchange(kept, discarded + 1));
    }
    if (discarded < Karten.MOST_DISCARDS) {
      for (int value = lowest; value <= Cards.VALUES; value++) {
        int less = HANDS.less(kept, value);
        if (less != Hands.NONE) {
          best = Math.max(best, best(less, value, discarded + 1));
        }
      }
    }
    return best;
  }

  /** The best turn with nothing set aside. */
  private double anew(PackedView packed) {
    double best = best(packed.hand(), 1, 0);
    for (Play play : Play.ALL) {
      if ((packed.free() >> play.box() & 1) != 0 && holds(packed.hand(), play)) {
        best = Math.max(best, appraisal.score(play));
      }
    }
    return best;
  }

  /** Whether a hand has the cards of a play. */
  static boolean holds(int hand, Play play) {
    return HANDS.cards(hand).contains(HANDS.cards(play.set()));
  }

  /** The number of a hand without some of its cards. */
  static int without(int hand, Cards cards) {
    int rest = hand;
    for (int value = 1; value <= Cards.VALUES; value++) {
      for (int i = cards.count(value); i > 0; i--) {
        rest = HANDS.less(rest, value);
      }
    }
    return rest;
  }
}
