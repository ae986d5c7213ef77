package kniffel.telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Step;
import kniffel.table.EventMark;
import kniffel.table.PadTurns;
import kniffel.table.Table;
import kniffel.table.dice.DiceSource;

/** How a running game may go on from where it stands: steps are judged here, but not made. */
record Advances<S, M, O, V>(LiveGame<S, M, O, V> live) {

  /** The advance by whatever chance has to do before anybody decides, if anything. */
  Optional<Advance> chance() {
    return live.waits() instanceof Waits.Dice
        ? Optional.of(advance(new ArrayList<>(), EventMark.NONE))
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
    return advance(new ArrayList<>(List.of(step)), mark);
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
    List<Step<S, M, O>> steps = new ArrayList<>();
    steps.add(new Step<>(before, new Event.Moved<>(seat, move), table.game().play(before, move)));
    PadTurns.require(table, steps.getFirst(), EventMark.NONE, last);
    return advance(steps, mark);
  }

  /**
   * Lets chance do what it has to do after these steps, up to the point where people say what
   * falls.
   */
  private Advance advance(List<Step<S, M, O>> steps, EventMark mark) {
    Game<S, M, O, V> game = live.table().game();
    int first = live.version() + 1;
    S state = steps.isEmpty() ? live.table().state() : steps.getLast().after();
    Next<M, O> then = game.next(state);
    while (then instanceof Next.Chance<M, O>(var draw)) {
      Optional<DiceSource> dice = live.dice().of(state);
      if (dice.isEmpty()) {
        break;
      }
      O outcome = dice.get().outcome(game, state, draw, first + steps.size());
      S after = game.happen(state, outcome);
      steps.add(new Step<>(state, new Event.Happened<>(outcome), after));
      state = after;
      then = game.next(state);
    }
    live.table().requireSpace(steps.size());
    boolean pad = mark.pad() && steps.size() == 1;
    return new Prepared<>(
        live, first, List.copyOf(steps), mark, pad ? PadTurns.next(game, state, then) : then);
  }
}
