package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kniffel.server.store.Database;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A change of the schema may take as long as it needs; nodes that start meanwhile wait for it. */
@ExtendWith(OnPostgres.class)
class LongUpgradeTest {

  /** Longer than anything may take while people play. */
  private static final int SECONDS = Integer.getInteger("upgrade.seconds", 22);

  /** With so many books that the database is busy with them for a while, at the first change. */
  private static void fill(OwnDatabase own, int seconds) throws IOException, SQLException {
    try (InputStream in =
            LongUpgradeTest.class.getResourceAsStream("/databases/v8.postgresql.sql");
        var connection = own.connection();
        var statement = connection.createStatement()) {
      if (in == null) {
        throw new IOException("no database of the schema v8");
      }
      statement.execute(new String(in.readAllBytes(), StandardCharsets.UTF_8));
      statement.execute(
          """
          CREATE SEQUENCE changes;
          CREATE FUNCTION take_long() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF nextval('changes') = 1 THEN PERFORM pg_sleep(%d); END IF; RETURN NULL; END $$;
          CREATE TRIGGER large AFTER DELETE ON review FOR EACH STATEMENT EXECUTE FUNCTION take_long()
          """
              .formatted(seconds));
    }
  }

  private static List<String> versions(OwnDatabase own) throws SQLException {
    try (var connection = own.connection();
        var statement = connection.createStatement();
        var rows =
            statement.executeQuery(
                "SELECT version FROM flyway_schema_history WHERE success ORDER BY installed_rank")) {
      List<String> versions = new ArrayList<>();
      while (rows.next()) {
        versions.add(rows.getString(1));
      }
      return versions;
    }
  }

  private static boolean open(OwnDatabase own) throws IOException {
    try (Database database = Database.at(own.address(), Duration.ZERO)) {
      return database.isShared();
    }
  }

  @Test
  void isFinishedOnceAndByOneNode(OwnDatabase own) throws Exception {
    fill(own, SECONDS);
    try (ExecutorService nodes = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Boolean>> starting = new ArrayList<>();
      for (int node = 0; node < 3; node++) {
        starting.add(nodes.submit(() -> open(own)));
      }
      for (Future<Boolean> each : starting) {
        assertThat(each.get()).isTrue();
      }
    }
    assertThat(versions(own)).containsOnlyOnce("9").doesNotHaveDuplicates();
  }

  /** Anyone queued behind the waiting one would wait too, so nobody could even read. */
  @Test
  void locksAreNotWaitedForLongAndNothingIsChanged(OwnDatabase own) throws Exception {
    fill(own, 0);
    List<String> before = versions(own);
    try (var other = own.connection();
        var statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("LOCK TABLE review IN SHARE MODE");
      assertThatIOException().isThrownBy(() -> open(own)).withMessageContaining("V9__values.sql");
      other.rollback();
    }
    assertThat(versions(own)).isEqualTo(before);
    assertThat(open(own)).isTrue();
    assertThat(versions(own)).contains("9");
  }
}
