package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** A node is ready if it can write, and if somebody sees to what is due. */
class ReadinessTest {

  private final AtomicLong nanos = new AtomicLong();
  private final AtomicInteger written = new AtomicInteger();
  private final AtomicBoolean attended = new AtomicBoolean(true);
  private final Readiness readiness =
      new Readiness(
          () -> CompletableFuture.completedFuture(written.incrementAndGet()),
          attended::get,
          nanos::get);

  private boolean isReady() {
    return readiness.isReady().join();
  }

  @Test
  void whereTablesStandStillNobodyIsSent() {
    assertThat(isReady()).isTrue();
    attended.set(false);
    assertThat(isReady()).as("asked a moment ago").isTrue();
    nanos.addAndGet(Duration.ofSeconds(3).toNanos());
    assertThat(isReady()).isFalse();
    assertThat(written).hasValue(2);
    attended.set(true);
    nanos.addAndGet(Duration.ofSeconds(3).toNanos());
    assertThat(isReady()).isTrue();
  }
}
