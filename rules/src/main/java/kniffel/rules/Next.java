package kniffel.rules;

import java.util.List;

/** What comes next in a game: a decision, a stroke of chance, or nothing more. */
public sealed interface Next<M, O> {

  /**
   * A player decides.
   *
   * @param seat whose decision it is
   * @param moves every legal move, each once; never empty
   */
  record Decide<M, O>(int seat, List<M> moves) implements Next<M, O> {}

  /**
   * Chance decides.
   *
   * @param draw what may come, and how likely
   */
  record Chance<M, O>(Draw<O> draw) implements Next<M, O> {}

  /** The game is over. */
  record Over<M, O>(Standings standings) implements Next<M, O> {}
}
