package kniffel.bots.master;

import java.nio.ByteBuffer;
import kniffel.bots.shared.LearnedFile;
import kniffel.bots.shared.Network;
import kniffel.rules.Randomness;

/**
 * How many more turns a player needs to the goal, learned: a network of features of the board and
 * the races, on top of a guess from the stars that are missing.
 */
final class TurnsNetwork {

  static final LearnedFile FILE = new LearnedFile(TurnsNetwork.class, "turns.bin");

  static final Network.Shape SHAPE = new Network.Shape(Features.COUNT, 64, 16, 0.05f);

  /** Turns per missing star, before anything is learned. */
  private static final float GUESS = 1.1f;

  private final float[] numbers;
  private final Network network;

  private TurnsNetwork(float[] numbers) {
    this.numbers = numbers;
    this.network = new Network(SHAPE, numbers);
  }

  /** A network that has learned nothing yet. */
  static TurnsNetwork fresh(Randomness randomness) {
    float[] numbers = new float[SHAPE.size()];
    fill(numbers, 0, SHAPE.bias1(), 0.2f, randomness);
    fill(numbers, SHAPE.weights2(), SHAPE.bias2(), 0.2f, randomness);
    fill(numbers, SHAPE.weights3(), SHAPE.bias3(), 0.1f, randomness);
    return new TurnsNetwork(numbers);
  }

  private static void fill(float[] numbers, int from, int to, float width, Randomness randomness) {
    for (int i = from; i < to; i++) {
      numbers[i] = (randomness.below(1 << 24) / (float) (1 << 23) - 1) * width;
    }
  }

  /** The network that was learned. */
  static TurnsNetwork learned() {
    return FILE.read(
        bytes -> {
          float[] numbers = new float[SHAPE.size()];
          for (int i = 0; i < numbers.length; i++) {
            numbers[i] = bytes.getFloat();
          }
          return new TurnsNetwork(numbers);
        });
  }

  byte[] bytes() {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Float.BYTES);
    for (float number : numbers) {
      bytes.putFloat(number);
    }
    return bytes.array();
  }

  /** For training: the numbers that are learned. */
  float[] numbers() {
    return numbers;
  }

  /** The turns still needed after a turn; 0 at the goal. */
  float turns(long board, int races, int players, Work work) {
    if (Features.missing(board) == 0) {
      return 0;
    }
    // Nobody gets there without at least one turn.
    return Math.max(1, estimate(board, races, players, work));
  }

  /** The same as the network says it, which may be less than one turn. */
  float estimate(long board, int races, int players, Work work) {
    work.count = Features.of(board, races, players, work.features);
    return network.value(work.features, work.count, work.pad) + GUESS * Features.missing(board);
  }

  /** Adds to a gradient what the error of the last estimate says about each number. */
  void learn(float error, Work work, float[] gradient) {
    network.learn(work.features, work.count, error, work.pad, gradient);
  }

  /** Where one calculation keeps its numbers; not to be shared between threads. */
  static final class Work {
    private final int[] features = new int[Features.MOST];
    private final Network.Pad pad = new Network.Pad(SHAPE);
    private int count;
  }
}
