package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.server.store.Archive;
import kniffel.server.store.SqlTableStore;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;

/**
 * Makes the databases that {@link UpgradeTest} plays on, with games in all states, as the present
 * version leaves them: once for each schema, before another follows. CONTRIBUTING.md says how.
 */
final class DatabaseMaker {

  private DatabaseMaker() {}

  /**
   * Writes the databases of the present version into a folder.
   *
   * @param version what they are called
   * @param data an empty folder
   */
  static void write(Path folder, String version, Path data) throws Exception {
    Properties known = play(new Databases(data, Optional.empty()));
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + data.resolve("kniffel.db"));
        Statement statement = connection.createStatement()) {
      // One file with everything in it.
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
      statement.execute("VACUUM INTO '" + folder.resolve(version + ".sqlite.db") + "'");
    }
    store(known, folder.resolve(version + ".sqlite.properties"));
    try (EmbeddedPostgres postgres = Postgres.start()) {
      Properties names = play(new OwnDatabase(postgres, "postgres").with(data));
      store(names, folder.resolve(version + ".postgresql.properties"));
      try (Connection connection = postgres.getPostgresDatabase().getConnection()) {
        Files.writeString(
            folder.resolve(version + ".postgresql.sql"), PostgresDump.of(connection, version));
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

  private static Properties play(Databases database) throws Exception {
    Server server = database.server();
    try (var anna = Databases.guest(server, "Anna")) {
      Properties names = new Properties();
      names.setProperty("token", anna.token());
      NewSeat me = new NewSeat.Me(Optional.empty());
      NewSeat bot = new NewSeat.Bot("easy");
      TableInfo finished = anna.api().create(wish("classic", 0, 0, true, me));
      names.setProperty("finished", finished.id());
      moves(anna.open(finished, Optional.empty()), 10_000);
      Databases.awaitBooks(anna, finished.id());
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
      entered(anna, server, names);
      ownDice(anna, server, names);
      daily(anna, names);
      new Together(server, anna).make(names);
      // Last, because the server must be gone before this game has begun.
      TableInfo waiting = anna.api().create(wish("classic", 0, 1500, true, bot, me));
      names.setProperty("bot", waiting.id());
      return names;
    } finally {
      server.close();
      archive(database);
    }
  }

  /** Puts finished games away that have their books; usually that is done after ten minutes. */
  private static void archive(Databases databases) throws Exception {
    var _ =
        databases.look(
            (database, journal) -> {
              Codec codec = new Codec();
              SqlTableStore tables = new SqlTableStore(database, journal, codec);
              return new Archive(database, journal, tables, codec)
                  .putAwaySome(database.now() + Duration.ofHours(1).toMillis());
            });
  }

  /** Levels of the book: one has its result, another is being played. */
  private static void entered(kniffel.client.Connection anna, Server server, Properties names)
      throws Exception {
    TableInfo done = anna.api().create(level(server, anna.token(), 1).enteredIn("Oma"));
    names.setProperty("entered", done.id());
    moves(anna.open(done, Optional.empty()), 10_000);
    TableInfo going = anna.api().create(level(server, anna.token(), 8).enteredIn("Oma"));
    names.setProperty("entering", going.id());
    moves(anna.open(going, Optional.empty()), 6);
  }

  private static NewTable level(Server server, String token, int number) throws Exception {
    String page = "http://127.0.0.1:" + server.port() + "/api/books/forone/levels/" + number;
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(page)).header("Authorization", "Bearer " + token).build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      String answer = http.send(request, HttpResponse.BodyHandlers.ofString()).body();
      return wish("forone", 0, 0, true, new NewSeat.Me(Optional.empty()))
          .with(Json.parse(answer).at("options"));
    }
  }

  /** People's own dice: a table that was taken back, and the one where the game goes on. */
  private static void ownDice(kniffel.client.Connection anna, Server server, Properties names)
      throws Exception {
    NewTable wish = wish("classic", 0, 0, true, new NewSeat.Me(Optional.empty()));
    TableInfo table = anna.api().create(wish.with(TableDice.OWN));
    try (OwnDicePlayer player = new OwnDicePlayer(server.port(), anna.token(), table.id())) {
      player.until(4);
    }
    names.setProperty("taken-back", table.id());
    names.setProperty("own", anna.api().takeBack(table.id(), 1).id());
  }

  /** Games of the day: the counted try of one is over, that of the other is being played. */
  private static void daily(kniffel.client.Connection anna, Properties names) throws Exception {
    TableInfo counted = anna.api().daily("classic", false);
    names.setProperty("daily-finished", counted.id());
    moves(anna.open(counted, Optional.empty()), 10_000);
    TableInfo going = anna.api().daily("forone", false);
    names.setProperty("daily-running", going.id());
    moves(anna.open(going, Optional.empty()), 5);
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
  static <S, M, O, V> int moves(Online<S, M, O, V> game, int count) throws Exception {
    Random random = new Random(1);
    Optional<Update<M, V>> turn = game.turn();
    for (int i = 0; i < count && turn.isPresent(); i++) {
      List<M> moves = turn.get().moves();
      game.play(turn.get(), moves.get(random.nextInt(moves.size())));
      turn = game.turn();
    }
    return turn.map(Update::version).orElse(0);
  }
}
