package kniffel.rules.kartenspiel;

/** What a position waits for, by name; {@link Awaited} has the same with its numbers. */
public enum Phase {
  /** Chance says who begins. */
  START,
  /** A player places a set-up stone on the board. */
  SET_UP,
  /** Chance deals the hands. */
  DEAL,
  /** A player chooses an action. */
  ACTION,
  /** Chance gives cards from the pile (action A). */
  DRAW,
  /** A player takes cards from the display (action A). */
  TAKE,
  /** A player who has drawn may play or trade (simple variant). */
  SECOND_ACTION,
  /** A player chooses the cards of the combination where more fit than it needs (action B). */
  SPEND,
  /** A player chooses where the stones go and where they come from (action B). */
  PLACE,
  /** A player may trade further cards for stones (action C). */
  TRADE,
  /** A player holds more cards than the limit. */
  DISCARD,
  /** Chance turns up cards for the display. */
  REFILL,
  /** The game has ended. */
  OVER
}
