package kniffel.bots.master;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import kniffel.rules.Randomness;

/**
 * How many more turns a player needs to the goal, learned: features of the board and the races, two
 * hidden layers, and one number on top of a guess from the stars that are missing.
 */
final class Network {

  static final int WIDTH = 64;
  static final int SECOND = 16;

  /** Turns per missing star, before anything is learned. */
  private static final float GUESS = 1.1f;

  /** What a rectifier lets pass of negative values, so that no unit dies. */
  static final float LEAK = 0.05f;

  // All weights, one after the other: features, bias, second layer, its bias, output, its bias.
  static final int BIAS = Features.COUNT * WIDTH;
  static final int LAYER = BIAS + WIDTH;
  static final int LAYER_BIAS = LAYER + WIDTH * SECOND;
  static final int OUTPUT = LAYER_BIAS + SECOND;
  static final int OUTPUT_BIAS = OUTPUT + SECOND;
  static final int WEIGHTS = OUTPUT_BIAS + 1;

  final float[] weights;

  Network(float[] weights) {
    this.weights = weights;
  }

  /** A network that has learned nothing yet. */
  static Network fresh(Randomness randomness) {
    float[] weights = new float[WEIGHTS];
    for (int i = 0; i < BIAS; i++) {
      weights[i] = uniform(randomness) * 0.2f;
    }
    for (int i = LAYER; i < LAYER_BIAS; i++) {
      weights[i] = uniform(randomness) * 0.2f;
    }
    for (int i = OUTPUT; i < OUTPUT_BIAS; i++) {
      weights[i] = uniform(randomness) * 0.1f;
    }
    return new Network(weights);
  }

  private static float uniform(Randomness randomness) {
    return randomness.below(1 << 24) / (float) (1 << 23) - 1;
  }

  /** The turns still needed after a turn; 0 at the goal. */
  float turns(long sheet, int races, int players, Work work) {
    int missing = Features.missing(sheet);
    if (missing == 0) {
      return 0;
    }
    int count = Features.of(sheet, races, players, work.features);
    float value = forward(count, work) + GUESS * missing;
    // Nobody gets there without at least one turn.
    return Math.max(1, value);
  }

  /** The output for the features in the workspace, without the guess. */
  float forward(int count, Work work) {
    float[] w = weights;
    float[] first = work.first;
    System.arraycopy(w, BIAS, first, 0, WIDTH);
    for (int i = 0; i < count; i++) {
      int from = work.features[i] * WIDTH;
      for (int j = 0; j < WIDTH; j++) {
        first[j] += w[from + j];
      }
    }
    float[] second = work.second;
    System.arraycopy(w, LAYER_BIAS, second, 0, SECOND);
    for (int i = 0; i < WIDTH; i++) {
      float active = rectified(first[i]);
      int from = LAYER + i * SECOND;
      for (int j = 0; j < SECOND; j++) {
        second[j] += active * w[from + j];
      }
    }
    float value = w[OUTPUT_BIAS];
    for (int j = 0; j < SECOND; j++) {
      value += rectified(second[j]) * w[OUTPUT + j];
    }
    return value;
  }

  static float guess(long sheet) {
    return GUESS * Features.missing(sheet);
  }

  static float rectified(float x) {
    return Math.max(x, LEAK * x);
  }

  /** Where one calculation keeps its numbers; not to be shared. */
  static final class Work {
    final int[] features = new int[Features.MOST];
    final float[] first = new float[WIDTH];
    final float[] second = new float[SECOND];
  }

  byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      for (float weight : weights) {
        out.writeFloat(weight);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** The network that was learned and lies beside this class. */
  static Network learned() {
    float[] weights = new float[WEIGHTS];
    try (InputStream file = Network.class.getResourceAsStream("turns.bin")) {
      if (file == null) {
        throw new IllegalStateException("turns.bin is missing");
      }
      DataInputStream in = new DataInputStream(new BufferedInputStream(file));
      for (int i = 0; i < WEIGHTS; i++) {
        weights[i] = in.readFloat();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Network(weights);
  }
}
