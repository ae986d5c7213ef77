package kniffel.bots.forone;

import java.nio.ByteBuffer;
import kniffel.bots.shared.LearnedFile;
import kniffel.bots.shared.Network;
import kniffel.rules.Randomness;

/**
 * The learned value of a position between rolls: the points still to come, bonus included.
 *
 * <p>A network, and beside it a plain sum of one weight per feature, which is rough but quick and
 * tells which positions are worth showing to the network. The weights of the sum follow the numbers
 * of the network in one array, so that they can be trained and stored alike.
 */
final class PointsNetwork {

  static final LearnedFile FILE = new LearnedFile(PointsNetwork.class, "values.bin");

  /** The units of the first hidden layer, and so the numbers that belong to each feature. */
  static final int FIRST = 64;

  /** Points per unit of the network's output. */
  static final float SCALE = 100;

  private static final int SECOND = 32;
  private static final float LEAK = 0.1f;
  private static final int INIT_GRAIN = 1 << 20;

  final Features features;
  final float[] numbers;
  final Network network;
  final Network.Shape shape;

  /** Where the weights of the plain sum begin. */
  final int rough;

  private PointsNetwork(Features features, Network.Shape shape, float[] numbers) {
    this.features = features;
    this.numbers = numbers;
    this.shape = shape;
    this.network = new Network(shape, numbers);
    this.rough = shape.size();
  }

  private static Network.Shape shape(Features features) {
    return new Network.Shape(features.size, FIRST, SECOND, LEAK);
  }

  private static int size(Features features) {
    return shape(features).size() + features.size;
  }

  /** A network that has learned nothing yet. */
  static PointsNetwork fresh(Features features, Randomness randomness) {
    Network.Shape shape = shape(features);
    float[] numbers = new float[size(features)];
    // Small, so that features hardly ever seen say hardly anything.
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

  /** The network that was learned, for a level with the features of the base level. */
  static PointsNetwork learned(Features features) {
    return FILE.read(
        bytes ->
            new PointsNetwork(
                features, shape(features), LearnedFile.halves(bytes, size(features))));
  }

  byte[] bytes() {
    ByteBuffer bytes = ByteBuffer.allocate(numbers.length * Short.BYTES);
    LearnedFile.putHalves(numbers, bytes);
    return bytes.array();
  }

  /** What one evaluation needs to write on; not to be shared between threads. */
  final class Pad {
    final int[] on = new int[features.active];
    final Network.Pad pad = new Network.Pad(shape);

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
