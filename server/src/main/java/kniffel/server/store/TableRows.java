package kniffel.server.store;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Optional;
import kniffel.rules.Ids;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Progress;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jdbi.v3.core.Handle;

/** How tables and their heads are stored in rows. */
final class TableRows {

  /** Everything that is read of a table, from {@code game_table g JOIN head h}. */
  static final String COLUMNS =
      "g.id, g.status, g.listed, g.body, g.play_code, g.watch_code, g.short_code, g.seed,"
          + " g.created, g.updated, h.version, h.revision, h.asked, h.hinted, h.what, h.at,"
          + " h.delay, h.tries, h.progress";

  static final String FROM = " FROM game_table g JOIN head h ON h.table_id = g.id ";

  private final Codec codec;

  TableRows(Codec codec) {
    this.codec = codec;
  }

  StoredTable table(ResultSet row) throws SQLException {
    return new StoredTable(
        row.getString("id"),
        constant(Status.values(), row.getString("status")),
        row.getInt("listed") == 1,
        agreement(row.getString("body")),
        row.getString("play_code"),
        row.getString("watch_code"),
        Optional.ofNullable(row.getString("short_code")),
        new Seed(row.getString("seed")),
        row.getLong("created"),
        row.getLong("updated"));
  }

  static Head head(ResultSet row) throws SQLException {
    int asked = row.getInt("asked");
    Optional<Integer> seat = row.wasNull() ? Optional.empty() : Optional.of(asked);
    return new Head(
        row.getInt("version"),
        row.getInt("revision"),
        seat,
        row.getInt("hinted") == 1,
        agenda(row),
        Optional.ofNullable(row.getString("progress")).map(Progress::of));
  }

  static Optional<Agenda> agenda(ResultSet row) throws SQLException {
    return row.getString("what") == null
        ? Optional.empty()
        : Optional.of(
            new Agenda(
                constant(What.values(), row.getString("what")),
                row.getLong("at"),
                row.getLong("delay"),
                row.getInt("tries")));
  }

  /** Fills in version, revision, asked, hinted, what, at, delay, tries and progress. */
  static void bind(PreparedStatement statement, Head head) throws SQLException {
    statement.setInt(1, head.version());
    statement.setInt(2, head.revision());
    bindAsked(statement, 3, head);
    statement.setInt(4, head.hinted() ? 1 : 0);
    if (head.agenda().isPresent()) {
      Agenda agenda = head.agenda().get();
      statement.setString(5, Ids.of(agenda.what()));
      statement.setLong(6, agenda.at());
      statement.setLong(7, agenda.delay());
      statement.setInt(8, agenda.tries());
    } else {
      statement.setNull(5, Types.VARCHAR);
      statement.setNull(6, Types.BIGINT);
      statement.setNull(7, Types.BIGINT);
      statement.setInt(8, 0);
    }
    bindProgress(statement, 9, head);
  }

  /** Fills in the seat that decides. */
  static void bindAsked(PreparedStatement statement, int index, Head head) throws SQLException {
    if (head.asked().isPresent()) {
      statement.setInt(index, head.asked().get());
    } else {
      statement.setNull(index, Types.INTEGER);
    }
  }

  /** Fills in how far the game has come. */
  static void bindProgress(PreparedStatement statement, int index, Head head) throws SQLException {
    statement.setString(index, head.progress().map(Progress::text).orElse(null));
  }

  private static <E extends Enum<E>> E constant(E[] constants, String id) {
    for (E constant : constants) {
      if (Ids.of(constant).equals(id)) {
        return constant;
      }
    }
    throw new IllegalStateException("unknown in the database: " + id);
  }

  /** Writes a new table, with its head and those who may see it. */
  void insert(Handle db, Opened opened) {
    StoredTable table = opened.table();
    db.execute(
        "INSERT INTO game_table (id, status, listed, body, play_code, watch_code,"
            + " short_code, seed, created, updated) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table.id(),
        Ids.of(table.status()),
        table.listed() ? 1 : 0,
        body(table.agreement()),
        table.playCode(),
        table.watchCode(),
        table.shortCode().orElse(null),
        table.seed().hex(),
        table.created(),
        table.updated());
    insert(db, table.id(), opened.head());
    opened
        .log()
        .ifPresent(
            entry ->
                db.execute(
                    "INSERT INTO entry (table_id, seq, events, command, at) VALUES (?, ?, ?, ?, ?)",
                    table.id(),
                    entry.seq(),
                    entry.events(),
                    entry.command().orElse(null),
                    entry.at()));
    addMembers(db, table);
  }

  static void addMembers(Handle db, StoredTable table) {
    for (Agreement.Place place : table.agreement().places()) {
      if (place instanceof Agreement.Place.Person person) {
        addMember(db, table.id(), person.player(), table.updated());
      }
    }
  }

  static int addMember(Handle db, String table, String player, long now) {
    return db.execute(
        "INSERT INTO member (table_id, player, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
        table,
        player,
        now);
  }

  private static void insert(Handle db, String table, Head head) {
    Optional<Agenda> agenda = head.agenda();
    db.execute(
        "INSERT INTO head (table_id, version, revision, asked, hinted, what, at, delay, tries,"
            + " progress) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        table,
        head.version(),
        head.revision(),
        head.asked().orElse(null),
        head.hinted() ? 1 : 0,
        agenda.map(next -> Ids.of(next.what())).orElse(null),
        agenda.map(Agenda::at).orElse(null),
        agenda.map(Agenda::delay).orElse(null),
        agenda.map(Agenda::tries).orElse(0),
        head.progress().map(Progress::text).orElse(null));
  }

  String body(Agreement agreement) {
    return codec.write(Agreement.class, agreement);
  }

  private Agreement agreement(String body) {
    return codec.read(Agreement.class, Json.parse(body), "");
  }
}
