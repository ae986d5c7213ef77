package kniffel.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Ids;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/**
 * Tables as they are found: in lists, by their names and by links.
 *
 * <p>Queries block: make them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class Store {

  /** How many tables a list has at most. */
  private static final int LIST = 60;

  private final Database database;
  private final Journal journal;
  private final Jdbi jdbi;
  private final TableRows rows;

  public Store(Database database, Journal journal, Codec codec) {
    this.database = database;
    this.journal = journal;
    this.jdbi = database.readers();
    this.rows = new TableRows(codec);
  }

  /**
   * Writes something and undoes it in one commit, and reads on a fresh connection; fails if nothing
   * can be stored, or nothing stored can be found again.
   */
  public CompletableFuture<Integer> tryWriting() {
    return journal
        .change(
            db -> {
              db.execute("INSERT INTO node (id, seen) VALUES ('', 0) ON CONFLICT DO NOTHING");
              return db.execute("DELETE FROM node WHERE id = ''");
            })
        .thenApplyAsync(written -> written + database.readAfresh(), Thread::startVirtualThread);
  }

  /** Opens a table. */
  public CompletableFuture<StoredTable> addTable(Opened opened) {
    return journal.change(
        db -> {
          rows.insert(db, opened);
          return opened.table();
        });
  }

  /**
   * From now on this player may see the table to which a link leads; empty if it leads to none,
   * also because somebody was sent away since it was looked up.
   */
  public CompletableFuture<Optional<String>> admit(String watchCode, String player, long now) {
    // Until this is committed no other node gives the table other links.
    String held = database.isShared() ? " FOR SHARE" : "";
    return journal.change(
        db -> {
          Optional<String> table =
              db.createQuery("SELECT id FROM game_table WHERE watch_code = :code" + held)
                  .bind("code", watchCode)
                  .mapTo(String.class)
                  .findOne();
          table.ifPresent(id -> TableRows.addMember(db, id, player, now));
          return table;
        });
  }

  /** A table and where it stands. */
  public record Listed(StoredTable table, Head head) {}

  public Optional<StoredTable> table(String id) {
    return one("WHERE g.id = ?", id);
  }

  public Optional<StoredTable> tableByCode(String code, boolean toPlay) {
    return one("WHERE " + (toPlay ? "g.play_code" : "g.watch_code") + " = ?", code);
  }

  public Optional<StoredTable> tableByShortCode(String code) {
    return one("WHERE g.short_code = ?", code);
  }

  private Optional<StoredTable> one(String where, String name) {
    return TableStore.isName(name)
        ? jdbi.withHandle(
            db -> select(db, where, name).map((row, context) -> rows.table(row)).findFirst())
        : Optional.empty();
  }

  /** The tables in the lobby, those with free seats first, and of each the newest first. */
  public List<Listed> lobby() {
    List<Listed> lobby = new ArrayList<>(listed(Status.OPEN, LIST));
    if (lobby.size() < LIST) {
      lobby.addAll(listed(Status.RUNNING, LIST - lobby.size()));
    }
    return lobby;
  }

  /**
   * One status at a time, so that only as many rows are read as are shown, however many there are.
   */
  private List<Listed> listed(Status status, int limit) {
    return tables(
        "WHERE g.listed = 1 AND g.status = ? ORDER BY g.created DESC LIMIT " + limit,
        Ids.of(status));
  }

  /** The tables of a player, the last used first. */
  public List<Listed> tablesOf(String player) {
    return tables(
        "JOIN member m ON m.table_id = g.id WHERE m.player = ? AND g.status <> 'closed'"
            + " ORDER BY CASE g.status WHEN 'over' THEN 1 ELSE 0 END, g.updated DESC LIMIT "
            + LIST,
        player);
  }

  private List<Listed> tables(String where, Object... arguments) {
    List<Listed> now = read(where, arguments);
    // A row that was behind when it was read may have been written before we checked which heads
    // are ahead.
    return now.stream().anyMatch(each -> each.head().isToBeLookedAfter())
        ? read(where, arguments)
        : now;
  }

  private List<Listed> read(String where, Object... arguments) {
    return jdbi
        .withHandle(
            db ->
                KnownRows.of(
                    select(db, where, arguments),
                    "id",
                    row -> new Listed(rows.table(row), TableRows.head(row))))
        .stream()
        .map(this::now)
        .toList();
  }

  private static Query select(Handle db, String where, Object... arguments) {
    return db.select("SELECT " + TableRows.COLUMNS + TableRows.FROM + where, arguments);
  }

  /** Where a table stands whose row may be behind. */
  private Listed now(Listed row) {
    Head ahead = journal.ahead(row.table().id());
    return ahead != null && ahead.version() >= row.head().version()
        ? new Listed(row.table(), ahead)
        : row;
  }
}
