package kniffel.rules;

/** Why no game of these rules can have ended with this on paper. */
public sealed interface PaperRefusal extends Refusal {

  /** The box is free, although at the end all are filled or struck. */
  record BoxIsFree() implements PaperRefusal {}

  /**
   * The box cannot hold this.
   *
   * @param values what it can hold, as people write it
   */
  record NoSuchValue(String values) implements PaperRefusal {}

  /** The paper of this game has no such box. */
  record NoSuchBox(String id) implements PaperRefusal {}

  /** The game is not for this number of players. */
  record WrongPlayers(int min, int max) implements PaperRefusal {}

  /** Nobody has met the condition that ends the game. */
  record NobodyHasEnded() implements PaperRefusal {}
}
