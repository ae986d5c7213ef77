package kniffel.client;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/**
 * The socket of a player: it reconnects whenever it is lost, and passes each table what concerns
 * it.
 *
 * <p>Everything happens on one thread, so nothing is locked.
 */
final class Socket implements Online.TableLine {

  /** The code with which the server closes an unwanted socket. */
  static final int REFUSED = 1008;

  /** The server has closed the socket on us: trying again at once would make it worse. */
  static final class TurnedAwayException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TurnedAwayException(String reason) {
      super(reason);
    }
  }

  private static final long PING_MILLIS = 5_000;

  /** A server that says nothing for this long, not even to a ping, is taken for dead. */
  private static final long SILENCE_NANOS = TimeUnit.SECONDS.toNanos(15);

  /** The waits before further attempts to connect; the last one again and again. */
  private static final List<Integer> WAITS = List.of(100, 250, 500, 1_000, 2_000, 4_000);

  private static final long RETRY_MILLIS = 500;

  /** What the server tells a client that it ignores for a moment, and how long that lasts. */
  private static final String TOO_OFTEN = "too-often";

  private static final long TOO_OFTEN_MILLIS = 2_000;

  private final HttpClient http;
  private final URI address;
  private final String token;
  private final Codec codec;
  private final ScheduledExecutorService thread =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("kniffel-client").daemon().factory());
  private final Map<String, Online<?, ?, ?, ?>> tables = new LinkedHashMap<>();
  private @Nullable Ear ear;
  private @Nullable WebSocket socket;
  private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
  private boolean waiting;
  private int failures;
  private long heard;

  Socket(HttpClient http, URI address, String token, Codec codec) {
    this.http = http;
    this.address = address;
    this.token = token;
    this.codec = codec;
    thread.execute(this::connect);
    var _ = thread.scheduleAtFixedRate(this::ping, PING_MILLIS, PING_MILLIS, TimeUnit.MILLISECONDS);
  }

  /** Starts reporting on a table. */
  void add(Online<?, ?, ?, ?> table) {
    thread.execute(
        () -> {
          tables.put(table.table(), table);
          if (socket != null) {
            table.again().forEach(this::write);
          }
        });
  }

  @Override
  public void send(ToServer message) {
    thread.execute(
        () -> {
          tables.values().forEach(table -> table.sending(message));
          write(message);
        });
  }

  @Override
  public void sendLater(ToServer message) {
    var _ = thread.schedule(() -> write(message), RETRY_MILLIS, TimeUnit.MILLISECONDS);
  }

  @Override
  public void leave(String table) {
    thread.execute(
        () -> {
          if (tables.remove(table) != null) {
            write(new ToServer.Close(table));
          }
        });
  }

  void close() {
    if (thread.isShutdown()) {
      return;
    }
    thread.execute(
        () -> {
          ear = null;
          if (socket != null) {
            socket.abort();
          }
        });
    thread.shutdown();
  }

  private void write(ToServer message) {
    WebSocket connected = socket;
    Ear current = ear;
    if (connected == null || current == null) {
      return; // what counts is sent again when there is a connection
    }
    String text = codec.write(ToServer.class, message);
    // The next message may be sent only when the last one has been.
    sent =
        sent.thenCompose(any -> connected.sendText(text, true))
            .whenComplete(
                (any, failure) -> {
                  if (failure != null) {
                    lost(current, failure);
                  }
                });
  }

  /** Something was said on a connection. */
  void heard(Ear by, String text) {
    later(() -> understand(by, text));
  }

  /** A connection has ended. */
  void lost(Ear by, Throwable failure) {
    later(() -> lose(by, failure));
  }

  /** Does something on our thread, unless the socket is closed for good. */
  private void later(Runnable task) {
    try {
      thread.execute(task);
    } catch (RejectedExecutionException e) {
      // Closed meanwhile, so nobody is interested any more.
    }
  }

  private void connect() {
    Ear next = new Ear(this);
    ear = next;
    var _ =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .connectTimeout(Duration.ofSeconds(10))
            .buildAsync(address, next)
            .whenComplete(
                (made, failure) -> {
                  if (failure == null) {
                    later(() -> connected(next, made));
                  } else {
                    lost(next, failure);
                  }
                });
  }

  private void connected(Ear by, WebSocket made) {
    if (!by.equals(ear)) {
      made.abort();
      return;
    }
    socket = made;
    sent = CompletableFuture.completedFuture(null);
    heard = System.nanoTime();
    if (failures > 0) {
      tables.values().forEach(Online::back);
    }
    failures = 0;
    for (Online<?, ?, ?, ?> table : tables.values()) {
      table.again().forEach(this::write);
    }
  }

  private void lose(Ear by, Throwable failure) {
    if (!by.equals(ear)) {
      return;
    }
    ear = null;
    if (socket != null) {
      socket.abort();
      socket = null;
    }
    if (isForbidden(failure)) {
      tables.values().forEach(Online::gone);
      return;
    }
    if (failures == 0) {
      tables.values().forEach(Online::lost);
    }
    if (failure instanceof TurnedAwayException || failure instanceof MalformedException) {
      failures = WAITS.size();
    }
    int wait = WAITS.get(Math.min(failures, WAITS.size() - 1));
    failures++;
    var _ = thread.schedule(this::connect, wait, TimeUnit.MILLISECONDS);
  }

  /** Whether the server does not know us: then there is no point in trying again. */
  private static boolean isForbidden(Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    return cause instanceof WebSocketHandshakeException refused
        && refused.getResponse().statusCode() == 401;
  }

  private void ping() {
    Ear current = ear;
    if (socket == null || current == null) {
      return;
    }
    if (System.nanoTime() - heard > SILENCE_NANOS) {
      lose(current, new IllegalStateException("silence"));
    } else {
      write(new ToServer.Ping());
    }
  }

  private void understand(Ear by, String text) {
    if (!by.equals(ear)) {
      return;
    }
    heard = System.nanoTime();
    try {
      hear(codec.read(FromServer.class, Json.parse(text), ""));
    } catch (MalformedException e) {
      lose(by, e); // a server of another version, or none of ours; perhaps it is being replaced
    }
  }

  private void hear(FromServer message) {
    switch (message) {
      case FromServer.State state -> to(state.table(), table -> table.state(state));
      case FromServer.Changed(var info) -> to(info.id(), table -> table.seats(info));
      case FromServer.Refused refused -> to(refused.table(), table -> table.refused(refused));
      case FromServer.Reaction reaction -> to(reaction.table(), table -> table.reaction(reaction));
      case FromServer.Gone(String id) -> to(id, Online::gone);
      case FromServer.Shown shown -> {}
      case FromServer.Welcome welcome -> {}
      case FromServer.Problem problem -> {
        if (problem.code().equals(TOO_OFTEN) && !waiting) {
          // What was thrown away is sent again as soon as allowed.
          waiting = true;
          var _ = thread.schedule(this::sendAgain, TOO_OFTEN_MILLIS, TimeUnit.MILLISECONDS);
        }
      }
      case FromServer.Pong pong -> {}
    }
  }

  private void sendAgain() {
    waiting = false;
    for (Online<?, ?, ?, ?> table : tables.values()) {
      table.again().forEach(this::write);
    }
  }

  private void to(String id, Consumer<Online<?, ?, ?, ?>> action) {
    Online<?, ?, ?, ?> table = tables.get(id);
    if (table != null) {
      action.accept(table);
    }
  }
}
