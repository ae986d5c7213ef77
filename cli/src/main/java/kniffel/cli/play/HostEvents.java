package kniffel.cli.play;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import kniffel.bots.Decision;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.RefusedException;
import kniffel.rules.Step;
import kniffel.table.EventMark;
import kniffel.table.PadTurns;
import kniffel.table.Table;

/** The events of a game at a terminal: added first to the disk, then to the screen. */
final class HostEvents<S, M, O, V> {

  private final Table<S, M, O, V> table;
  private final Game<S, M, O, V> game;
  private final Host.Keeper keeper;
  private final HostPage<S, M, O, V> page;

  /** How the last event came about. */
  private EventMark last;

  private boolean padded;

  /**
   * The events of a table.
   *
   * @param marks how those so far came about, where there is something to say
   */
  HostEvents(
      Table<S, M, O, V> table,
      Map<Integer, EventMark> marks,
      Host.Keeper keeper,
      HostPage<S, M, O, V> page) {
    this.table = table;
    this.game = table.game();
    this.keeper = keeper;
    this.page = page;
    this.last = marks.getOrDefault(table.log().size(), EventMark.NONE);
    this.padded = marks.values().stream().anyMatch(EventMark::pad);
  }

  /** Whether only the last roll of a turn was told: then nothing can be said about decisions. */
  boolean hasPadTurns() {
    return padded;
  }

  /** What comes next; after the last roll of a turn nothing is rolled any more. */
  Next<M, O> next() {
    return last.pad() ? PadTurns.next(game, table.state(), table.next()) : table.next();
  }

  /** What a seat has to decide, and what it knows. */
  Decision<M, V> decision(int seat, List<M> moves) {
    return Decision.of(game, table.state(), seat, moves, table.soFar());
  }

  /**
   * Adds an event.
   *
   * @throws RefusedException if the rules refuse it; then nothing has changed
   */
  void happen(Event<M, O> event, EventMark mark) throws IOException {
    Step<S, M, O> step = game.step(table.state(), event);
    PadTurns.require(table, step, mark, last);
    table.append(step);
    keeper.keep(mark);
    last = mark;
    padded |= mark.pad();
    page.happen(step);
  }
}
