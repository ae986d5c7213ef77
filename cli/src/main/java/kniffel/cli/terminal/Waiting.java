package kniffel.cli.terminal;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** Waits for work without standing still. */
final class Waiting {

  private Waiting() {}

  /**
   * Does work elsewhere and something else again and again here, until the work is done.
   *
   * @param every how many milliseconds lie between
   */
  static <T> T until(Desk.Work<T> work, long every, Runnable meanwhile) throws IOException {
    FutureTask<T> task = new FutureTask<>(work::done);
    // Endless work must not keep the program from ending.
    Thread.ofPlatform().daemon().name("work").start(task);
    try {
      while (true) {
        try {
          return task.get(every, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          meanwhile.run();
        }
      }
    } catch (ExecutionException e) {
      throw failure(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted");
    }
  }

  /** What has failed elsewhere fails here too. */
  private static IOException failure(@Nullable Throwable cause) {
    return switch (cause) {
      case IOException failed -> failed;
      case RuntimeException failed -> throw failed;
      case Error failed -> throw failed;
      case null, default -> new IOException(cause);
    };
  }
}
