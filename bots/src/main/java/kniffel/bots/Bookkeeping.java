package kniffel.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import kniffel.rules.Event;
import kniffel.rules.Replay;
import kniffel.rules.Step;

/** Goes through a finished game once and enters each decision of one seat into its books. */
final class Bookkeeping<S, M, O, V> {

  /** A decision as it was entered, and the position before it. */
  private record Entered<S, M>(S before, Draft.DraftEntry<M> decision) {}

  private final Replay<S, M, O, V> replay;
  private final int seat;
  private final Bookkeeper<M, V> bookkeeper;

  /** A game without rounds has no set-up before the first. */
  private final boolean hasRounds;

  private final List<Entered<S, M>> entered = new ArrayList<>();

  /**
   * The first of the entered decisions since which nothing else has happened: from here on they can
   * be undone.
   */
  private int undoableFrom;

  private Rating.Unit unit = Rating.Unit.POINTS;
  private int turn;
  private boolean othersMoved;
  private OptionalInt round = OptionalInt.empty();

  Bookkeeping(Replay<S, M, O, V> replay, int seat, Bookkeeper<M, V> bookkeeper) {
    this.replay = replay;
    this.seat = seat;
    this.bookkeeper = bookkeeper;
    this.hasRounds = replay.game().round(replay.end()).isPresent();
  }

  Draft<M> draft() {
    for (int event = 1; event <= replay.steps().size(); event++) {
      Step<S, M, O> step = replay.step(event);
      if (step.event() instanceof Event.Moved<M, O>(int mover, M move) && mover == seat) {
        S position = replay.game().position(step.before());
        undoTo(position);
        Decision<M, V> decision = Decision.at(replay, event);
        beginTurn(step.before(), decision);
        enter(event, position, move, decision);
      } else {
        othersMoved |= step.event() instanceof Event.Moved<M, O>;
        undoableFrom = entered.size();
      }
    }
    return new Draft<>(
        seat,
        unit,
        bookkeeper.accuracy().start(),
        Ledger.result(replay.game(), replay.end(), seat, unit),
        entered.stream().map(Entered::decision).toList());
  }

  /**
   * A turn is what lies between two moves of the others, or, for somebody alone, a round. Whatever
   * is chosen before the first round is the set-up and counts as turn 0; a first roll that leaves
   * no choice already belongs to the first turn.
   */
  private void beginTurn(S before, Decision<M, V> decision) {
    OptionalInt now = replay.game().round(before);
    boolean setsUp = hasRounds && now.isEmpty() && decision.moves().size() > 1;
    if (!setsUp && (turn == 0 || othersMoved || round.isPresent() && !now.equals(round))) {
      turn++;
    }
    round = now;
    othersMoved = false;
  }

  /** Returning to a position without anything else having happened undoes what was done there. */
  private void undoTo(S position) {
    for (int i = undoableFrom; i < entered.size(); i++) {
      if (entered.get(i).before().equals(position)) {
        entered.subList(i, entered.size()).clear();
      }
    }
  }

  private void enter(int event, S position, M move, Decision<M, V> decision) {
    Rating<M> rating = bookkeeper.rate(decision);
    Rating.Rated<M> best = rating.best();
    Rating.Rated<M> played = rating.of(move);
    unit = rating.unit();
    double difference = best.value() - played.value();
    Appraisal<M> appraisal =
        new Appraisal<>(
            event,
            move,
            difference > 0 ? best.move() : move,
            best.value(),
            difference,
            difference > 0 ? bookkeeper.accuracy().loss() : 0);
    boolean follows = entered.size() > undoableFrom;
    entered.add(new Entered<>(position, new Draft.DraftEntry<>(appraisal, turn, follows)));
  }
}
