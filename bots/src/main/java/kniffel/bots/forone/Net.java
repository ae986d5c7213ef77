package kniffel.bots.forone;

import java.nio.ByteBuffer;

/**
 * The learned value of a position between rolls: the points still to come, bonus included.
 *
 * <p>A network with two hidden layers, and beside it a plain sum of one weight per feature, which
 * is rough but quick and tells which positions are worth showing to the network. All numbers are in
 * one array, so that they can be trained and stored alike.
 */
final class Net {

  static final int FIRST = 64;
  static final int SECOND = 32;

  /** Points per unit of the network's output. */
  static final float SCALE = 100;

  /** The slope of the layers below 0. */
  static final float LEAK = 0.1f;

  final Features features;
  final float[] numbers;

  final int bias1;
  final int weights2;
  final int bias2;
  final int weights3;
  final int bias3;
  final int linear;

  Net(Features features, float[] numbers) {
    this.features = features;
    this.numbers = numbers;
    this.bias1 = features.size * FIRST;
    this.weights2 = bias1 + FIRST;
    this.bias2 = weights2 + FIRST * SECOND;
    this.weights3 = bias2 + SECOND;
    this.bias3 = weights3 + SECOND;
    this.linear = bias3 + 1;
  }

  static int size(Features features) {
    return features.size * (FIRST + 1) + FIRST + FIRST * SECOND + SECOND + SECOND + 1;
  }

  /** A network from its resource: half-precision numbers one after the other. */
  static Net read(Features features, byte[] bytes) {
    float[] numbers = new float[size(features)];
    if (bytes.length != numbers.length * Short.BYTES) {
      throw new IllegalArgumentException("not " + numbers.length + " numbers");
    }
    ByteBuffer in = ByteBuffer.wrap(bytes);
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = Float.float16ToFloat(in.getShort());
    }
    return new Net(features, numbers);
  }

  byte[] write() {
    ByteBuffer out = ByteBuffer.allocate(numbers.length * Short.BYTES);
    for (float number : numbers) {
      out.putShort(Float.floatToFloat16(number));
    }
    return out.array();
  }

  /** What makes the layers more than a sum; not quite flat below 0, or units would die there. */
  static float bend(float x) {
    return x > 0 ? x : LEAK * x;
  }

  /** What one evaluation needs to write on. */
  final class Pad {
    final int[] on = new int[features.active];
    final float[] first = new float[FIRST];
    final float[] second = new float[SECOND];

    /** The points still to come, for a game that is not over. */
    float value(PackedState position) {
      features.write(position, on);
      return value();
    }

    /** The same for the features that are on. */
    float value() {
      System.arraycopy(numbers, bias1, first, 0, FIRST);
      for (int feature : on) {
        int at = feature * FIRST;
        for (int j = 0; j < FIRST; j++) {
          first[j] += numbers[at + j];
        }
      }
      System.arraycopy(numbers, bias2, second, 0, SECOND);
      for (int i = 0; i < FIRST; i++) {
        float in = bend(first[i]);
        int at = weights2 + i * SECOND;
        for (int k = 0; k < SECOND; k++) {
          second[k] += in * numbers[at + k];
        }
      }
      float out = numbers[bias3];
      for (int k = 0; k < SECOND; k++) {
        out += bend(second[k]) * numbers[weights3 + k];
      }
      return out * SCALE;
    }
  }
}
