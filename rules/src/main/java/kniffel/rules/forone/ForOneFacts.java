package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Fact;
import kniffel.rules.forone.ForOneState.Over;
import kniffel.rules.forone.ForOneState.Rolled;

/** What events mean, read off the positions before and after them. */
final class ForOneFacts {

  private ForOneFacts() {}

  static List<Fact> moved(int seat, ForOneState before, ForOneMove move, ForOneState after) {
    List<Fact> facts = new ArrayList<>();
    switch (move) {
      case ForOneMove.RollOn() -> {
        if (after instanceof Over) {
          ranOut(seat, before.layout(), facts);
        } else {
          int left = after.layout().supply();
          int taken = before.layout().supply() - left;
          facts.add(new ForOneFact.TookDice(seat, after.layout().round(), taken, left));
        }
      }
      case ForOneMove.Place(int face, Category row) -> {
        Slot slot = slot(after, row);
        facts.add(new ForOneFact.Placed(seat, face, row, slot.count(), slot.row().fields()));
        if (slot.isFull()) {
          facts.add(new ForOneFact.Filled(seat, row, slot.points()));
        }
      }
      case ForOneMove.Remove(int face) ->
          facts.add(
              new ForOneFact.Removed(
                  seat, face, after.layout().level().dice() - after.layout().removed()));
      case ForOneMove.TakeBack() -> {
        if (before instanceof Rolled rolled) {
          facts.add(tookBack(seat, rolled.layout().level(), rolled.assignments()));
        }
      }
      case ForOneMove.Score(Category row) -> {
        Slot slot = slot(before, row);
        facts.add(
            new ForOneFact.Scored(seat, row, slot.points(), slot.count(), after.layout().supply()));
        int cap = after.layout().card().bonusAtMost();
        if (cap < before.layout().card().bonusAtMost() && !(after instanceof Over)) {
          facts.add(new ForOneFact.BonusCapped(seat, cap));
        }
      }
    }
    if (after instanceof Over(var layout)) {
      finished(seat, layout.card(), facts);
    }
    return List.copyOf(facts);
  }

  private static Slot slot(ForOneState state, Category row) {
    ScoreCard card = state.layout().card();
    return card.slot(card.level().indexOf(row));
  }

  private static Fact tookBack(int seat, Level level, Assignments assignments) {
    int face = assignments.face();
    int row = assignments.row();
    return row == Assignments.REMOVED
        ? new ForOneFact.TookBackRemoved(seat, face)
        : new ForOneFact.TookBack(seat, face, level.rows().get(row).category());
  }

  /** R55: the rows that hold dice are counted; the empty ones are worth nothing anyway. */
  private static void ranOut(int seat, ForOneState.Layout before, List<Fact> facts) {
    int supply = before.supply();
    facts.add(new ForOneFact.OutOfDice(seat, supply));
    for (Slot slot : before.card().slots()) {
      if (slot.dice().size() > 0) {
        supply += slot.count();
        facts.add(
            new ForOneFact.Scored(
                seat, slot.row().category(), slot.points(), slot.count(), supply));
      }
    }
  }

  private static void finished(int seat, ScoreCard card, List<Fact> facts) {
    if (!card.level().bonus().isEmpty()) {
      facts.add(new ForOneFact.EarnedBonus(seat, card.lowest(), card.bonus()));
    }
    int total = card.total();
    facts.add(new ForOneFact.Finished(seat, total, card.level().medals().of(total)));
  }
}
