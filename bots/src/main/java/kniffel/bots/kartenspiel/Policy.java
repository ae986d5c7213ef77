package kniffel.bots.kartenspiel;

/**
 * Plays turns so that the position after them is worth most, looking one turn ahead.
 *
 * <p>It has its own scratch space: one policy serves one thread.
 */
final class Policy {

  /** The number of turns that stands for never. */
  static final double NEVER = 80;

  /** What a card in hand is worth at the end, where it breaks ties. */
  private static final double TIE_BREAK = 0.01;

  /** The least that cards are worth when they cost no action. */
  private static final double FREE = 0.02;

  private static final PackedHand NO_CARDS = new PackedHand();

  private final PackedTableau tableau;
  private final TurnsNeeded turnsNeeded;
  private final PackedPlayer trial = new PackedPlayer();
  private final PackedPlayer placed = new PackedPlayer();
  private final PackedPlayer shed = new PackedPlayer();
  private final PackedPlayer taking = new PackedPlayer();
  private final PackedPlayer rowTrial = new PackedPlayer();
  private final PackedPlayer option = new PackedPlayer();
  private final PackedPlayer acted = new PackedPlayer();
  private final int[] rest = new int[4];
  private double kept;
  private double bestPlaced;
  private final int[] cards = new int[PackedHand.CARDS];
  private final int[] codes = new int[PackedCombinations.MOST];

  Policy(PackedTableau tableau, TurnsNeeded turnsNeeded) {
    this.tableau = tableau;
    this.turnsNeeded = turnsNeeded;
  }

  PackedTableau tableau() {
    return tableau;
  }

  /** The turns still needed; what is in hand beyond the limit counts as if it could stay. */
  double rough(PackedPlayer seat) {
    if (seat.stones() == 0) {
      return -TIE_BREAK * seat.hand.size();
    }
    return tableau.isBlocked(seat) ? NEVER : possible(turnsNeeded.turns(seat));
  }

  /** An estimate for somebody who has not finished: at least about one more turn. */
  private static double possible(double turns) {
    return turns >= 1 ? turns : 0.9 + 0.1 * Math.max(turns, -5);
  }

  /** The turns still needed if this turn ends here. */
  double ended(PackedPlayer seat) {
    int excess = seat.hand.size() - tableau.handLimit(seat);
    if (excess <= 0) {
      return rough(seat);
    }
    shed.set(seat);
    shed(shed, excess, -1);
    return rough(shed);
  }

  /** Discards down to the hand limit. */
  void settle(PackedPlayer seat) {
    int excess = seat.hand.size() - tableau.handLimit(seat);
    if (excess > 0) {
      shed(seat, excess, -1);
    }
  }

  /** Gives up the cards that are missed least, one after the other; of one suit if it is given. */
  private void shed(PackedPlayer seat, int count, int suit) {
    for (int i = 0; i < count; i++) {
      int n = seat.hand.list(cards);
      int worst = -1;
      double least = Double.POSITIVE_INFINITY;
      for (int c = 0; c < n; c++) {
        int card = cards[c];
        if (suit >= 0 && PackedHand.suit(card) != suit) {
          continue;
        }
        seat.hand.remove(card);
        double turns = rough(seat);
        seat.hand.add(card);
        if (turns < least) {
          least = turns;
          worst = card;
        }
      }
      seat.hand.remove(worst);
    }
  }

  /**
   * The turns still needed after drawing now: the best of the display, and a guess for the pile.
   */
  double drawing(PackedPlayer seat, int[] display, int open) {
    taking.set(seat);
    System.arraycopy(display, 0, rest, 0, open);
    take(taking, rest, open);
    kept = tableau.isSimple() ? acting(taking, acted) : rough(taking);
    double expected = kept - turnsNeeded.gain(taking);
    // In the simple variant all that can be done now can still be done after drawing.
    return tableau.isSimple() ? Math.min(expected, acting(seat, acted)) - FREE : possible(expected);
  }

  /** Whether somebody who waits too long has a full hand: then whatever can be placed has to be. */
  boolean isOverdue(PackedPlayer seat) {
    return turnsNeeded.waitsTooLong()
        && !tableau.isSimple()
        && seat.hand.size() >= tableau.handLimit(seat);
  }

  /** What has to be done with a full hand: play, or, without a stone, trade for one. */
  double due(PackedPlayer seat, PackedPlayer into) {
    double due =
        seat.active == 0 ? trading(seat, tableau.tradeLimit(seat), into) : playing(seat, into);
    return due == Double.POSITIVE_INFINITY ? Double.NEGATIVE_INFINITY : due;
  }

  /** The position last asked for by {@link #drawing}, with the cards of the display. */
  PackedPlayer taken() {
    return taking;
  }

  /** Its value without the cards of the pile. */
  double kept() {
    return kept;
  }

  /** Takes the required number of cards of the display, the best, and returns how many stay. */
  int take(PackedPlayer seat, int[] display, int open) {
    int left = open;
    for (int count = Math.min(open, tableau.gives(seat, PackedTableau.FLUSH)); count > 0; count--) {
      int best = 0;
      if (count < left) {
        double least = Double.POSITIVE_INFINITY;
        for (int i = 0; i < left; i++) {
          seat.hand.add(display[i]);
          double turns = rough(seat);
          seat.hand.remove(display[i]);
          if (turns < least) {
            least = turns;
            best = i;
          }
        }
      }
      seat.hand.add(display[best]);
      display[best] = display[--left];
    }
    return left;
  }

  /** The best of playing, trading and doing nothing now, and what it leads to. */
  double acting(PackedPlayer seat, PackedPlayer into) {
    into.set(seat);
    double best = ended(seat);
    double played = playing(seat, option);
    if (played < best) {
      best = played;
      into.set(option);
    }
    double traded = trading(seat, tableau.tradeLimit(seat), option);
    if (traded < best) {
      best = traded;
      into.set(option);
    }
    return best;
  }

  /** The turns still needed after the best combination, and the position it leads to. */
  double playing(PackedPlayer seat, PackedPlayer into) {
    double best = Double.POSITIVE_INFINITY;
    int n = PackedCombinations.list(seat.hand, codes);
    for (int i = 0; i < n; i++) {
      if (tableau.isPayable(seat, PackedCombinations.kind(codes[i]))) {
        trial.set(seat);
        playing(trial, codes[i], NO_CARDS);
        double turns = ended(trial);
        if (turns < best) {
          best = turns;
          into.set(trial);
        }
      }
    }
    return best;
  }

  /** Plays a combination for which some cards were spent already, in the best way. */
  double playing(PackedPlayer seat, int code, PackedHand spent) {
    int kind = PackedCombinations.kind(code);
    int first = PackedCombinations.first(code);
    int second = PackedCombinations.second(code);
    PackedHand hand = seat.hand;
    switch (kind) {
      case PackedCombinations.FULL_HOUSE -> {
        spend(hand, first, 3 - spent.countOfValue(first));
        spend(hand, second, 2 - spent.countOfValue(second));
      }
      case PackedCombinations.FLUSH -> shed(seat, 5 - spent.countOfSuit(first), first);
      case PackedCombinations.TRIPLE -> spend(hand, first, 3 - spent.countOfValue(first));
      case PackedCombinations.STRAIGHT -> {
        for (int value = first; value < first + 5; value++) {
          spend(hand, value, 1 - spent.countOfValue(value));
        }
      }
      case PackedCombinations.TWO_PAIRS -> {
        spend(hand, first, 2 - spent.countOfValue(first));
        spend(hand, second, 2 - spent.countOfValue(second));
      }
      case PackedCombinations.QUADRUPLE -> spend(hand, first, 4 - spent.countOfValue(first));
      default -> spend(hand, first, 5 - spent.countOfValue(first));
    }
    return placing(seat, kind);
  }

  /** Spends cards of a value, those first that are of least use for a flush. */
  private static void spend(PackedHand hand, int value, int count) {
    for (int i = 0; i < count; i++) {
      int worst = -1;
      for (int suit = 0; suit < PackedHand.SUITS; suit++) {
        if (hand.has(PackedHand.card(value, suit))
            && (worst < 0 || hand.countOfSuit(suit) < hand.countOfSuit(worst))) {
          worst = suit;
        }
      }
      hand.remove(PackedHand.card(value, worst));
    }
  }

  /** Places the stones of a combination in the best way; reserve stones are always better. */
  double placing(PackedPlayer seat, int kind) {
    if (kind < PackedCombinations.QUADRUPLE) {
      tableau.place(seat, kind, tableau.needed(seat, kind), 0);
      return rough(seat);
    }
    placed.set(seat);
    bestPlaced = NEVER;
    boolean anyRow = kind == PackedCombinations.KNIFFEL;
    for (int row = anyRow ? 0 : PackedTableau.TWO_PAIRS; row < PackedTableau.ROWS; row++) {
      int needed = tableau.needed(placed, row);
      if (needed > 0) {
        tryPlacing(seat, kind, row, needed);
      }
    }
    if (anyRow && tableau.fillsTwoColumns(placed)) {
      tryPlacing(seat, kind, PackedTableau.TWO_PAIRS, 2 * PackedTableau.COLUMN);
    }
    return bestPlaced;
  }

  /** Places stones in a row, if there are enough, and keeps that if it is the best so far. */
  private void tryPlacing(PackedPlayer seat, int kind, int row, int stones) {
    int reserve = tableau.mostReserve(placed, kind, row, stones);
    if (stones - reserve > placed.active) {
      return;
    }
    rowTrial.set(placed);
    tableau.place(rowTrial, row, stones, reserve);
    double turns = rough(rowTrial);
    if (turns < bestPlaced) {
      bestPlaced = turns;
      seat.set(rowTrial);
    }
  }

  /**
   * The turns still needed after trading some cards, at least one and up to the limit, and what
   * follows.
   */
  double trading(PackedPlayer seat, int limit, PackedPlayer into) {
    double best = Double.POSITIVE_INFINITY;
    trial.set(seat);
    for (int count = 1; count <= limit; count++) {
      trial.active++;
      trial.reserve--;
      shed(trial, 1, -1);
      double turns = ended(trial);
      if (turns < best) {
        best = turns;
        into.set(trial);
      }
    }
    return best;
  }
}
