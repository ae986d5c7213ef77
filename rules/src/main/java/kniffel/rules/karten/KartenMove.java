package kniffel.rules.karten;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * What a player can do.
 *
 * <p>To exchange, cards are set aside one by one, lowest first, and then new ones are drawn: a
 * small choice at each step, and only one way to make each exchange.
 */
public sealed interface KartenMove {

  /** Set a card aside to discard it; it is still in the hand and nobody is told. */
  record SetAside(@Range(min = 1, max = Cards.VALUES) int value) implements KartenMove {
    private static final List<KartenMove> BY_VALUE =
        IntStream.rangeClosed(1, Cards.VALUES).<KartenMove>mapToObj(SetAside::new).toList();

    public SetAside {
      Ranges.check(SetAside.class, value);
    }
  }

  /** Take back all cards that were set aside. */
  record TakeBack() implements KartenMove {}

  /**
   * Discard the cards that were set aside, and draw the same number or one more.
   *
   * <p>The move names the discards because with it everybody sees them.
   */
  record Exchange(Cards discards, @Range(min = 0, max = Karten.HAND_LIMIT) int draw)
      implements KartenMove {
    public Exchange {
      if (draw < 0 || draw > Karten.HAND_LIMIT) {
        throw new IllegalArgumentException(
            "one draws 0 to " + Karten.HAND_LIMIT + " cards, not " + draw);
      }
    }
  }

  /** Play exactly these cards and fill this box. */
  record Score(Box box, Cards cards) implements KartenMove {}

  /** Announce loudly and clearly that one box is left. */
  record Announce() implements KartenMove {}

  /** Say nothing of it. */
  record StaySilent() implements KartenMove {}

  static KartenMove setAside(int value) {
    return SetAside.BY_VALUE.get(value - 1);
  }
}
