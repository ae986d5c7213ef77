package kniffel.bots.kartenspiel;

import java.util.Arrays;
import java.util.Optional;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.kartenspiel.Awaited;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.KartenspielView;

/** What the seat that decides sees, in bare numbers. */
final class PackedView {

  private static final int SET_UP_IN_ROW = 2;

  final Awaited awaited;
  final int owner;
  final int starter;
  final PackedPlayer[] seats;

  /** How many cards each seat holds, those nobody knows included. */
  final int[] held;

  final int[] display = new int[PackedGame.OPEN];
  final int open;
  final PackedHand discard = new PackedHand();
  final PackedHand spent = new PackedHand();

  /** The cards of the pile and those that the others have drawn from it. */
  final PackedHand hidden = new PackedHand();

  /** The cards that were in other hands when the discards last became the pile. */
  final PackedHand older = new PackedHand();

  /** How many of those each seat holds. */
  private final int[] olderHeld;

  /** The combination that is being played, as in {@link PackedCombinations}. */
  final Optional<Integer> combination;

  PackedView(KartenspielView view) {
    awaited = view.awaited();
    owner = view.owner().orElseThrow();
    starter = view.starter().orElse(0);
    combination = view.combination().map(PackedCombinations::of);
    seats = new PackedPlayer[view.players().size()];
    held = new int[seats.length];
    olderHeld = new int[seats.length];
    for (int number = 0; number < seats.length; number++) {
      seats[number] = new PackedPlayer();
      seats[number].set(view.players().get(number));
      held[number] = view.players().get(number).cards();
      olderHeld[number] = number == owner ? 0 : view.players().get(number).older();
    }
    own().hand.set(view.hand());
    int n = 0;
    for (Card card : view.display().list()) {
      display[n++] = card.index();
    }
    open = n;
    spent.set(view.spent());
    discard.set(view.discard().plus(view.spent()));
    for (int card = 0; card < PackedHand.CARDS; card++) {
      if (!isSeen(card)) {
        (view.older().contains(Card.ALL.get(card)) ? older : hidden).add(card);
      }
    }
  }

  /** How many stones the owner has yet to set up, if that is what is awaited. */
  int toSetUp() {
    return awaited instanceof Awaited.SetUp(int stones) ? stones : 0;
  }

  /** How many open cards the owner has yet to take, if that is what is awaited. */
  int toTake() {
    return awaited instanceof Awaited.Take(int cards) ? cards : 0;
  }

  PackedPlayer own() {
    return seats[owner];
  }

  /** Whether a seat comes after the owner in each round, and so still has its turn in this one. */
  boolean isLater(int seat) {
    return Math.floorMod(seat - starter, seats.length)
        > Math.floorMod(owner - starter, seats.length);
  }

  /**
   * Whether the next set-up stone of the owner may go to a power row.
   *
   * @param own the owner with the stones placed so far
   * @param left how many stones are to be set up, this one included
   */
  boolean maySetUp(PackedTableau tableau, PackedPlayer own, int row, int left) {
    // R27: no more than two in a row.
    if (own.level[row] == SET_UP_IN_ROW) {
      return false;
    }
    // R37: in the hard variant no two players on the same two fields.
    return !tableau.isHard() || left > 1 || !isTaken(own, row);
  }

  private boolean isTaken(PackedPlayer own, int row) {
    int[] both = own.level.clone();
    both[row]++;
    for (int seat = 0; seat < seats.length; seat++) {
      if (seat != owner && Arrays.equals(seats[seat].level, both)) {
        return true;
      }
    }
    return false;
  }

  private boolean isSeen(int card) {
    for (int i = 0; i < open; i++) {
      if (display[i] == card) {
        return true;
      }
    }
    for (PackedPlayer seat : seats) {
      if (seat.hand.has(card)) {
        return true;
      }
    }
    return discard.has(card);
  }

  /** Lays out a game that looks like this, hidden cards dealt at random. */
  void determinize(PackedGame game, SeededStream random) {
    game.pileIs(older);
    for (int number = 0; number < seats.length; number++) {
      game.seats[number].set(seats[number]);
      game.deal(number, olderHeld[number], random);
    }
    game.pileIs(hidden);
    game.discardIs(discard);
    System.arraycopy(display, 0, game.display, 0, open);
    game.open = open;
    for (int number = 0; number < seats.length; number++) {
      game.deal(number, held[number] - game.seats[number].hand.size(), random);
    }
  }
}
