package kniffel.bots.shared;

import kniffel.rules.Randomness;

/**
 * A quick stream of numbers that can be restarted from a seed as often as needed (SplitMix64).
 *
 * <p>Bots use it where they sample many games and want each of them to be repeatable. It leaves out
 * the rejection that would make all numbers exactly equally likely: with small bounds the
 * difference is below one in a billion.
 */
public final class SeededStream implements Randomness {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  public SeededStream(long seed) {
    this.state = seed;
  }

  /** A seed drawn from another source. */
  public static long seed(Randomness randomness) {
    return (long) randomness.below(1 << 30) << 30 | randomness.below(1 << 30);
  }

  @Override
  public int below(int bound) {
    state += GOLDEN;
    long a = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return (int) (((b ^ (b >>> 31)) >>> 32) * bound >>> 32);
  }
}
