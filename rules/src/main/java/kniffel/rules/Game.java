package kniffel.rules;

import java.util.List;
import java.util.Optional;

/**
 * The rules of one game with its options chosen: a value that tells, for any state, what comes
 * next.
 *
 * <p>States, moves, outcomes and views are immutable. Seats are numbered from 0.
 *
 * @param <S> a complete state, hidden things included
 * @param <M> a move, something a player decides
 * @param <O> an outcome, something chance decides
 * @param <V> a view: what one viewer may know of a state
 */
public interface Game<S, M, O, V> {

  /** The position before anything has been decided, rolled or dealt. */
  S start(int players);

  /** What comes next: somebody decides, chance decides, or the game is over. */
  Next<M, O> next(S state);

  /** Why this move cannot be played now; empty if it can. */
  Optional<Refusal> objection(S state, M move);

  /**
   * The state after a move of the seat whose decision it is.
   *
   * @throws RefusedException if {@link #objection} has one
   */
  S play(S state, M move);

  /**
   * The state after chance has spoken.
   *
   * @throws RefusedException if chance was not asked, or cannot answer this
   */
  S happen(S state, O outcome);

  /** All that this viewer may know; a view has no field for anything else. */
  V view(S state, Viewer viewer);

  /** A complete state that looks like this to the view's owner, hidden things drawn at random. */
  S determinize(V view, Randomness randomness);

  /**
   * What an event means, as typed facts for this viewer: the log, the announcement to a screen
   * reader and, for a move not yet played, the preview of what it would bring.
   */
  List<Fact> tell(S before, Event<M, O> event, Viewer viewer);

  /** The classes of this game's values, so that records can be read and written without casts. */
  Types<M, O, V> types();

  /** The state after an event, whichever kind it is. */
  default S apply(S state, Event<M, O> event) {
    return switch (event) {
      case Event.Moved<M, O>(int seat, M move) -> {
        if (!(next(state) instanceof Next.Decide<M, O>(int asked, var moves))) {
          throw new RefusedException(new Refusal.NobodyDecides());
        }
        if (asked != seat) {
          throw new RefusedException(new Refusal.NotYourTurn(seat, asked));
        }
        yield play(state, move);
      }
      case Event.Happened<M, O>(O outcome) -> happen(state, outcome);
    };
  }

  /**
   * The classes of one game's values.
   *
   * @param move the sealed type of its moves
   * @param outcome the type of its outcomes
   * @param view the type of its views
   * @param fact the sealed type of its facts
   * @param refusal the sealed type of its refusals
   */
  record Types<M, O, V>(
      Class<M> move,
      Class<O> outcome,
      Class<V> view,
      Class<? extends Fact> fact,
      Class<? extends Refusal> refusal) {}
}
