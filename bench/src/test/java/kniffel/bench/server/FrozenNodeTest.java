package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletionException;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** A node that is frozen in the middle of a transaction holds up the others for seconds only. */
@ExtendWith(OnPostgres.class)
class FrozenNodeTest {

  /** The database ends such a transaction after five seconds, and each try waits for three. */
  private static final int TRIES = 4;

  @Test
  @Timeout(120)
  void othersGoOnAndWhatItHadBegunNeverCounts(OwnDatabase own) throws Exception {
    try (Database database = Database.at(own.address(), Duration.ZERO);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      assertThat(journal.change(db -> add(db, "held") + add(db, "free")).join()).isEqualTo(2);
      Process node = start(own);
      try (BufferedReader told = node.inputReader(StandardCharsets.UTF_8)) {
        assertThat(told.readLine()).isEqualTo(Frozen.HOLDING);
        signal("STOP", node);
        assertThat(journal.change(db -> rename(db, "free", "here")).join()).isEqualTo(1);
        assertThat(failures(journal)).isPositive();
        signal("CONT", node);
        node.getOutputStream().close();
        assertThat(told.readLine()).startsWith(Frozen.FAILED);
      } finally {
        node.destroyForcibly().onExit().join();
      }
      assertThat(journal.change(FrozenNodeTest::names).join()).isEqualTo("here here");
    }
  }

  /** How often nothing could be written before it could: the row was held by the other. */
  private static int failures(Journal journal) {
    for (int failed = 0; failed < TRIES; failed++) {
      try {
        assertThat(journal.change(db -> rename(db, "held", "here")).join()).isEqualTo(1);
        return failed;
      } catch (CompletionException e) {
        assertThat(e).hasStackTraceContaining("lock timeout");
      }
    }
    throw new AssertionError("still held after " + TRIES + " tries");
  }

  private static int add(Handle db, String id) {
    return db.execute("INSERT INTO player (id, name, created) VALUES (?, 'new', 0)", id);
  }

  static int rename(Handle db, String id, String name) {
    return db.execute("UPDATE player SET name = ? WHERE id = ?", name, id);
  }

  private static String names(Handle db) {
    return db.createQuery("SELECT string_agg(name, ' ') FROM player").mapTo(String.class).one();
  }

  private static Process start(OwnDatabase own) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            Frozen.class.getName(),
            own.address().toString())
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static void signal(String signal, Process process)
      throws IOException, InterruptedException {
    int code =
        new ProcessBuilder("kill", "-" + signal, String.valueOf(process.pid()))
            .inheritIO()
            .start()
            .waitFor();
    assertThat(code).isZero();
  }
}
