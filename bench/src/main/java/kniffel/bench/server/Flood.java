package kniffel.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Guests who open one public table with a long log again and again, each from their own address,
 * and people at other tables who want to play meanwhile: how much do they notice?
 *
 * <p>The server has its limits on, as it has everywhere but in the other measurements.
 */
final class Flood {

  private static final int GUESTS = 24;
  private static final int OPENINGS_PER_SECOND = 38;
  private static final int PAIRS = 10;
  private static final long THINK_MILLIS = 150;

  private final int port;
  private final Vertx vertx =
      Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1).setWorkerPoolSize(1));

  /** Kept, since Vert.x closes the sockets of a client that nobody holds any more. */
  private final WebSocketClient client = vertx.createWebSocketClient();

  private final AtomicLong sent = new AtomicLong();
  private final AtomicLong answered = new AtomicLong();
  private final AtomicLong refused = new AtomicLong();
  private final AtomicLong slowest = new AtomicLong();

  private Flood(int port) {
    this.port = port;
  }

  static void run(int seconds, int warmSeconds) throws IOException {
    Path data = Files.createTempDirectory("kniffel-flood");
    try (ServerProcess server =
        ServerProcess.start(
            ServerProcess.cache(),
            List.of("--port", "0", "--trusted-proxy", "127.0.0.1", "--data", data.toString()))) {
      Flood flood = new Flood(server.port());
      Guests guests = new Guests(server.port());
      String table = flood.longTable(guests);
      Load others = new Load(PAIRS, THINK_MILLIS);
      others.begin(server.port(), 2 + (warmSeconds + 2 * seconds) / 10);
      Load.sleep(warmSeconds);
      Duration before = server.cpu();
      Load.LoadFigures quiet = others.during(seconds);
      Duration between = server.cpu();
      flood.begin(guests, table);
      long begun = System.nanoTime();
      AtomicBoolean over = new AtomicBoolean();
      Thread asking = Thread.ofVirtual().start(() -> flood.askWhetherReady(guests, over));
      Load.LoadFigures flooded = others.during(seconds);
      Duration more = server.cpu().minus(between).minus(between.minus(before));
      flood.vertx.close().await();
      double lasted = (System.nanoTime() - begun) / 1e9;
      over.set(true);
      asking.join();
      others.close();
      flood.print(quiet, flooded, lasted, more.toMillis() / seconds);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void print(Load.LoadFigures quiet, Load.LoadFigures flooded, double seconds, long more) {
    System.out.printf(
        Locale.ROOT,
        "quiet: p50 %.2f ms, p99 %.2f ms, %.0f moves/s%n"
            + "flooded: p50 %.2f ms, p99 %.2f ms, %.0f moves/s; %.1f times the quiet p99%n"
            + "%.0f openings/s asked for, %.0f answered, %.0f complaints; the server used %d ms"
            + " CPU/s more than before; slowest /ready %d ms%n",
        quiet.p50(),
        quiet.p99(),
        quiet.moves(),
        flooded.p50(),
        flooded.p99(),
        flooded.moves(),
        flooded.p99() / quiet.p99(),
        sent.get() / seconds,
        answered.get() / seconds,
        refused.get() / seconds,
        more,
        slowest.get() / 1_000_000);
  }

  /** A public table at which somebody has played nearly to the end, for four. */
  private String longTable(Guests guests) throws IOException, InterruptedException {
    String host = guests.guest("Anna");
    String seats =
        "[{\"me\":{}},{\"local\":{\"name\":\"B\"}},{\"local\":{\"name\":\"C\"}},{\"local\":{\"name\":\"D\"}}]";
    String table =
        guests
            .post(
                host,
                "/api/tables",
                "{\"game\":\"classic\",\"listed\":true,\"start\":true,\"seats\":" + seats + "}")
            .at("id")
            .text();
    WebSocket socket = Load.connect(client, port, host);
    CountDownLatch played = new CountDownLatch(1);
    socket.textMessageHandler(
        message -> {
          Optional<String> move = Load.choose(message);
          int at = message.indexOf("\"version\":") + "\"version\":".length();
          if (move.isEmpty() || !message.startsWith("{\"state\"")) {
            return;
          }
          int version = Integer.parseInt(message.substring(at, message.indexOf(',', at)));
          if (version > 300) {
            played.countDown();
            return;
          }
          // Slowly, like somebody who is not being limited.
          vertx.setTimer(
              10,
              any ->
                  socket.writeTextMessage(
                      "{\"play\":{\"table\":\"%s\",\"id\":\"%d\",\"version\":%d,\"move\":%s}}"
                          .formatted(table, version, version, move.get())));
        });
    socket.writeTextMessage("{\"open\":{\"table\":\"" + table + "\"}}");
    played.await();
    socket.close().await();
    return table;
  }

  private void begin(Guests guests, String table) throws IOException {
    String open = "{\"open\":{\"table\":\"" + table + "\"}}";
    List<WebSocket> sockets = new ArrayList<>();
    for (int i = 0; i < GUESTS; i++) {
      // From their own addresses, as a proxy would report them.
      WebSocket socket =
          client
              .connect(
                  Load.live(port, guests.guest("Eve"))
                      .putHeader("X-Forwarded-For", "192.0.2." + (i + 1)))
              .await();
      socket.textMessageHandler(
          message -> {
            if (message.startsWith("{\"state\"")) {
              answered.incrementAndGet();
            } else if (message.startsWith("{\"problem\"")) {
              refused.incrementAndGet();
            }
          });
      sockets.add(socket);
    }
    for (WebSocket socket : sockets) {
      vertx.setPeriodic(
          1_000 / OPENINGS_PER_SECOND,
          any -> {
            if (!socket.isClosed()) {
              sent.incrementAndGet();
              socket.writeTextMessage(open);
            }
          });
    }
  }

  private void askWhetherReady(Guests guests, AtomicBoolean over) {
    while (!over.get()) {
      long start = System.nanoTime();
      try {
        guests.ready();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      slowest.accumulateAndGet(System.nanoTime() - start, Math::max);
      LockSupport.parkNanos(100_000_000);
    }
  }
}
