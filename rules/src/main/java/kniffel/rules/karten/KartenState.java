package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A position of Karten Kniffel, hidden cards included.
 *
 * @param phase what is going on
 * @param starter the seat that began, or 0 while that is open
 * @param turn how many turns are finished; negative while the cards are dealt, seat by seat
 * @param due how many cards are still to be drawn now
 * @param aside those cards of the hand of the player in turn that are set aside for an exchange
 * @param pile what may still be drawn, in no order
 * @param discard what was discarded or played since the last shuffle
 * @param hands by seat
 * @param sheets by seat
 */
public record KartenState(
    Phase phase,
    int starter,
    int turn,
    int due,
    Cards aside,
    Cards pile,
    Cards discard,
    List<Cards> hands,
    List<Sheet> sheets) {

  public KartenState {
    hands = List.copyOf(hands);
    sheets = List.copyOf(sheets);
  }

  /** Before it is known who begins. */
  static KartenState start(int players) {
    return new KartenState(
        Phase.START,
        0,
        -players,
        0,
        Cards.NONE,
        Cards.DECK,
        Cards.NONE,
        Collections.nCopies(players, Cards.NONE),
        Collections.nCopies(players, Sheet.EMPTY));
  }

  public int players() {
    return sheets.size();
  }

  /** Whose turn it is, or who is being dealt cards. */
  public int seat() {
    return Math.floorMod(starter + turn, players());
  }

  /** The round, from 1; 0 while the cards are dealt, one more than were played at the end. */
  public int round() {
    return Math.floorDiv(turn, players()) + 1;
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

  /** How many cards come off the pile next; R69: fewer than are due if it does not hold them. */
  int drawNext() {
    return Math.min(due, pile.size());
  }

  /** The cards are dealt, this seat's first. */
  KartenState begin(int first) {
    return new KartenState(
        Phase.DEAL, first, turn, Karten.HAND, aside, pile, discard, hands, sheets);
  }

  KartenState setAside(Cards chosen) {
    return new KartenState(phase, starter, turn, due, chosen, pile, discard, hands, sheets);
  }

  /** These cards of the hand go to the discard pile, open for all. */
  KartenState layDown(Cards cards) {
    return new KartenState(
        phase,
        starter,
        turn,
        due,
        Cards.NONE,
        pile,
        discard.plus(cards),
        replace(hands, hand().minus(cards)),
        sheets);
  }

  KartenState write(Sheet written) {
    return new KartenState(
        phase, starter, turn, due, aside, pile, discard, hands, replace(sheets, written));
  }

  KartenState announcing() {
    return new KartenState(Phase.ANNOUNCE, starter, turn, due, aside, pile, discard, hands, sheets);
  }

  /** So many cards are to be drawn, at least one. */
  KartenState drawing(int count) {
    // R69: the discard pile is shuffled only when a card is needed, with this turn's cards in it.
    boolean shuffle = pile.isEmpty();
    return new KartenState(
        turn < 0 ? Phase.DEAL : Phase.DRAW,
        starter,
        turn,
        count,
        aside,
        shuffle ? discard : pile,
        shuffle ? Cards.NONE : discard,
        hands,
        sheets);
  }

  /** These cards go from the pile into the hand. */
  KartenState take(Cards cards) {
    return new KartenState(
        phase,
        starter,
        turn,
        due - cards.size(),
        aside,
        pile.minus(cards),
        discard,
        replace(hands, hand().plus(cards)),
        sheets);
  }

  KartenState nextTurn(Phase next) {
    return new KartenState(next, starter, turn + 1, 0, aside, pile, discard, hands, sheets);
  }

  private <T> List<T> replace(List<T> list, T element) {
    List<T> replaced = new ArrayList<>(list);
    replaced.set(seat(), element);
    return replaced;
  }
}
