package kniffel.bots;

import java.time.Duration;
import java.util.function.LongSupplier;

/** How long a bot may think: it looks here often, and answers with what it has when it is spent. */
@FunctionalInterface
public interface Budget {

  /** No limit: the bot thinks as long as it finds useful. */
  Budget UNLIMITED = () -> false;

  boolean spent();

  /**
   * A stretch of time from now.
   *
   * @param nanoClock the clock, handed in from outside
   */
  static Budget of(Duration time, LongSupplier nanoClock) {
    long start = nanoClock.getAsLong();
    return () -> nanoClock.getAsLong() - start >= time.toNanos();
  }
}
