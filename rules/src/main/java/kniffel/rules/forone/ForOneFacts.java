package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.ForOneState.Over;
import kniffel.rules.forone.ForOneState.Rolled;

/** What a step means; nothing is hidden, so that everybody is told the same. */
final class ForOneFacts {

  private ForOneFacts() {}

  static List<Fact> of(Step<ForOneState, ForOneMove, Dice> step, Viewer viewer) {
    return switch (step.event()) {
      case Event.Moved<ForOneMove, Dice>(int seat, ForOneMove move) ->
          moved(seat, step.before(), move, step.after());
      case Event.Happened<ForOneMove, Dice>(Dice dice) -> fallen(ForOne.SEAT, step.before(), dice);
    };
  }

  private static List<Fact> fallen(int seat, ForOneState before, Dice dice) {
    return before.layout().yellow() == Yellow.ROLLED
        ? List.of(new ForOneFact.RolledYellow(seat, dice.face(0), FaceSets.withoutFirst(dice)))
        : List.of(new ForOneFact.Rolled(seat, dice));
  }

  private static List<Fact> moved(
      int seat, ForOneState before, ForOneMove move, ForOneState after) {
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
        placed(seat, after.layout(), row, facts);
      }
      case ForOneMove.PlaceYellow(int face, Category row) -> {
        Slot slot = slot(after, row);
        facts.add(new ForOneFact.PlacedYellow(seat, face, row, slot.count(), slot.row().fields()));
        placed(seat, after.layout(), row, facts);
      }
      case ForOneMove.Remove(int face) -> {
        facts.add(new ForOneFact.Removed(seat, face, left(after)));
        charged(seat, after.layout(), facts);
      }
      case ForOneMove.RemoveYellow() -> {
        facts.add(new ForOneFact.RemovedYellow(seat, left(after)));
        charged(seat, after.layout(), facts);
      }
      case ForOneMove.TakeBack() -> {
        if (before instanceof Rolled rolled) {
          facts.add(tookBack(seat, rolled.layout().level(), rolled.assignments()));
        }
      }
      case ForOneMove.Score(Category row) -> {
        int index = before.layout().level().indexOf(row);
        facts.add(scored(seat, before.layout(), index, after.layout().supply()));
        if (!before.layout().level().rules().isEmpty()) {
          ScoringFacts.add(seat, before.layout(), index, after, facts);
        }
        int cap = after.layout().card().bonusAtMost();
        if (cap < before.layout().card().bonusAtMost() && !(after instanceof Over)) {
          facts.add(new ForOneFact.BonusCapped(seat, cap));
        }
      }
    }
    if (after instanceof Over over) {
      finished(seat, over, facts);
    }
    return List.copyOf(facts);
  }

  private static Slot slot(ForOneState state, Category row) {
    ScoreCard card = state.layout().card();
    return card.slot(card.level().indexOf(row));
  }

  private static int left(ForOneState state) {
    return state.layout().level().dice() - state.layout().removed();
  }

  /** What it means that a die lies in this row now. */
  private static void placed(int seat, Layout layout, Category row, List<Fact> facts) {
    int index = layout.level().indexOf(row);
    Slot slot = layout.card().slot(index);
    int tile = slot.row().tiles().isEmpty() ? 0 : slot.row().tiles().get(slot.count() - 1);
    if (tile > 0) {
      facts.add(new ForOneFact.OnPayingField(seat, row, tile));
    } else if (tile < 0) {
      facts.add(new ForOneFact.OnCostlyField(seat, row, -tile));
    }
    if ((layout.card().full() & 1 << index) != 0) {
      facts.add(new ForOneFact.Filled(seat, row, layout.pays(index) - slot.earned()));
    }
  }

  private static void charged(int seat, Layout after, List<Fact> facts) {
    int points = after.level().rules().lossCosts(after.card().unscored());
    if (points > 0) {
      Category row = after.level().rules().guard(after.level());
      facts.add(new ForOneFact.Charged(seat, row, points));
    }
  }

  private static Fact tookBack(int seat, Level level, Assignments assignments) {
    int face = assignments.face();
    int row = assignments.row();
    if (row == Assignments.REMOVED) {
      return assignments.isYellow()
          ? new ForOneFact.TookBackYellowRemoved(seat)
          : new ForOneFact.TookBackRemoved(seat, face);
    }
    Category category = level.rows().get(row).category();
    return assignments.isYellow()
        ? new ForOneFact.TookBackYellow(seat, category)
        : new ForOneFact.TookBack(seat, face, category);
  }

  private static Fact scored(int seat, Layout before, int row, int supply) {
    Slot slot = before.card().slot(row);
    return new ForOneFact.Scored(
        seat,
        slot.row().category(),
        before.pays(row) - (slot.scored() ? 0 : slot.earned()),
        slot.count(),
        supply);
  }

  /** R55: the rows that hold dice are counted; the empty ones are worth nothing anyway. */
  private static void ranOut(int seat, Layout before, List<Fact> facts) {
    int supply = before.supply();
    facts.add(
        supply < before.level().roll()
            ? new ForOneFact.OutOfDice(seat, supply)
            : new ForOneFact.RoundLimitReached(seat, before.round()));
    for (int row = 0; row < before.level().rows().size(); row++) {
      int dice = before.card().slot(row).dice().size();
      if (dice > 0) {
        supply += dice;
        facts.add(scored(seat, before, row, supply));
      }
    }
  }

  private static void finished(int seat, Over over, List<Fact> facts) {
    Layout layout = over.layout();
    if (!layout.level().bonus().isEmpty()) {
      facts.add(new ForOneFact.EarnedBonus(seat, layout.card().lowest(), layout.card().bonus()));
    }
    if (layout.charges() > 0) {
      facts.add(new ForOneFact.PaidCharges(seat, layout.charges()));
    }
    List<Demand> demands = layout.level().rules().demands();
    for (int i = 0; i < demands.size(); i++) {
      if ((over.missed() & 1 << i) != 0) {
        facts.add(new ForOneFact.MissedDemand(seat, demands.get(i)));
      }
    }
    facts.add(new ForOneFact.Finished(seat, layout.total(), over.medal()));
  }
}
