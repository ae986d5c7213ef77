package kniffel.bots.kartenspiel;

import java.util.Optional;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;

/** What the seat that decides sees, in bare numbers. */
final class PackedView {

  final Phase phase;
  final int owner;
  final int starter;
  final int left;
  final PackedPlayer[] seats;

  /** How many cards each seat holds, those nobody knows included. */
  final int[] held;

  final int[] display = new int[PackedGame.OPEN];
  final int open;
  final PackedHand discard = new PackedHand();
  final PackedHand spent = new PackedHand();

  /** The cards of the pile and the hidden ones of the others. */
  final PackedHand unseen = new PackedHand();

  /** The combination that is being played, as in {@link PackedCombinations}. */
  final Optional<Integer> combination;

  PackedView(KartenspielView view) {
    phase = view.phase();
    owner = view.owner().orElseThrow();
    starter = view.starter().orElse(0);
    left = view.left();
    combination = view.combination().map(PackedCombinations::of);
    seats = new PackedPlayer[view.players().size()];
    held = new int[seats.length];
    for (int number = 0; number < seats.length; number++) {
      seats[number] = new PackedPlayer();
      seats[number].set(view.players().get(number));
      held[number] = view.players().get(number).cards();
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
        unseen.add(card);
      }
    }
  }

  PackedPlayer own() {
    return seats[owner];
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
  void imagine(PackedGame game, Stream chance) {
    game.pileIs(unseen);
    game.discardIs(discard);
    System.arraycopy(display, 0, game.display, 0, open);
    game.open = open;
    for (int number = 0; number < seats.length; number++) {
      game.seats[number].set(seats[number]);
      game.deal(number, held[number] - seats[number].hand.size(), chance);
    }
  }
}
