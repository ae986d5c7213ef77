package kniffel.rules;

/** Reads sets of small numbers that are held as the bits of one number. */
public final class Bits {

  private Bits() {}

  /** The position of the set bit that has exactly n set bits below it. */
  public static int nth(long bits, int n) {
    long rest = bits;
    for (int skip = n; skip > 0; skip--) {
      rest &= rest - 1;
    }
    return Long.numberOfTrailingZeros(rest);
  }
}
