package kniffel.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import kniffel.server.store.Database;

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

  /** Catches up with the time of a database, if several nodes share that; blocks. */
  void follow(Database database) {
    if (database.isShared()) {
      try {
        follow(database.now());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Catches up with the time that all nodes share, where the own one has stood still. */
  void follow(long shared) {
    long behind = shared - getAsLong();
    if (behind > TOLERATED_MILLIS) {
      lead.addAndGet(behind);
    }
  }
}
