package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import kniffel.server.Server;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Nodes agree about the time even if one starts after the clock of the database was set. */
@ExtendWith(OnPostgres.class)
class TimeOfNodesTest {

  private static final long HOUR = 3_600_000;

  /** What starting may take on a busy machine. */
  private static final long BRIEFLY = 60_000;

  @Test
  void whoeverStartsTakesOverTheTimeOfThoseWhoAreThere(OwnDatabase own, @TempDir Path folder)
      throws Exception {
    try (Database database = Database.at(own.address(), Duration.ZERO);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      SqlTableStore running = new SqlTableStore(database, journal, new Codec());
      assertThat(running.ahead()).isZero();
      // For a node that was there before, the clock of the database is an hour ahead now.
      assertThat(running.alive(() -> now(database) - HOUR).join()).isFalse();
      assertThat(running.alive(() -> now(database) - HOUR).join()).isTrue();
      assertThat(started(own, folder.resolve("second"), journal)).isCloseTo(-HOUR, within(BRIEFLY));
      // Nobody is there any more, so the next one begins with the clock of the database.
      var _ = journal.change(db -> db.execute("UPDATE node SET seen = seen - 20000")).join();
      assertThat(started(own, folder.resolve("third"), journal)).isCloseTo(0, within(BRIEFLY));
    }
  }

  @Test
  void whoeverIsGoneIsNotBelievedBecauseTheClockWasSetBack(OwnDatabase own) throws Exception {
    try (Database database = Database.at(own.address(), Duration.ZERO);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      SqlTableStore running = new SqlTableStore(database, journal, new Codec());
      SqlTableStore gone = new SqlTableStore(database, journal, new Codec());
      assertThat(gone.alive(() -> now(database) - HOUR).join()).isFalse();
      assertThat(gone.connect("table", "anna", true).join()).isTrue();
      assertThat(there(running)).containsExactly("anna");
      // The clock is set back by a day.
      pass(journal, -24 * HOUR);
      assertThat(running.ahead()).as("what was said by another clock").isZero();
      assertThat(running.alive(() -> now(database) + HOUR).join()).isFalse();
      assertThat(running.ahead()).isCloseTo(HOUR, within(BRIEFLY));
      assertThat(there(running)).as("it may still be there").containsExactly("anna");
      pass(journal, 5_000);
      assertThat(there(running)).isEmpty();
    }
  }

  private static Set<String> there(SqlTableStore store) {
    return store.connectedElsewhere(List.of("table")).getOrDefault("table", Set.of());
  }

  /** The clock of the database goes on, or back. */
  private static void pass(Journal journal, long millis) {
    int nodes = journal.change(db -> db.execute("UPDATE node SET seen = seen - ?", millis)).join();
    assertThat(nodes).isPositive();
  }

  /** By how much a server that has just started is ahead of the database. */
  private static long started(OwnDatabase own, Path folder, Journal journal) throws IOException {
    Server server = own.with(folder).server();
    try {
      return journal
          .change(
              db ->
                  db.createQuery("SELECT ahead FROM node ORDER BY seen DESC LIMIT 1")
                      .mapTo(Long.class)
                      .one())
          .join();
    } finally {
      server.close();
    }
  }

  private static long now(Database database) {
    try {
      return database.now();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
