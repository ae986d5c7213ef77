package kniffel.bench.server;

import static java.util.concurrent.CompletableFuture.supplyAsync;

import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * Two players at each of many tables, who answer at once or think for a second: how many moves per
 * second are acknowledged, how quickly, and what they cost the server.
 *
 * <p>Each player has a socket and is sent every update. A move counts when the player who made it
 * has been told that it is kept.
 */
final class Load {

  private final int tables;
  private final long thinkMillis;
  private final List<Pair> pairs = new ArrayList<>();
  private final Vertx vertx =
      Vertx.vertx(new VertxOptions().setEventLoopPoolSize(1).setWorkerPoolSize(1));

  /** Kept, since Vert.x closes the sockets of a client that nobody holds any more. */
  private final WebSocketClient client =
      vertx.createWebSocketClient(
          new WebSocketClientOptions().setMaxConnections(20_000).setTcpNoDelay(true));

  private boolean measuring;
  private boolean closing;
  private long moves;
  private long updates;
  private long[] latencies = new long[1 << 16];
  private int measured;

  Load(int tables, long thinkMillis) {
    this.tables = tables;
    this.thinkMillis = thinkMillis;
  }

  /** How many moves there were in the period measured last. */
  long moves() {
    return moves;
  }

  /**
   * What was measured for some time.
   *
   * @param moves per second, as are the updates
   * @param p50 milliseconds, as is p99
   */
  record LoadFigures(double moves, double updates, double p50, double p99) {}

  /** Two players by their secrets, and their tables. */
  record SeatPair(String one, String other, List<String> tables) {}

  /** Opens the given number of tables for each pair and lets everybody play. */
  void begin(int port, int games) {
    Guests guests = new Guests(port);
    System.out.printf("opening %d tables for %d pairs%n", games * tables, tables);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      Stream.generate(() -> supplyAsync(() -> seat(guests, games, port), threads))
          .limit(tables)
          .toList()
          .forEach(pair -> pairs.add(pair.join()));
    }
    onLoop(() -> pairs.forEach(Pair::next));
  }

  /**
   * Lets pairs play at tables that are there.
   *
   * @param ports where, pair after pair
   */
  void begin(List<Integer> ports, List<SeatPair> seats) {
    for (int i = 0; i < seats.size(); i++) {
      SeatPair each = seats.get(i);
      pairs.add(pair(each, ports.get(i % ports.size())));
    }
    onLoop(() -> pairs.forEach(Pair::next));
  }

  private Pair pair(SeatPair seats, int port) {
    Pair pair = new Pair(new ArrayDeque<>(seats.tables()));
    pair.players.add(new LoadPlayer(pair, connect(client, port, seats.one())));
    pair.players.add(new LoadPlayer(pair, connect(client, port, seats.other())));
    return pair;
  }

  /** Measures for some seconds. */
  LoadFigures during(int seconds) {
    onLoop(
        () -> {
          moves = 0;
          updates = 0;
          measured = 0;
          measuring = true;
        });
    long start = System.nanoTime();
    sleep(seconds);
    onLoop(() -> measuring = false);
    double time = (System.nanoTime() - start) / 1e9;
    Arrays.sort(latencies, 0, measured);
    return new LoadFigures(moves / time, updates / time, percentile(50), percentile(99));
  }

  void close() {
    onLoop(() -> closing = true);
    vertx.close().await();
  }

  private Pair seat(Guests guests, int games, int port) {
    try {
      String one = guests.guest("Anna");
      String other = guests.guest("Ben");
      List<String> own = new ArrayList<>();
      for (int g = 0; g < games; g++) {
        own.add(guests.table("classic", one, other));
      }
      return pair(new SeatPair(one, other, own), port);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private double percentile(int percent) {
    return measured == 0 ? 0 : latencies[(int) ((long) measured * percent / 100)] / 1e6;
  }

  static WebSocket connect(WebSocketClient client, int port, String token) {
    return client.connect(live(port, token)).await();
  }

  /** How to connect as the guest with this secret. */
  static WebSocketConnectOptions live(int port, String token) {
    return new WebSocketConnectOptions()
        .setHost("127.0.0.1")
        .setPort(port)
        .setURI("/api/live?lang=en")
        .putHeader("Authorization", "Bearer " + token);
  }

  /**
   * Rolls as often as possible, then writes into the last box that is free; empty if the state asks
   * its viewer for nothing. Read without a parser, which would cost more than the server does.
   */
  static Optional<String> choose(String state) {
    int begin = state.indexOf("\"moves\":[{\"move\":");
    if (begin < 0) {
      return Optional.empty();
    }
    String offers = state.substring(begin, state.indexOf(",\"log\":", begin));
    int roll = offers.indexOf("{\"roll\":");
    int from = roll >= 0 ? roll : offers.lastIndexOf("\"move\":") + "\"move\":".length();
    return Optional.of(offers.substring(from, offers.indexOf(",\"text\"", from)));
  }

  private void onLoop(Runnable task) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    vertx.runOnContext(
        any -> {
          task.run();
          done.complete(null);
        });
    done.join();
  }

  static void sleep(int seconds) {
    try {
      Thread.sleep(Duration.ofSeconds(seconds));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Two players who play one table after the other. */
  private static final class Pair {

    private final Deque<String> games;
    private final List<LoadPlayer> players = new ArrayList<>();
    private String table = "";

    Pair(Deque<String> games) {
      this.games = games;
    }

    void next() {
      for (LoadPlayer player : players) {
        if (!table.isEmpty()) {
          player.socket.writeTextMessage("{\"close\":{\"table\":\"" + table + "\"}}");
        }
      }
      if (games.isEmpty()) {
        return;
      }
      table = games.removeFirst();
      for (LoadPlayer player : players) {
        player.socket.writeTextMessage("{\"open\":{\"table\":\"" + table + "\"}}");
      }
    }
  }

  /** One player: answers every state that asks for a move with one of those offered. */
  private final class LoadPlayer {

    private final Pair pair;
    private final WebSocket socket;
    private long sent;
    private int number;

    LoadPlayer(Pair pair, WebSocket socket) {
      this.pair = pair;
      this.socket = socket;
      socket.textMessageHandler(this::receive);
      socket.closeHandler(
          any -> {
            if (!closing) {
              throw new IllegalStateException("closed: " + socket.closeStatusCode());
            }
          });
      vertx.setPeriodic(5_000, any -> socket.writeTextMessage("{\"ping\":{}}"));
    }

    private void receive(String message) {
      if (!message.startsWith("{\"state\":")) {
        if (message.startsWith("{\"refused\"") || message.startsWith("{\"problem\"")) {
          throw new IllegalStateException(message);
        }
        return;
      }
      if (measuring) {
        updates++;
      }
      if (sent != 0 && message.endsWith("\"}}") && message.contains("\"done\":\"" + number)) {
        acknowledged();
      }
      if (message.contains("\"over\":{") && pair.table.equals(text(message, "\"table\":\""))) {
        if (pair.players.getFirst() == this) {
          pair.next();
        }
        return;
      }
      choose(message)
          .ifPresent(
              move -> {
                if (thinkMillis == 0) {
                  play(message, move);
                } else {
                  vertx.setTimer(thinkMillis, any -> play(message, move));
                }
              });
    }

    private void acknowledged() {
      if (measuring) {
        moves++;
        if (measured == latencies.length) {
          latencies = Arrays.copyOf(latencies, 2 * measured);
        }
        latencies[measured++] = System.nanoTime() - sent;
      }
      sent = 0;
    }

    private void play(String message, String move) {
      sent = System.nanoTime();
      number++;
      int version = message.indexOf("\"version\":") + "\"version\":".length();
      socket.writeTextMessage(
          "{\"play\":{\"table\":\""
              + text(message, "\"table\":\"")
              + "\",\"id\":\""
              + number
              + "\",\"version\":"
              + message.substring(version, message.indexOf(',', version))
              + ",\"move\":"
              + move
              + "}}");
    }

    private String text(String message, String before) {
      int from = message.indexOf(before) + before.length();
      return message.substring(from, message.indexOf('"', from));
    }
  }
}
