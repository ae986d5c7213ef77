package kniffel.bots.forone;

import java.util.Arrays;
import kniffel.bots.shared.ValueNetwork;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.LevelRules;
import kniffel.rules.forone.Tile;

/**
 * The value of positions in levels by what was learned on the base level: a position is treated as
 * the most similar one of the base level, and what elements add is valued by hand.
 */
final class LevelNetwork {

  private final PointsNetwork base = PointsNetwork.ofLevels(LevelFeatures.BASE_FEATURES);

  /**
   * Whether it is better than the value made by hand. According to measurements it is not where
   * rows of the bonus have another length, or have to be scored in an order, or where no row may
   * pay nothing (docs/LEVELS.md).
   */
  static boolean suits(LevelRules rules) {
    return rules.elements().stream().noneMatch(LevelNetwork::isStrange);
  }

  private static boolean isStrange(Element element) {
    return switch (element) {
      case CardChange.RowLength(Category row, int _) -> row.compareTo(Category.SIXES) <= 0;
      case Tile.ScoredBefore _, Demand.NoZero _ -> true;
      default -> false;
    };
  }

  ValueNetwork.Shape shape() {
    return base.shape;
  }

  /** A copy of the numbers of the network. */
  float[] numbers() {
    return Arrays.copyOf(base.numbers, base.shape.size());
  }

  /** The same network with other numbers from the second layer on. */
  ValueNetwork with(float[] upper) {
    float[] numbers = numbers();
    System.arraycopy(upper, 0, numbers, base.shape.weights2(), upper.length);
    return new ValueNetwork(base.shape, numbers);
  }

  /** The value for one level; not to be shared between threads. */
  final class Eyes implements LevelValues {

    private final LevelFeatures features;
    private final HandmadeValues hand = new HandmadeValues();
    private final ValueNetwork.Pad pad = new ValueNetwork.Pad(base.shape);
    private final int[] on = new int[LevelFeatures.MOST];
    private final float[][] sums;
    private final ValueNetwork network;

    Eyes(LevelFeatures features) {
      this(features, base.network);
    }

    /** The same with its own upper layers. */
    Eyes(LevelFeatures features, ValueNetwork network) {
      this.network = network;
      this.features = features;
      this.sums = new float[features.fixed.length][];
      for (int row = 0; row < sums.length; row++) {
        sums[row] = new float[features.fixed[row].length];
        for (int state = 0; state < sums[row].length; state++) {
          sums[row][state] = weight(features.fixed[row][state]);
        }
      }
    }

    private float weight(int feature) {
      return base.numbers[base.rough + feature];
    }

    @Override
    public double rough(LevelPosition position) {
      float sum = 0;
      for (int row = 0; row < sums.length; row++) {
        sum += sums[row][position.rows[row]];
      }
      int count = features.shared(position, on, 0);
      for (int i = 0; i < count; i++) {
        sum += weight(on[i]);
      }
      return LevelValues.fixed(position) + sum + hand.ofElements(position);
    }

    @Override
    public double ofRow(LevelPosition position, int row) {
      int state = position.rows[row];
      return position.table.isFull(row, state)
          ? sums[row][state] + position.now(row)
          : sums[row][state];
    }

    @Override
    public double ofSupply(LevelTable table, int dice) {
      return weight(LevelFeatures.ofSupply(dice));
    }

    @Override
    public double ofOpen(int rows) {
      return weight(LevelFeatures.ofOpen(rows));
    }

    @Override
    public double ofTakers(long sets) {
      float sum = 0;
      for (int face = 0; face < Dice.FACES; face++) {
        sum += weight(LevelFeatures.ofTakers(face, sets));
      }
      return sum;
    }

    @Override
    public double value(LevelPosition position) {
      int count = features.write(position, on);
      double learned = network.value(on, count, pad) * PointsNetwork.SCALE;
      return LevelValues.fixed(position) + learned + hand.ofElements(position);
    }
  }
}
