package kniffel.bots.kartenspiel;

/**
 * How a sensible person counts: the plays it takes to place the stones, the trades to activate the
 * reserve, and the turns to draw the cards for both.
 */
final class HandmadeTurns implements TurnsNeeded {

  private static final double STONES_PER_PLAY = 1.7;
  private static final double CARDS_PER_PLAY = 6;

  /** How much of a turn it costs not to be able to place anything. */
  private static final double NO_STONE = 0.4;

  /** How many active stones the next plays take; stones beyond those do not help yet. */
  private static final int READY = 5;

  /** How much of its way a stone that was activated too early still has to go. */
  private static final double TOO_EARLY = 0.8;

  /** What room for one more card in hand is worth, over the whole game. */
  private static final double ROOM = 0.25;

  /** How many turns a card that finds room in the hand saves. */
  private static final double PER_CARD = 0.15;

  /** How many turns lucky draws save. */
  private static final double LUCK = 0.1;

  private final PackedTableau tableau;

  HandmadeTurns(PackedTableau tableau) {
    this.tableau = tableau;
  }

  @Override
  public double turns(PackedPlayer seat) {
    if (seat.stones() == 0) {
      return 0;
    }
    double share = seat.stones() / 24.0;
    double plays = seat.stones() / STONES_PER_PLAY;
    // Without the second part somebody who can always trade would do nothing else at first.
    double toTrade = seat.reserve + TOO_EARLY * Math.max(0, seat.active - READY);
    double trades = toTrade / (0.6 + 0.8 * tableau.gives(seat, PackedTableau.TRIPLE));
    double cards = plays * CARDS_PER_PLAY + toTrade - useful(seat);
    double draws =
        cards
            / (1
                + tableau.gives(seat, PackedTableau.FULL_HOUSE)
                + tableau.gives(seat, PackedTableau.FLUSH));
    return Math.max(0.5, plays + trades + draws)
        - ROOM * share * tableau.handLimit(seat)
        + (seat.active == 0 ? NO_STONE : 0);
  }

  /** How many cards the hand saves: near combinations count more than loose cards. */
  private double useful(PackedPlayer seat) {
    PackedHand hand = seat.hand;
    int pairs = hand.groups(2);
    int triples = hand.groups(3);
    int most = hand.groups(4) > 0 ? 4 : triples > 0 ? 3 : pairs > 0 ? 2 : Math.min(1, hand.size());
    double useful = 0.2 * Math.min(hand.size(), tableau.handLimit(seat));
    useful += near(seat, PackedTableau.TRIPLE, Math.min(most, 3), 3);
    useful += near(seat, PackedTableau.TWO_PAIRS, Math.min(4, Math.max(most, 2 * pairs)), 4);
    int house = triples > 0 ? 3 + (pairs > 1 ? 2 : 1) : Math.min(4, 2 * pairs);
    useful += near(seat, PackedTableau.FULL_HOUSE, house, 5);
    useful += near(seat, PackedTableau.STRAIGHT, hand.run(), 5);
    int suited = 0;
    for (int suit = 0; suit < PackedHand.SUITS; suit++) {
      suited = Math.max(suited, hand.countOfSuit(suit));
    }
    return useful + near(seat, PackedTableau.FLUSH, Math.min(5, suited), 5);
  }

  private double near(PackedPlayer seat, int row, int held, int size) {
    int needed = tableau.needed(seat, row);
    if (needed == 0 || needed > seat.stones()) {
      return 0;
    }
    double share = (double) held / size;
    double ready = held >= size ? needed <= seat.active ? 1 : 0.3 : 0;
    return share * share * size * (0.15 + 0.1 * needed) + ready;
  }

  /** Cards for a play seem worth more than the stones it places, and so it would wait for ever. */
  @Override
  public boolean waitsTooLong() {
    return true;
  }

  @Override
  public double gain(PackedPlayer seat) {
    // A full hand can use few more cards.
    int room = tableau.handLimit(seat) - seat.hand.size();
    return Math.min(tableau.gives(seat, PackedTableau.FULL_HOUSE), Math.max(0, room)) * PER_CARD
        + LUCK;
  }
}
