package kniffel.bots;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * What a bot is asked: what its seat sees, what it may do, and everything it has been told so far.
 *
 * <p>The view and what was told are worked out only when asked for, so a bot that does not look at
 * them costs nothing.
 *
 * @param <M> the moves of the game
 * @param <V> the views of the game
 */
public final class Decision<M, V> {

  private final List<M> moves;
  private final Supplier<V> look;
  private final Supplier<List<Fact>> recall;
  private @Nullable V view;
  private @Nullable List<Fact> told;

  private Decision(List<M> moves, Supplier<V> look, Supplier<List<Fact>> recall) {
    this.moves = moves;
    this.look = look;
    this.recall = recall;
  }

  /**
   * The decision of a seat in a state.
   *
   * @param moves the legal moves; at least one
   * @param soFar the game up to this state; asked for only if the bot asks what its seat was told
   */
  public static <S, M, O, V> Decision<M, V> of(
      Game<S, M, O, V> game, S state, int seat, List<M> moves, Supplier<Replay<S, M, O, V>> soFar) {
    return new Decision<>(
        moves,
        () -> game.view(state, new Viewer.Seat(seat)),
        () -> soFar.get().told(new Viewer.Seat(seat)));
  }

  /** A decision of a seat that was told nothing before, as in a sampled game. */
  public static <S, M, O, V> Decision<M, V> of(
      Game<S, M, O, V> game, S state, int seat, List<M> moves) {
    return new Decision<>(moves, () -> game.view(state, new Viewer.Seat(seat)), List::of);
  }

  /** A decision of a seat that was told nothing before. */
  public static <M, V> Decision<M, V> of(V view, List<M> moves) {
    return new Decision<>(moves, () -> view, List::of);
  }

  /** The same decision without some of its moves; at least one must be left. */
  public Decision<M, V> without(Predicate<M> excluded) {
    return new Decision<>(
        moves.stream().filter(excluded.negate()).toList(), this::view, this::told);
  }

  /** The decision that an event of a game was; the event must be a move. */
  public static <S, M, O, V> Decision<M, V> at(Replay<S, M, O, V> replay, int event) {
    S before = replay.after(event - 1);
    if (!(replay.step(event).event() instanceof Event.Moved<M, O>)
        || !(replay.game().next(before) instanceof Next.Decide<M, O>(int seat, List<M> moves))) {
      throw new IllegalArgumentException("event " + event + " is no decision");
    }
    return of(replay.game(), before, seat, moves, () -> replay.until(event - 1));
  }

  /** The legal moves; at least one. */
  public List<M> moves() {
    return moves;
  }

  /** What the seat may know now. */
  public V view() {
    V seen = view;
    if (seen == null) {
      seen = look.get();
      view = seen;
    }
    return seen;
  }

  /**
   * All that the seat was told since the game began, in that order: its perfect memory.
   *
   * <p>A view has what our minds need to remember, such as cards that cannot be in the pile. For a
   * bot that wants to know more of how it came about, such as who exchanged what, this is all there
   * is: no other way leads a bot to what has happened.
   */
  public List<Fact> told() {
    List<Fact> known = told;
    if (known == null) {
      known = recall.get();
      told = known;
    }
    return known;
  }
}
