package kniffel.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All tables wait for the one who writes, so nothing may stop it. */
class JournalTest {

  private static final Duration LONG = Duration.ofSeconds(20);

  private Database database;
  private Journal journal;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    database = Database.inFolder(folder);
    journal = new Journal(database, new SimpleMeterRegistry());
  }

  @AfterEach
  void end() {
    journal.close();
    database.close();
  }

  private CompletableFuture<Integer> write(String player) {
    return journal.change(
        db ->
            db.execute("INSERT INTO player (id, name, created) VALUES (?, ?, 0)", player, player));
  }

  private int players() {
    return database
        .readers()
        .withHandle(db -> db.createQuery("SELECT COUNT(*) FROM player").mapTo(int.class).one());
  }

  @Test
  void anErrorIsToldToWhoeverAskedAndTheNextIsWritten() {
    CompletableFuture<Integer> failed =
        journal.change(
            db -> {
              db.execute("INSERT INTO player (id, name, created) VALUES ('x', 'x', 0)");
              throw new StackOverflowError();
            });
    assertThat(failed)
        .failsWithin(LONG)
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(StackOverflowError.class);
    assertThat(write("next")).succeedsWithin(LONG).isEqualTo(1);
    assertThat(players()).isEqualTo(1);
  }

  /** What was to be kept by the same commit is not: whoever asked for it hears so. */
  @Test
  void nobodyIsToldThatSomethingIsKeptWhichAnErrorHasUndone() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch gathered = new CountDownLatch(1);
    CompletableFuture<Integer> first =
        journal.change(
            db -> {
              begun.countDown();
              try {
                gathered.await();
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
              return 1;
            });
    begun.await();
    CompletableFuture<Integer> before = write("before");
    CompletableFuture<Integer> failed =
        journal.change(
            db -> {
              throw new OutOfMemoryError();
            });
    CompletableFuture<Integer> after = write("after");
    gathered.countDown();
    assertThat(first).succeedsWithin(LONG);
    assertThat(failed).failsWithin(LONG);
    assertThat(before).failsWithin(LONG);
    assertThat(after).failsWithin(LONG);
    assertThat(players()).isZero();
    assertThat(write("next")).succeedsWithin(LONG).isEqualTo(1);
  }
}
