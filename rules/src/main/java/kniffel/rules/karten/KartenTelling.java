package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Fact;
import kniffel.rules.Viewer;

/** What an event means to a viewer, read off the positions before and after it. */
final class KartenTelling {

  private final KartenState before;
  private final KartenState after;
  private final int seat;
  private final boolean own;
  private final List<Fact> facts = new ArrayList<>();

  KartenTelling(KartenState before, KartenState after, Viewer viewer) {
    this.before = before;
    this.after = after;
    this.seat = before.seat();
    this.own = viewer.is(seat);
  }

  List<Fact> moved(KartenMove move) {
    switch (move) {
      case KartenMove.SetAside(int value) -> secret(new KartenFact.PutAside(seat, after.aside()));
      case KartenMove.TakeBack() -> secret(new KartenFact.TookBack(seat, before.aside()));
      case KartenMove.Exchange(Cards discards, int draw) -> exchanged(discards, draw);
      case KartenMove.Score(Box box, Cards cards) -> scored(box, cards);
      case KartenMove.Announce() ->
          facts.add(new KartenFact.Announced(seat, before.sheet().firstFree()));
      case KartenMove.StaySilent() ->
          facts.add(
              new KartenFact.MissedAnnouncement(seat, before.sheet().firstFree(), Sheet.MISSED));
    }
    atTheEnd();
    return facts;
  }

  List<Fact> happened(KartenOutcome outcome) {
    switch (outcome) {
      case KartenOutcome.Starts(int first) -> facts.add(new KartenFact.Begins(first));
      case KartenOutcome.Drawn(Cards cards) ->
          facts.add(
              own
                  ? new KartenFact.Drew(seat, cards)
                  : new KartenFact.DrewHidden(seat, cards.size()));
    }
    atTheEnd();
    return facts;
  }

  /** What is set aside is nobody else's business before it is discarded. */
  private void secret(KartenFact fact) {
    if (own) {
      facts.add(fact);
    }
  }

  private void exchanged(Cards cards, int draw) {
    if (!cards.isEmpty()) {
      facts.add(new KartenFact.Exchanged(seat, cards, draw));
    } else {
      facts.add(draw == 0 ? new KartenFact.Passed(seat) : new KartenFact.TookOneMore(seat));
    }
    int count = before.hand().size() - cards.size() + draw;
    if (draw > cards.size() && Karten.penalty(count) > 0) {
      facts.add(new KartenFact.HandGrew(seat, count, Karten.penalty(count)));
    }
  }

  private void scored(Box box, Cards cards) {
    Sheet old = before.sheet();
    Sheet written = after.sheets().get(seat);
    facts.add(new KartenFact.Wrote(seat, box, cards, written.points(box)));
    if (written.penalty(box) > 0) {
      facts.add(new KartenFact.Penalised(seat, before.hand().size(), written.penalty(box)));
    }
    if (old.bonus() < 0 && written.bonus() >= 0) {
      facts.add(new KartenFact.EscapedMalus(seat, Sheet.MALUS));
    }
    if (old.bonus() <= 0 && written.bonus() > 0) {
      facts.add(new KartenFact.EarnedBonus(seat, Sheet.BONUS));
    }
    if (written.freeBoxes() == 1 && after.phase() != Phase.ANNOUNCE) {
      facts.add(new KartenFact.Announced(seat, written.firstFree()));
    }
    if (written.isFull()) {
      facts.add(new KartenFact.FilledSheet(seat));
      List<Integer> others = seatsAfterThisTurn();
      if (!before.isAnyFull() && !others.isEmpty()) {
        facts.add(new KartenFact.LastTurns(others));
      }
    }
  }

  /** R72: those who still have a turn in this round. */
  private List<Integer> seatsAfterThisTurn() {
    int players = before.players();
    return IntStream.range(before.turn() + 1, before.round() * players)
        .mapToObj(turn -> (before.starter() + turn) % players)
        .toList();
  }

  private void atTheEnd() {
    if (after.pile().size() > before.pile().size()) {
      facts.add(new KartenFact.Reshuffled(after.pile().size()));
    }
    if (after.phase() == Phase.OVER && !after.isAnyFull()) {
      facts.add(new KartenFact.RoundLimitReached(after.round() - 1));
    }
  }
}
