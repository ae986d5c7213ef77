package kniffel.rules.karten;

import java.util.Collections;
import java.util.List;

/**
 * Whose turn it is, and all cards and sheets.
 *
 * @param starter the seat that began
 * @param finished how many turns are finished
 * @param pile what may still be drawn, in no order
 * @param discard what was discarded or played since the last shuffle
 * @param hands by seat
 * @param sheets by seat
 * @param mayHold which cards the pile may hold as far as each seat remembers: what it was last made
 *     of, without what the seat has drawn since
 */
public record Turn(
    int starter,
    int finished,
    Cards pile,
    Cards discard,
    List<Cards> hands,
    List<Sheet> sheets,
    List<Cards> mayHold) {

  public Turn {
    hands = List.copyOf(hands);
    sheets = List.copyOf(sheets);
    mayHold = List.copyOf(mayHold);
  }

  /** A turn about which nobody remembers anything. */
  public Turn(
      int starter, int finished, Cards pile, Cards discard, List<Cards> hands, List<Sheet> sheets) {
    this(
        starter,
        finished,
        pile,
        discard,
        hands,
        sheets,
        Collections.nCopies(sheets.size(), Cards.DECK));
  }

  public int players() {
    return sheets.size();
  }

  public int seat() {
    return (starter + finished) % players();
  }

  /** The round, from 1; at the end one more than the rounds played. */
  public int round() {
    return finished / players() + 1;
  }

  /** Whether every player has had the same number of turns. */
  boolean beginsRound() {
    return finished % players() == 0;
  }

  public Cards hand() {
    return hands.get(seat());
  }

  public Sheet sheet() {
    return sheets.get(seat());
  }

  /** Whether a player has filled the last box, so that the game ends with this round. */
  public boolean isAnyFull() {
    for (int seat = 0; seat < players(); seat++) {
      if (sheets.get(seat).isFull()) {
        return true;
      }
    }
    return false;
  }

  /** These cards of the hand go to the discard pile, open for all. */
  Turn layDown(Cards cards) {
    return new Turn(
        starter,
        finished,
        pile,
        discard.plus(cards),
        withHand(hand().minus(cards)),
        sheets,
        mayHold);
  }

  Turn write(Sheet written) {
    Sheet[] replaced = sheets.toArray(Sheet[]::new);
    replaced[seat()] = written;
    return new Turn(starter, finished, pile, discard, hands, List.of(replaced), mayHold);
  }

  /** R69: the discard pile is shuffled only when a card is needed, this turn's cards included. */
  Turn withCardsToDraw() {
    return pile.isEmpty()
        ? new Turn(
            starter,
            finished,
            discard,
            Cards.NONE,
            hands,
            sheets,
            Collections.nCopies(players(), discard))
        : this;
  }

  /** These cards go from the pile into the hand. */
  Turn take(Cards cards) {
    Cards[] remembered = mayHold.toArray(Cards[]::new);
    remembered[seat()] = remembered[seat()].minus(cards);
    return new Turn(
        starter,
        finished,
        pile.minus(cards),
        discard,
        withHand(hand().plus(cards)),
        sheets,
        List.of(remembered));
  }

  private List<Cards> withHand(Cards hand) {
    Cards[] replaced = hands.toArray(Cards[]::new);
    replaced[seat()] = hand;
    return List.of(replaced);
  }

  /** The turn of the next player. */
  Turn next() {
    return new Turn(starter, finished + 1, pile, discard, hands, sheets, mayHold);
  }
}
