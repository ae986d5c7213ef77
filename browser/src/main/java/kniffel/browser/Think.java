package kniffel.browser;

/**
 * Something to be thought about, by any engine: it contains everything there is to know about the
 * table.
 *
 * @param topic what about
 * @param table the whole table, as it is kept
 */
public record Think(Topic topic, KeptTable table) {

  /** What can be thought about. */
  public enum Topic {
    BOT,
    HINT,
    REVIEW
  }
}
