package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import kniffel.server.cluster.LocalBus;
import kniffel.server.http.Limits.Resource;
import kniffel.server.room.Services;
import kniffel.server.room.TestNode;
import kniffel.wire.Player;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;
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
  private final HttpClient http = HttpClient.newHttpClient();
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
    URI address = URI.create("ws://127.0.0.1:" + port + "/");
    socket = http.newWebSocketBuilder().buildAsync(address, new Ear()).join();
    assertThat(heard.take()).contains("welcome");
  }

  @AfterEach
  void close() {
    http.shutdownNow();
    vertx.close().await();
    node.close();
  }

  /** Hears what is said at the other end. */
  private final class Ear implements WebSocket.Listener {

    private final StringBuilder text = new StringBuilder();

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        heard.add(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  @Test
  void whoeverJustPlaysDoesNotWait() throws Exception {
    limits.payer(TestNode.ANNA, "127.0.0.1").owes(Resource.ENTRIES, 10_000);
    var _ = socket.sendText(PLAY, true).join();
    assertThat(heard.take()).contains("gone"); // the table, which this socket never opened
  }

  @Test
  void whoeverHasFilledTooMuchWaits() throws Exception {
    limits.payer(TestNode.ANNA, "127.0.0.1").owes(Resource.ENTRIES, 12_990);
    var _ = socket.sendText(PLAY, true).join();
    assertThat(heard.take()).contains("too-often", " 50 ");
  }
}
