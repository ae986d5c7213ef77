package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.Range;

/** What a player can do. */
public sealed interface KartenspielMove {

  /** Before the first turn: place a stone of the reserve on the next level of this row. */
  record SetUp(Row row) implements KartenspielMove {
    static final List<KartenspielMove> BY_ROW =
        Row.ALL.stream().<KartenspielMove>map(SetUp::new).toList();
  }

  /** Action A: draw cards from the pile and then take some from the display. */
  record Draw() implements KartenspielMove {
    static final Draw DRAW = new Draw();
  }

  /** Take this card from the display. */
  record Take(Card card) implements KartenspielMove {
    static final List<KartenspielMove> BY_CARD =
        Card.ALL.stream().<KartenspielMove>map(Take::new).toList();
  }

  /** Action B: play this combination. */
  record Play(Combination combination) implements KartenspielMove {}

  /** Use this card for the combination, where more cards fit than it needs. */
  record Spend(Card card) implements KartenspielMove {
    static final List<KartenspielMove> BY_CARD =
        Card.ALL.stream().<KartenspielMove>map(Spend::new).toList();
  }

  /**
   * Place the stones of a quadruple or a Kniffel.
   *
   * @param stones how many in all; four in the two-pairs row fill two columns
   * @param fromReserve how many of them come from the reserve; the others from the active zone
   */
  record Place(
      Row row, @Range(min = 1, max = MAX) int stones, @Range(min = 0, max = MAX) int fromReserve)
      implements KartenspielMove {
    static final int MAX = 2 * Side.COLUMN;

    public Place {
      if (stones < 1 || stones > MAX || fromReserve < 0 || fromReserve > stones) {
        throw new IllegalArgumentException(
            "1 to "
                + MAX
                + " stones are placed, not "
                + stones
                + " with "
                + fromReserve
                + " of the reserve");
      }
    }
  }

  /** Action C: trade this card for a stone; further cards may follow. */
  record Trade(Card card) implements KartenspielMove {
    static final List<KartenspielMove> BY_CARD =
        Card.ALL.stream().<KartenspielMove>map(Trade::new).toList();
  }

  /** Discard this card to come down to the hand limit. */
  record Discard(Card card) implements KartenspielMove {
    static final List<KartenspielMove> BY_CARD =
        Card.ALL.stream().<KartenspielMove>map(Discard::new).toList();
  }

  /** Do no more in this turn. */
  record EndTurn() implements KartenspielMove {
    static final EndTurn END_TURN = new EndTurn();
  }
}
