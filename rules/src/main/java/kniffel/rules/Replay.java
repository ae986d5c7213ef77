package kniffel.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A game so far, event by event: every state it went through, and what each viewer saw and was
 * told.
 *
 * <p>The rules have judged each event once; to look back, use this instead of playing the game
 * again.
 */
public final class Replay<S, M, O, V> {

  private final Game<S, M, O, V> game;
  private final S start;
  private final List<Step<S, M, O>> steps;

  private Replay(Game<S, M, O, V> game, S start, List<Step<S, M, O>> steps) {
    this.game = game;
    this.start = start;
    this.steps = List.copyOf(steps);
  }

  /**
   * Plays a log from the start.
   *
   * @throws RefusedException if the rules refuse one of the events
   */
  public static <S, M, O, V> Replay<S, M, O, V> of(
      Game<S, M, O, V> game, int players, List<Event<M, O>> log) {
    S start = game.start(players);
    List<Step<S, M, O>> steps = new ArrayList<>(log.size());
    S state = start;
    for (Event<M, O> event : log) {
      Step<S, M, O> step = game.step(state, event);
      steps.add(step);
      state = step.after();
    }
    return new Replay<>(game, start, steps);
  }

  /** A game that was just played, so that nothing needs to be judged again. */
  @SuppressWarnings("ReferenceEquality") // these very states, not others that happen to be equal
  public static <S, M, O, V> Replay<S, M, O, V> played(
      Game<S, M, O, V> game, S start, List<Step<S, M, O>> steps) {
    S state = start;
    for (Step<S, M, O> step : steps) {
      if (step.before() != state) {
        throw new IllegalArgumentException("a step begins in another state");
      }
      state = step.after();
    }
    return new Replay<>(game, start, steps);
  }

  public Game<S, M, O, V> game() {
    return game;
  }

  /** The steps in their order; that of event 1 comes first. */
  public List<Step<S, M, O>> steps() {
    return steps;
  }

  /** The step of the event with this number, counted from 1. */
  public Step<S, M, O> step(int event) {
    return steps.get(event - 1);
  }

  /** The state after the event with this number; after event 0 it is the start. */
  public S after(int event) {
    return event == 0 ? start : step(event).after();
  }

  /** The state after the last event. */
  public S end() {
    return after(steps.size());
  }

  /** The same game up to the event with this number. */
  public Replay<S, M, O, V> until(int event) {
    return new Replay<>(game, start, steps.subList(0, event));
  }

  /** What a viewer was told of all this, in its order. */
  public List<Fact> told(Viewer viewer) {
    return game.tell(steps, viewer);
  }
}
