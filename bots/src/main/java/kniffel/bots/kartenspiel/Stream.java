package kniffel.bots.kartenspiel;

import kniffel.rules.Randomness;

/** A quick stream of numbers for imagined games, begun anew from a seed as often as needed. */
final class Stream {

  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private long state;

  Stream(long seed) {
    this.state = seed;
  }

  static long seed(Randomness randomness) {
    return (long) randomness.below(1 << 30) << 30 | randomness.below(1 << 30);
  }

  int below(int bound) {
    state += GOLDEN;
    long a = (state ^ (state >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return (int) (((b ^ (b >>> 31)) >>> 32) * bound >>> 32);
  }
}
