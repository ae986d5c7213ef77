package kniffel.bots;

import java.time.Duration;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** How long bots may think about a decision; started again for each. */
public sealed interface Budget {

  /** As long as the bot finds useful. */
  record Unlimited() implements Budget {}

  /** A stretch of time. */
  record Time(Duration time) implements Budget {

    public Time {
      if (time.isNegative()) {
        throw new IllegalArgumentException("a budget of " + time);
      }
    }
  }

  /** A number of looks at the budget: with it the same seed gives the same game on any machine. */
  record Looks(long looks) implements Budget {

    public Looks {
      if (looks < 0) {
        throw new IllegalArgumentException("a budget of " + looks + " looks");
      }
    }
  }

  /**
   * Starts it for one decision each time it is asked.
   *
   * @param nanoClock the clock, handed in from outside
   */
  default Supplier<Allowance> on(LongSupplier nanoClock) {
    return switch (this) {
      case Unlimited() -> () -> Allowance.UNLIMITED;
      case Time(Duration time) -> () -> time(time.toNanos(), nanoClock);
      case Looks(long looks) -> () -> looks(looks);
    };
  }

  private static Allowance time(long nanos, LongSupplier nanoClock) {
    long start = nanoClock.getAsLong();
    return () -> nanoClock.getAsLong() - start >= nanos;
  }

  private static Allowance looks(long looks) {
    long[] left = {looks};
    return () -> left[0]-- <= 0;
  }
}
