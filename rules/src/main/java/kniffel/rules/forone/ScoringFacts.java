package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.Fact;
import kniffel.rules.dice.Dice;

/** What scoring a row means in a level with tiles, markers or the yellow die. */
final class ScoringFacts {

  private ScoringFacts() {}

  static void add(int seat, Layout before, int row, ForOneState after, List<Fact> facts) {
    Level level = before.level();
    LevelRules rules = level.rules();
    Category category = level.rows().get(row).category();
    if (before.round() > rules.paidUntil(row)) {
      facts.add(new ForOneFact.CameTooLate(seat, category, rules.paidUntil(row)));
    } else if (before.yellowAgain(row) > 0) {
      facts.add(new ForOneFact.PaidTwice(seat, category, before.yellowAgain(row)));
    }
    if (before.yellow() == row && after.layout().yellow() == Yellow.LOCKED) {
      facts.add(new ForOneFact.LockedUp(seat, category));
    }
    returned(seat, before, row, after.layout(), facts);
    if (!after.layout().card().slot(row).scored()) {
      facts.add(new ForOneFact.Reopened(seat, category, rules.secondPoints(row)));
    }
    unlocked(seat, before.card(), after.layout().card(), facts);
    for (Demand demand : rules.demands()) {
      if (!(after instanceof ForOneState.Over)
          && demand.standing(after.layout().card()) == Demand.DemandStanding.MISSED
          && demand.standing(before.card()) != Demand.DemandStanding.MISSED) {
        facts.add(new ForOneFact.MissedDemand(seat, demand));
      }
    }
  }

  private static void returned(int seat, Layout before, int row, Layout after, List<Fact> facts) {
    boolean locked = before.yellow() == row && after.yellow() == Yellow.LOCKED;
    int back = before.removed() + (locked ? 1 : 0) - after.removed();
    if (back > 0) {
      facts.add(new ForOneFact.CameBack(seat, back, after.supply()));
    } else if (back < 0) {
      facts.add(new ForOneFact.LeftForGood(seat, -back, after.supply()));
    }
  }

  private static void unlocked(int seat, ScoreCard before, ScoreCard after, List<Fact> facts) {
    LevelRules rules = before.level().rules();
    for (int row = 0; row < before.level().rows().size(); row++) {
      if ((rules.waitsFor(row) & before.waiting()) != 0
          && (rules.waitsFor(row) & after.waiting()) == 0) {
        facts.add(new ForOneFact.Unlocked(seat, before.level().rows().get(row).category()));
      }
    }
    for (int face = 1; face <= Dice.FACES; face++) {
      int only = rules.onlyIn(face);
      if (only >= 0 && !before.slot(only).scored() && after.slot(only).scored()) {
        facts.add(new ForOneFact.Released(seat, face));
      }
    }
  }
}
