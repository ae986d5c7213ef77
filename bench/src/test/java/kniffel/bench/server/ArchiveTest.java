package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.server.Server;
import kniffel.server.store.Archive;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.table.json.Codec;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** An archived game looks the same to everybody as before, on both databases. */
@ExtendWith(OnPostgres.class)
class ArchiveTest {

  private static final long HOUR = 3_600_000;

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    nobodyNotices(new Databases(folder, Optional.empty()));
  }

  @Test
  void onPostgresql(OwnDatabase database, @TempDir Path folder) throws Exception {
    nobodyNotices(database.with(folder));
  }

  @Test
  void incompleteLogsAreLeftAloneOnSqlite(@TempDir Path folder) throws Exception {
    nothingIsLost(new Databases(folder, Optional.empty()));
  }

  @Test
  void incompleteLogsAreLeftAloneOnPostgresql(OwnDatabase database, @TempDir Path folder)
      throws Exception {
    nothingIsLost(database.with(folder));
  }

  /** Everything that can be requested about a finished game. */
  private static List<Object> everything(Connection player, String table) throws Exception {
    List<Object> all = new ArrayList<>();
    TableInfo info = player.api().table(table);
    all.add(List.of(info.status(), info.version(), info.revision()));
    all.add(player.api().mine().stream().map(TableInfo::id).toList());
    all.add(player.api().record(table));
    all.add(player.api().verification(table));
    all.add(player.api().statistics());
    all.add(player.api().review(table));
    for (int step = 0; step <= info.version(); step += 7) {
      all.add(player.api().step(table, step, Optional.of(0)));
    }
    return all;
  }

  private static void nobodyNotices(Databases databases) throws Exception {
    String token;
    String table;
    List<Object> before;
    try (Server server = databases.server();
        Connection anna = Databases.guest(server, "Anna")) {
      token = anna.token();
      table = Databases.finished(anna, "classic").id();
      assertThat(anna.api().mine()).hasSize(1);
      Databases.awaitBooks(anna, table);
      before = everything(anna, table);
    }
    databases.look(
        (database, journal) -> {
          long now = database.now();
          assertThat(archive(database, journal).putAwaySome(now)).isZero(); // not quiet yet
          assertThat(Databases.count(journal, "SELECT COUNT(*) FROM entry")).isPositive();
          assertThat(archive(database, journal).putAwaySome(now + HOUR)).isEqualTo(1);
          assertThat(Databases.count(journal, "SELECT COUNT(*) FROM entry")).isZero();
          assertThat(Databases.count(journal, "SELECT COUNT(*) FROM archive")).isEqualTo(1);
          return archive(database, journal).putAwaySome(now + 2 * HOUR);
        });
    try (Server server = databases.server();
        Connection anna = Databases.as(server, token)) {
      assertThat(everything(anna, table)).isEqualTo(before);
      TableInfo again = anna.api().rematch(table, new Requests.Rematch(Optional.of(false)));
      assertThat(again.id()).isNotEqualTo(table);
    }
  }

  /** A log never loses a line, even if it has a gap or the record cannot be stored. */
  private static void nothingIsLost(Databases databases) throws Exception {
    String holed;
    String blocked;
    try (Server server = databases.server();
        Connection anna = Databases.guest(server, "Anna")) {
      holed = Databases.finished(anna, "classic").id();
      blocked = Databases.finished(anna, "karten").id();
    }
    databases.look(
        (database, journal) -> {
          assertThat(journal.change(db -> damage(db, holed, blocked)).join()).isPositive();
          String count = "SELECT COUNT(*) FROM entry";
          int entries = Databases.count(journal, count);
          long now = database.now();
          for (int i = 0; i < 10; i++) {
            assertThat(archive(database, journal).putAwaySome(now + i * HOUR)).isZero();
            assertThat(Databases.count(journal, count)).isEqualTo(entries);
          }
          // Nor is it retried for ever.
          return assertThat(
                  Databases.count(journal, "SELECT COUNT(*) FROM head WHERE what = 'archive'"))
              .isZero();
        });
  }

  private static int damage(Handle db, String holed, String blocked) {
    db.execute("UPDATE head SET what = 'archive', at = 0, delay = 0");
    db.execute(
        "INSERT INTO archive (table_id, entries, log) VALUES (?, 0, ?)", blocked, new byte[0]);
    // The second entry, because the length of the first depends on ties for who begins.
    return db.execute(
        "DELETE FROM entry WHERE table_id = ? AND seq ="
            + " (SELECT MIN(seq) FROM entry WHERE table_id = ? AND seq > 1)",
        holed,
        holed);
  }

  private static Archive archive(Database database, Journal journal) {
    Codec codec = new Codec();
    SqlTableStore tables = new SqlTableStore(database, journal, codec);
    return new Archive(database, journal, tables, codec);
  }
}
