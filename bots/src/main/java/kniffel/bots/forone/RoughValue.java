package kniffel.bots.forone;

import java.util.Arrays;
import kniffel.rules.dice.Dice;

/** A value of positions between rolls that is quick: a sum of weights, one for each feature. */
final class RoughValue {

  private static final int SETS = Features.SETS;

  /** Sums in another order differ a little. */
  private static final float ROUNDING = 0.01f;

  private final float[] weights;

  /** By row, where the weights of its states begin. */
  private final int[] rows;

  // Where those of the other features do.
  private final int supply;
  private final int open;
  private final int lowest;
  private final int takers;

  /**
   * The value by these weights.
   *
   * @param weights in points, by feature, from the offset on
   */
  RoughValue(Features features, float[] weights, int offset) {
    this.weights = weights;
    this.rows = Arrays.stream(features.row).map(row -> offset + row).toArray();
    this.supply = offset + features.supply;
    this.open = offset + features.open;
    this.lowest = offset + features.lowest;
    this.takers = offset + features.takers;
  }

  /** The weight of a row in this state. */
  float ofRow(int row, int state) {
    return weights[rows[row] + state];
  }

  /** A sum with the weights of all rows in these states. */
  float withRows(float sum, int[] states) {
    float all = sum;
    for (int row = 0; row < states.length; row++) {
      all += ofRow(row, states[row]);
    }
    return all;
  }

  /** The sum of the weights that do not belong to single rows. */
  float shared(int dice, int openRows, int least, long sets) {
    return weights[supply + dice]
        + weights[open + openRows]
        + weights[lowest + least]
        + weights[takers + (int) (sets & SETS - 1)]
        + weights[takers + SETS + (int) (sets >> 8 & SETS - 1)]
        + weights[takers + 2 * SETS + (int) (sets >> 16 & SETS - 1)]
        + weights[takers + 3 * SETS + (int) (sets >> 24 & SETS - 1)]
        + weights[takers + 4 * SETS + (int) (sets >> 32 & SETS - 1)]
        + weights[takers + 5 * SETS + (int) (sets >> 40 & SETS - 1)];
  }

  /** More than {@link #shared} ever is. */
  float mostShared() {
    float most = most(supply, open) + most(open, lowest) + most(lowest, takers);
    for (int face = 0; face < Dice.FACES; face++) {
      int from = takers + face * SETS;
      most += most(from, from + SETS);
    }
    return most + ROUNDING;
  }

  private float most(int from, int to) {
    float most = weights[from];
    for (int i = from + 1; i < to; i++) {
      most = Math.max(most, weights[i]);
    }
    return most;
  }

  /** By number of dice in the supply. */
  float[] ofSupply() {
    return Arrays.copyOfRange(weights, supply, open);
  }

  /** By number of open rows. */
  float[] ofOpen() {
    return Arrays.copyOfRange(weights, open, lowest);
  }

  /** By the fewest dice of a closed row of the bonus. */
  float[] ofLowest() {
    return Arrays.copyOfRange(weights, lowest, takers);
  }

  /** By face and set of rows that take it. */
  float[] ofTakers() {
    return Arrays.copyOfRange(weights, takers, takers + Dice.FACES * SETS);
  }
}
