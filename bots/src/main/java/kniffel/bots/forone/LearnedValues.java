package kniffel.bots.forone;

import kniffel.rules.dice.Dice;

/**
 * A value and what was learned of one level: how far that value is off, as a sum of one weight per
 * feature. Not to be shared between threads.
 */
final class LearnedValues implements LevelValues {

  private final LevelValues known;
  private final LevelTraits traits;
  private final float[] weights;
  private final int[] on;

  LearnedValues(LevelValues known, LevelTraits traits, float[] weights) {
    this.known = known;
    this.traits = traits;
    this.weights = weights;
    this.on = new int[traits.most];
  }

  private float sum(LevelPosition position) {
    int count = traits.write(position, on);
    float sum = 0;
    for (int i = 0; i < count; i++) {
      sum += weights[on[i]];
    }
    return sum;
  }

  @Override
  public double rough(LevelPosition position) {
    return known.rough(position) + sum(position);
  }

  @Override
  public double ofRow(LevelPosition position, int row) {
    return known.ofRow(position, row) + weights[traits.ofRow(position, row)];
  }

  @Override
  public double ofSupply(LevelTable table, int dice) {
    return known.ofSupply(table, dice) + weights[traits.ofSupply(dice)];
  }

  @Override
  public double ofOpen(int rows) {
    return known.ofOpen(rows) + weights[traits.ofOpen(rows)];
  }

  @Override
  public double ofTakers(long sets) {
    double sum = known.ofTakers(sets);
    for (int face = 0; face < Dice.FACES; face++) {
      sum += weights[traits.ofTakers(face, sets)];
    }
    return sum;
  }

  @Override
  public double value(LevelPosition position) {
    return known.value(position) + sum(position);
  }
}
