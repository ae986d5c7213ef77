package kniffel.table.dice;

import kniffel.rules.Randomness;

/**
 * Dice for tests and simulation: quick, reproducible from one number, and so not for people who
 * play against each other.
 *
 * <p>SplitMix64, restarted for each event, so that an event does not depend on how much was drawn
 * before it.
 */
public record SeededDice(long seed) implements EventDice {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /** A separate seed for the n-th part of something that has one seed. */
  public static long derive(long seed, long n) {
    return mix(mix(seed + GOLDEN) + n * GOLDEN);
  }

  @Override
  public Randomness at(int event) {
    return new Stream(derive(seed, event));
  }

  private static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }

  /** One stream of numbers. */
  private static final class Stream implements Randomness {

    private long state;

    Stream(long state) {
      this.state = state;
    }

    @Override
    public int below(int bound) {
      // Lemire's method: a multiplication instead of a division, and rejection of what is uneven.
      while (true) {
        state += GOLDEN;
        long product = (mix(state) >>> 32) * bound;
        long rest = product & 0xFFFFFFFFL;
        if (rest >= bound || rest >= (1L << 32) % bound) {
          return (int) (product >>> 32);
        }
      }
    }
  }
}
