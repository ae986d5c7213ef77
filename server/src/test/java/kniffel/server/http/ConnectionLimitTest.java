package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Connected clients are counted; gone ones are not, nor are our own proxies. */
@Timeout(120)
class ConnectionLimitTest {

  private static final int MOST = 3;
  private static final String OK = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";

  private final Vertx vertx = Vertx.vertx();
  private final BlockingQueue<String> ended = new LinkedBlockingQueue<>();

  @AfterEach
  void close() {
    vertx.close().await();
  }

  /** A server that gives everybody a socket for messages; its port. */
  private int open(List<String> proxies) {
    ConnectionLimit limit = new ConnectionLimit(new Caller(proxies, List.of()), MOST);
    return vertx
        .createHttpServer()
        .connectionHandler(limit::add)
        .webSocketHandler(socket -> socket.closeHandler(end -> ended.add("a socket")))
        .requestHandler(request -> request.response().end())
        .listen(0, "127.0.0.1")
        .await()
        .actualPort();
  }

  @Test
  void whoeverHasGoneIsNotCounted() throws Exception {
    int port = open(List.of());
    WebSocketClient client = vertx.createWebSocketClient();
    for (int i = 0; i < 5 * MOST; i++) {
      WebSocket socket = client.connect(port, "127.0.0.1", "/").await();
      socket.close().await();
      assertThat(ended.take()).isEqualTo("a socket");
    }
  }

  /** Those whom we know keep theirs as long as somebody else has more. */
  @Test
  void whoeverHasMostLosesTheOldest() throws Exception {
    Set<String> known = Set.of("/anna", "/ben");
    ConnectionLimit limit = new ConnectionLimit(new Caller(List.of(), List.of()), MOST);
    int port =
        vertx
            .createHttpServer()
            .connectionHandler(limit::add)
            .requestHandler(
                request -> {
                  if (known.contains(request.path())) {
                    limit.belongs(request.connection(), request.path());
                  }
                  request.response().end();
                })
            .listen(0, "127.0.0.1")
            .await()
            .actualPort();
    try (Socket anna = connect(port, "/anna");
        Socket ben = connect(port, "/ben")) {
      List<Socket> strangers = new ArrayList<>();
      for (int i = 0; i < 3 * MOST; i++) {
        strangers.add(connect(port, "/"));
      }
      for (Socket gone : strangers.subList(0, strangers.size() - 1)) {
        assertThat(gone.getInputStream().readAllBytes()).isNotNull(); // to the end
      }
      ask(anna, "/anna");
      ask(ben, "/ben");
      strangers.getLast().close();
    }
  }

  private static Socket connect(int port, String path) throws IOException {
    Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
    ask(socket, path);
    return socket;
  }

  private static void ask(Socket socket, String path) throws IOException {
    String request = "GET " + path + " HTTP/1.1\r\nHost: x\r\n\r\n";
    socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    assertThat(socket.getInputStream().readNBytes(OK.length())).asString().isEqualTo(OK);
  }

  @Test
  void ourProxiesAreNotCounted() throws Exception {
    int port = open(List.of("127.0.0.1"));
    List<Socket> all = new ArrayList<>();
    for (int i = 0; i < 2 * MOST; i++) {
      Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
      all.add(socket);
      socket
          .getOutputStream()
          .write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
      assertThat(socket.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
    }
    for (Socket socket : all) {
      socket.close();
    }
  }
}
