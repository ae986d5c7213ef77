package kniffel.server.store;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Ids;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.Query;

/**
 * Players, and the lists of tables.
 *
 * <p>Queries block: make them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class Store {

  /** How many tables a list has at most. */
  private static final int LIST = 60;

  /** How many devices are looked up at a time. */
  private static final int MANY = 1_000;

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

  // Players

  public CompletableFuture<Player> addPlayer(Player player, String tokenHash, long now) {
    return journal.change(
        db -> {
          db.execute(
              "INSERT INTO player (id, name, created) VALUES (?, ?, ?)",
              player.id(),
              player.name(),
              now);
          addToken(db, tokenHash, player.id(), "session", now);
          return player;
        });
  }

  private static void addToken(Handle db, String hash, String player, String kind, long now) {
    db.execute(
        "INSERT INTO token (hash, player, kind, created, used) VALUES (?, ?, ?, ?, ?)",
        hash,
        player,
        kind,
        now,
        now);
  }

  /** A further device of a player; false if the personal link to them no longer works. */
  public CompletableFuture<Boolean> addSession(String link, String hash, String player, long now) {
    return journal.change(
        db -> {
          boolean works = hasToken(db, link, player, "link");
          if (works) {
            addToken(db, hash, player, "session", now);
          }
          return works;
        });
  }

  /**
   * Whether a player still has a token. Nobody forgets any of theirs until this is committed, so
   * what depends on it comes before or not at all.
   */
  private static boolean hasToken(Handle db, String hash, String player, String kind) {
    hold(db, player);
    return db.select(
            "SELECT 1 FROM token WHERE hash = ? AND player = ? AND kind = ?", hash, player, kind)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /** Updates a player without a change, so that other nodes wait with theirs until the commit. */
  private static void hold(Handle db, String player) {
    db.execute("UPDATE player SET name = name WHERE id = ?", player);
  }

  public CompletableFuture<Integer> removeSession(String hash) {
    return journal.change(db -> db.execute("DELETE FROM token WHERE hash = ?", hash));
  }

  /**
   * A new personal link; the old one stops working. False if the device that wants it was forgotten
   * meanwhile.
   */
  public CompletableFuture<Boolean> replaceLink(
      String session, String hash, String player, long now) {
    return journal.change(
        db -> {
          boolean known = hasToken(db, session, player, "session");
          if (known) {
            db.execute("DELETE FROM token WHERE player = ? AND kind = 'link'", player);
            addToken(db, hash, player, "link", now);
          }
          return known;
        });
  }

  /** Revokes the personal link. */
  public CompletableFuture<Integer> removeLink(String player) {
    return journal.change(
        db -> db.execute("DELETE FROM token WHERE player = ? AND kind = 'link'", player));
  }

  /** Nobody gets in any more but by this token; returns what other sessions there were. */
  public CompletableFuture<List<String>> removeOthers(String hash, String player) {
    return journal.change(
        db -> {
          hold(db, player);
          List<String> sessions =
              db.createQuery(
                      "SELECT hash FROM token"
                          + " WHERE player = :player AND hash <> :hash AND kind = 'session'")
                  .bind("player", player)
                  .bind("hash", hash)
                  .mapTo(String.class)
                  .list();
          db.execute("DELETE FROM token WHERE player = ? AND hash <> ?", player, hash);
          return sessions;
        });
  }

  public CompletableFuture<Integer> rename(String player, String name) {
    return journal.change(
        db -> db.execute("UPDATE player SET name = ? WHERE id = ?", name, player));
  }

  /** This token was used. */
  public CompletableFuture<Integer> use(String tokenHash, long now) {
    return journal.change(
        db -> db.execute("UPDATE token SET used = ? WHERE hash = ?", now, tokenHash));
  }

  /**
   * Who has a token.
   *
   * @param used when somebody last came with it, to the day
   */
  public record Holder(Player player, long used) {}

  /** Whose token this is. */
  public Optional<Holder> holder(String tokenHash, String kind) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT p.id, p.name, t.used FROM token t JOIN player p ON p.id = t.player"
                        + " WHERE t.hash = :hash AND t.kind = :kind")
                .bind("hash", tokenHash)
                .bind("kind", kind)
                .map(
                    (row, context) ->
                        new Holder(new Player(row.getString(1), row.getString(2)), row.getLong(3)))
                .findOne());
  }

  /** Which of these devices are still known. */
  public Set<String> sessionsAmong(Collection<String> hashes) {
    List<String> asked = List.copyOf(hashes);
    Set<String> known = new HashSet<>();
    for (int i = 0; i < asked.size(); i += MANY) {
      List<String> some = asked.subList(i, Math.min(asked.size(), i + MANY));
      known.addAll(
          jdbi.withHandle(
              db ->
                  db.createQuery(
                          "SELECT hash FROM token WHERE kind = 'session' AND hash IN (<hashes>)")
                      .bindList("hashes", some)
                      .mapTo(String.class)
                      .list()));
    }
    return known;
  }

  // Tables

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
    Head ahead = journal.ahead().of(row.table().id());
    return ahead != null && ahead.version() >= row.head().version()
        ? new Listed(row.table(), ahead)
        : row;
  }
}
