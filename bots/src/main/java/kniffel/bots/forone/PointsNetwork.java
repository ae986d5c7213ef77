package kniffel.bots.forone;

import java.nio.ByteBuffer;
import kniffel.bots.shared.LearnedFile;
import kniffel.bots.shared.ValueNetwork;
import kniffel.rules.Randomness;

/**
 * The learned value of a position between rolls: the points still to come, bonus included.
 *
 * <p>A network, and a plain sum of one weight per feature, which is rough but quick and tells which
 * positions are worth showing to the network. The weights of the sum follow the numbers of the
 * network in one array, so that they can be trained and stored alike.
 */
final class PointsNetwork {

  /** The network of the levels and then that of the base game, which was made of the former. */
  static final LearnedFile FILE = new LearnedFile(PointsNetwork.class, "values.bin");

  /** Points per unit of the network's output. */
  static final float SCALE = 100;

  /** The units of the first hidden layer of the network with which levels are played. */
  private static final int FIRST = 64;

  /** The same of the network with which the base game is played. */
  private static final int WIDE_FIRST = 96;

  private static final int SECOND = 32;
  private static final float LEAK = 0.1f;
  private static final int INIT_GRAIN = 1 << 20;

  final Features features;
  final float[] numbers;
  final ValueNetwork network;
  final ValueNetwork.Shape shape;

  /** Where the weights of the plain sum begin. */
  final int rough;

  private PointsNetwork(Features features, ValueNetwork.Shape shape, float[] numbers) {
    this.features = features;
    this.numbers = numbers;
    this.shape = shape;
    this.network = new ValueNetwork(shape, numbers);
    this.rough = shape.size();
  }

  private static ValueNetwork.Shape shape(Features features, int first) {
    return new ValueNetwork.Shape(features.size, first, SECOND, LEAK);
  }

  /** A network that has learned nothing yet. */
  static PointsNetwork fresh(Features features, Randomness randomness) {
    ValueNetwork.Shape shape = shape(features, FIRST);
    float[] numbers = new float[shape.size() + features.size];
    // Small, so that rarely seen features have hardly any influence.
    fill(numbers, 0, shape.weights2(), 0.03f, randomness);
    fill(numbers, shape.weights2(), shape.bias2(), 0.2f, randomness);
    fill(numbers, shape.weights3(), shape.bias3(), 0.3f, randomness);
    return new PointsNetwork(features, shape, numbers);
  }

  private static void fill(float[] numbers, int from, int to, float width, Randomness randomness) {
    for (int i = from; i < to; i++) {
      numbers[i] = width * (2f * randomness.below(INIT_GRAIN) / INIT_GRAIN - 1);
    }
  }

  /** A wider network that says nearly the same: its further units have hardly any weight yet. */
  PointsNetwork widened(Randomness randomness) {
    ValueNetwork.Shape wide = shape(features, WIDE_FIRST);
    float[] more = new float[wide.size() + features.size];
    int first = shape.first();
    int added = WIDE_FIRST - first;
    for (int feature = 0; feature <= features.size; feature++) {
      int at = feature * WIDE_FIRST;
      System.arraycopy(numbers, feature * first, more, at, first);
      fill(more, at + first, at + WIDE_FIRST, 0.03f, randomness);
    }
    System.arraycopy(numbers, shape.weights2(), more, wide.weights2(), first * SECOND);
    int from = wide.weights2() + first * SECOND;
    fill(more, from, from + added * SECOND, 0.02f, randomness);
    System.arraycopy(numbers, shape.bias2(), more, wide.bias2(), more.length - wide.bias2());
    return new PointsNetwork(features, wide, more);
  }

  /** The network that was learned for the levels, on the base level and with its features. */
  static PointsNetwork ofLevels(Features features) {
    return FILE.read(
        bytes -> {
          PointsNetwork first = read(features, FIRST, bytes);
          var _ = bytes.position(bytes.limit());
          return first;
        });
  }

  /** The network of the levels as its bytes have it. */
  static PointsNetwork ofLevels(Features features, byte[] bytes) {
    return read(features, FIRST, ByteBuffer.wrap(bytes));
  }

  /** The network that was learned for the base game, with the same features. */
  static PointsNetwork ofBase(Features features) {
    return FILE.read(
        bytes -> {
          var _ = read(features, FIRST, bytes);
          return read(features, WIDE_FIRST, bytes);
        });
  }

  private static PointsNetwork read(Features features, int first, ByteBuffer bytes) {
    ValueNetwork.Shape shape = shape(features, first);
    return new PointsNetwork(
        features, shape, LearnedFile.halves(bytes, shape.size() + features.size));
  }

  /** The plain sum. */
  RoughValue roughValue() {
    return new RoughValue(features, numbers, rough);
  }

  /** The same network with other numbers. */
  PointsNetwork with(float[] others) {
    return new PointsNetwork(features, shape, others);
  }

  byte[] bytes() {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Short.BYTES);
    LearnedFile.putHalves(numbers, bytes);
    return bytes.array();
  }

  /** What one evaluation needs to write on; not to be shared between threads. */
  final class Pad {
    final int[] on = new int[features.active];
    final ValueNetwork.Pad pad = new ValueNetwork.Pad(shape);

    /** The points still to come, for a game that is not over. */
    float value(PackedState position) {
      features.write(position, on);
      return value();
    }

    /** The same for the features that are on. */
    float value() {
      return network.value(on, on.length, pad) * SCALE;
    }
  }
}
