package kniffel.bots.forone;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kniffel.bots.shared.Adam;
import kniffel.bots.shared.ValueNetwork;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Level;

/**
 * Learns what {@link LevelTuning} holds from games of one level: temporal differences over the
 * positions between rolls, each learned from several times.
 */
final class LevelLearner {

  private static final float LAMBDA = 0.7f;
  private static final int MEMORY = 20_000;
  private static final int MINI_BATCH = 64;
  private static final int GAMES_PER_BATCH = 16;

  /** How often each position is learned from, on average. */
  private static final int REPEATS = 4;

  // How far each lesson goes, for the weights of the sum and for the network, and the part left at
  // the end.
  private static final double RATE = 0.05;
  private static final double UPPER_RATE = 5e-4;
  private static final double LAST = 0.04;

  /** A position, what is known of it without learning, and what was still to come. */
  private static final class LearningPosition {
    private final int[] on;
    private final int[] traits;
    private final double known;
    private final double value;
    private double target;

    LearningPosition(int[] on, int[] traits, double known, double value) {
      this.on = on;
      this.traits = traits;
      this.known = known;
      this.value = value;
    }
  }

  private final LevelTable table;
  private final LevelFeatures features;
  private final LevelTraits traits;
  private final HandmadeValues hand = new HandmadeValues();
  private final ValueNetwork network;
  private final ValueNetwork.Shape shape;
  private final ValueNetwork.Pad pad;
  private final float[] numbers;
  private final float[] weights;
  private final LevelValues values;
  private final LearningPosition[] memory = new LearningPosition[MEMORY];
  private long stored;
  private final Adam adam;
  private int steps;

  LevelLearner(Level level) {
    table = new LevelTable(level);
    features = new LevelFeatures(table);
    traits = new LevelTraits(table);
    LevelNetwork base = new LevelNetwork();
    shape = base.shape();
    numbers = base.numbers();
    network = new ValueNetwork(shape, numbers);
    pad = new ValueNetwork.Pad(shape);
    weights = new float[traits.size];
    values = new LearnedValues(base.new Eyes(features, network), traits, weights);
    adam = new Adam(shape.size(), 1, Adam.Rounding.SQUARE_FIRST);
  }

  /**
   * Plays games and learns from them.
   *
   * @param dice the dice, and the learner's own random numbers
   */
  LevelTuning learn(int games, Randomness dice) {
    LevelPlay play = new LevelPlay(table, values, 0);
    int fresh = 0;
    for (int game = 1; game <= games; game++) {
      List<LearningPosition> seen = new ArrayList<>();
      LevelPosition end = play.play(dice, dice, position -> seen.add(lesson(position)));
      double target = LevelValues.end(end);
      for (LearningPosition lesson : seen.reversed()) {
        lesson.target = target;
        target = LAMBDA * target + (1 - LAMBDA) * lesson.value;
        memory[(int) (stored++ % MEMORY)] = lesson;
      }
      fresh += seen.size();
      if (game % GAMES_PER_BATCH == 0) {
        double part = StrictMath.pow(LAST, (double) game / games);
        for (; fresh * REPEATS >= MINI_BATCH; fresh -= MINI_BATCH / REPEATS) {
          study(dice, part);
        }
      }
    }
    return new LevelTuning(Arrays.copyOfRange(numbers, shape.weights2(), shape.size()), weights);
  }

  private LearningPosition lesson(LevelPosition position) {
    int[] on = new int[LevelFeatures.MOST];
    int[] own = new int[traits.most];
    int count = features.write(position, on);
    int ownCount = traits.write(position, own);
    return new LearningPosition(
        Arrays.copyOf(on, count),
        Arrays.copyOf(own, ownCount),
        LevelValues.fixed(position) + hand.ofElements(position),
        values.value(position));
  }

  /** Learns from some of the positions that are kept. */
  private void study(Randomness randomness, double part) {
    int size = (int) Math.min(stored, MEMORY);
    for (int i = 0; i < MINI_BATCH; i++) {
      LearningPosition lesson = memory[randomness.below(size)];
      double value =
          lesson.known + network.value(lesson.on, lesson.on.length, pad) * PointsNetwork.SCALE;
      for (int trait : lesson.traits) {
        value += weights[trait];
      }
      double error = value - lesson.target;
      float change = (float) (RATE * part * error / lesson.traits.length);
      for (int trait : lesson.traits) {
        weights[trait] -= change;
      }
      network.learn(
          lesson.on, lesson.on.length, (float) (error / PointsNetwork.SCALE), pad, adam.gradient());
    }
    steps++;
    float rate = (float) (UPPER_RATE * part / (1 - StrictMath.pow(Adam.DECAY_MEAN, steps)));
    float fix = (float) (1 / (1 - StrictMath.pow(Adam.DECAY_SQUARE, steps)));
    adam.update(numbers, shape.weights2(), shape.size(), rate, fix);
    Arrays.fill(adam.gradient(), 0); // the lower layers are as all levels have them
  }
}
