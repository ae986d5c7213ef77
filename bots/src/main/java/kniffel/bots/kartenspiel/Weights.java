package kniffel.bots.kartenspiel;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import kniffel.bots.shared.LearnedFile;
import kniffel.rules.kartenspiel.Variant;

/** What was learned for the variants, as the resource that holds it. */
final class Weights {

  static final LearnedFile FILE = new LearnedFile(Weights.class, "weights.bin");

  /** The tables of one variant; nobody changes them once they are learned. */
  static final class FeatureTables {

    private final float[] turns;
    private final float[] gains;

    FeatureTables(float[] turns, float[] gains) {
      this.turns = turns;
      this.gains = gains;
    }

    LearnedTurns turnsNeeded(PackedTableau tableau) {
      return new LearnedTurns(tableau, turns, gains);
    }
  }

  private Weights() {}

  /** Half-precision numbers: two bytes each, in the order of the variants. */
  static byte[] write(Map<Variant, FeatureTables> learned) {
    Variant[] variants = Variant.values();
    int weights = Arrays.stream(variants).mapToInt(LearnedTurns::weights).sum();
    ByteBuffer bytes = ByteBuffer.allocate(2 * weights * Short.BYTES);
    for (Variant variant : variants) {
      FeatureTables tables = Objects.requireNonNull(learned.get(variant));
      LearnedFile.putHalves(tables.turns, bytes);
      LearnedFile.putHalves(tables.gains, bytes);
    }
    return bytes.array();
  }

  static Map<Variant, FeatureTables> read() {
    return FILE.read(
        bytes -> {
          Map<Variant, FeatureTables> learned = new EnumMap<>(Variant.class);
          for (Variant variant : Variant.values()) {
            float[] turns = LearnedFile.halves(bytes, LearnedTurns.weights(variant));
            float[] gains = LearnedFile.halves(bytes, LearnedTurns.weights(variant));
            learned.put(variant, new FeatureTables(turns, gains));
          }
          return learned;
        });
  }
}
