package kniffel.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.Optional;
import kniffel.rules.Standings;
import kniffel.server.store.EveningStore.EveningTable;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;

/** Evenings and their tables as rows of the database. */
final class EveningRows {

  /** Marks the outcome of a game that was given up. */
  static final String GIVEN_UP = "{\"givenUp\":{}}";

  private final Codec codec;

  EveningRows(Codec codec) {
    this.codec = codec;
  }

  StoredEvening evening(ResultSet row) throws SQLException {
    return new StoredEvening(
        row.getString("id"),
        row.getString("code"),
        row.getInt("revision"),
        read(Evening.class, row.getString("body")),
        row.getLong("created"),
        row.getLong("updated"));
  }

  private <T> T read(Class<T> type, String text) {
    return codec.read(type, Json.parse(text), "");
  }

  String body(Evening evening) {
    return codec.write(Evening.class, evening);
  }

  EveningTable table(ResultSet row) throws SQLException {
    Optional<String> outcome = Optional.ofNullable(row.getString("outcome"));
    return new EveningTable(
        row.getInt("number"),
        row.getString("table_id"),
        row.getString("game"),
        Arrays.stream(row.getString("seating").split(" ", -1)).map(Integer::valueOf).toList(),
        outcome.filter(text -> !text.equals(GIVEN_UP)).map(text -> read(Standings.class, text)),
        outcome.filter(GIVEN_UP::equals).isPresent(),
        Optional.ofNullable(row.getString("moments")));
  }

  String outcome(Standings standings) {
    return codec.write(Standings.class, standings);
  }
}
