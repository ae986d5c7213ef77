package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import kniffel.client.Connection;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a server of an earlier version has left is played on; such databases are kept for ever. */
class UpgradeTest {

  private static final String DATA = "/databases/";

  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2"})
  void onSqlite(String version, @TempDir Path folder) throws Exception {
    Files.write(folder.resolve("kniffel.db"), bytes(version + ".sqlite.db"));
    goesOn(folder, Optional.empty(), version + ".sqlite.properties");
  }

  @ParameterizedTest
  @ValueSource(strings = {"v1", "v2"})
  void onPostgresql(String version, @TempDir Path folder) throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      try (var connection = postgres.getPostgresDatabase().getConnection();
          var statement = connection.createStatement()) {
        statement.execute(new String(bytes(version + ".postgresql.sql"), StandardCharsets.UTF_8));
      }
      String address = "postgresql://postgres:postgres@127.0.0.1:" + postgres.getPort();
      URI database = URI.create(address + "/postgres");
      goesOn(folder, Optional.of(database), version + ".postgresql.properties");
    }
  }

  private static byte[] bytes(String name) throws IOException {
    try (InputStream in = UpgradeTest.class.getResourceAsStream(DATA + name)) {
      if (in == null) {
        throw new IOException(name);
      }
      return in.readAllBytes();
    }
  }

  private static void goesOn(Path folder, Optional<URI> database, String names) throws Exception {
    Properties known = new Properties();
    known.load(new java.io.ByteArrayInputStream(bytes(names)));
    ServerConfig config =
        new ServerConfig(
            "127.0.0.1",
            0,
            folder,
            database,
            Optional.empty(),
            List.of(),
            List.of(),
            false,
            Duration.ZERO,
            Duration.ofMillis(5),
            Duration.ofMillis(200),
            Optional.empty());
    try (Server server = Server.start(config);
        Connection anna =
            Connection.as(
                URI.create("http://127.0.0.1:" + server.port()),
                "en",
                known.getProperty("token"))) {
      assertThat(anna.api().me().name()).isEqualTo("Anna");
      assertThat(anna.api().mine()).hasSize(7);
      finished(anna, known.getProperty("finished"));
      finished(anna, known.getProperty("unreviewed"));
      // Books of earlier versions are made anew when somebody opens them.
      while (!anna.api().review(known.getProperty("finished")).ready()) {
        Thread.onSpinWait();
      }
      toItsEnd(anna, known.getProperty("running"));
      TableInfo bot = anna.api().table(known.getProperty("bot"));
      assertThat(anna.open(bot, Optional.empty()).turn()).isPresent(); // after the bot has played
      hinted(anna, known.getProperty("hinted"));
      TableInfo clocked = anna.api().table(known.getProperty("clocked"));
      assertThat(clocked.status()).isEqualTo(Status.RUNNING);
      assertThat(anna.open(clocked, Optional.empty()).turn()).isPresent();
      TableInfo open = anna.api().table(known.getProperty("open"));
      Requests.Start bots = new Requests.Start(Optional.of(Requests.Start.OpenSeats.BOTS));
      assertThat(anna.api().start(open.id(), bots).status()).isEqualTo(Status.RUNNING);
    }
  }

  private static void finished(Connection anna, String table) throws IOException {
    assertThat(anna.api().table(table).status()).isEqualTo(Status.OVER);
    assertThat(anna.api().verification(table).verdict()).isEqualTo("proven");
  }

  private static void toItsEnd(Connection anna, String table) throws Exception {
    TableInfo info = anna.api().table(table);
    assertThat(info.status()).isEqualTo(Status.RUNNING);
    play(anna.open(info, Optional.empty()), new Random(1));
    assertThat(anna.api().verification(table).verdict()).isEqualTo("proven");
    assertThat(anna.api().table(table).status()).isEqualTo(Status.OVER);
  }

  private static <S, M, O, V> void play(Online<S, M, O, V> game, Random random) throws Exception {
    Optional<Update<M, V>> turn = game.turn();
    while (turn.isPresent()) {
      List<M> moves = turn.get().moves();
      game.play(turn.get(), moves.get(random.nextInt(moves.size())));
      turn = game.turn();
    }
    // That the game is over is told before it is noted.
    while (!(game.next() instanceof News.Seats<M, V>(TableInfo info)
        && info.status() == Status.OVER)) {
      // what else is told
    }
  }

  private static void hinted(Connection anna, String table) throws Exception {
    marked(anna.open(anna.api().table(table), Optional.empty()));
  }

  private static <S, M, O, V> void marked(Online<S, M, O, V> game) throws Exception {
    Update<M, V> update = game.turn().orElseThrow();
    game.play(update, update.moves().getFirst());
    assertThat(game.turn().orElseThrow().log()).anyMatch(line -> line.hint().orElse(false));
  }
}
