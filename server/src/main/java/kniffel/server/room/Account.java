package kniffel.server.room;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What somebody may still cost: it refills steadily, and costs known only afterwards may overdraw
 * it.
 *
 * <p>One number is enough: the moment at which the account will be full again. So paying is a
 * single addition, whatever the number of threads.
 */
public final class Account {

  /** How much may be owed, as a multiple of what the account holds; anything beyond is forgiven. */
  private static final int MAX_DEBT = 3;

  private final long nanosPerPoint;
  private final long capacityNanos;
  private final AtomicLong fullAt;

  /**
   * A full account.
   *
   * @param capacity how many points it holds
   * @param perSecond how many come back each second
   */
  public Account(long capacity, double perSecond, long now) {
    this.nanosPerPoint = Math.round(1e9 / perSecond);
    this.capacityNanos = capacity * nanosPerPoint;
    this.fullAt = new AtomicLong(now);
  }

  /** Whether there is anything left. */
  public boolean isCovered(long now) {
    return fullAt.get() - now < capacityNanos;
  }

  /** Takes what something costs, covered or not. */
  public void owe(long points, long now) {
    long cost = points * nanosPerPoint;
    fullAt.updateAndGet(
        full -> Math.min(Math.max(full - now, 0) + cost, (1 + MAX_DEBT) * capacityNanos) + now);
  }

  /** After how many nanoseconds there is something to pay with again; 0 if there is now. */
  public long nanosUntilCovered(long now) {
    long left = fullAt.get() - now - capacityNanos;
    return left < 0 ? 0 : left + 1;
  }
}
