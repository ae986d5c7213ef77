package kniffel.browser.jdk.java.math;

import kniffel.browser.jdk.Texts;

/** A whole number that may be too large for a long, as far as JSON needs it: its digits. */
public final class BigInteger extends Number implements Comparable<BigInteger> {

  private final String digits;

  public BigInteger(String digits) {
    this.digits = digits;
  }

  public static BigInteger valueOf(long value) {
    return new BigInteger(Long.toString(value));
  }

  @Override
  public int intValue() {
    return (int) longValue();
  }

  @Override
  public long longValue() {
    return Long.parseLong(digits);
  }

  @Override
  public float floatValue() {
    return (float) doubleValue();
  }

  @Override
  public double doubleValue() {
    return Texts.number(digits);
  }

  private boolean isNegative() {
    return digits.startsWith("-");
  }

  @Override
  public int compareTo(BigInteger other) {
    if (isNegative() != other.isNegative()) {
      return isNegative() ? -1 : 1;
    }
    int longer = Integer.compare(digits.length(), other.digits.length());
    int more = longer != 0 ? longer : digits.compareTo(other.digits);
    return isNegative() ? -more : more;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BigInteger number && digits.equals(number.digits);
  }

  @Override
  public int hashCode() {
    return digits.hashCode();
  }

  @Override
  public String toString() {
    return digits;
  }
}
