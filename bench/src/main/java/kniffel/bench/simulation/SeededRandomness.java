package kniffel.bench.simulation;

import java.util.List;
import java.util.SplittableRandom;
import kniffel.rules.Randomness;

/** The one source of everything that is left to chance in a simulation. */
final class SeededRandomness implements Randomness {

  private final SplittableRandom random;

  SeededRandomness(long seed) {
    this.random = new SplittableRandom(seed);
  }

  @Override
  public int below(int bound) {
    return random.nextInt(bound);
  }

  /** True this often. */
  boolean in(double probability) {
    return probability > 0 && random.nextDouble() < probability;
  }

  /** A number from the first to the last. */
  long between(long first, long last) {
    return random.nextLong(first, last + 1);
  }

  /**
   * Usually short, now and then much longer: between the first and the last on a scale of powers.
   */
  long skewed(long first, long last) {
    double ratio = (double) last / first;
    return (long) (first * Math.pow(ratio, random.nextDouble()));
  }

  <T> T of(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  long any() {
    return random.nextLong();
  }
}
