package kniffel.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.rules.dice.Said;
import kniffel.table.dice.Chance;
import kniffel.table.dice.DiceSource;

/**
 * One game being played: its log, and the state that the log adds up to.
 *
 * <p>It keeps its steps, so that nothing is judged again when somebody looks back. Only where many
 * games are open at once it is made without them, and replays its log then.
 *
 * <p>Has one owner; code that shares it must guard it.
 */
public final class Table<S, M, O, V> {

  private final Header<?> header;
  private final Game<S, M, O, V> game;
  private final S start;
  private final boolean keepsSteps;
  private final GrowingList<Event<M, O>> log = new GrowingList<>();
  private final List<Step<S, M, O>> steps = new ArrayList<>();
  private final int maxEvents;
  private S state;

  private Table(Header<?> header, Game<S, M, O, V> game, S start, boolean keepsSteps) {
    this.header = header;
    this.game = game;
    this.start = start;
    this.keepsSteps = keepsSteps;
    this.maxEvents = game.maxEvents(header.seats().size());
    this.state = start;
  }

  /** A table where nothing has happened yet. */
  public static Table<?, ?, ?, ?> open(Header<?> header) {
    return of(header, header.game());
  }

  /** The same for those who know the types of the game, which must be the header's. */
  public static <S, M, O, V> Table<S, M, O, V> of(Header<?> header, Game<S, M, O, V> game) {
    return new Table<>(header, game, game.start(header.seats().size()), true);
  }

  /** A table where nothing has happened yet, and which takes little memory: it keeps no steps. */
  public static Table<?, ?, ?, ?> withoutSteps(Header<?> header) {
    return withoutSteps(header, header.game());
  }

  private static <S, M, O, V> Table<S, M, O, V> withoutSteps(
      Header<?> header, Game<S, M, O, V> game) {
    return new Table<>(header, game, game.start(header.seats().size()), false);
  }

  /** A table with a game that was played, so that nothing needs to be judged again. */
  public static <S, M, O, V> Table<S, M, O, V> played(Header<?> header, Replay<S, M, O, V> replay) {
    Table<S, M, O, V> table = new Table<>(header, replay.game(), replay.after(0), true);
    replay.steps().forEach(table::append);
    return table;
  }

  public Header<?> header() {
    return header;
  }

  public Game<S, M, O, V> game() {
    return game;
  }

  public S state() {
    return state;
  }

  public Next<M, O> next() {
    return game.next(state);
  }

  /** The events so far; the first has number 1. */
  public List<Event<M, O>> log() {
    return Collections.unmodifiableList(log);
  }

  /** The same as they are now, for any thread; cheap, however long the log is. */
  public List<Event<M, O>> logSoFar() {
    return log.soFar();
  }

  /**
   * The dice that the program rolls now, while chance is asked; empty if people roll and say what
   * fell.
   */
  public Optional<DiceSource> dice(Chance chance) {
    return chance.dice(header.isBot(game.roller(state)));
  }

  /** The event that people say chance adds next; not yet part of the log. */
  public Event<M, O> said(List<Integer> said) {
    if (!(next() instanceof Next.Chance<M, O>(var draw))) {
      throw new RefusedException(new Refusal.NothingToDraw());
    }
    return new Event.Happened<>(Said.outcome(draw, said));
  }

  /** The event that chance adds next: not yet part of the log, so that it can be kept first. */
  public Event<M, O> draw(DiceSource dice) {
    return switch (next()) {
      case Next.Chance<M, O>(var draw) ->
          new Event.Happened<>(dice.outcome(game, state, draw, log.size() + 1));
      case Next.Decide<M, O> decide -> throw new RefusedException(new Refusal.NothingToDraw());
      case Next.Over<M, O> over -> throw new RefusedException(new Refusal.NothingToDraw());
    };
  }

  /**
   * Adds an event to the log.
   *
   * @return what it led to
   * @throws RefusedException if the rules refuse it; then nothing has changed
   */
  public Step<S, M, O> append(Event<M, O> event) {
    Step<S, M, O> step = game.step(state, event);
    append(step);
    return step;
  }

  /** Adds a step that the rules have already judged; it must follow the present state. */
  @SuppressWarnings("ReferenceEquality") // this very state, not another that happens to be equal
  public void append(Step<S, M, O> step) {
    if (step.before() != state) {
      throw new IllegalArgumentException("this step begins in another state");
    }
    requireSpace(1);
    state = step.after();
    log.add(step.event());
    if (keepsSteps) {
      steps.add(step);
    }
  }

  /**
   * Plays on and adds each step, for at most this many events or to the end.
   *
   * @return the steps
   */
  public List<Step<S, M, O>> play(DiceSource dice, Playing.Decider<S, M> player, int events) {
    int begun = log.size();
    List<Step<S, M, O>> steps = new ArrayList<>();
    var _ =
        new Playing<S, M, O>(
                game,
                (now, draw, number) -> dice.outcome(game, now, draw, begun + number),
                player,
                step -> {
                  append(step);
                  steps.add(step);
                })
            .until((now, next) -> steps.size() >= events, state);
    return steps;
  }

  /**
   * Makes sure that this many more events may be added.
   *
   * @throws RefusedException if a game of this kind cannot be that long
   */
  public void requireSpace(int events) {
    if (events > maxEvents - log.size()) {
      throw new RefusedException(new Refusal.TooManyEvents(maxEvents));
    }
  }

  /** A separate table with the first events of this one. */
  public Table<S, M, O, V> until(int events) {
    return played(header, soFar(events).get());
  }

  /** The game so far with all its states. */
  public Replay<S, M, O, V> replay() {
    return soFar().get();
  }

  /**
   * The game so far, for whoever may want it later and perhaps on another thread; nothing that
   * happens until then is in it.
   */
  public Supplier<Replay<S, M, O, V>> soFar() {
    return soFar(log.size());
  }

  private Supplier<Replay<S, M, O, V>> soFar(int events) {
    if (keepsSteps) {
      Replay<S, M, O, V> kept = Replay.played(game, start, steps.subList(0, events));
      return () -> kept;
    }
    List<Event<M, O>> first = logSoFar().subList(0, events);
    return () -> Replay.of(game, header.seats().size(), first);
  }
}
