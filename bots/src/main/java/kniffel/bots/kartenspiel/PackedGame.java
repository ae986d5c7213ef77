package kniffel.bots.kartenspiel;

import kniffel.bots.shared.SeededStream;

/**
 * A sampled game in bare numbers, played by policies: a turn is one step.
 *
 * <p>It is not the judge of what is legal, only a fast picture of it.
 */
final class PackedGame {

  static final int OPEN = 4;

  final PackedPlayer[] seats;
  final int[] display = new int[OPEN];
  int open;
  final int[] pile = new int[PackedHand.CARDS];
  int piled;
  final int[] discard = new int[PackedHand.CARDS];
  int discarded;
  private final Policy policy;
  private final PackedPlayer next = new PackedPlayer();
  private final PackedPlayer option = new PackedPlayer();
  private final int[] gone = new int[PackedHand.CARDS];

  PackedGame(Policy policy, int players) {
    this.policy = policy;
    this.seats = new PackedPlayer[players];
    for (int seat = 0; seat < players; seat++) {
      seats[seat] = new PackedPlayer();
    }
  }

  void set(PackedGame other) {
    for (int seat = 0; seat < seats.length; seat++) {
      seats[seat].set(other.seats[seat]);
    }
    System.arraycopy(other.display, 0, display, 0, other.open);
    System.arraycopy(other.pile, 0, pile, 0, other.piled);
    System.arraycopy(other.discard, 0, discard, 0, other.discarded);
    open = other.open;
    piled = other.piled;
    discarded = other.discarded;
  }

  /** All cards in the pile, the hands empty. */
  void gather() {
    piled = 0;
    discarded = 0;
    open = 0;
    for (int card = 0; card < PackedHand.CARDS; card++) {
      pile[piled++] = card;
    }
    for (PackedPlayer seat : seats) {
      seat.hand.clear();
    }
  }

  /** Takes everything out of the pile that is seen elsewhere. */
  void pileIs(PackedHand hidden) {
    piled = hidden.list(pile);
  }

  void discardIs(PackedHand cards) {
    discarded = cards.list(discard);
  }

  int draw(SeededStream random) {
    if (piled == 0) {
      System.arraycopy(discard, 0, pile, 0, discarded);
      piled = discarded;
      discarded = 0;
    }
    int index = random.below(piled);
    int card = pile[index];
    pile[index] = pile[--piled];
    return card;
  }

  void deal(int seat, int cards, SeededStream random) {
    for (int i = 0; i < cards; i++) {
      seats[seat].hand.add(draw(random));
    }
  }

  void refill(SeededStream random) {
    while (open < OPEN) {
      display[open++] = draw(random);
    }
  }

  /** Action A up to the choice from the display. */
  void drawCards(int seat, SeededStream random) {
    deal(seat, policy.tableau().gives(seats[seat], PackedTableau.FULL_HOUSE), random);
  }

  /** The rest of a turn that began with drawing: take, perhaps act, discard, refill. */
  void finishDrawing(int seat, SeededStream random) {
    open = policy.take(seats[seat], display, open);
    follow(seat, random);
  }

  /** The rest of a turn in which these cards of the display are taken. */
  void take(int seat, PackedPlayer taken, SeededStream random) {
    remove(taken);
    seats[seat].set(taken);
    follow(seat, random);
  }

  /** The display as the next player finds it after these cards were taken. */
  void leave(PackedPlayer taken, SeededStream random) {
    remove(taken);
    refill(random);
  }

  private void remove(PackedPlayer taken) {
    int left = 0;
    for (int i = 0; i < open; i++) {
      if (!taken.hand.has(display[i])) {
        display[left++] = display[i];
      }
    }
    open = left;
  }

  private void follow(int seat, SeededStream random) {
    if (policy.tableau().isSimple()) {
      policy.acting(seats[seat], next);
    } else {
      next.set(seats[seat]);
    }
    close(seat, next, random);
  }

  /** Ends a turn after which the seat is to look like this, apart from the hand limit. */
  void close(int seat, PackedPlayer after, SeededStream random) {
    policy.settle(after);
    int n = seats[seat].hand.listMissing(after.hand, gone);
    System.arraycopy(gone, 0, discard, discarded, n);
    discarded += n;
    after.lost = policy.tableau().isBlocked(after);
    seats[seat].set(after);
    refill(random);
  }

  /**
   * A turn of somebody whose own fate does not matter: every other time, cards of the display are
   * taken.
   *
   * <p>Cards taken go to the discard pile, as if they left the hand at once.
   */
  void pass(int seat, SeededStream random) {
    if (random.below(2) == 0) {
      int count = Math.min(open, policy.tableau().gives(seats[seat], PackedTableau.FLUSH));
      for (int i = 0; i < count; i++) {
        int index = random.below(open);
        discard[discarded++] = display[index];
        display[index] = display[--open];
      }
      refill(random);
    }
  }

  /** Plays a whole turn and says whether cards were drawn. */
  boolean turn(int seat, SeededStream random) {
    PackedPlayer own = seats[seat];
    double drawing = policy.drawing(own, display, open);
    if (!policy.tableau().isSimple()) {
      double played = policy.playing(own, next);
      double traded = policy.trading(own, policy.tableau().tradeLimit(own), option);
      if (Math.min(played, traded) <= drawing) {
        close(seat, traded < played ? option : next, random);
        return false;
      }
    }
    drawCards(seat, random);
    finishDrawing(seat, random);
    return true;
  }
}
