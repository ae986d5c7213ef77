package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import kniffel.server.store.Agenda;
import kniffel.server.store.Database;
import kniffel.server.store.Head;
import kniffel.server.store.Journal;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.LogEntry;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * One of several writes waiting for the same commit can fail without the others, on both databases.
 */
@ExtendWith(OnPostgres.class)
class JournalTest {

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    try (Database database = Database.inFolder(folder)) {
      oneFailsAndTheOthersAreKept(database);
    }
  }

  @Test
  void onPostgresql(OwnDatabase own) throws Exception {
    try (Database database = Database.at(own.address(), Duration.ZERO)) {
      oneFailsAndTheOthersAreKept(database);
    }
  }

  private static void oneFailsAndTheOthersAreKept(Database database) throws Exception {
    try (Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      CountDownLatch all = new CountDownLatch(1);
      assertThat(journal.change(JournalTest::addTable).get()).isEqualTo(2);
      CompletableFuture<Integer> first = journal.change(db -> waitFor(all));
      CompletableFuture<Boolean> before = journal.append(entry(1));
      CompletableFuture<Integer> wrong =
          journal.change(
              db -> {
                addPlayer(db, "half");
                return addPlayer(db, "half");
              });
      CompletableFuture<Boolean> again = journal.append(entry(1));
      CompletableFuture<Boolean> after = journal.append(entry(2));
      CompletableFuture<Integer> right = journal.change(db -> addPlayer(db, "whole"));
      all.countDown();

      assertThat(first.get()).isZero();
      assertThat(before.get()).isTrue();
      assertThatThrownBy(wrong::get).hasMessageContaining("player");
      assertThat(again.get()).isFalse();
      assertThat(after.get()).isTrue();
      assertThat(right.get()).isEqualTo(1);
      assertThat(journal.change(db -> text(db, "SELECT id FROM player")).get()).isEqualTo("whole");
      assertThat(journal.change(db -> text(db, "SELECT MAX(seq) FROM entry")).get()).isEqualTo("2");
    }
  }

  /** A move never overwrites an agenda entry that it does not know of. */
  @Test
  void aMoveKnowsWhatStandsOnTheAgenda(@TempDir Path folder) throws Exception {
    Agenda clock = Agenda.in(20_000, Agenda.What.CLOCK, 5);
    try (Database database = Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      assertThat(journal.change(JournalTest::addTable).get()).isEqualTo(2);
      assertThat(journal.append(entry(1, Optional.empty(), Optional.of(clock))).get()).isTrue();
      assertThat(journal.append(entry(2, Optional.empty(), Optional.empty())).get()).isFalse();
      assertThat(agenda(journal)).isEqualTo("1 clock 20005");
      assertThat(journal.append(entry(2, Optional.of(clock), Optional.empty())).get()).isTrue();
      assertThat(journal.append(entry(3, Optional.empty(), Optional.empty())).get()).isTrue();
      assertThat(agenda(journal)).isEqualTo("3 nothing ");
      assertThat(journal.append(entry(4, Optional.empty(), Optional.empty())).get()).isTrue();
      assertThat(agenda(journal)).isEqualTo("4 look 30000");
      assertThat(journal.append(entry(5, Optional.empty(), Optional.of(clock))).get()).isTrue();
      assertThat(agenda(journal)).isEqualTo("5 clock 20005");
    }
  }

  private static String agenda(Journal journal) throws Exception {
    return journal
        .change(
            db ->
                text(
                    db,
                    "SELECT version || ' ' || COALESCE(what, 'nothing') || ' ' || COALESCE(at, '')"
                        + " FROM head"))
        .get();
  }

  /** Two nodes wait for each other: the one that the database rolls back tries again. */
  @Test
  void theTransactionThatGivesWayIsRepeated(OwnDatabase own) throws Exception {
    try (Database here = Database.at(own.address(), Duration.ZERO);
        Database there = Database.at(own.address(), Duration.ZERO);
        Journal first = new Journal(here, new SimpleMeterRegistry());
        Journal second = new Journal(there, new SimpleMeterRegistry())) {
      assertThat(first.change(db -> addPlayer(db, "a") + addPlayer(db, "b")).get()).isEqualTo(2);
      CountDownLatch both = new CountDownLatch(2);
      CompletableFuture<Integer> givesWay = first.change(db -> rename(db, both, "a", "b"));
      CompletableFuture<Integer> goesOn =
          second.change(
              db -> {
                // Whoever detects the circle gives way, and this one does not look for one.
                db.execute("SET LOCAL deadlock_timeout = '1h'");
                return rename(db, both, "b", "a");
              });
      assertThat(goesOn.get()).isEqualTo(2);
      assertThat(givesWay.get()).isEqualTo(2);
    }
  }

  /** Renames two players, the second one when both nodes have renamed one. */
  private static int rename(Handle db, CountDownLatch both, String one, String other) {
    int renamed = db.execute("UPDATE player SET name = name || '+' WHERE id = ?", one);
    both.countDown();
    int _ = waitFor(both);
    return renamed + db.execute("UPDATE player SET name = name || '+' WHERE id = ?", other);
  }

  /** Whatever is requested meanwhile waits for the same commit. */
  private static int waitFor(CountDownLatch latch) {
    try {
      latch.await();
      return 0;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Append entry(int seq) {
    return entry(seq, Optional.empty(), Optional.empty());
  }

  private static Append entry(int seq, Optional<Agenda> before, Optional<Agenda> after) {
    return new Append(
        "table",
        head(seq - 1, before),
        head(seq, after),
        new LogEntry(seq, "{}", Optional.empty(), 0),
        Optional.empty());
  }

  private static Head head(int version, Optional<Agenda> agenda) {
    return new Head(version, 1, Optional.empty(), false, agenda);
  }

  private static int addTable(Handle db) {
    return db.execute(
            "INSERT INTO game_table (id, status, listed, body, play_code, watch_code, seed,"
                + " created, updated) VALUES ('table', 'running', 0, '{}', 'p', 'w', 's', 0, 0)")
        + db.execute(
            "INSERT INTO head (table_id, version, revision, hinted, tries)"
                + " VALUES ('table', 0, 1, 0, 0)");
  }

  private static int addPlayer(Handle db, String id) {
    return db.execute("INSERT INTO player (id, name, created) VALUES (?, ?, 0)", id, id);
  }

  private static String text(Handle db, String question) {
    return db.createQuery(question).mapTo(String.class).one();
  }
}
