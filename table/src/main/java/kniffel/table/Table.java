package kniffel.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.table.dice.DiceSource;

/**
 * One game being played: its log, and the state that the log adds up to.
 *
 * <p>Has one owner; whoever shares it guards it.
 */
public final class Table<S, M, O, V> {

  private final Header<?> header;
  private final Game<S, M, O, V> game;
  private final List<Event<M, O>> log = new ArrayList<>();
  private S state;

  private Table(Header<?> header, Game<S, M, O, V> game) {
    this.header = header;
    this.game = game;
    this.state = game.start(header.seats().size());
  }

  /** A table where nothing has happened yet. */
  public static Table<?, ?, ?, ?> open(Header<?> header) {
    return of(header, header.game());
  }

  /** The same for those who know the types of the game, which must be the header's. */
  public static <S, M, O, V> Table<S, M, O, V> of(Header<?> header, Game<S, M, O, V> game) {
    return new Table<>(header, game);
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

  /** The event that chance adds next: not yet part of the log, so that it can be kept first. */
  public Event<M, O> draw(DiceSource dice) {
    return switch (next()) {
      case Next.Chance<M, O>(var draw) ->
          new Event.Happened<>(draw.sample(dice.at(log.size() + 1)));
      case Next.Decide<M, O> decide -> throw new RefusedException(new Refusal.NothingToDraw());
      case Next.Over<M, O> over -> throw new RefusedException(new Refusal.NothingToDraw());
    };
  }

  /**
   * Adds an event to the log.
   *
   * @throws RefusedException if the rules refuse it; then nothing has changed
   */
  public void append(Event<M, O> event) {
    state = game.apply(state, event);
    log.add(event);
  }
}
