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

  private static final int PER_TABLE = 2;

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
      String token = "";
      String table = "";
      for (int i = 0; i < sockets; i++) {
        if (i % 200 == 0) {
          token = guests.guest("Anna");
        }
        if (i % PER_TABLE == 0 && i < 400) {
          table = guests.table("classic", token, guests.guest("Ben"));
        }
        // A port of 127.0.0.1 has room for 28,000 connections from one address: enough.
        WebSocket socket =
            client
                .connect(
                    new WebSocketConnectOptions()
                        .setHost("127.0.0.1")
                        .setPort(server.port())
                        .setURI("/api/live")
                        .putHeader("Authorization", "Bearer " + token))
                .await();
        socket.textMessageHandler(any -> {});
        if (i < 400) {
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
}
