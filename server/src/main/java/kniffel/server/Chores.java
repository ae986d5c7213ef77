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
            threads.execute(
                () -> {
                  try {
                    task.run();
                  } catch (RuntimeException e) {
                    LOG.warn("what is done every {}", period, e);
                  } finally {
                    every(period, task);
                  }
                });
          }
        });
  }

  /** Starts nothing any more; false if it had stopped already. */
  boolean end() {
    return going.compareAndSet(true, false);
  }
}
