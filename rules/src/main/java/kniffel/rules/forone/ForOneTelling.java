package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Fact;

/** What events mean, read off the positions before and after them. */
final class ForOneTelling {

  private ForOneTelling() {}

  static List<Fact> moved(int seat, ForOneState before, ForOneMove move, ForOneState after) {
    List<Fact> facts = new ArrayList<>();
    switch (move) {
      case ForOneMove.RollOn() -> {
        if (after.phase() == Phase.OVER) {
          ranOut(seat, before, facts);
        } else {
          int taken = before.supply() - after.supply();
          facts.add(new ForOneFact.TookDice(seat, after.round(), taken, after.supply()));
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
          facts.add(new ForOneFact.Removed(seat, face, after.level().dice() - after.removed()));
      case ForOneMove.TakeBack() -> facts.add(tookBack(seat, before));
      case ForOneMove.Score(Category row) -> {
        Slot slot = slot(before, row);
        facts.add(new ForOneFact.Scored(seat, row, slot.points(), slot.count(), after.supply()));
        int cap = after.card().bonusAtMost();
        if (cap < before.card().bonusAtMost() && after.phase() != Phase.OVER) {
          facts.add(new ForOneFact.BonusCapped(seat, cap));
        }
      }
    }
    if (after.phase() == Phase.OVER) {
      finished(seat, after.card(), facts);
    }
    return List.copyOf(facts);
  }

  private static Slot slot(ForOneState state, Category row) {
    return state.card().slot(state.level().indexOf(row));
  }

  private static Fact tookBack(int seat, ForOneState before) {
    int face = before.steps().face();
    int row = before.steps().row();
    return row == Steps.REMOVED
        ? new ForOneFact.TookBackRemoved(seat, face)
        : new ForOneFact.TookBack(seat, face, before.level().rows().get(row).category());
  }

  /** R55: the rows that hold dice are counted; the empty ones are worth nothing anyway. */
  private static void ranOut(int seat, ForOneState before, List<Fact> facts) {
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
