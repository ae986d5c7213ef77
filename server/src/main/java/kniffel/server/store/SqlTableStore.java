package kniffel.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import kniffel.rules.Ids;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;

/** The tables in a database. */
public final class SqlTableStore implements TableStore {

  /** How many tables are fetched at a time. */
  static final int SOME = 60;

  private final Journal journal;
  private final Jdbi jdbi;
  private final TableRows rows;
  private final Logs logs;
  private final Agendas agendas;
  private final Connections connections;
  private final boolean shared;

  public SqlTableStore(Database database, Journal journal, Codec codec) {
    this.journal = journal;
    this.jdbi = database.readers();
    this.rows = new TableRows(codec);
    this.logs = new Logs(codec);
    this.agendas = new Agendas(journal, jdbi);
    this.connections = new Connections(journal, jdbi);
    this.shared = database.isShared();
  }

  @Override
  public boolean isShared() {
    return shared;
  }

  @Override
  public Optional<Snapshot> read(String table, int from) {
    if (!TableStore.isName(table)) {
      return Optional.empty();
    }
    // SQLite has one kind of transaction only, and it shows one moment.
    return shared
        ? jdbi.inTransaction(
            TransactionIsolationLevel.REPEATABLE_READ, db -> snapshot(db, table, from))
        : jdbi.inTransaction(db -> snapshot(db, table, from));
  }

  private Optional<Snapshot> snapshot(Handle db, String table, int from) {
    return db.createQuery("SELECT " + TableRows.COLUMNS + TableRows.FROM + "WHERE g.id = :table")
        .bind("table", table)
        .map(
            (row, context) -> {
              StoredTable stored = rows.table(row);
              boolean over = stored.status() == Status.OVER;
              List<LogEntry> entries = logs.from(db, table, from, over);
              return Snapshot.of(stored, TableRows.head(row), from, entries);
            })
        .findOne();
  }

  @Override
  public Map<String, Head> heads(List<String> tables) {
    Map<String, Head> heads = new HashMap<>();
    for (int i = 0; i < tables.size(); i += SOME) {
      List<String> some = tables.subList(i, Math.min(tables.size(), i + SOME));
      jdbi.useHandle(
          db ->
              KnownRows.of(
                      db.createQuery("SELECT * FROM head WHERE table_id IN (<tables>)")
                          .bindList("tables", some),
                      "table_id",
                      row -> Map.entry(row.getString("table_id"), TableRows.head(row)))
                  .forEach(head -> heads.put(head.getKey(), head.getValue())));
    }
    return heads;
  }

  @Override
  public CompletableFuture<Boolean> append(Append append) {
    return journal.append(append);
  }

  @Override
  public CompletableFuture<Boolean> change(Change change) {
    StoredTable table = change.table();
    return journal.write(
        write -> {
          Handle db = write.rows().handle();
          if (!(change.isAfterTheEnd()
              ? moveAfterTheEnd(db, change)
              : write.move(table.id(), change.before(), change.after()))) {
            return false;
          }
          db.execute(
              "UPDATE game_table SET status = ?, body = ?, play_code = ?, watch_code = ?,"
                  + " short_code = ?, updated = ? WHERE id = ?",
              Ids.of(table.status()),
              rows.body(table.agreement()),
              table.playCode(),
              table.watchCode(),
              table.shortCode().orElse(null),
              table.updated(),
              table.id());
          TableRows.addMembers(db, table);
          for (String player : change.departed()) {
            db.execute("DELETE FROM member WHERE table_id = ? AND player = ?", table.id(), player);
          }
          change
              .results()
              .ifPresent(results -> write.rows().addResults(table.id(), results, table.updated()));
          change.opened().ifPresent(opened -> rows.insert(db, opened));
          return true;
        });
  }

  /** Only the revision differs then; no row is left behind at a table whose game is over. */
  private static boolean moveAfterTheEnd(Handle db, Change change) {
    return db.execute(
            "UPDATE head SET revision = ? WHERE table_id = ? AND version = ? AND revision = ?",
            change.after().revision(),
            change.table().id(),
            change.before().version(),
            change.before().revision())
        == 1;
  }

  @Override
  public CompletableFuture<Boolean> move(String table, Head before, Head after) {
    return journal.write(write -> write.move(table, before, after));
  }

  @Override
  public List<Due> due(long now, int limit) {
    return agendas.due(now, limit);
  }

  @Override
  public List<Due> dueReviews(long now, int limit) {
    return agendas.dueReviews(now, limit);
  }

  @Override
  public CompletableFuture<Boolean> take(Due due, Agenda taken) {
    return agendas.take(due, taken);
  }

  @Override
  public CompletableFuture<Boolean> takeLook(String table, long lease, long now) {
    return agendas.takeLook(table, lease, now);
  }

  /** What happens next at these tables by itself. */
  public Agendas agendas() {
    return agendas;
  }

  @Override
  public CompletableFuture<Boolean> connect(String table, String player, boolean connected) {
    return shared
        ? connections.connect(table, player, connected)
        : CompletableFuture.completedFuture(true);
  }

  @Override
  public Map<String, Set<String>> connectedElsewhere(List<String> tables) {
    return connections.elsewhere(shared ? tables : List.of());
  }

  @Override
  public CompletableFuture<Boolean> alive(LongSupplier now) {
    return connections.alive(now);
  }

  /** By how many milliseconds the other nodes are ahead of a database that is shared. */
  public long ahead() {
    return connections.ahead();
  }

  @Override
  public boolean isMember(String table, String player) {
    return jdbi.withHandle(
        db ->
            db.select("SELECT 1 FROM member WHERE table_id = ? AND player = ?", table, player)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
  }
}
