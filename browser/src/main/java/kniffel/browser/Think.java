package kniffel.browser;

/**
 * Something to be thought about, by any engine: all that has to be known of the table is in it.
 *
 * @param topic what about
 * @param table the whole table, as it is kept
 */
public record Think(Topic topic, Kept table) {

  /** What can be thought about. */
  public enum Topic {
    BOT,
    HINT,
    REVIEW
  }
}
