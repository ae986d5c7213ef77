package kniffel.rules.kartenspiel;

import java.util.List;

/**
 * Where the cards lie, what the players have, and whose turn it is: what every position has.
 *
 * <p>The pile has no order: it is the set of the cards that may come next.
 *
 * @param pile the face-down cards (Nachzugstapel)
 * @param discard the discard pile (Abwurfstapel)
 * @param display the open cards (Auslage)
 * @param older the cards that did not become the pile when it was last made of the discards: as
 *     everybody has seen the discards, everybody knows that a hidden card among these has been in a
 *     hand ever since
 * @param players by seat
 * @param starter the seat that begins each round
 * @param seat whose turn it is, or who places a stone or is dealt a card
 * @param round from 1; 0 before the first turn
 */
public record Layout(
    Cards pile,
    Cards discard,
    Cards display,
    Cards older,
    List<PlayerState> players,
    int starter,
    int seat,
    int round) {

  /** How many cards the display has between two turns. */
  public static final int DISPLAY = 4;

  public Layout {
    players = List.copyOf(players);
  }

  /** A layout whose pile was not made of discards yet. */
  public Layout(
      Cards pile,
      Cards discard,
      Cards display,
      List<PlayerState> players,
      int starter,
      int seat,
      int round) {
    this(pile, discard, display, Cards.NONE, players, starter, seat, round);
  }

  /** The player whose turn it is. */
  public PlayerState player() {
    return players.get(seat);
  }

  /** The seat to the left of another one. */
  int after(int other) {
    return (other + 1) % players.size();
  }

  /** The seat to the right of another one. */
  int before(int other) {
    return (other + players.size() - 1) % players.size();
  }

  /** With something else in front of the player whose turn it is. */
  Layout with(PlayerState player) {
    return new Layout(pile, discard, display, older, replaced(player), starter, seat, round);
  }

  /** With a card of the pile in the player's hand. */
  Layout draw(Card card) {
    return new Layout(
        pile.minus(card),
        discard,
        display,
        older,
        replaced(player().draw(card)),
        starter,
        seat,
        round);
  }

  /** With a card of the pile in the display. */
  Layout turnUp(Card card) {
    return new Layout(
        pile.minus(card), discard, display.plus(card), older, players, starter, seat, round);
  }

  /** With cards of the display in the player's hand. */
  Layout take(Cards cards) {
    return new Layout(
        pile,
        discard,
        display.minus(cards),
        older,
        replaced(player().take(cards)),
        starter,
        seat,
        round);
  }

  /** With cards that the player has let go on the discard pile. */
  Layout discard(Cards cards, PlayerState player) {
    return new Layout(
        pile, discard.plus(cards), display, older, replaced(player), starter, seat, round);
  }

  /** R31: the discard pile becomes the pile when a card is needed and there is none. */
  Layout withPile() {
    return pile.isEmpty()
        ? new Layout(
            discard, Cards.NONE, display, Cards.ALL.minus(discard), players, starter, seat, round)
        : this;
  }

  /** With the turn at another seat. */
  Layout at(int whose, int number) {
    return new Layout(pile, discard, display, older, players, starter, whose, number);
  }

  private List<PlayerState> replaced(PlayerState player) {
    PlayerState[] all = players.toArray(PlayerState[]::new);
    all[seat] = player;
    return List.of(all);
  }
}
