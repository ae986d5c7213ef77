package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * How many people played in games that ended before results recorded it, on SQLite and PostgreSQL.
 */
@ExtendWith(OnPostgres.class)
class PlayersOfOldResultsTest {

  private static final String RESULT =
      "INSERT INTO result (table_id, seat, player, game, score, rank, finished, unit, luck)"
          + " SELECT '%s', %d, id, '%s', 1, %d, 1, %s FROM player WHERE name = 'Anna'";

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = PlayersOfOldResultsTest.class.getResourceAsStream("/databases/" + name)) {
      if (in == null) {
        throw new IOException(name);
      }
      return in.readAllBytes();
    }
  }

  private static String table(String names, String which) throws IOException {
    Properties known = new Properties();
    known.load(new java.io.ByteArrayInputStream(bytes(names)));
    return known.getProperty(which);
  }

  private static void add(Statement statement, String table, int seat, String game, int rank)
      throws SQLException {
    statement.execute(RESULT.formatted(table, seat, game, rank, "NULL, NULL"));
  }

  /** Ends of games as earlier versions left them. */
  private static void old(Connection connection, String names) throws Exception {
    try (Statement statement = connection.createStatement()) {
      add(statement, table(names, "running"), 0, "classic", 1);
      add(statement, "sheet", 0, "classic", 1);
      statement.execute(
          "INSERT INTO paper_game SELECT 'sheet', id, 'classic', 0,"
              + " '{\"names\":[\"Anna\",\"Ben\",\"Eve\"]}', 1 FROM player WHERE name = 'Anna'");
      add(statement, "evening", 0, "classic", 1);
      statement.execute("INSERT INTO evening VALUES ('e', 'c', 1, '{}', 1, 1)");
      statement.execute(
          "INSERT INTO evening_table VALUES ('e', 1, 'evening', 'classic', '2 0 1 3', NULL, NULL)");
      add(statement, "two-seats", 0, "classic", 1);
      add(statement, "two-seats", 2, "classic", 2);
      add(statement, "last", 0, "classic", 4);
      add(statement, "cards", 0, "kartenspiel", 1);
      statement.execute(RESULT.formatted("won", 0, "master", 1, "'winning', 0.5"));
      add(statement, "nobody-knows", 0, "classic", 1);
    }
  }

  private static void areKnown(Path folder, Optional<URI> database, String names) throws Exception {
    List<String> played =
        List.of(
            table(names, "finished"),
            table(names, "running"),
            "sheet",
            "evening",
            "two-seats",
            "last",
            "cards",
            "won",
            "nobody-knows");
    List<Integer> players =
        new Databases(folder, database)
            .look(
                (opened, journal) ->
                    played.stream()
                        .map(
                            table ->
                                Databases.count(
                                    journal,
                                    "SELECT MAX(players) FROM result WHERE table_id = '"
                                        + table
                                        + "'"))
                        .toList());
    assertThat(players).containsExactly(1, 2, 3, 4, 3, 4, 2, 2, 1);
  }

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    Path file = Files.write(folder.resolve("kniffel.db"), bytes("v9.sqlite.db"));
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      old(connection, "v9.sqlite.properties");
    }
    areKnown(folder, Optional.empty(), "v9.sqlite.properties");
  }

  @Test
  void onPostgresql(OwnDatabase database, @TempDir Path folder) throws Exception {
    try (Connection connection = database.connection();
        Statement statement = connection.createStatement()) {
      statement.execute(new String(bytes("v9.postgresql.sql"), StandardCharsets.UTF_8));
      old(connection, "v9.postgresql.properties");
    }
    areKnown(folder, Optional.of(database.address()), "v9.postgresql.properties");
  }
}
