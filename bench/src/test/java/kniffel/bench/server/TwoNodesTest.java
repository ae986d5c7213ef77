package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import kniffel.client.Connection;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.server.Server;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Two nodes that share a database and nothing else: what one of them knows, the other must not deny
 * even if nobody has told it.
 */
@ExtendWith(OnPostgres.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TwoNodesTest {

  private static final Requests.Start START = new Requests.Start(Optional.empty());

  private Databases databases;
  private Server first;
  private Server second;

  @BeforeAll
  void start(OwnDatabase database, @TempDir Path folder) throws IOException {
    databases = database.with(folder);
    first = databases.server();
    second = databases.server();
  }

  @AfterAll
  void stop() {
    first.close();
    second.close();
  }

  private static URI address(Server server) {
    return URI.create("http://127.0.0.1:" + server.port());
  }

  private static Connection guest(Server server, String name) throws IOException {
    return Connection.guest(address(server), "en", Optional.of(name));
  }

  /** The same person on another node. */
  private static Connection same(Connection person, Server server) {
    return Connection.as(address(server), "en", person.token());
  }

  private static NewTable wish(String game, boolean start, NewSeat... seats) {
    return new NewTable(
        game,
        List.of(seats),
        Optional.empty(),
        Optional.empty(),
        Optional.of(false),
        Optional.empty(),
        Optional.of(0),
        Optional.of(0),
        Optional.empty(),
        Optional.of(start));
  }

  private static NewSeat me() {
    return new NewSeat.Me(Optional.empty());
  }

  /** A table where the first guest is on the first node, and a friend on the second. */
  private static TableInfo running(Connection anna, Connection ben) throws IOException {
    TableInfo table = anna.api().create(wish("classic", false, me(), new NewSeat.Friend()));
    String code = Connection.code(table.links().orElseThrow().play());
    var _ = ben.api().join(new Requests.Join(code, Optional.empty(), Optional.empty()));
    return anna.api().start(table.id(), START);
  }

  @Test
  void whoeverHasJoinedElsewhereIsThereWhenTheGameIsBegun() throws IOException {
    try (Connection anna = guest(first, "Anna");
        Connection ben = guest(second, "Ben")) {
      for (int i = 0; i < 5; i++) {
        assertThat(running(anna, ben).status()).isEqualTo(TableInfo.Status.RUNNING);
      }
    }
  }

  @Test
  void aShortCodeIsGoodOnEveryNodeUntilItsTableEndsOnAny() throws IOException {
    try (Connection anna = guest(first, "Anna");
        Connection ben = guest(second, "Ben");
        Connection again = same(anna, second)) {
      TableInfo table = anna.api().create(wish("classic", false, me(), new NewSeat.Friend()));
      String code = table.links().orElseThrow().code().orElseThrow();
      Requests.Join join = new Requests.Join(code, Optional.empty(), Optional.empty());
      assertThat(ben.api().join(join).id()).isEqualTo(table.id());
      ben.api().leave(table.id());
      again.api().leave(table.id());
      assertThatThrownBy(() -> ben.api().join(join)).isInstanceOf(ServerException.class);
      assertThatThrownBy(() -> anna.api().join(join)).isInstanceOf(ServerException.class);
    }
  }

  @Test
  void aHintAskedForElsewhereIsMarked() throws Exception {
    try (Connection anna = guest(first, "Anna");
        Connection again = same(anna, second)) {
      // Not classic Kniffel, which would have to be solved first.
      TableInfo table = anna.api().create(wish("forone", true, me()));
      marked(again.open(table, Optional.of(0)), anna, table);
    }
  }

  private static <S, M, O, V> void marked(
      Online<S, M, O, V> game, Connection elsewhere, TableInfo table) throws Exception {
    Update<M, V> update = game.turn().orElseThrow();
    var _ = elsewhere.api().hint(table.id(), update.version());
    game.play(update, update.moves().getFirst());
    Update<M, V> after = game.turn().orElseThrow();
    assertThat(after.log()).anyMatch(line -> line.hint().orElse(false));
  }

  @Test
  void aPlayerSeatedElsewhereIsNoStrangerHere() throws IOException {
    try (Connection anna = guest(first, "Anna");
        Connection ben = guest(second, "Ben");
        Connection again = same(ben, first)) {
      TableInfo table = anna.api().create(wish("classic", false, me(), new NewSeat.Friend()));
      String code = Connection.code(table.links().orElseThrow().play());
      var _ = ben.api().join(new Requests.Join(code, Optional.empty(), Optional.empty()));
      TableInfo renamed = again.api().rename(table.id(), new Requests.RenameSeat(1, "Benno"));
      assertThat(renamed.seats().get(1).name()).contains("Benno");
    }
  }

  @Test
  void aHintIsGivenForADecisionReachedOnAnotherNode() throws Exception {
    try (Connection anna = guest(first, "Anna");
        Connection again = same(anna, second)) {
      TableInfo table = anna.api().create(wish("forone", true, me()));
      playedOn(again.open(table, Optional.of(0)), anna, table);
    }
  }

  private static <S, M, O, V> void playedOn(
      Online<S, M, O, V> game, Connection elsewhere, TableInfo table) throws Exception {
    Update<M, V> update = game.turn().orElseThrow();
    game.play(update, update.moves().getFirst());
    int version = game.turn().orElseThrow().version();
    assertThat(version).isGreaterThan(update.version());
    assertThat(elsewhere.api().hint(table.id(), version).moves()).isNotEmpty();
  }

  @Test
  void aGameThatHasEndedElsewhereIsOver() throws Exception {
    try (Connection anna = guest(first, "Anna");
        Connection again = same(anna, second)) {
      TableInfo table = anna.api().create(wish("classic", true, me()));
      Databases.play(again.open(table, Optional.of(0)));
      assertThat(anna.api().record(table.id())).contains("kniffel-record");
      assertThat(anna.api().rematch(table.id(), new Requests.Rematch(Optional.empty())).status())
          .isEqualTo(TableInfo.Status.RUNNING);
    }
  }

  @Test
  void whoeverIsConnectedElsewhereIsNotGone() throws Exception {
    try (Connection anna = guest(first, "Anna");
        Connection ben = guest(second, "Ben")) {
      TableInfo table = running(anna, ben);
      var _ = ben.open(table, Optional.empty());
      awaitPresence(anna.open(table, Optional.empty()));
      assertThatThrownBy(() -> anna.api().standIn(table.id(), 1))
          .isInstanceOf(ServerException.class);
    }
  }

  private static <S, M, O, V> void awaitPresence(Online<S, M, O, V> game) throws Exception {
    boolean present = false;
    while (!present) {
      present =
          game.next() instanceof News.Seats<M, V>(TableInfo info) && info.seats().get(1).present();
    }
  }

  @Test
  void whatOneNodeLeavesUndoneAnotherDoes() throws Exception {
    Server third = databases.server();
    try (Connection anna = guest(third, "Anna");
        Connection again = same(anna, second)) {
      TableInfo table =
          anna.api()
              .create(
                  wish("classic", true, new NewSeat.Bot("easy"), me(), new NewSeat.Bot("easy")));
      third.close();
      // Whether the node had to take care of chance or a bot, the game goes on to Anna's turn.
      assertThat(again.open(table, Optional.empty()).turn()).isPresent();
    } finally {
      third.close();
    }
  }

  @Test
  @Timeout(60)
  void aDeviceForgottenElsewhereIsForgottenHere() throws Exception {
    try (Connection anna = guest(first, "Anna");
        Connection again = same(anna, second);
        HttpClient http = HttpClient.newHttpClient()) {
      assertThat(again.api().me().name()).isEqualTo("Anna"); // from now on the second node knows
      CompletableFuture<Integer> closed = new CompletableFuture<>();
      var _ =
          http.newWebSocketBuilder()
              .header("Authorization", "Bearer " + anna.token())
              .buildAsync(
                  URI.create("ws://127.0.0.1:" + second.port() + "/api/live"),
                  new WebSocket.Listener() {
                    @Override
                    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
                      closed.complete(code);
                      return CompletableFuture.completedFuture(null);
                    }
                  })
              .join();
      HttpRequest forget =
          HttpRequest.newBuilder(address(first).resolve("/api/session"))
              .headers("Authorization", "Bearer " + anna.token())
              .headers("Content-Type", "application/json")
              .DELETE()
              .build();
      assertThat(http.send(forget, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(204);
      assertThat(closed.get()).isEqualTo(1008);
      assertThatThrownBy(() -> again.api().me())
          .isInstanceOfSatisfying(
              ServerException.class, e -> assertThat(e.status()).isEqualTo(401));
    }
  }

  /** PostgreSQL has no text with such a character in it, and must not be asked for one. */
  @ParameterizedTest
  @CsvSource({
    "GET, /api/books/x%00",
    "GET, /api/me/books/x%00",
    "DELETE, /api/me/paper/x%00",
    "DELETE, /api/tables/TABLE/review-links/x%00",
    "POST, /api/tables/x%00/join"
  })
  void whatNothingCanBeCalledIsNotThere(String method, String path) throws Exception {
    try (Connection anna = guest(first, "Anna");
        HttpClient http = HttpClient.newHttpClient()) {
      TableInfo table = anna.api().create(wish("classic", false, me()));
      HttpRequest request =
          HttpRequest.newBuilder(address(first).resolve(path.replace("TABLE", table.id())))
              .headers("Authorization", "Bearer " + anna.token())
              .headers("Content-Type", "application/json")
              .method(method, HttpRequest.BodyPublishers.ofString(method.equals("GET") ? "" : "{}"))
              .build();
      assertThat(http.send(request, HttpResponse.BodyHandlers.discarding()).statusCode())
          .isEqualTo(404);
    }
  }
}
