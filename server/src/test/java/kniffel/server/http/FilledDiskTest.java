package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.ClientWebSocket;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import kniffel.server.cluster.LocalBus;
import kniffel.server.http.Limits.Resource;
import kniffel.server.room.Services;
import kniffel.server.room.TestNode;
import kniffel.wire.Player;
import kniffel.words.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever has filled too much with their games waits before they play on. */
@Timeout(60)
class FilledDiskTest {

  private static final String PLAY =
      "{\"play\":{\"table\":\"elsewhere\",\"id\":\"a\",\"version\":0,\"move\":{}}}";

  private final Vertx vertx = Vertx.vertx();
  private final Limits limits = new Limits(true, () -> 0);
  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private TestNode node;
  private WebSocket socket;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    node = new TestNode(folder, new LocalBus(), false);
    Services services = node.services();
    Sockets live =
        new Sockets(
            services,
            node.rooms(),
            limits,
            new MessageReader(services.codec()),
            "version",
            System::nanoTime);
    Sockets.Opener anna =
        new Sockets.Opener(
            new Player(TestNode.ANNA, "Anna"),
            "session",
            Language.EN,
            limits.payer(TestNode.ANNA, "127.0.0.1"));
    int port =
        vertx
            .createHttpServer()
            .requestHandler(
                request -> {
                  HttpConnection connection = request.connection();
                  request.toWebSocket().onSuccess(opened -> live.open(opened, connection, anna));
                })
            .listen(0, "127.0.0.1")
            .await()
            .actualPort();
    ClientWebSocket client = vertx.createWebSocketClient().webSocket();
    client.textMessageHandler(heard::add);
    socket = client.connect(port, "127.0.0.1", "/").await();
    assertThat(heard.take()).contains("welcome");
  }

  @AfterEach
  void close() {
    vertx.close().await();
    node.close();
  }

  @Test
  void whoeverJustPlaysDoesNotWait() throws Exception {
    limits.payer(TestNode.ANNA, "127.0.0.1").owes(Resource.ENTRIES, 10_000);
    socket.writeTextMessage(PLAY);
    assertThat(heard.take()).contains("gone"); // the table, which this socket never opened
  }

  @Test
  void whoeverHasFilledTooMuchWaits() throws Exception {
    limits.payer(TestNode.ANNA, "127.0.0.1").owes(Resource.ENTRIES, 13_000);
    socket.writeTextMessage(PLAY);
    assertThat(heard.take()).contains("too-often", " 50 ");
  }
}
