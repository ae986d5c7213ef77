package kniffel.server;

import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Optional;
import kniffel.client.ExampleBot;
import kniffel.client.News;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens to the tables when the server stops, or the disk fails. */
@Tag("slow")
class RestartTest {

  private Sandbox sandbox;
  private kniffel.client.Connection anna;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  private Connection database() throws SQLException {
    return DriverManager.getConnection(
        "jdbc:sqlite:" + sandbox.folder().resolve("kniffel.db") + "?busy_timeout=60000");
  }

  private void execute(String sql) throws SQLException {
    try (Connection database = database();
        var statement = database.createStatement()) {
      statement.execute(sql);
    }
  }

  @Test
  void playersGoOnByThemselvesAfterARestartInMidTurn() throws Exception {
    kniffel.client.Connection ben = sandbox.guest("Ben");
    TableInfo table = sandbox.running(new ClassicRulebook(), anna, ben);
    Online<?, ?, ?, ?> own = anna.open(table, Optional.empty());
    Online<?, ?, ?, ?> other = ben.open(table, Optional.empty());
    Thread opponent =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    new ExampleBot(new java.util.Random(1)).play(other);
                  } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                });
    for (int restart = 0; restart < 3; restart++) {
      // The answer to the last move may or may not have come: nobody needs to care.
      Sandbox.moves(own, 5, restart);
      sandbox.stop();
      sandbox.start();
    }
    Sandbox.toTheEnd(own, 9);
    opponent.join();
    assertThat(anna.api().verification(table.id()).verdict()).isEqualTo("proven");
  }

  @Test
  void everythingAcknowledgedIsThereAfterwards() throws Exception {
    TableInfo table = anna.api().create(wish("classic", me()));
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    Sandbox.moves(game, 7, 1);
    int version = lastVersion(game);
    sandbox.stop();
    sandbox.start();
    assertThat(anna.api().table(table.id()).version()).isGreaterThanOrEqualTo(version);
    assertThat(anna.api().mine()).extracting(TableInfo::id).containsExactly(table.id());
    assertThat(anna.api().me().name()).isEqualTo("Anna");
  }

  private static <S, M, O, V> int lastVersion(Online<S, M, O, V> game) throws Exception {
    return game.turn().orElseThrow().version();
  }

  @Test
  void aFolderBelongsToOneServer() {
    assertThatThrownBy(() -> Server.start(Sandbox.config(sandbox.folder(), false)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("another server uses the folder " + sandbox.folder());
  }

  @Test
  void anOccupiedPortLeavesNothingBehind(@TempDir Path other) throws Exception {
    try (ServerSocket taken = new ServerSocket(0)) {
      ServerConfig config = Sandbox.config(other, false).withPort(taken.getLocalPort());
      assertThatThrownBy(() -> Server.start(config))
          .isInstanceOf(IOException.class)
          .hasMessageContaining(String.valueOf(taken.getLocalPort()));
    }
    Server.start(Sandbox.config(other, false)).close();
  }

  @Test
  void aFullDiskRefusesTheMoveAndLosesNothing() throws Exception {
    TableInfo table = anna.api().create(wish("classic", me()));
    RawSocket socket = sandbox.socket(anna.token());
    socket.say("{'open':{'table':'" + table.id() + "'}}");
    JsonNode state = socket.await(message -> message.at("/state/asked/moves/0").isObject());
    String roll = play(table, state, "roll");
    execute(
        "CREATE TRIGGER full BEFORE INSERT ON entry BEGIN"
            + " SELECT RAISE(ABORT, 'database or disk is full'); END");
    socket.text(roll);
    JsonNode refused = socket.await("refused");
    assertThat(refused.get("code").asText()).isEqualTo("unavailable");
    assertThat(refused.get("text").asText()).doesNotContain("disk", "SQL", "Exception");
    assertThat(refused.get("version")).isEqualTo(state.at("/state/version"));
    execute("DROP TRIGGER full");
    socket.text(roll);
    JsonNode done = socket.await(message -> message.at("/state/done").asText().equals("roll"));
    assertThat(done.at("/state/version").asInt()).isEqualTo(state.at("/state/version").asInt() + 2);
    socket.close();
  }

  private static String play(TableInfo table, JsonNode state, String id) {
    return "{\"play\":{\"table\":\"%s\",\"id\":\"%s\",\"version\":%d,\"move\":%s}}"
        .formatted(
            table.id(),
            id,
            state.at("/state/version").asInt(),
            state.at("/state/asked/moves/0/move"));
  }

  @Test
  void clientsTryAgainByThemselvesWhatCouldNotBeStored() throws Exception {
    TableInfo table = anna.api().create(wish("classic", me()));
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    execute(
        "CREATE TRIGGER full BEFORE INSERT ON entry BEGIN"
            + " SELECT RAISE(ABORT, 'database or disk is full'); END");
    int version = playOnce(game);
    var _ =
        Sandbox.until(
            "a move that could not be stored",
            () -> sandbox.send("GET", "/metrics", "").body(),
            metrics -> metrics.contains("kniffel_refused_total{code=\"unavailable\"}"));
    execute("DROP TRIGGER full");
    assertThat(nextVersion(game)).isGreaterThan(version);
  }

  /** As a program does that knows more of tables than we do. */
  @Test
  void aTableThatSaysWhatNobodyHereUnderstandsIsLeftAsItIs() throws Exception {
    TableInfo table = anna.api().create(wish("classic", me()));
    sandbox.stop();
    execute("UPDATE game_table SET body = '{\"later\":1,' || SUBSTR(body, 2)");
    sandbox.start();
    assertThatThrownBy(() -> anna.api().table(table.id()))
        .isInstanceOfSatisfying(
            ServerException.class, e -> assertThat(e.status()).isGreaterThanOrEqualTo(500));
    assertThat(anna.api().mine()).isEmpty();
    TableInfo other = sandbox.guest("Ben").api().create(wish("classic", me()));
    assertThat(other.status()).isEqualTo(TableInfo.Status.RUNNING);
    execute("UPDATE game_table SET body = REPLACE(body, '\"later\":1,', '')");
    assertThat(anna.api().mine()).extracting(TableInfo::id).containsExactly(table.id());
  }

  @Test
  void aLockedDatabaseRefusesWhatWritesAndAnswersWhatReads() throws Exception {
    try (Connection database = database();
        var statement = database.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      assertThatThrownBy(() -> anna.api().rename("Anne"))
          .isInstanceOfSatisfying(
              ServerException.class, e -> assertThat(e.status()).isEqualTo(503));
      assertThat(anna.api().me().name()).isEqualTo("Anna");
      assertThat(anna.api().mine()).isEmpty();
      statement.execute("ROLLBACK");
    }
    assertThat(anna.api().rename("Anne").name()).isEqualTo("Anne");
  }

  private static <S, M, O, V> int playOnce(Online<S, M, O, V> game) throws Exception {
    News.Update<M, V> turn = game.turn().orElseThrow();
    game.play(turn, turn.moves().getFirst());
    return turn.version();
  }

  private static <S, M, O, V> int nextVersion(Online<S, M, O, V> game) throws Exception {
    return game.turn().orElseThrow().version();
  }

  @Test
  void aBackUpMadeWhilePeoplePlayIsPlayedOn(@TempDir Path elsewhere) throws Exception {
    TableInfo table = anna.api().create(wish("classic", me(), Sandbox.bot()));
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    assertThat(Sandbox.moves(game, 10, 1)).isEqualTo(10);
    int version = anna.api().table(table.id()).version();
    execute("backup to '" + elsewhere.resolve("kniffel.db") + "'");
    sandbox.stop();
    try (Sandbox restored = Sandbox.in(elsewhere);
        kniffel.client.Connection again =
            kniffel.client.Connection.as(restored.address(), "en", anna.token())) {
      assertThat(again.api().table(table.id()).version()).isGreaterThanOrEqualTo(version);
      new ExampleBot(new java.util.Random(1)).play(again.open(table, Optional.empty()));
      assertThat(again.api().verification(table.id()).verdict()).isEqualTo("proven");
    }
  }
}
