package kniffel.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Many sockets that only say that they are still there: how much memory the server needs. */
final class Idle {

  private static final int SEATED = 400;

  private Idle() {}

  static void run(int sockets) throws IOException {
    Path data = Files.createTempDirectory("kniffel-idle");
    Vertx vertx = Vertx.vertx();
    try (ServerProcess server =
        ServerProcess.start(
            List.of("-Xmx700m"),
            List.of("--port", "0", "--no-limits", "--data", data.toString()))) {
      long before = server.megabytes();
      Guests guests = new Guests(server.port());
      WebSocketClient client =
          vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(sockets));
      List<WebSocket> open = new ArrayList<>();
      String table = "";
      String friend = "";
      for (int i = 0; i < sockets; i++) {
        // Each socket has its own player; the first four hundred sit at tables for two.
        boolean seated = i < SEATED;
        String token = seated && i % 2 == 1 ? friend : guests.guest("Anna");
        if (seated && i % 2 == 0) {
          friend = guests.guest("Ben");
          table = guests.table("classic", token, friend);
        }
        WebSocket socket = connect(client, server.port(), token);
        if (seated) {
          socket.writeTextMessage("{\"open\":{\"table\":\"" + table + "\"}}");
        }
        open.add(socket);
        vertx.setPeriodic(5_000, any -> socket.writeTextMessage("{\"ping\":{}}"));
      }
      Thread.sleep(Duration.ofSeconds(20));
      long alive = open.stream().filter(socket -> !socket.isClosed()).count();
      System.out.printf(
          "%d of %d sockets open after 20 s: server %d MB (%d MB before)%n",
          alive, sockets, server.megabytes(), before);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      vertx.close().await();
    }
  }

  private static WebSocket connect(WebSocketClient client, int port, String token) {
    // A port of 127.0.0.1 has room for 28,000 connections from one address: enough.
    WebSocket socket =
        client
            .connect(
                new WebSocketConnectOptions()
                    .setHost("127.0.0.1")
                    .setPort(port)
                    .setURI("/api/live")
                    .putHeader("Authorization", "Bearer " + token))
            .await();
    socket.textMessageHandler(any -> {});
    return socket;
  }
}
