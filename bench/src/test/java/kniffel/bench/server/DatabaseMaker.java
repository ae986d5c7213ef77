package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import org.jspecify.annotations.Nullable;

/**
 * Makes the databases that {@link UpgradeTest} plays on, with games in all states, as the present
 * version leaves them: to be run once before a schema changes.
 *
 * <p>Arguments: the folder to write to, the version of the schema, and the scripts that lead to it.
 */
final class DatabaseMaker {

  /** In this order, so that what is referred to comes first. */
  private static final List<String> TABLES =
      List.of("player", "token", "game_table", "member", "head", "entry", "result", "review");

  private DatabaseMaker() {}

  public static void main(String[] words) throws Exception {
    Path folder = Path.of(words[0]);
    String version = words[1];
    List<String> scripts = List.of(words).subList(2, words.length);
    Path data = Files.createTempDirectory("kniffel-made");
    store(play(data, Optional.empty()), folder.resolve(version + ".sqlite.properties"));
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("kniffel.db"));
        Statement statement = connection.createStatement()) {
      // One file with everything in it.
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
      statement.execute("VACUUM INTO '" + folder.resolve(version + ".sqlite.db") + "'");
    }
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String address = "postgresql://postgres:postgres@127.0.0.1:" + postgres.getPort();
      Properties names = play(data, Optional.of(URI.create(address + "/postgres")));
      store(names, folder.resolve(version + ".postgresql.properties"));
      try (Connection connection = postgres.getPostgresDatabase().getConnection()) {
        Files.writeString(
            folder.resolve(version + ".postgresql.sql"), dump(connection, version, scripts));
      }
    }
  }

  private static void store(Properties names, Path file) throws IOException {
    StringWriter text = new StringWriter();
    names.store(text, null);
    Files.writeString(
        file,
        String.join(
            "",
            text.toString()
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line + "\n")
                .toList()));
  }

  private static Properties play(Path data, Optional<URI> database) throws Exception {
    Properties names = new Properties();
    ServerConfig config =
        new ServerConfig(
            "127.0.0.1",
            0,
            data,
            database,
            Optional.empty(),
            List.of(),
            List.of(),
            false,
            Duration.ZERO,
            Duration.ofMillis(5),
            ServerConfig.REVIEW_TIME,
            Optional.empty());
    Server server = Server.start(config);
    try (var anna =
        kniffel.client.Connection.guest(
            URI.create("http://127.0.0.1:" + server.port()), "en", Optional.of("Anna"))) {
      names.setProperty("token", anna.token());
      NewSeat me = new NewSeat.Me(Optional.empty());
      NewSeat bot = new NewSeat.Bot("easy");
      TableInfo finished = anna.api().create(wish("classic", 0, 0, true, me));
      names.setProperty("finished", finished.id());
      moves(anna.open(finished, Optional.empty()), 10_000);
      while (!anna.api().review(finished.id()).ready()) {
        Thread.onSpinWait();
      }
      TableInfo running = anna.api().create(wish("classic", 0, 0, true, me, bot));
      names.setProperty("running", running.id());
      moves(anna.open(running, Optional.empty()), 7);
      TableInfo clocked = anna.api().create(wish("karten", 24 * 3600, 0, true, me, bot));
      names.setProperty("clocked", clocked.id());
      moves(anna.open(clocked, Optional.empty()), 5);
      TableInfo hinted = anna.api().create(wish("master", 0, 0, true, me));
      names.setProperty("hinted", hinted.id());
      int version = moves(anna.open(hinted, Optional.empty()), 4);
      anna.api().hint(hinted.id(), version);
      TableInfo open =
          anna.api().create(wish("kartenspiel", 0, 0, false, me, new NewSeat.Friend()));
      names.setProperty("open", open.id());
      TableInfo unreviewed = anna.api().create(wish("forone", 0, 0, true, me));
      names.setProperty("unreviewed", unreviewed.id());
      moves(anna.open(unreviewed, Optional.empty()), 10_000);
      // Last, for the server must be gone before this game has begun.
      TableInfo waiting = anna.api().create(wish("classic", 0, 1500, true, bot, me));
      names.setProperty("bot", waiting.id());
      return names;
    } finally {
      server.close();
    }
  }

  private static NewTable wish(String game, int clock, int pace, boolean start, NewSeat... seats) {
    return new NewTable(
        game,
        List.of(seats),
        Optional.empty(),
        Optional.empty(),
        Optional.of(!start),
        Optional.empty(),
        Optional.of(clock),
        Optional.of(pace),
        Optional.of(start),
        Optional.of(start));
  }

  /** Plays until the game is over, or some moves; the version at which we then decide. */
  private static <S, M, O, V> int moves(Online<S, M, O, V> game, int count) throws Exception {
    Random random = new Random(1);
    Optional<Update<M, V>> turn = game.turn();
    for (int i = 0; i < count && turn.isPresent(); i++) {
      List<M> moves = turn.get().moves();
      game.play(turn.get(), moves.get(random.nextInt(moves.size())));
      turn = game.turn();
    }
    return turn.map(Update::version).orElse(0);
  }

  // The dump

  private static String dump(Connection database, String version, List<String> scripts)
      throws IOException, SQLException {
    StringBuilder sql =
        new StringBuilder(
            "-- A PostgreSQL database of the schema "
                + version
                + ", with games in all states, as that version left it.\n");
    for (String script : scripts) {
      sql.append(script(script).replace("${clustered}", "").replace("${newline}", "chr(10)"));
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
    rows(database, "flyway_schema_history", sql);
    for (String table : TABLES) {
      rows(database, table, sql);
    }
    return sql.toString();
  }

  private static String script(String name) throws IOException {
    try (InputStream in =
        Server.class.getResourceAsStream("/kniffel/server/migrations/" + name + ".sql")) {
      if (in == null) {
        throw new IOException(name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void rows(Connection database, String table, StringBuilder sql)
      throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
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
