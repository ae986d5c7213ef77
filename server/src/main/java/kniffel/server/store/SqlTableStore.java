package kniffel.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.transaction.TransactionIsolationLevel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The tables in a database. */
public final class SqlTableStore implements TableStore {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.database");

  /** How many tables are fetched at a time. */
  static final int SOME = 60;

  /** The possible agenda entries, worded as in the three indexes made for them. */
  private static final String URGENT = "what <> 'review' AND what <> 'archive'";

  private static final String REVIEWS = "what = 'review'";
  private static final String ARCHIVES = "what = 'archive'";

  /** What this program can take up; a newer one may have written something else. */
  private static final String KNOWN =
      Stream.of(Agenda.What.values())
          .map(what -> "'" + Ids.of(what) + "'")
          .collect(Collectors.joining(", ", "(", ")"));

  /** How many tables are named that wait for something unknown. */
  private static final int NAMED = 10;

  private final Journal journal;
  private final Jdbi jdbi;
  private final TableRows rows;
  private final Logs logs;
  private final Connections connections;
  private final boolean shared;

  public SqlTableStore(Database database, Journal journal, Codec codec) {
    this.journal = journal;
    this.jdbi = database.readers();
    this.rows = new TableRows(codec);
    this.logs = new Logs(codec);
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
              return new Snapshot(stored, head(TableRows.head(row), from, entries), entries);
            })
        .findOne();
  }

  /** Where a table stands: its row may be behind, and then the log tells. */
  private static Head head(Head row, int from, List<LogEntry> entries) {
    if (!row.isToBeLookedAfter()) {
      return row;
    }
    int end =
        entries.isEmpty()
            ? from - 1
            : TableRows.version(entries.getLast().seq(), entries.getLast().events());
    return new Head(
        Math.max(row.version(), end),
        row.revision(),
        row.asked(),
        row.hinted(),
        row.agenda(),
        row.progress());
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
          Handle db = write.handle();
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
              .ifPresent(results -> write.addResults(table.id(), results, table.updated()));
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
    return due(URGENT, now, limit);
  }

  @Override
  public List<Due> dueReviews(long now, int limit) {
    return due(REVIEWS, now, limit);
  }

  /** Finished games that can be archived, the longest waiting first. */
  List<Due> dueArchives(long now, int limit) {
    return due(ARCHIVES, now, limit);
  }

  /**
   * The condition is literal in the text, so that the database finds the index made for it. What is
   * unknown is not fetched: it stays due, and however many there are, they must not be in the way.
   */
  private List<Due> due(String condition, long now, int limit) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT table_id, version, what, at, delay, tries FROM head WHERE "
                        + condition
                        + (" AND at <= :now AND what IN " + KNOWN)
                        + " ORDER BY at LIMIT :limit")
                .bind("now", now)
                .bind("limit", limit)
                .map(
                    (row, context) ->
                        new Due(
                            row.getString("table_id"),
                            row.getInt("version"),
                            TableRows.agenda(row).orElseThrow()))
                .list());
  }

  /** Says at which tables something is due that this program does not know; blocks. */
  public void reportUnknown(long now) {
    List<String> unknown =
        jdbi.withHandle(
            db ->
                db.createQuery(
                        "SELECT table_id FROM head WHERE "
                            + URGENT
                            + (" AND at <= :now AND what NOT IN " + KNOWN + " LIMIT " + NAMED))
                    .bind("now", now)
                    .mapTo(String.class)
                    .list());
    if (!unknown.isEmpty()) {
      LOG.warn("nobody here knows what is next at the tables {}", unknown);
    }
  }

  @Override
  public CompletableFuture<Boolean> take(Due due, Agenda taken) {
    return journal.write(
        write ->
            write
                    .handle()
                    .execute(
                        "UPDATE head SET what = ?, at = ?, delay = ?, tries = ?"
                            + " WHERE table_id = ? AND version = ? AND at = ?",
                        Ids.of(taken.what()),
                        taken.at(),
                        taken.delay(),
                        taken.tries(),
                        due.table(),
                        due.version(),
                        due.agenda().at())
                == 1);
  }

  @Override
  public CompletableFuture<Boolean> takeLook(String table, long lease, long now) {
    return journal.change(
        db ->
            db.execute(
                    "UPDATE head SET what = 'review', at = ?, delay = ?, tries = 0"
                        + " WHERE table_id = ? AND (what IS NULL OR what = 'archive')",
                    now + lease,
                    lease,
                    table)
                == 1);
  }

  /**
   * Repairs what a clock that was set back left behind: nothing waits longer than it was meant to.
   */
  public CompletableFuture<Integer> mendClocks(long now) {
    long latest = now + 5_000;
    return journal.change(
        db ->
            Stream.of(URGENT, REVIEWS, ARCHIVES)
                .mapToInt(
                    kind ->
                        db.execute(
                            "UPDATE head SET at = ? + delay WHERE "
                                + kind
                                + " AND at > ? AND at - delay > ?",
                            now,
                            latest,
                            latest))
                .sum());
  }

  /**
   * Nobody else writes here, so whatever was taken up before we started is ours now. People get
   * their time again, because while we were away they could not come.
   */
  public CompletableFuture<Integer> takeOver(long now) {
    return journal.change(
        db ->
            db.execute(
                    "UPDATE head SET at = ? + delay WHERE " + URGENT + " AND what = 'begin'", now)
                + Stream.of(URGENT + " AND what NOT IN ('clock', 'begin')", REVIEWS)
                    .mapToInt(
                        kind ->
                            db.execute(
                                "UPDATE head SET at = ? WHERE " + kind + " AND at > ?", now, now))
                    .sum());
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
