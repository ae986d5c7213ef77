package kniffel.rules;

/** Somebody who looks at a game. */
public sealed interface Viewer {

  /** The player of a seat. */
  record Seat(int seat) implements Viewer {}

  /** Anybody else: sees what lies open for all. */
  record Spectator() implements Viewer {}

  /** Whether this is the player of that seat. */
  default boolean is(int seat) {
    return this instanceof Seat(int own) && own == seat;
  }
}
