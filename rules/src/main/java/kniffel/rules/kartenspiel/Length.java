package kniffel.rules.kartenspiel;

import kniffel.rules.Game;

/** How long a game can get, and after which round it is counted so that its record has room. */
final class Length {

  /** Action B: the move, and one by one five cards, or four and the placing of the stones. */
  private static final int PLAYING = 6;

  private final Variant variant;
  private final int maxRounds;
  private final int eventsPerTurn;

  Length(KartenspielOptions options) {
    this.variant = options.variant();
    this.maxRounds = options.maxRounds();
    this.eventsPerTurn = eventsPerTurn(options);
  }

  /** The most events of one turn. */
  int eventsPerTurn() {
    return eventsPerTurn;
  }

  private static int eventsPerTurn(KartenspielOptions options) {
    int levels = options.variant().side().stones().size();
    int pile = options.fullHouseValues().get(levels);
    int trades = options.tripleValues().get(levels);
    boolean simple = options.variant() == Variant.SIMPLE;
    int most = Math.max(trades, PLAYING);
    for (int open : options.flushValues().subList(0, levels + 1)) {
      int drawn = pile + open;
      // The hand may have been full: then every card drawn is discarded again, or leaves in a
      // second action (R42), which has at most two more events than cards (for a quadruple).
      int rest = simple ? Math.max(Math.max(trades, PLAYING), drawn + 2) : drawn;
      most = Math.max(most, drawing(pile, open) + rest);
    }
    return most;
  }

  /** Action A: the move, the cards of the pile, those of the display, and its new ones. */
  private static int drawing(int pile, int open) {
    int taking = open < Layout.DISPLAY ? open : 0; // all four are taken without being asked for
    return 1 + pile + taking + open;
  }

  /** The lot, the set-up stones, the hands and the first display. */
  private int openingEvents(int players) {
    return 1 + players * (variant.setUpStones() + Opening.HAND) + Layout.DISPLAY;
  }

  /** S8: after which round the game is counted as it stands: as agreed, if a record has room. */
  int lastRound(int players) {
    int room = (Game.MAX_EVENTS - openingEvents(players)) / (players * eventsPerTurn);
    return maxRounds == 0 ? room : Math.min(maxRounds, room);
  }

  /** The most events of a game. */
  int maxEvents(int players) {
    return openingEvents(players) + lastRound(players) * players * eventsPerTurn;
  }
}
