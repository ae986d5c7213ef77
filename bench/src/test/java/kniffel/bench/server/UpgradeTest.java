package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import kniffel.client.Connection;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games left by a server of an earlier version are played on; such databases are kept permanently.
 */
@ExtendWith(OnPostgres.class)
class UpgradeTest {

  private static final String DATA = "/databases/";

  /** Rows that belong to no table, or to none that is listed. */
  private static final List<String> UNLISTED =
      List.of(
          "token",
          "taken-back",
          "evening",
          "code",
          "review-link",
          "paper",
          "finished-progress",
          "running-progress",
          "evening-running-progress");

  /** The schemas there were, as far as a database of theirs is kept. */
  static List<String> versions() {
    return Stream.iterate(1, n -> n + 1)
        .map(n -> "v" + n)
        .takeWhile(version -> UpgradeTest.class.getResource(DATA + version + ".sqlite.db") != null)
        .toList();
  }

  /** Before a schema is followed by another, its database is made: see CONTRIBUTING.md. */
  @Test
  void everySchemaBeforeTheNewestIsKept(@TempDir Path folder) throws Exception {
    int schemas =
        new Databases(folder, Optional.empty())
            .look(
                (database, journal) ->
                    Databases.count(
                        journal,
                        "SELECT COUNT(*) FROM flyway_schema_history WHERE version IS NOT NULL"));
    Path kept = Path.of("src/test/resources" + DATA);
    Path file = kept.resolve("v" + schemas + ".sqlite.db");
    if (Boolean.getBoolean("databases.write") && Files.notExists(file)) {
      Path data = Files.createDirectory(folder.resolve("made"));
      DatabaseMaker.write(kept, "v" + schemas, data);
    }
    assertThat(versions()).hasSizeGreaterThanOrEqualTo(schemas - 1);
  }

  /** Only what a database can show is tested; only who is connected is forgotten at the end. */
  @Test
  void theNewestHasSomethingInEveryTable(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("kniffel.db");
    Files.write(file, bytes(versions().getLast() + ".sqlite.db"));
    List<String> empty = new ArrayList<>();
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var tables = connection.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
      while (tables.next()) {
        String table = tables.getString("TABLE_NAME");
        try (var statement = connection.createStatement();
            var row = statement.executeQuery("SELECT EXISTS (SELECT 1 FROM " + table + ")")) {
          if (row.getInt(1) == 0) {
            empty.add(table);
          }
        }
      }
    }
    assertThat(empty).containsExactlyInAnyOrder("node", "connection");
  }

  /** The assumptions behind values have changed: sums of old and new ones would mean nothing. */
  @Test
  void oldEstimatesAreForgottenAndWhatIsExactIsKept(@TempDir Path folder) throws Exception {
    Path file = folder.resolve("kniffel.db");
    Files.write(file, bytes("v8.sqlite.db"));
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        var statement = connection.createStatement()) {
      statement.execute("UPDATE result SET unit = 'points', luck = 1 WHERE game = 'forone'");
      statement.execute(
          "INSERT INTO review SELECT table_id, '{}' FROM result WHERE game = 'forone'");
    }
    String kept = "SELECT COUNT(*) FROM result WHERE luck IS NOT NULL AND game ";
    String reviews = "SELECT COUNT(*) FROM review";
    List<Integer> counts =
        new Databases(folder, Optional.empty())
            .look(
                (database, journal) ->
                    Stream.of(kept + "<> 'classic'", kept + "= 'classic'", reviews)
                        .map(question -> Databases.count(journal, question))
                        .toList());
    assertThat(counts).containsExactly(0, 2, 2);
  }

  @ParameterizedTest
  @MethodSource("versions")
  void onSqlite(String version, @TempDir Path folder) throws Exception {
    Files.write(folder.resolve("kniffel.db"), bytes(version + ".sqlite.db"));
    goesOn(folder, Optional.empty(), version + ".sqlite.properties");
  }

  @ParameterizedTest
  @MethodSource("versions")
  void onPostgresql(String version, OwnDatabase database, @TempDir Path folder) throws Exception {
    try (var connection = database.connection();
        var statement = connection.createStatement()) {
      statement.execute(new String(bytes(version + ".postgresql.sql"), StandardCharsets.UTF_8));
    }
    goesOn(folder, Optional.of(database.address()), version + ".postgresql.properties");
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
    try (Server server = new Databases(folder, database).server();
        Connection anna = Databases.as(server, known.getProperty("token"))) {
      assertThat(anna.api().me().name()).isEqualTo("Anna");
      // For a game that was taken back, only the table where it goes on is listed.
      long listed =
          known.stringPropertyNames().stream().filter(name -> !UNLISTED.contains(name)).count();
      assertThat(anna.api().mine()).hasSize((int) listed);
      if (known.containsKey("evening")) {
        new Together(server, anna).check(known);
      }
      finished(anna, known.getProperty("finished"));
      finished(anna, known.getProperty("unreviewed"));
      assertThat(anna.api().statistics().games())
          .as("alone there was nothing to win")
          .anyMatch(each -> each.alone())
          .noneMatch(each -> each.alone() && each.wins() > 0);
      // Books of earlier versions are made again when somebody opens them.
      Databases.awaitBooks(anna, known.getProperty("finished"));
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
      if (known.containsKey("entering")) {
        entered(anna, server, known);
      }
      if (known.containsKey("own")) {
        ownDice(anna, server, known);
      }
      if (known.containsKey("daily-running")) {
        daily(anna, known);
      }
    }
  }

  private static void entered(Connection anna, Server server, Properties known) throws Exception {
    assertThat(book(server, anna)).containsExactly(known.getProperty("entered"));
    toItsEnd(anna, known.getProperty("entering"));
    assertThat(book(server, anna))
        .containsExactlyInAnyOrder(known.getProperty("entered"), known.getProperty("entering"));
  }

  /** The tables whose results are in the book of For One. */
  private static List<String> book(Server server, Connection anna) throws Exception {
    URI address = URI.create("http://127.0.0.1:" + server.port() + "/api/me/books/forone");
    HttpRequest request =
        HttpRequest.newBuilder(address).header("Authorization", "Bearer " + anna.token()).build();
    try (HttpClient http = HttpClient.newHttpClient()) {
      String answer = http.send(request, HttpResponse.BodyHandlers.ofString()).body();
      return new ObjectMapper().readTree(answer).findValuesAsText("table");
    }
  }

  private static void ownDice(Connection anna, Server server, Properties known) throws Exception {
    String own = known.getProperty("own");
    assertThat(anna.api().table(known.getProperty("taken-back")).goesOn()).contains(own);
    try (OwnDicePlayer player = new OwnDicePlayer(server.port(), anna.token(), own)) {
      assertThat(player.until(Integer.MAX_VALUE)).isPositive();
    }
    assertThat(anna.api().verification(own).verdict()).isEqualTo("own-dice");
    assertThat(anna.api().statistics().games())
        .anyMatch(each -> each.game().equals("classic") && each.dice().equals("own"));
  }

  private static void daily(Connection anna, Properties known) throws Exception {
    TableInfo finished = anna.api().table(known.getProperty("daily-finished"));
    assertThat(finished.status()).isEqualTo(Status.OVER);
    assertThat(finished.daily().orElseThrow().counted()).isTrue();
    assertThat(anna.api().daily().longest()).isPositive();
    TableInfo running = anna.api().table(known.getProperty("daily-running"));
    assertThat(running.status()).isEqualTo(Status.RUNNING);
    Databases.play(anna.open(running, Optional.empty()));
    assertThat(anna.api().table(running.id()).status()).isEqualTo(Status.OVER);
  }

  private static void finished(Connection anna, String table) throws IOException {
    assertThat(anna.api().table(table).status()).isEqualTo(Status.OVER);
    assertThat(anna.api().verification(table).verdict()).isEqualTo("proven");
  }

  private static void toItsEnd(Connection anna, String table) throws Exception {
    TableInfo info = anna.api().table(table);
    assertThat(info.status()).isEqualTo(Status.RUNNING);
    Databases.play(anna.open(info, Optional.empty()));
    assertThat(anna.api().verification(table).verdict()).isEqualTo("proven");
    assertThat(anna.api().table(table).status()).isEqualTo(Status.OVER);
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
