package kniffel.server;

import java.util.function.LongSupplier;

/**
 * The time of a node in milliseconds since 1970.
 *
 * <p>It starts with the time that all nodes share and then only moves forward with the machine's
 * own counter, so setting the machine's clock moves no deadline.
 *
 * @param begun the time at the beginning
 * @param counter the counter of the machine at the beginning, in nanoseconds
 */
record NodeClock(long begun, long counter) implements LongSupplier {

  static NodeClock startingAt(long now) {
    return new NodeClock(now, System.nanoTime());
  }

  @Override
  public long getAsLong() {
    return begun + (System.nanoTime() - counter) / 1_000_000;
  }
}
