package kniffel.bots.shared;

/**
 * A small network for values: features that are on or off, two hidden layers, and one number.
 *
 * <p>All its numbers are in one array, so that they can be trained and stored alike: the weights of
 * the features, the biases of the first layer, the weights between the layers, the biases of the
 * second, the weights of the output and its bias.
 */
public final class ValueNetwork {

  private final float[] numbers;
  private final int first;
  private final int second;
  private final float leak;

  // Where each kind of numbers begins.
  private final int bias1;
  private final int weights2;
  private final int bias2;
  private final int weights3;
  private final int bias3;

  /**
   * The size of a network.
   *
   * @param features how many features there are
   * @param first the units of the first hidden layer
   * @param second the units of the second
   * @param leak what units let pass of values below 0, so that none dies there
   */
  public record Shape(int features, int first, int second, float leak) {

    /** Where the biases of the first layer begin. */
    public int bias1() {
      return features * first;
    }

    /** Where the weights between the layers begin. */
    public int weights2() {
      return bias1() + first;
    }

    /** Where the biases of the second layer begin. */
    public int bias2() {
      return weights2() + first * second;
    }

    /** Where the weights of the output begin. */
    public int weights3() {
      return bias2() + second;
    }

    /** Where the bias of the output is: the last number. */
    public int bias3() {
      return weights3() + second;
    }

    /** How many numbers the network has. */
    public int size() {
      return bias3() + 1;
    }
  }

  /**
   * A network of these numbers.
   *
   * @param numbers at least the number that the shape asks for; the network follows if they are
   *     changed
   */
  public ValueNetwork(Shape shape, float[] numbers) {
    this.numbers = numbers;
    this.first = shape.first();
    this.second = shape.second();
    this.leak = shape.leak();
    this.bias1 = shape.bias1();
    this.weights2 = shape.weights2();
    this.bias2 = shape.bias2();
    this.weights3 = shape.weights3();
    this.bias3 = shape.bias3();
  }

  /** What one calculation needs to write on; not to be shared between threads. */
  public static final class Pad {

    private final float[] layer1;
    private final float[] layer2;
    private final float[] back1;
    private final float[] back2;

    public Pad(Shape shape) {
      layer1 = new float[shape.first()];
      layer2 = new float[shape.second()];
      back1 = new float[shape.first()];
      back2 = new float[shape.second()];
    }
  }

  /** The non-linearity: values below 0 hardly pass. */
  private float bend(float x) {
    return x > 0 ? x : leak * x;
  }

  /**
   * The output.
   *
   * @param on the features that are on
   * @param count how many of the array they are
   */
  public float value(int[] on, int count, Pad pad) {
    float[] w = numbers;
    float[] layer1 = pad.layer1;
    System.arraycopy(w, bias1, layer1, 0, first);
    for (int i = 0; i < count; i++) {
      int at = on[i] * first;
      for (int j = 0; j < first; j++) {
        layer1[j] += w[at + j];
      }
    }
    float[] layer2 = pad.layer2;
    System.arraycopy(w, bias2, layer2, 0, second);
    for (int i = 0; i < first; i++) {
      float in = bend(layer1[i]);
      int at = weights2 + i * second;
      for (int k = 0; k < second; k++) {
        layer2[k] += in * w[at + k];
      }
    }
    float out = w[bias3];
    for (int k = 0; k < second; k++) {
      out += bend(layer2[k]) * w[weights3 + k];
    }
    return out;
  }

  /**
   * Adds to a gradient what an error of the output says about each number, just after the output
   * was calculated.
   *
   * @param error what the output was minus what it should have been
   * @param gradient by number, in the order of the network
   */
  public void learn(int[] on, int count, float error, Pad pad, float[] gradient) {
    float[] w = numbers;
    float[] back2 = pad.back2;
    gradient[bias3] += error;
    for (int k = 0; k < second; k++) {
      float in = pad.layer2[k];
      gradient[weights3 + k] += error * bend(in);
      back2[k] = error * w[weights3 + k] * (in > 0 ? 1 : leak);
      gradient[bias2 + k] += back2[k];
    }
    for (int i = 0; i < first; i++) {
      float in = pad.layer1[i];
      float out = bend(in);
      int at = weights2 + i * second;
      float slope = 0;
      for (int k = 0; k < second; k++) {
        gradient[at + k] += out * back2[k];
        slope += w[at + k] * back2[k];
      }
      pad.back1[i] = slope * (in > 0 ? 1 : leak);
      gradient[bias1 + i] += pad.back1[i];
    }
    for (int i = 0; i < count; i++) {
      addTo(gradient, on[i] * first, pad);
    }
  }

  /** Adds how the last error went through the first layer to a row of a gradient. */
  public void addTo(float[] gradient, int at, Pad pad) {
    for (int j = 0; j < first; j++) {
      gradient[at + j] += pad.back1[j];
    }
  }
}
