package kniffel.bench.server;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import kniffel.server.Server;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL database as statements that recreate it. */
final class PostgresDump {

  /** What others refer to comes first. */
  private static final List<String> REFERRED_TO = List.of("player", "game_table", "daily");

  private static final String HISTORY = "flyway_schema_history";

  private PostgresDump() {}

  /** The statements that make this database. */
  static String of(Connection database, String version) throws IOException, SQLException {
    StringBuilder sql =
        new StringBuilder(
            "-- A PostgreSQL database of the schema "
                + version
                + ", with games in all states, as that version left it.\n");
    for (String script : scripts(database)) {
      sql.append(
          script(script)
              .replace("${clustered}", "")
              .replace("${newline}", "chr(10)")
              .replace("${at}", "::json ->")
              .replace("${bytes}", "BYTEA")
              .replace("${now}", "0")); // nothing exists yet that would be given a time
    }
    sql.append(
        """
        CREATE TABLE flyway_schema_history (
          installed_rank INTEGER NOT NULL PRIMARY KEY,
          version VARCHAR(50),
          description VARCHAR(200) NOT NULL,
          type VARCHAR(20) NOT NULL,
          script VARCHAR(1000) NOT NULL,
          checksum INTEGER,
          installed_by VARCHAR(100) NOT NULL,
          installed_on TIMESTAMP NOT NULL DEFAULT now(),
          execution_time INTEGER NOT NULL,
          success BOOLEAN NOT NULL
        );
        """);
    rows(database, HISTORY, sql);
    for (String table : tables(database)) {
      rows(database, table, sql);
    }
    return sql.toString();
  }

  /** The scripts that have made this database, in their order. */
  private static List<String> scripts(Connection database) throws SQLException {
    return column(
        database,
        "SELECT script FROM flyway_schema_history WHERE version IS NOT NULL"
            + " ORDER BY installed_rank");
  }

  private static List<String> tables(Connection database) throws SQLException {
    List<String> all = new ArrayList<>(REFERRED_TO);
    for (String table :
        column(
            database,
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
                + " ORDER BY table_name")) {
      if (!all.contains(table) && !table.equals(HISTORY)) {
        all.add(table);
      }
    }
    return all;
  }

  private static List<String> column(Connection database, String question) throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery(question)) {
      List<String> found = new ArrayList<>();
      while (rows.next()) {
        found.add(rows.getString(1));
      }
      return found;
    }
  }

  private static String script(String name) throws IOException {
    try (InputStream in = Server.class.getResourceAsStream("/kniffel/server/migrations/" + name)) {
      if (in == null) {
        throw new IOException(name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void rows(Connection database, String table, StringBuilder sql)
      throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM " + table + " ORDER BY 1, 2")) {
      int columns = rows.getMetaData().getColumnCount();
      while (rows.next()) {
        sql.append("INSERT INTO ").append(table).append(" VALUES (");
        for (int column = 1; column <= columns; column++) {
          sql.append(column > 1 ? ", " : "").append(literal(rows.getObject(column)));
        }
        sql.append(");\n");
      }
    }
  }

  private static String literal(@Nullable Object value) {
    return switch (value) {
      case null -> "NULL";
      case Number number -> number.toString();
      case Boolean bool -> bool.toString();
      case byte[] bytes -> "'\\x" + HexFormat.of().formatHex(bytes) + "'";
      default -> "'" + value.toString().replace("'", "''") + "'";
    };
  }
}
