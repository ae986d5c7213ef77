package kniffel.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.regex.Pattern;
import kniffel.rules.Ids;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * What is kept, and how to ask for it.
 *
 * <p>Questions block: ask them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class Store {

  /** How many tables a list has at most. */
  private static final int LIST = 60;

  /** How the names of tables and the codes of links look; nothing else is looked for. */
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,40}");

  private final Journal journal;
  private final Jdbi jdbi;
  private final Codec codec;
  private final ObjectMapper json = new ObjectMapper();

  public Store(Database database, Journal journal, Codec codec) {
    this.journal = journal;
    this.jdbi = Jdbi.create(database.readers());
    this.codec = codec;
  }

  public Journal journal() {
    return journal;
  }

  /** Whether the database answers. */
  public boolean isReady() {
    return jdbi.withHandle(db -> db.createQuery("SELECT 1").mapTo(Integer.class).one()) == 1;
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
        "INSERT INTO token (hash, player, kind, created) VALUES (?, ?, ?, ?)",
        hash,
        player,
        kind,
        now);
  }

  /** A further device of a player. */
  public CompletableFuture<Integer> addSession(String hash, String player, long now) {
    return journal.change(
        db -> {
          addToken(db, hash, player, "session", now);
          return 1;
        });
  }

  public CompletableFuture<Integer> removeSession(String hash) {
    return journal.change(db -> db.execute("DELETE FROM token WHERE hash = ?", hash));
  }

  /** A new personal link; the old one is worth nothing any more. */
  public CompletableFuture<Integer> replaceLink(String hash, String player, long now) {
    return journal.change(
        db -> {
          db.execute("DELETE FROM token WHERE player = ? AND kind = 'link'", player);
          addToken(db, hash, player, "link", now);
          return 1;
        });
  }

  public CompletableFuture<Integer> rename(String player, String name) {
    return journal.change(
        db -> db.execute("UPDATE player SET name = ? WHERE id = ?", name, player));
  }

  /** Whose token this is. */
  public Optional<Player> playerOf(String tokenHash, String kind) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT p.id, p.name FROM token t JOIN player p ON p.id = t.player"
                        + " WHERE t.hash = :hash AND t.kind = :kind")
                .bind("hash", tokenHash)
                .bind("kind", kind)
                .map((row, context) -> new Player(row.getString(1), row.getString(2)))
                .findOne());
  }

  // Tables

  public CompletableFuture<StoredTable> addTable(StoredTable table) {
    return journal.change(
        db -> {
          db.execute(
              "INSERT INTO game_table (id, revision, status, listed, body, play_code, watch_code,"
                  + " seed, due, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, ?, ?)",
              table.id(),
              table.revision(),
              Ids.of(table.status()),
              table.listed() ? 1 : 0,
              body(table.agreement()),
              table.playCode(),
              table.watchCode(),
              table.seed().hex(),
              table.created(),
              table.updated());
          addMembers(db, table);
          return table;
        });
  }

  /**
   * Stores the next revision of a table; false if somebody else did before.
   *
   * @param departed who may not see it any more
   */
  public CompletableFuture<Boolean> changeTable(StoredTable table, Set<String> departed) {
    return journal.change(
        db -> {
          int changed =
              db.execute(
                  "UPDATE game_table SET revision = ?, status = ?, body = ?, updated = ?"
                      + " WHERE id = ? AND revision = ?",
                  table.revision(),
                  Ids.of(table.status()),
                  body(table.agreement()),
                  table.updated(),
                  table.id(),
                  table.revision() - 1);
          if (changed == 1) {
            addMembers(db, table);
            for (String player : departed) {
              db.execute(
                  "DELETE FROM member WHERE table_id = ? AND player = ?", table.id(), player);
            }
          }
          return changed == 1;
        });
  }

  private static void addMembers(Handle db, StoredTable table) {
    for (Agreement.Place place : table.agreement().places()) {
      if (place instanceof Agreement.Place.Person person) {
        addMember(db, table.id(), person.player(), table.updated());
      }
    }
  }

  private static int addMember(Handle db, String table, String player, long now) {
    return db.execute(
        "INSERT INTO member (table_id, player, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        table,
        player,
        now);
  }

  /** From now on this player may see the table. */
  public CompletableFuture<Integer> admit(String table, String player, long now) {
    return journal.change(db -> addMember(db, table, player, now));
  }

  public boolean isMember(String table, String player) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT 1 FROM member WHERE table_id = :table AND player = :player")
                .bind("table", table)
                .bind("player", player)
                .mapTo(Integer.class)
                .findOne()
                .isPresent());
  }

  private static boolean isName(String text) {
    return NAME.matcher(text).matches();
  }

  public Optional<StoredTable> table(String id) {
    return isName(id) ? tables("WHERE id = ?", id).stream().findFirst() : Optional.empty();
  }

  public Optional<StoredTable> tableByCode(String code, boolean toPlay) {
    String column = toPlay ? "play_code" : "watch_code";
    return isName(code)
        ? tables("WHERE " + column + " = ?", code).stream().findFirst()
        : Optional.empty();
  }

  /** The tables in the lobby, newest first. */
  public List<StoredTable> lobby() {
    return tables(
        "WHERE listed = 1 AND status IN ('open', 'running') ORDER BY status, created DESC LIMIT "
            + LIST);
  }

  /** The tables of a player, the last used first. */
  public List<StoredTable> tablesOf(String player) {
    return tables(
        "JOIN member m ON m.table_id = game_table.id WHERE m.player = ? AND status <> 'closed'"
            + " ORDER BY CASE status WHEN 'over' THEN 1 ELSE 0 END, updated DESC LIMIT "
            + LIST,
        player);
  }

  private List<StoredTable> tables(String where, Object... arguments) {
    return jdbi.withHandle(
        db ->
            db.select(
                    "SELECT id, revision, status, listed, body, play_code, watch_code, seed, due,"
                        + " created, updated FROM game_table "
                        + where,
                    arguments)
                .map((row, context) -> stored(row))
                .list());
  }

  private StoredTable stored(ResultSet row) throws SQLException {
    long due = row.getLong("due");
    boolean noDue = row.wasNull();
    return new StoredTable(
        row.getString("id"),
        row.getInt("revision"),
        status(row.getString("status")),
        row.getInt("listed") == 1,
        agreement(row.getString("body")),
        row.getString("play_code"),
        row.getString("watch_code"),
        new Seed(row.getString("seed")),
        noDue ? OptionalLong.empty() : OptionalLong.of(due),
        row.getLong("created"),
        row.getLong("updated"));
  }

  private static Status status(String id) {
    for (Status status : Status.values()) {
      if (Ids.of(status).equals(id)) {
        return status;
      }
    }
    throw new IllegalStateException("no status " + id);
  }

  private String body(Agreement agreement) {
    return codec.write(Agreement.class, agreement);
  }

  private Agreement agreement(String body) {
    try {
      return codec.read(Agreement.class, json.readTree(body), "");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  // The log

  /**
   * A stored entry of a log.
   *
   * @param events lines of JSON
   */
  public record Entry(int seq, String events, Optional<String> command, long at) {}

  /** The entries from an event on, in order. */
  public List<Entry> entries(String table, int from) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT seq, events, command, at FROM entry"
                        + " WHERE table_id = :table AND seq >= :from ORDER BY seq")
                .bind("table", table)
                .bind("from", from)
                .map(
                    (row, context) ->
                        new Entry(
                            row.getInt(1),
                            row.getString(2),
                            Optional.ofNullable(row.getString(3)),
                            row.getLong(4)))
                .list());
  }

  /** The last event of the log, at least, and the revision of a table. */
  public record Head(int version, int revision) {}

  /** How far these tables are. */
  public Map<String, Head> heads(List<String> tables) {
    Map<String, Head> heads = new HashMap<>();
    for (int i = 0; i < tables.size(); i += LIST) {
      List<String> some = tables.subList(i, Math.min(tables.size(), i + LIST));
      jdbi.useHandle(
          db ->
              db.createQuery(
                      "SELECT id, revision, (SELECT MAX(seq) FROM entry WHERE table_id = id)"
                          + " FROM game_table WHERE id IN (<ids>)")
                  .bindList("ids", some)
                  .map(
                      (row, context) ->
                          heads.put(row.getString(1), new Head(row.getInt(3), row.getInt(2))))
                  .list());
    }
    return heads;
  }

  /** Tables that somebody should have looked after by then. */
  public List<String> due(long now) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT id FROM game_table WHERE due IS NOT NULL AND due <= :now LIMIT 500")
                .bind("now", now)
                .mapTo(String.class)
                .list());
  }

  public CompletableFuture<Integer> setDue(String table, OptionalLong due) {
    return journal.change(
        db ->
            due.isPresent()
                ? db.execute("UPDATE game_table SET due = ? WHERE id = ?", due.getAsLong(), table)
                : db.execute("UPDATE game_table SET due = NULL WHERE id = ?", table));
  }

  // Hints

  public CompletableFuture<Integer> addHint(String table, int seq) {
    return journal.change(
        db ->
            db.execute(
                "INSERT INTO hint (table_id, seq) VALUES (?, ?) ON CONFLICT DO NOTHING",
                table,
                seq));
  }

  public List<Integer> hints(String table) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT seq FROM hint WHERE table_id = :table")
                .bind("table", table)
                .mapTo(Integer.class)
                .list());
  }
}
