package kniffel.browser.jdk.java.math;

/** A decimal fraction: JSON's reader and writer name it, but read and write doubles. */
public final class BigDecimal extends Number implements Comparable<BigDecimal> {

  private final double value;

  private BigDecimal(double value) {
    this.value = value;
  }

  public BigDecimal(BigInteger value) {
    this(value.doubleValue());
  }

  public BigDecimal(String text) {
    this(new BigInteger(text));
  }

  public static BigDecimal valueOf(double value) {
    return new BigDecimal(value);
  }

  public static BigDecimal valueOf(long value) {
    return new BigDecimal((double) value);
  }

  public int scale() {
    return 0;
  }

  public BigInteger toBigInteger() {
    return BigInteger.valueOf(longValue());
  }

  public String toPlainString() {
    return toString();
  }

  @Override
  public int intValue() {
    return (int) value;
  }

  @Override
  public long longValue() {
    return (long) value;
  }

  @Override
  public float floatValue() {
    return (float) value;
  }

  @Override
  public double doubleValue() {
    return value;
  }

  @Override
  public int compareTo(BigDecimal other) {
    return Double.compare(value, other.value);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BigDecimal number && compareTo(number) == 0;
  }

  @Override
  public int hashCode() {
    return Double.hashCode(value);
  }

  @Override
  public String toString() {
    return String.valueOf(value);
  }
}
