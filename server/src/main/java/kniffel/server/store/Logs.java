package kniffel.server.store;

import java.util.List;
import java.util.Optional;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.table.json.Codec;
import org.jdbi.v3.core.Handle;

/** The logs of games, whether in entries or archived. */
final class Logs {

  private final PackedLog packed;

  Logs(Codec codec) {
    this.packed = new PackedLog(codec);
  }

  /** The entries of a game from an event onwards. */
  List<LogEntry> from(Handle db, String table, int from, boolean over) {
    return over
        ? archived(db, table)
            .map(all -> all.stream().filter(entry -> entry.seq() >= from).toList())
            .orElseGet(() -> entries(db, table, from))
        : entries(db, table, from);
  }

  private Optional<List<LogEntry>> archived(Handle db, String table) {
    return db.createQuery("SELECT log FROM archive WHERE table_id = :table")
        .bind("table", table)
        .map((row, context) -> packed.unpack(row.getBytes(1)))
        .findOne();
  }

  static List<LogEntry> entries(Handle db, String table, int from) {
    return db.createQuery(
            "SELECT seq, events, command, at FROM entry"
                + " WHERE table_id = :table AND seq >= :from ORDER BY seq")
        .bind("table", table)
        .bind("from", from)
        .map(
            (row, context) ->
                new LogEntry(
                    row.getInt(1),
                    row.getString(2),
                    Optional.ofNullable(row.getString(3)),
                    row.getLong(4)))
        .list();
  }
}
