package kniffel.rules.kartenspiel;

/**
 * What belongs to one player.
 *
 * @param hand the cards in hand
 * @param known those of them that everybody saw being taken from the display
 * @param levels how far the board is filled
 * @param active the stones in the active zone (aktive Spielzone)
 * @param reserve the stones in the reserve
 * @param lost whether this player can no longer finish and is out (R39)
 */
public record PlayerState(
    Cards hand, Cards known, RowLevels levels, int active, int reserve, boolean lost) {

  /** The stones not yet on the board. */
  public int stonesLeft() {
    return active + reserve;
  }

  public boolean isFinished() {
    return active + reserve == 0;
  }

  /** Whether this player has no further turn. */
  boolean isOut() {
    return lost || isFinished();
  }

  /** With a card nobody else has seen. */
  PlayerState draw(Card card) {
    return new PlayerState(hand.plus(card), known, levels, active, reserve, lost);
  }

  /** With cards that lay open. */
  PlayerState take(Cards open) {
    return new PlayerState(hand.plus(open), known.plus(open), levels, active, reserve, lost);
  }

  /** Without these cards. */
  PlayerState drop(Cards cards) {
    return new PlayerState(hand.minus(cards), known.minus(cards), levels, active, reserve, lost);
  }

  /** Without this card. */
  PlayerState drop(Card card) {
    return new PlayerState(hand.minus(card), known.minus(card), levels, active, reserve, lost);
  }

  /** With one stone moved from the reserve to the active zone. */
  PlayerState activate() {
    return new PlayerState(hand, known, levels, active + 1, reserve - 1, lost);
  }

  /** With stones moved to the board. */
  PlayerState place(RowLevels filled, int fromActive, int fromReserve) {
    return new PlayerState(hand, known, filled, active - fromActive, reserve - fromReserve, lost);
  }

  PlayerState lose() {
    return new PlayerState(hand, known, levels, active, reserve, true);
  }
}
