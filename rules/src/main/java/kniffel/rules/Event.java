package kniffel.rules;

/** One entry in the log of a game: the state of a game is the fold of its events. */
public sealed interface Event<M, O> {

  /** A player decided. */
  record Moved<M, O>(int seat, M move) implements Event<M, O> {}

  /** Chance decided. */
  record Happened<M, O>(O outcome) implements Event<M, O> {}
}
