package kniffel.bots.forone;

import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Level;
import kniffel.rules.forone.Row;

/**
 * A value made by hand, from what a level says of its rows: what sensible people look at.
 *
 * <p>It counts a part of what each open row and the bonus can bring, and so expects less than
 * usually comes; that does not matter for telling which of two plans is better.
 */
final class HandWeights {

  /** The part of its points that an empty row of single numbers stands for. */
  private static final double NUMBERS = 0.7;

  /** The same for the rows that pay only when they are full. */
  private static final double FULL_ONLY = 0.3;

  /** The part of the bonus that one may hope for. */
  private static final double BONUS = 0.5;

  /** What a die in the supply is worth. */
  private static final double DIE = 0.5;

  /** What it is worth that a row takes every face, and not only half of them. */
  private static final double EASE = 1.5;

  private HandWeights() {}

  static RoughValue of(PackedLevel level, Features features) {
    float[] weights = new float[features.size];
    Level rules = level.rules;
    for (int row = 0; row < level.rows; row++) {
      Row rule = rules.rows().get(row);
      int most = rule.points(rule.fields());
      double hope = rule.inBonus() ? NUMBERS : FULL_ONLY;
      for (int state = 0; state < level.firstClosed[row]; state++) {
        int dice = level.count[row][state];
        double value = most * (hope + (1 - hope) * dice / rule.fields());
        if (dice > 0 && !rule.inBonus()) {
          value += EASE * (2.0 * Long.bitCount(level.takers[row][state]) / Dice.FACES - 1);
        }
        weights[features.row[row] + state] = (float) value;
      }
    }
    for (int dice = 0; dice <= rules.dice(); dice++) {
      weights[features.supply + dice] = (float) (DIE * dice);
    }
    for (int lowest = 0; lowest < rules.bonus().size(); lowest++) {
      weights[features.lowest + lowest] = (float) (BONUS * rules.bonus().get(lowest));
    }
    return new RoughValue(features, weights, 0);
  }
}
