package kniffel.server.http;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whether the database can be written to, and what happens at the tables by itself is seen to:
 * checked now and then, however many ask.
 */
final class Readiness {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");
  private static final long FRESH_NANOS = Duration.ofSeconds(2).toNanos();
  private static final int PATIENCE_SECONDS = 5;

  private final Supplier<CompletableFuture<?>> attempt;
  private final BooleanSupplier attended;
  private final LongSupplier nanos;
  private @Nullable CompletableFuture<Boolean> last;
  private long asked;

  /**
   * Nothing is known yet.
   *
   * @param attempt writes something
   * @param attended whether what is due is taken up
   */
  Readiness(Supplier<CompletableFuture<?>> attempt, BooleanSupplier attended, LongSupplier nanos) {
    this.attempt = attempt;
    this.attended = attended;
    this.nanos = nanos;
  }

  /** The result of the last attempt, if it is fresh or pending; otherwise of a new one. */
  synchronized CompletableFuture<Boolean> isReady() {
    long now = nanos.getAsLong();
    CompletableFuture<Boolean> known = last;
    if (known == null || now - asked > FRESH_NANOS && known.isDone()) {
      known =
          attempt
              .get()
              .thenApply(written -> true)
              .completeOnTimeout(false, PATIENCE_SECONDS, TimeUnit.SECONDS)
              .exceptionally(
                  failure -> {
                    LOG.warn("the database cannot be written to", failure);
                    return false;
                  })
              .thenApply(written -> written && isAttended());
      last = known;
      asked = now;
    }
    return known;
  }

  private boolean isAttended() {
    boolean attended = this.attended.getAsBoolean();
    if (!attended) {
      LOG.warn("what is due at the tables has not been taken up for some time");
    }
    return attended;
  }
}
