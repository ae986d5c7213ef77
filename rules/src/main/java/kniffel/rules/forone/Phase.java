package kniffel.rules.forone;

/** Where in a round a game is. */
public enum Phase {
  /** Before the first roll. */
  START,
  /** The dice are in the air. */
  ROLLING,
  /** The dice of the roll are put into rows, one after the other. */
  PLACING,
  /** All of them have found their place: rows may be scored, full ones must be. */
  SCORING,
  /** The game has ended. */
  OVER
}
