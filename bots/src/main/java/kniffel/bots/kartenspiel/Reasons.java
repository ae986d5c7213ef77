package kniffel.bots.kartenspiel;

import java.util.function.Predicate;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Row;

/** Finds a reason for a move that can be seen in the view. */
final class Reasons {

  private Reasons() {}

  static KartenspielReason explain(KartenspielView view, KartenspielMove move) {
    KartenspielView.PlayerArea own = view.players().get(view.owner().orElseThrow());
    return switch (move) {
      case KartenspielMove.SetUp(Row row) -> new KartenspielReason.RaisesRow(row, 1);
      case KartenspielMove.Draw() -> new KartenspielReason.NeedsCards(view.hand().size());
      case KartenspielMove.Take(Card card) ->
          nearer(view, view.hand().plus(card), view.hand())
                  instanceof KartenspielReason.WorksTowards reason
              ? reason
              : new KartenspielReason.NeedsCards(view.hand().size());
      case KartenspielMove.Play(Combination combination) -> plays(own, combination);
      case KartenspielMove.Spend(Card card) -> plays(own, view.combination().orElseThrow());
      case KartenspielMove.Place(Row row, int stones, int fromReserve) -> {
        if (stones == own.active() + own.reserve()) {
          yield new KartenspielReason.PlacesTheLast(view.combination().orElseThrow());
        }
        yield fromReserve > 0
            ? new KartenspielReason.SavesActive(fromReserve)
            : raises(row, stones);
      }
      case KartenspielMove.Trade trade ->
          new KartenspielReason.NeedsStones(own.active(), own.reserve());
      case KartenspielMove.Discard(Card card) -> stillNear(view, view.hand().minus(card));
      case KartenspielMove.EndTurn() -> new KartenspielReason.KeepsCards(view.hand().size());
    };
  }

  private static KartenspielReason plays(KartenspielView.PlayerArea own, Combination combination) {
    return switch (combination) {
      case Combination.FullHouse full -> plays(own, combination, Row.FULL_HOUSE);
      case Combination.Flush flush -> plays(own, combination, Row.FLUSH);
      case Combination.Triple triple -> plays(own, combination, Row.TRIPLE);
      case Combination.Straight straight -> plays(own, combination, Row.STRAIGHT);
      case Combination.TwoPairs pairs -> plays(own, combination, Row.TWO_PAIRS);
      case Combination.Quadruple four -> plays(own, combination, Row.TWO_PAIRS);
      // Which row it goes to is said later.
      case Combination.Kniffel kniffel -> new KartenspielReason.FitsAnyRow(kniffel);
    };
  }

  private static KartenspielReason plays(
      KartenspielView.PlayerArea own, Combination combination, Row row) {
    int left = own.active() + own.reserve();
    int stones = own.tracks().get(row.ordinal()).needed().orElse(0);
    if (stones == left) {
      return new KartenspielReason.PlacesTheLast(combination);
    }
    return raises(row, stones);
  }

  private static KartenspielReason raises(Row row, int stones) {
    return row == Row.TWO_PAIRS
        ? new KartenspielReason.FillsColumns(stones)
        : new KartenspielReason.RaisesRow(row, stones);
  }

  /**
   * The row that cards are nearest to, among those for which they hold as much as the hand does.
   */
  private static KartenspielReason stillNear(KartenspielView view, Cards cards) {
    PackedHand kept = packed(cards);
    PackedHand hand = packed(view.hand());
    return towards(view, kept, row -> held(kept, row) == held(hand, row));
  }

  /** The same among those for which they hold more than others do. */
  static KartenspielReason nearer(KartenspielView view, Cards cards, Cards others) {
    PackedHand hand = packed(cards);
    PackedHand less = packed(others);
    return towards(view, hand, row -> held(hand, row) > held(less, row));
  }

  /** The same among the rows whose combination is not in hand. */
  static KartenspielReason shortOf(KartenspielView view, Cards cards) {
    PackedHand hand = packed(cards);
    return towards(view, hand, row -> held(hand, row) < size(row));
  }

  private static PackedHand packed(Cards cards) {
    PackedHand hand = new PackedHand();
    hand.set(cards);
    return hand;
  }

  /** The row whose combination a hand is nearest to, among those that are not full and count. */
  private static KartenspielReason towards(
      KartenspielView view, PackedHand hand, Predicate<Row> counts) {
    KartenspielView.PlayerArea own = view.players().get(view.owner().orElseThrow());
    Row nearest = Row.TWO_PAIRS;
    double best = -1;
    for (Row row : Row.ALL) {
      boolean open = own.tracks().get(row.ordinal()).needed().isPresent();
      double share = (double) held(hand, row) / size(row);
      if (open && share > best && counts.test(row)) {
        best = share;
        nearest = row;
      }
    }
    return best < 0
        ? new KartenspielReason.KeepsCards(hand.size())
        : new KartenspielReason.WorksTowards(nearest, held(hand, nearest), size(nearest));
  }

  private static int size(Row row) {
    return switch (row) {
      case TRIPLE -> 3;
      case TWO_PAIRS -> 4;
      case FULL_HOUSE, FLUSH, STRAIGHT -> 5;
    };
  }

  /** How many cards of the nearest combination of a row are in hand. */
  static int held(PackedHand hand, Row row) {
    int most = 0;
    while (most < PackedHand.SUITS && hand.groups(most + 1) > 0) {
      most++;
    }
    int second = 0;
    while (second < most && hand.groups(second + 1) > 1) {
      second++;
    }
    return switch (row) {
      case TRIPLE -> Math.min(3, most);
      case TWO_PAIRS -> Math.min(2, most) + Math.min(2, second);
      case FULL_HOUSE -> Math.min(3, most) + Math.min(2, second);
      case STRAIGHT -> hand.run();
      case FLUSH -> {
        int suited = 0;
        for (int suit = 0; suit < PackedHand.SUITS; suit++) {
          suited = Math.max(suited, hand.countOfSuit(suit));
        }
        yield Math.min(5, suited);
      }
    };
  }
}
