package kniffel.bots.forone;

import kniffel.rules.forone.Condition;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.Layout;
import kniffel.rules.forone.LevelRules;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Row;
import kniffel.rules.forone.ScoreCard;
import kniffel.rules.forone.Slot;

/**
 * A value made by hand of a position in a level of the challenge book, for points and medals.
 *
 * <p>Like {@link HandWeights} it counts a part of what each open row and the bonus can bring; what
 * tiles and markers do to a row is asked from the rules.
 */
final class LevelValue {

  private static final double NUMBERS = 0.7;
  private static final double FULL_ONLY = 0.3;
  private static final double BONUS = 0.5;
  private static final double DIE = 0.5;
  private static final double EASE = 1.5;
  private static final int FACES = 6;

  /** What a die is worth that is missing for the next roll. */
  private static final double MISSING = 3;

  /** What it is worth that a demand is not missed: without it there is no medal. */
  private static final double DEMAND = 40;

  /** The rounds that it takes to make something of an empty row. */
  private static final double ROUNDS = 4;

  /** The part of its hopes that a row has which is still closed. */
  private static final double CLOSED = 0.6;

  private LevelValue() {}

  /** The value of a game that is over. */
  static double of(ForOneState.Over over) {
    return over.layout().total() - DEMAND * Integer.bitCount(over.missed());
  }

  /**
   * The value of a position in which the next roll is due, whether there are dice for it or not.
   */
  static double of(Layout layout) {
    ScoreCard card = layout.card();
    LevelRules rules = layout.level().rules();
    int missing = Math.max(0, layout.level().roll() - layout.supply());
    double value = DIE * layout.supply() - MISSING * missing;
    // What has been charged is part of the total; the rows and the bonus are looked at one by one.
    value += layout.total() - card.bonus();
    double time = time(rules.roundLimit() - layout.round());
    int lowest = Integer.MAX_VALUE;
    for (int row = 0; row < layout.level().rows().size(); row++) {
      Slot slot = card.slot(row);
      if (!slot.scored()) {
        value += (hope(layout, row) - (layout.worth(row) - slot.earned())) * time;
      } else if (slot.row().inBonus()) {
        lowest = Math.min(lowest, slot.count());
      }
    }
    if (!layout.level().bonus().isEmpty()) {
      int most = layout.level().bonus().size() - 1;
      value += BONUS * time * layout.level().bonus().get(Math.min(lowest, most));
      value += (1 - time) * card.bonus();
    }
    for (Demand demand : rules.demands()) {
      value -= demand.standing(card) == Demand.Standing.MISSED ? DEMAND : 0;
    }
    return value;
  }

  /** The part of its hopes that a position has with so many rounds left. */
  private static double time(int rounds) {
    return Math.min(1, rounds / ROUNDS);
  }

  /** What an open row may come to pay. */
  private static double hope(Layout layout, int row) {
    LevelRules rules = layout.level().rules();
    Slot slot = layout.card().slot(row);
    Row rule = slot.row();
    int rounds = rules.paidUntil(row) - layout.round();
    int exact = rules.exact(row);
    int wanted = exact > 0 ? exact : rule.fields();
    if (rounds <= 0 || slot.count() > wanted) {
      return 0;
    }
    double most = slot.again() ? rules.secondPoints(row) : rule.points(wanted);
    boolean perDie = rule.pay() instanceof Pay.PerDie && exact <= 0;
    double part = perDie ? NUMBERS : FULL_ONLY;
    double hope = most * (part + (1 - part) * slot.count() / wanted);
    if (slot.count() > 0 && !(rule.condition() instanceof Condition.OneNumber)) {
      hope += EASE * (2.0 * Integer.bitCount(slot.accepts()) / FACES - 1);
    }
    if (!slot.again() && rules.hasSecond(row)) {
      hope += FULL_ONLY * rules.secondPoints(row);
    }
    if ((rules.waitsFor(row) & layout.card().waiting()) != 0) {
      hope *= CLOSED;
    }
    return hope * time(rounds);
  }
}
