package kniffel.bots.forone;

import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.shared.LearnedFile;
import kniffel.bots.shared.ValueNetwork;
import kniffel.rules.forone.LevelRules;

/**
 * What was learned about one level: its own upper layers for the base level's network, and a plain
 * sum of one weight for each of its {@link LevelTraits}.
 *
 * <p>A level is known by its elements: once one is changed, nothing has been learned about it.
 */
final class LevelTuning {

  /** All levels about which something was learned, one after the other: see {@link #bytes}. */
  static final LearnedFile FILE = new LearnedFile(LevelTuning.class, "levels.bin");

  /** The numbers of the network from the second layer on. */
  final float[] upper;

  final float[] weights;

  LevelTuning(float[] upper, float[] weights) {
    this.upper = upper;
    this.weights = weights;
  }

  /** The number by which a level is known. */
  static int key(LevelRules rules) {
    return rules.elements().toString().hashCode();
  }

  /** What was learned, by the keys of levels. */
  static Map<Integer, LevelTuning> learned() {
    return FILE.readZipped(LevelTuning::read);
  }

  static boolean isLearned(LevelRules rules) {
    return learned().containsKey(key(rules));
  }

  static Map<Integer, LevelTuning> read(ByteBuffer bytes) {
    Map<Integer, LevelTuning> all = new HashMap<>();
    while (bytes.hasRemaining()) {
      int key = bytes.getInt();
      float[] upper = LearnedFile.halves(bytes, bytes.getInt());
      all.put(key, new LevelTuning(upper, LearnedFile.halves(bytes, bytes.getInt())));
    }
    return all;
  }

  /** What {@link #read} reads of one level. */
  byte[] bytes(int key) {
    ByteBuffer bytes =
        ByteBuffer.allocate(3 * Integer.BYTES + (upper.length + weights.length) * Short.BYTES);
    bytes.putInt(key).putInt(upper.length);
    LearnedFile.putHalves(upper, bytes);
    bytes.putInt(weights.length);
    LearnedFile.putHalves(weights, bytes);
    return bytes.array();
  }

  /** Makes the best value that there is for a level; each is for one thread. */
  static Supplier<LevelValues> strongest(LevelTable table) {
    LevelTuning tuning = learned().get(key(table.rules));
    LevelFeatures features = new LevelFeatures(table);
    LevelNetwork network = new LevelNetwork();
    if (tuning == null) {
      return LevelNetwork.suits(table.rules)
          ? () -> network.new Eyes(features)
          : HandmadeValues::new;
    }
    LevelTraits traits = new LevelTraits(table);
    ValueNetwork tuned = network.with(tuning.upper);
    return () -> new LearnedValues(network.new Eyes(features, tuned), traits, tuning.weights);
  }
}
