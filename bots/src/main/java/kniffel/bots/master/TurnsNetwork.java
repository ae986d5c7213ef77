package kniffel.bots.master;

import java.nio.ByteBuffer;
import kniffel.bots.shared.LearnedFile;
import kniffel.bots.shared.ValueNetwork;
import kniffel.rules.Randomness;

/**
 * How many more turns a player needs to the goal, learned: a network of features of the board and
 * the races, on top of a guess from the stars that are missing. Somebody alone has a separate
 * network, larger and with more features.
 */
final class TurnsNetwork {

  static final LearnedFile FILE = new LearnedFile(TurnsNetwork.class, "turns.bin");

  private static final ValueNetwork.Shape LARGE =
      new ValueNetwork.Shape(Features.WITH_DERIVED, 96, 32, 0.05f);

  private static final ValueNetwork.Shape SMALL =
      new ValueNetwork.Shape(Features.COUNT, 64, 16, 0.05f);

  /** For whom a network is. */
  enum NetworkKind {
    /** Somebody alone, whose races always pay the most. */
    ALONE,
    /** Everybody else. */
    OTHERS;

    private ValueNetwork.Shape shape() {
      return this == ALONE ? LARGE : SMALL;
    }
  }

  /** What was learned. */
  record Learned(TurnsNetwork alone, TurnsNetwork others) {

    static Learned read() {
      return FILE.read(Learned::read);
    }

    private static Learned read(ByteBuffer bytes) {
      float[] alone = LearnedFile.halves(bytes, NetworkKind.ALONE.shape().size());
      float[] others = new float[NetworkKind.OTHERS.shape().size()];
      for (int i = 0; i < others.length; i++) {
        others[i] = bytes.getFloat();
      }
      return new Learned(
          new TurnsNetwork(NetworkKind.ALONE, alone), new TurnsNetwork(NetworkKind.OTHERS, others));
    }

    byte[] bytes() {
      ByteBuffer bytes =
          ByteBuffer.allocate(
              alone.numbers.length * Short.BYTES + others.numbers.length * Float.BYTES);
      LearnedFile.putHalves(alone.numbers, bytes);
      for (float number : others.numbers) {
        bytes.putFloat(number);
      }
      return bytes.array();
    }

    TurnsNetwork of(int players) {
      return players == 1 ? alone : others;
    }
  }

  /** Turns per missing star, before anything is learned. */
  private static final float GUESS = 1.1f;

  private final NetworkKind kind;
  private final float[] numbers;
  private final ValueNetwork network;

  private TurnsNetwork(NetworkKind kind, float[] numbers) {
    this.kind = kind;
    this.numbers = numbers;
    this.network = new ValueNetwork(kind.shape(), numbers);
  }

  /** A network that has learned nothing yet. */
  static TurnsNetwork fresh(NetworkKind kind, Randomness randomness) {
    ValueNetwork.Shape shape = kind.shape();
    float[] numbers = new float[shape.size()];
    fill(numbers, 0, shape.bias1(), 0.2f, randomness);
    fill(numbers, shape.weights2(), shape.bias2(), 0.2f, randomness);
    fill(numbers, shape.weights3(), shape.bias3(), 0.1f, randomness);
    return new TurnsNetwork(kind, numbers);
  }

  private static void fill(float[] numbers, int from, int to, float width, Randomness randomness) {
    for (int i = from; i < to; i++) {
      numbers[i] = (randomness.below(1 << 24) / (float) (1 << 23) - 1) * width;
    }
  }

  /** For training: the numbers that are learned. */
  float[] numbers() {
    return numbers;
  }

  /** The turns still needed after a turn; 0 at the goal. */
  float turns(long board, int races, int players, Pad work) {
    if (Features.missing(board) == 0) {
      return 0;
    }
    // Nobody gets there without at least one turn.
    return Math.max(1, estimate(board, races, players, work));
  }

  /** The network's own answer, which may be less than one turn. */
  float estimate(long board, int races, int players, Pad work) {
    work.count =
        kind == NetworkKind.ALONE
            ? Features.withDerived(board, races, players, work.features)
            : Features.of(board, races, players, work.features);
    return network.value(work.features, work.count, work.pad) + GUESS * Features.missing(board);
  }

  /** Adds to a gradient what the error of the last estimate says about each number. */
  void learn(float error, Pad work, float[] gradient) {
    network.learn(work.features, work.count, error, work.pad, gradient);
  }

  /** What a thread needs to calculate with this network. */
  Pad work() {
    return new Pad(kind.shape());
  }

  /** The working memory of one calculation; not to be shared between threads. */
  static final class Pad {
    private final int[] features = new int[Features.MOST];
    private final ValueNetwork.Pad pad;
    private int count;

    private Pad(ValueNetwork.Shape shape) {
      pad = new ValueNetwork.Pad(shape);
    }
  }
}
