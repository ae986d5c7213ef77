package kniffel.bench.server;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;

/** A node in a process of its own that is busy in the middle of a transaction when it is frozen. */
final class Frozen {

  static final String HOLDING = "holding";
  static final String FAILED = "failed";

  private Frozen() {}

  /** Its argument is the address of the database. */
  public static void main(String[] arguments) throws IOException {
    try (Database database = Database.at(URI.create(arguments[0]), Duration.ZERO);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      int renamed =
          journal
              .change(
                  db -> {
                    int held = FrozenNodeTest.rename(db, "held", "there");
                    System.out.println(HOLDING);
                    busy();
                    return held;
                  })
              .join();
      System.out.println("written: " + renamed);
    } catch (CompletionException e) {
      System.out.println(FAILED + ": " + e.getMessage());
    }
  }

  /** Until somebody says that it is enough. */
  private static void busy() {
    try {
      int _ = System.in.read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
