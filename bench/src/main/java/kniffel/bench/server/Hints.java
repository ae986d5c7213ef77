package kniffel.bench.server;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import kniffel.table.json.Json;

/**
 * Somebody who asks for hints as fast as the limits allow, and somebody at another table who waits
 * for the moves of a bot: does she wait longer?
 */
final class Hints {

  /** The game whose hints and bots think longest. */
  private static final String GAME = "\"game\":\"kartenspiel\",\"preset\":\"simple\"";

  /** From which event on there is something to think about. */
  private static final int BEGUN = 60;

  /** How many ask at once, though only one hint at a time is answered. */
  private static final int ASKERS = 4;

  private static final long REFUSED_NANOS = 20_000_000;

  private final Guests guests;
  private final int port;
  private final Vertx vertx =
      Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1).setWorkerPoolSize(1));

  /** Kept, since Vert.x closes the sockets of a client that nobody holds any more. */
  private final WebSocketClient client = vertx.createWebSocketClient();

  private final List<Long> quiet = Collections.synchronizedList(new ArrayList<>());
  private final List<Long> asked = Collections.synchronizedList(new ArrayList<>());
  private final AtomicInteger hints = new AtomicInteger();
  private final AtomicInteger refused = new AtomicInteger();
  private volatile List<Long> waits = new ArrayList<>();

  private Hints(int port) {
    this.port = port;
    this.guests = new Guests(port);
  }

  static void run(int runs, int seconds, int warmSeconds) throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("kniffel-hints");
    try (ServerProcess server =
        ServerProcess.start(
            ServerProcess.cache(), List.of("--port", "0", "--data", data.toString()))) {
      Hints bench = new Hints(server.port());
      bench.play(bench.guests.guest("Anna"));
      Load.sleep(warmSeconds);
      for (int i = 0; i < runs; i++) {
        bench.waits = bench.quiet;
        Load.sleep(seconds);
        String eve = bench.guests.guest("Eve");
        String table = bench.begun(eve);
        bench.waits = bench.asked;
        bench.ask(eve, table, System.nanoTime() + seconds * 1_000_000_000L);
      }
      bench.waits = new ArrayList<>();
      bench.print();
      bench.vertx.close().await();
    }
  }

  private void print() {
    System.out.printf(
        Locale.ROOT,
        "a bot's move without hints: p50 %.1f ms, p99 %.1f ms (%d moves)%n"
            + "while somebody asks:        p50 %.1f ms, p99 %.1f ms (%d moves)%n"
            + "%d hints, %d refused%n",
        percentile(quiet, 50),
        percentile(quiet, 99),
        quiet.size(),
        percentile(asked, 50),
        percentile(asked, 99),
        asked.size(),
        hints.get(),
        refused.get());
  }

  private static double percentile(List<Long> nanos, int percent) {
    List<Long> sorted = nanos.stream().sorted().toList();
    return sorted.isEmpty() ? 0 : sorted.get(sorted.size() * percent / 100) / 1e6;
  }

  private String table(String host, String level) throws IOException {
    String seats = "[{\"me\":{}},{\"bot\":{\"level\":\"" + level + "\"}}]";
    String wish = "{%s,\"seats\":%s,\"pace\":0,\"start\":true}".formatted(GAME, seats);
    return guests.post(host, "/api/tables", wish).at("id").text();
  }

  /** Plays against an expert, one game after the other, and notes how long its moves take. */
  private void play(String token) throws IOException {
    HumanSocket anna =
        new HumanSocket(Load.connect(client, port, token), Integer.MAX_VALUE, () -> again(token));
    anna.open(table(token, "expert"));
  }

  private void again(String token) {
    var _ =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    play(token);
                  } catch (IOException e) {
                    throw new UncheckedIOException(e);
                  }
                });
  }

  /** A table at which somebody is to decide. */
  private String begun(String token) throws IOException, InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    String table = table(token, "easy");
    new HumanSocket(Load.connect(client, port, token), BEGUN, begun::countDown).open(table);
    begun.await();
    return table;
  }

  private void ask(String token, String table, long end) throws IOException, InterruptedException {
    String version = guests.get(token, "/api/tables/" + table).at("version").toString();
    List<Thread> askers = new ArrayList<>();
    for (int i = 0; i < ASKERS; i++) {
      askers.add(
          Thread.ofVirtual()
              .start(
                  () -> {
                    while (System.nanoTime() - end < 0) {
                      try {
                        var _ =
                            guests.post(
                                token,
                                "/api/tables/" + table + "/hint",
                                "{\"version\":" + version + "}");
                        hints.incrementAndGet();
                      } catch (IOException e) {
                        refused.incrementAndGet();
                        LockSupport.parkNanos(REFUSED_NANOS);
                      }
                    }
                  }));
    }
    for (Thread asker : askers) {
      asker.join();
    }
  }

  /** Plays the first move that is offered, until it is decided at a version or the game is over. */
  private final class HumanSocket {

    private final WebSocket socket;
    private final int until;
    private final Runnable done;
    private long since;

    HumanSocket(WebSocket socket, int until, Runnable done) {
      this.socket = socket;
      this.until = until;
      this.done = done;
      socket.textMessageHandler(
          message -> {
            if (message.startsWith("{\"state\"")) {
              hear(Json.parse(message).at("state"));
            }
          });
      var _ = vertx.setPeriodic(5_000, any -> socket.writeTextMessage("{\"ping\":{}}"));
    }

    void open(String table) {
      socket.writeTextMessage("{\"open\":{\"table\":\"" + table + "\",\"seat\":0}}");
    }

    private void hear(Json state) {
      if (since != 0 && until == Integer.MAX_VALUE) {
        waits.add(System.nanoTime() - since);
      }
      since = 0;
      if (!(state instanceof Json.Obj told)) {
        return;
      }
      if (told.has("over")) {
        done.run();
        socket.close();
      } else if (told.get("asked") instanceof Json.Obj who) {
        decide(who, state);
      }
    }

    private void decide(Json.Obj who, Json state) {
      int version = Integer.parseInt(state.at("version").toString());
      if (!(who.get("moves") instanceof Json.Arr(List<Json> moves))) {
        since = System.nanoTime();
      } else if (version >= until) {
        done.run();
      } else {
        socket.writeTextMessage(
            "{\"play\":{\"table\":%s,\"id\":\"%d\",\"version\":%d,\"move\":%s}}"
                .formatted(
                    state.at("table"), version, version, moves.getLast().at("move").toString()));
      }
    }
  }
}
