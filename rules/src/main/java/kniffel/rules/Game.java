package kniffel.rules;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

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

  /** No game is longer: records of this many events can be read and kept in memory. */
  int MAX_EVENTS = 600_000;

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

  /**
   * Whose dice fall next while chance is asked; empty where they are nobody's, such as the lot for
   * who begins.
   */
  default OptionalInt roller(S state) {
    return OptionalInt.empty();
  }

  /** All that this viewer may know; a view has no field for anything else. */
  V view(S state, Viewer viewer);

  /** A complete state that looks like this to the view's owner, hidden things drawn at random. */
  S determinize(V view, Randomness randomness);

  /**
   * What a step means, as typed facts for this viewer: the log, the announcement to a screen reader
   * and, for a move not yet played, the preview of what it would bring.
   */
  List<Fact> tell(Step<S, M, O> step, Viewer viewer);

  /** What this viewer is told of several steps, in their order. */
  default List<Fact> tell(List<Step<S, M, O>> steps, Viewer viewer) {
    return steps.stream().flatMap(step -> tell(step, viewer).stream()).toList();
  }

  /**
   * This state without what only says how it was reached, such as how often something was taken
   * back: doing something and undoing it leads back to an equal position.
   */
  default S position(S state) {
    return state;
  }

  /**
   * The round being played, from 1, and when the game is over the last that was; empty before the
   * first one and in a game without rounds.
   */
  OptionalInt round(S state);

  /**
   * What each seat has scored so far, in the unit of the standings; empty before the seats have
   * anything. At the end these are the scores of the standings.
   */
  List<Integer> scores(S state);

  /**
   * The dice that fall next if this is played alone; empty where none do, and in games whose throws
   * cannot be counted so, see {@link Rulebook#countsThrows}.
   */
  default Optional<Throw> thrown(S state) {
    return Optional.empty();
  }

  /**
   * The most events that a game of this many players can have, whatever people do; at most {@link
   * #MAX_EVENTS}. A longer log is refused, so what can be played can also be kept and read again.
   */
  int maxEvents(int players);

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
   * An event and what it leads to.
   *
   * @throws RefusedException if the rules refuse it
   */
  default Step<S, M, O> step(S before, Event<M, O> event) {
    return new Step<>(before, event, apply(before, event));
  }

  /** What a move of a seat would mean to its player. */
  default List<Fact> preview(S state, int seat, M move) {
    return tell(step(state, new Event.Moved<>(seat, move)), new Viewer.Seat(seat));
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
