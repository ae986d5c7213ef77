package kniffel.server;

import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tasks that a node repeats. */
final class Chores {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.server");

  private final Vertx vertx;
  private final Executor threads;
  private final AtomicBoolean going = new AtomicBoolean(true);

  Chores(Vertx vertx, Executor threads) {
    this.vertx = vertx;
    this.threads = threads;
  }

  /** Repeats a task, each time on a new thread and never twice at once. */
  void every(Duration period, Runnable task) {
    vertx.setTimer(
        period.toMillis(),
        any -> {
          if (going.get()) {
            begin(period, task);
          }
        });
  }

  private void begin(Duration period, Runnable task) {
    try {
      threads.execute(
          () -> {
            try {
              task.run();
            } catch (Throwable e) { // whatever it is, it is tried again
              LOG.warn("what is done every {}", period, e);
            } finally {
              every(period, task);
            }
          });
    } catch (Throwable e) { // no thread is to be had now
      every(period, task);
      LOG.warn("what is done every {} cannot be begun", period, e);
    }
  }

  /** Begins nothing any more; false if that was so already. */
  boolean end() {
    return going.compareAndSet(true, false);
  }
}
