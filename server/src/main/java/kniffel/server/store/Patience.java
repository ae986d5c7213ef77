package kniffel.server.store;

import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Waits for a database that is unreachable, or becomes so in the middle of something. */
public final class Patience {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.database");
  private static final Duration PAUSE = Duration.ofSeconds(1);

  private Patience() {}

  /** Something that needs the database. */
  @FunctionalInterface
  public interface Attempt<T> {
    T make() throws IOException;
  }

  /**
   * Retries something while the database is unreachable.
   *
   * @throws IOException if it fails for another reason, or for longer than our patience
   */
  public static <T> T atMost(Duration patience, Attempt<T> attempt) throws IOException {
    return atMost(patience, PAUSE, attempt);
  }

  /** The same with a given pause between attempts. */
  static <T> T atMost(Duration patience, Duration pause, Attempt<T> attempt) throws IOException {
    long end = System.nanoTime() + patience.toNanos();
    while (true) {
      try {
        return attempt.make();
      } catch (IOException | CompletionException e) {
        if (!isAway(e) || System.nanoTime() > end) {
          throw e;
        }
        LOG.warn("waiting for the database: {}", e.getMessage());
      }
      LockSupport.parkNanos(pause.toNanos());
      if (Thread.interrupted()) {
        throw new IOException("interrupted");
      }
    }
  }

  /** Whether nobody answers, or not yet; a wrong password, for example, is something else. */
  private static boolean isAway(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && sql.getSQLState() != null) {
        return sql.getSQLState().matches("08.*|25P03|57P0.");
      }
    }
    return false;
  }
}
