package kniffel.bots;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Replay;
import kniffel.rules.Step;

/** Goes through a finished game once and enters each decision of one seat into its books. */
final class Bookkeeping<S, M, O, V> {

  /** A decision as it was entered. */
  private record Entered<S, M>(S before, double valueBefore, Ledger.Entry<M> entry) {}

  private final Replay<S, M, O, V> replay;
  private final int seat;
  private final Bookkeeper<M, V> bookkeeper;
  private final List<Entered<S, M>> entered = new ArrayList<>();

  /** From which of the entered decisions on nothing else has happened: these can be undone. */
  private int undoableFrom;

  private Rating.Unit unit = Rating.Unit.POINTS;
  private double start;

  /** What the position was worth after the last decision. */
  private double value;

  Bookkeeping(Replay<S, M, O, V> replay, int seat, Bookkeeper<M, V> bookkeeper) {
    this.replay = replay;
    this.seat = seat;
    this.bookkeeper = bookkeeper;
  }

  Ledger<M> ledger() {
    for (int event = 1; event <= replay.steps().size(); event++) {
      Step<S, M, O> step = replay.step(event);
      if (step.event() instanceof Event.Moved<M, O>(int mover, M move) && mover == seat) {
        S position = replay.game().position(step.before());
        undoTo(position);
        enter(event, position, move);
      } else {
        undoableFrom = entered.size();
      }
    }
    // Turns are counted from the beginning: the last value is minus the turns that were taken.
    double result =
        unit == Rating.Unit.TURNS ? value : Ledger.result(replay.game(), replay.end(), seat, unit);
    return new Ledger<>(
        unit,
        start,
        bookkeeper.accuracy().value(),
        entered.stream().map(Entered::entry).toList(),
        result - value,
        result);
  }

  /** To come back to a position without anything else happening is to undo what was done there. */
  private void undoTo(S position) {
    for (int i = undoableFrom; i < entered.size(); i++) {
      if (entered.get(i).before().equals(position)) {
        value = entered.get(i).valueBefore();
        entered.subList(i, entered.size()).clear();
      }
    }
  }

  private void enter(int event, S position, M move) {
    Rating<M> rating = bookkeeper.rate(Decision.at(replay, event));
    Rating.Rated<M> best = rating.best();
    Rating.Rated<M> played = rating.of(move);
    unit = rating.unit();
    if (entered.isEmpty()) {
      start = best.value();
      value = start;
    }
    double luck = best.value() - value;
    double loss = best.value() - played.value();
    double error = loss == 0 ? 0 : bookkeeper.accuracy().loss();
    entered.add(
        new Entered<>(
            position, value, new Ledger.Entry<>(event, move, best.move(), luck, loss, error)));
    value = played.value();
  }
}
