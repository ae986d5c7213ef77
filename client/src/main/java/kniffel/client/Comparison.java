package kniffel.client;

/** Whether a record tells the game that was shown while it was played. */
public sealed interface Comparison {

  /**
   * Everything that was shown, and every move of ours, is in the record.
   *
   * @param seen how many of the positions in which somebody decided or the game was over we were
   *     shown
   * @param all how many of them are in the record
   */
  record Same(int seen, int all) implements Comparison {}

  /**
   * Something else was shown.
   *
   * @param event after which event, or which event if it was a move of ours; 0 before the first one
   */
  record Different(int event) implements Comparison {}

  /** We did not see this game while it was played. */
  record Nothing() implements Comparison {}
}
