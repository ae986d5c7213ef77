package kniffel.rules.newgame;

/** What a player decides in Newgame. */
public sealed interface NewgameMove {

  /** Picks up the die and rolls it. */
  record Roll() implements NewgameMove {}

  /** Writes down what the die shows, and so ends the turn. */
  record Keep() implements NewgameMove {}
}
