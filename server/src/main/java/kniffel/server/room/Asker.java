package kniffel.server.room;

/**
 * Who wants something to be thought about.
 *
 * @param network the address; addresses take turns, and so do the people at each
 */
public record Asker(String person, String network) {

  /** Whoever it is, where nobody has to wait for anybody in particular. */
  static final Asker ANYBODY = new Asker("", "");
}
