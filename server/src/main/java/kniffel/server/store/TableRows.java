package kniffel.server.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Optional;
import kniffel.rules.Ids;
import kniffel.server.store.Agenda.What;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.wire.TableInfo.Status;

/** How tables and their heads stand in rows. */
final class TableRows {

  /** All that is asked of a table, from {@code game_table g JOIN head h}. */
  static final String COLUMNS =
      "g.id, g.status, g.listed, g.body, g.play_code, g.watch_code, g.seed, g.created, g.updated,"
          + " h.version, h.revision, h.asked, h.hinted, h.what, h.at, h.delay, h.tries";

  static final String FROM = " FROM game_table g JOIN head h ON h.table_id = g.id ";

  private final Codec codec;
  private final ObjectMapper json = new ObjectMapper();

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
        agenda(row));
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

  /** Fills in version, revision, asked, hinted, what, at, delay and tries. */
  static void bind(PreparedStatement statement, Head head) throws SQLException {
    statement.setInt(1, head.version());
    statement.setInt(2, head.revision());
    if (head.asked().isPresent()) {
      statement.setInt(3, head.asked().get());
    } else {
      statement.setNull(3, Types.INTEGER);
    }
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
  }

  private static <E extends Enum<E>> E constant(E[] constants, String id) {
    for (E constant : constants) {
      if (Ids.of(constant).equals(id)) {
        return constant;
      }
    }
    throw new IllegalStateException("unknown in the database: " + id);
  }

  String body(Agreement agreement) {
    return codec.write(Agreement.class, agreement);
  }

  private Agreement agreement(String body) {
    try {
      return codec.read(Agreement.class, json.readTree(body), "");
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }
}
