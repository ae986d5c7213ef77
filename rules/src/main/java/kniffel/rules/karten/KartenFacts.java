package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenState.Acting;
import kniffel.rules.karten.KartenState.Announcing;
import kniffel.rules.karten.KartenState.Dealing;
import kniffel.rules.karten.KartenState.Lot;
import kniffel.rules.karten.KartenState.Over;
import kniffel.rules.karten.KartenState.Rounds;

/** What a step means to a viewer. */
final class KartenFacts {

  private final KartenState before;
  private final KartenState after;
  private final Viewer viewer;
  private final List<Fact> facts = new ArrayList<>();

  private KartenFacts(Step<KartenState, KartenMove, KartenOutcome> step, Viewer viewer) {
    this.before = step.before();
    this.after = step.after();
    this.viewer = viewer;
  }

  static List<Fact> of(Step<KartenState, KartenMove, KartenOutcome> step, Viewer viewer) {
    return new KartenFacts(step, viewer).of(step.event());
  }

  private List<Fact> of(Event<KartenMove, KartenOutcome> event) {
    switch (event) {
      case Event.Moved<KartenMove, KartenOutcome>(int seat, KartenMove move) -> {
        if (before instanceof Acting acting) {
          acted(acting, move);
        } else if (before instanceof Announcing(Turn turn)) {
          announced(turn, move);
        }
      }
      case Event.Happened<KartenMove, KartenOutcome>(KartenOutcome.Starts(int first)) ->
          facts.add(new KartenFact.Begins(first));
      case Event.Happened<KartenMove, KartenOutcome>(KartenOutcome.Drawn(Cards cards)) -> {
        switch (before) {
          case Dealing dealing -> drew(dealing.seat(), cards);
          case Rounds playing -> drew(playing.turn().seat(), cards);
          case Lot _ -> {}
        }
      }
    }
    atTheEnd();
    return facts;
  }

  private void acted(Acting acting, KartenMove move) {
    Turn turn = acting.turn();
    int seat = turn.seat();
    switch (move) {
      case KartenMove.SetAside(int value) ->
          secret(seat, new KartenFact.PutAside(seat, acting.aside().plus(value)));
      case KartenMove.TakeBack() -> secret(seat, new KartenFact.TookBack(seat, acting.aside()));
      case KartenMove.Exchange(Cards discards, int draw) -> exchanged(turn, discards, draw);
      case KartenMove.Score(Box box, Cards cards) -> scored(turn, box, cards);
      case KartenMove.Announce _, KartenMove.StaySilent _ -> {}
    }
  }

  private void announced(Turn turn, KartenMove move) {
    Box box = turn.sheet().firstFree();
    facts.add(
        move instanceof KartenMove.Announce
            ? new KartenFact.Announced(turn.seat(), box)
            : new KartenFact.MissedAnnouncement(turn.seat(), box, Sheet.MISSED));
  }

  private void drew(int seat, Cards cards) {
    facts.add(
        viewer.is(seat)
            ? new KartenFact.Drew(seat, cards)
            : new KartenFact.DrewHidden(seat, cards.size()));
  }

  /** What is set aside is nobody else's business before it is discarded. */
  private void secret(int seat, KartenFact fact) {
    if (viewer.is(seat)) {
      facts.add(fact);
    }
  }

  private void exchanged(Turn turn, Cards cards, int draw) {
    int seat = turn.seat();
    if (!cards.isEmpty()) {
      facts.add(new KartenFact.Exchanged(seat, cards, draw));
    } else {
      facts.add(draw == 0 ? new KartenFact.Passed(seat) : new KartenFact.TookOneMore(seat));
    }
    // Nobody acts with fewer than five cards, so one more card always costs something.
    if (draw > cards.size()) {
      int count = turn.hand().size() + 1;
      facts.add(new KartenFact.HandGrew(seat, count, Karten.penalty(count)));
    }
  }

  private void scored(Turn turn, Box box, Cards cards) {
    int seat = turn.seat();
    Sheet old = turn.sheet();
    Sheet written = after.sheets().get(seat);
    facts.add(new KartenFact.Wrote(seat, box, cards, written.points(box)));
    if (written.penalty(box) > 0) {
      facts.add(new KartenFact.Penalised(seat, turn.hand().size(), written.penalty(box)));
    }
    if (old.bonus() < 0 && written.bonus() >= 0) {
      facts.add(new KartenFact.EscapedMalus(seat, Sheet.MALUS));
    }
    if (old.bonus() <= 0 && written.bonus() > 0) {
      facts.add(new KartenFact.EarnedBonus(seat, Sheet.BONUS));
    }
    if (written.freeBoxes() == 1 && !(after instanceof Announcing)) {
      facts.add(new KartenFact.Announced(seat, written.firstFree()));
    }
    if (written.isFull()) {
      facts.add(new KartenFact.FilledSheet(seat));
      List<Integer> others = seatsAfter(turn);
      if (!turn.isAnyFull() && !others.isEmpty()) {
        facts.add(new KartenFact.LastTurns(others));
      }
    }
  }

  /** R72: those who still have a turn in this round. */
  private static List<Integer> seatsAfter(Turn turn) {
    int players = turn.players();
    return IntStream.range(turn.finished() + 1, turn.round() * players)
        .mapToObj(later -> (turn.starter() + later) % players)
        .toList();
  }

  private void atTheEnd() {
    if (after.pile().size() > before.pile().size()) {
      facts.add(new KartenFact.Reshuffled(after.pile().size()));
    }
    if (after instanceof Over(Turn turn) && !turn.isAnyFull()) {
      facts.add(new KartenFact.RoundLimitReached(turn.round() - 1));
    }
  }
}
