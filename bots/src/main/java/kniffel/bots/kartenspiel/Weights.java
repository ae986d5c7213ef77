package kniffel.bots.kartenspiel;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.Map;
import kniffel.rules.kartenspiel.Variant;

/** What was learned for the variants, as the resource that holds it. */
final class Weights {

  static final String RESOURCE = "weights.bin";

  /** The tables of one variant; nobody changes them once they are learned. */
  static final class Tables {

    private final float[] turns;
    private final float[] gains;

    Tables(float[] turns, float[] gains) {
      this.turns = turns;
      this.gains = gains;
    }

    LearnedTurns worth(PackedTableau board) {
      return new LearnedTurns(board, turns, gains);
    }
  }

  private Weights() {}

  /** Half-precision numbers: two bytes each, in the order of the variants. */
  static byte[] write(Map<Variant, Tables> learned) {
    Variant[] variants = Variant.values();
    ByteBuffer bytes =
        ByteBuffer.allocate(variants.length * 2 * LearnedTurns.WEIGHTS * Short.BYTES);
    for (Variant variant : variants) {
      Tables tables = java.util.Objects.requireNonNull(learned.get(variant));
      write(tables.turns, bytes);
      write(tables.gains, bytes);
    }
    return bytes.array();
  }

  private static void write(float[] weights, ByteBuffer bytes) {
    for (float weight : weights) {
      bytes.putShort(Float.floatToFloat16(weight));
    }
  }

  static Map<Variant, Tables> read() {
    try (InputStream in = Weights.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("no resource " + RESOURCE);
      }
      ByteBuffer bytes = ByteBuffer.wrap(in.readAllBytes());
      Map<Variant, Tables> learned = new EnumMap<>(Variant.class);
      for (Variant variant : Variant.values()) {
        learned.put(variant, new Tables(read(bytes), read(bytes)));
      }
      return learned;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static float[] read(ByteBuffer bytes) {
    float[] weights = new float[LearnedTurns.WEIGHTS];
    for (int i = 0; i < weights.length; i++) {
      weights[i] = Float.float16ToFloat(bytes.getShort());
    }
    return weights;
  }
}
