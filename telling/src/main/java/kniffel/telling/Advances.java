package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Step;
import kniffel.table.EventMark;
import kniffel.table.PadTurns;
import kniffel.table.Table;

/** How a running game may go on from where it stands: steps are judged here, but not made. */
record Advances<S, M, O, V>(LiveGame<S, M, O, V> live) {

  /** The advance by whatever chance has to do before anybody decides, if anything. */
  Optional<Advance> chance() {
    return live.waits() instanceof Waits.Dice
        ? Optional.of(advance(List.of(), EventMark.NONE))
        : Optional.empty();
  }

  /**
   * The advance by what people say has fallen.
   *
   * @param pad whether it is the last roll of its turn, and the earlier ones are not told
   * @throws RefusedException if it is not what was asked for
   */
  Advance say(List<Integer> said, boolean pad) {
    if (!(live.waits() instanceof Waits.Faces)) {
      throw new RefusedException(new Refusal.NothingToDraw());
    }
    Table<S, M, O, V> table = live.table();
    Step<S, M, O> step = table.game().step(table.state(), table.said(said));
    EventMark mark = pad ? EventMark.PAD : EventMark.NONE;
    PadTurns.require(table, step, mark, EventMark.NONE);
    return advance(List.of(step), mark);
  }

  /**
   * The advance by a move of the seat that decides.
   *
   * @param last how the last event came about
   * @throws RefusedException if the rules have an objection
   */
  Advance move(M move, EventMark mark, EventMark last) {
    if (!(live.next() instanceof Next.Decide<M, O>(int seat, var moves))) {
      throw new RefusedException(new Refusal.NobodyDecides());
    }
    Table<S, M, O, V> table = live.table();
    S before = table.state();
    Step<S, M, O> step =
        new Step<>(before, new Event.Moved<>(seat, move), table.game().play(before, move));
    PadTurns.require(table, step, EventMark.NONE, last);
    return advance(List.of(step), mark);
  }

  /**
   * Lets chance do what it has to do after these steps, up to the point where people say what
   * falls.
   */
  private Advance advance(List<Step<S, M, O>> judged, EventMark mark) {
    Game<S, M, O, V> game = live.table().game();
    List<Step<S, M, O>> steps = new ArrayList<>(judged);
    int version = live.version() + judged.size();
    Playing.Stop<S, M, O> stop =
        new Playing<S, M, O>(
                game,
                (state, draw, number) ->
                    live.dice()
                        .of(state)
                        .orElseThrow()
                        .outcome(game, state, draw, version + number),
                (state, seat, moves) -> {
                  throw new IllegalStateException("seat " + seat + " was not to be asked");
                },
                steps::add)
            .until(
                (state, next) -> !(live.dice().waits(state, next) instanceof Waits.Dice),
                judged.isEmpty() ? live.table().state() : judged.getLast().after());
    live.table().requireSpace(steps.size());
    boolean pad = mark.pad() && steps.size() == 1;
    return new Prepared<>(
        live,
        live.version() + 1,
        List.copyOf(steps),
        mark,
        pad ? PadTurns.next(game, stop.state(), stop.next()) : stop.next());
  }
}
