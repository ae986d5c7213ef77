package kniffel.rules.karten;

/** What is going on in a game of Karten Kniffel. */
public enum Phase {
  /** Chance chooses who begins. */
  START,
  /** The first five cards are dealt. */
  DEAL,
  /** A player exchanges cards or scores. */
  ACT,
  /** A player with one free box left announces it or not. */
  ANNOUNCE,
  /** A player draws. */
  DRAW,
  /** The game is over. */
  OVER
}
