package kniffel.bots.forone;

import java.util.List;
import kniffel.rules.forone.Condition;
import kniffel.rules.forone.LevelRules;
import kniffel.rules.forone.Levels;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Row;

/**
 * A value made by hand of a position in a level of the challenge book, for points and medals.
 *
 * <p>Like {@link HandWeights} it counts a part of what each open row and the bonus can bring.
 */
final class HandmadeValues implements LevelValues {

  private static final double NUMBERS = 0.7;
  private static final double FULL_ONLY = 0.3;
  private static final double BONUS = 0.5;
  private static final double DIE = 0.5;
  private static final double EASE = 1.5;
  private static final int FACES = 6;

  /** What a die is worth that is missing for the next roll. */
  private static final double MISSING = 3;

  /** The rounds that it takes to make something of an empty row. */
  private static final double ROUNDS = 4;

  /** The part of its hopes that a row still closed has. */
  private static final double CLOSED = 0.6;

  /** The part of them that is left for each further row that it waits for. */
  private static final double CHAINED = 0.7;

  @Override
  public double rough(LevelPosition position) {
    LevelTable table = position.table;
    LevelRules rules = table.rules;
    double value = ofSupply(table, position.supply) + LevelValues.fixed(position);
    double time = time(rules.roundLimit() - position.round);
    for (int rest = position.unscored; rest != 0; rest &= rest - 1) {
      value += ofRow(position, Integer.numberOfTrailingZeros(rest));
    }
    if (table.bonus.length > 0) {
      int most = Math.min(position.lowest(~position.unscored), table.bonus.length - 1);
      value += BONUS * time * table.bonus[most] + (1 - time) * position.bonus();
    }
    return rules.demands().isEmpty() ? value : value - table.demand * LevelDemands.missed(position);
  }

  @Override
  public double ofRow(LevelPosition position, int row) {
    if ((position.unscored & 1 << row) == 0) {
      return 0;
    }
    int now = position.now(row);
    double time = time(position.table.rules.roundLimit() - position.round);
    return now + (hope(position, row) - now) * time;
  }

  @Override
  public double ofOpen(int rows) {
    return 0;
  }

  @Override
  public double ofTakers(long sets) {
    return 0;
  }

  @Override
  public double ofSupply(LevelTable table, int dice) {
    return DIE * dice - MISSING * Math.max(0, table.level.roll() - dice);
  }

  @Override
  public double value(LevelPosition position) {
    return rough(position);
  }

  /**
   * What the elements of the level add to the value of a position that is otherwise treated as one
   * of the base level.
   */
  double ofElements(LevelPosition position) {
    LevelTable table = position.table;
    LevelRules rules = table.rules;
    if (rules.isEmpty()) {
      return 0;
    }
    double value = 0;
    for (int rest = position.unscored; rest != 0; rest &= rest - 1) {
      int row = Integer.numberOfTrailingZeros(rest);
      int chain = Integer.bitCount(table.waitsForAll[row] & position.waiting);
      double opened = chain < 2 ? 1 : Math.pow(CHAINED, chain - 1);
      value += plainHope(position, row) * opened - baseHope(position, row);
    }
    int lowest = position.lowest(~position.unscored);
    List<Integer> base = Levels.BASE.bonus();
    value -= BONUS * base.get(Math.min(lowest, base.size() - 1));
    if (table.bonus.length > 0) {
      value += BONUS * table.bonus[Math.min(lowest, table.bonus.length - 1)];
    }
    return value - table.demand * LevelDemands.missed(position);
  }

  /** What a row of the base level that lacks as many dice may come to pay. */
  private static double baseHope(LevelPosition position, int row) {
    Row base = Levels.BASE.rows().get(position.table.name[row]);
    int missing = Math.min(base.fields(), position.table.fields[row] - position.count(row));
    double part = base.inBonus() ? NUMBERS : FULL_ONLY;
    int lying = base.fields() - missing;
    return base.points(base.fields()) * (part + (1 - part) * lying / base.fields());
  }

  /** The part of its hopes that a position has with this many rounds left. */
  private static double time(int rounds) {
    return Math.min(1, rounds / ROUNDS);
  }

  /** What an open row may come to pay. */
  private static double hope(LevelPosition position, int row) {
    int count = position.count(row);
    boolean eased =
        count > 0
            && !(position.table.level.rows().get(row).condition() instanceof Condition.OneNumber);
    double ease = eased ? EASE * (2.0 * Integer.bitCount(position.takes(row)) / FACES - 1) : 0;
    return plainHope(position, row) + ease;
  }

  /** The same, regardless of how many faces it takes. */
  private static double plainHope(LevelPosition position, int row) {
    LevelTable table = position.table;
    LevelRules rules = table.rules;
    Row rule = table.level.rows().get(row);
    int rounds = rules.paidUntil(row) - position.round;
    int exact = rules.exact(row);
    int wanted = exact > 0 ? exact : table.fields[row];
    int count = position.count(row);
    if (rounds <= 0 || count > wanted) {
      return 0;
    }
    boolean again = table.isAgain(row, position.rows[row]);
    double most = again ? rules.secondPoints(row) : table.pay[row][wanted];
    boolean perDie = rule.pay() instanceof Pay.PerDie && exact <= 0;
    double part = perDie ? NUMBERS : FULL_ONLY;
    double hope = most * (part + (1 - part) * count / wanted);
    if (!again && rules.hasSecond(row)) {
      hope += FULL_ONLY * rules.secondPoints(row);
    }
    if ((rules.waitsFor(row) & position.waiting) != 0) {
      hope *= CLOSED;
    }
    return hope * time(rounds);
  }
}
