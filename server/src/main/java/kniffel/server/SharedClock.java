package kniffel.server;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * The time of a node that shares its tables with others: its own, which catches up with the time
 * that all of them share when the machine has slept. It never goes back.
 */
final class SharedClock implements LongSupplier {

  /** Smaller differences come from the time that an answer takes. */
  private static final long TOLERATED_MILLIS = 1_000;

  private final LongSupplier own;
  private final AtomicLong lead = new AtomicLong();

  SharedClock(LongSupplier own) {
    this.own = own;
  }

  @Override
  public long getAsLong() {
    return own.getAsLong() + lead.get();
  }

  /** Catches up with the time that all nodes share if this node's own has stood still. */
  void follow(long shared) {
    long behind = shared - getAsLong();
    if (behind > TOLERATED_MILLIS) {
      lead.addAndGet(behind);
    }
  }
}
