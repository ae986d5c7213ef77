package kniffel.server.http;

import io.micrometer.core.instrument.MeterRegistry;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.ServerWebSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.server.ProblemException;
import kniffel.server.room.Client;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.wire.FromServer;
import kniffel.wire.Player;
import kniffel.wire.ToServer;
import kniffel.words.Language;

/** The sockets over which people play live. */
final class Sockets {

  /** A socket that says nothing for so long is taken for dead. */
  static final int SILENCE_SECONDS = 20;

  /** A socket whose owner does not read is closed before it fills our memory. */
  private static final int MAX_UNSENT = 256;

  /** How many tables one socket can watch. */
  private static final int MAX_TABLES = 50;

  private final Services services;
  private final Rooms rooms;
  private final Limits limits;
  private final MessageReader reader;
  private final String version;
  private final AtomicInteger sockets = new AtomicInteger();

  Sockets(Services services, Rooms rooms, Limits limits, MessageReader reader, String version) {
    this.services = services;
    this.rooms = rooms;
    this.limits = limits;
    this.reader = reader;
    this.version = version;
    MeterRegistry meters = services.meters();
    meters.gauge("kniffel.sockets", sockets);
  }

  /** A socket has been opened by somebody we know. */
  void open(ServerWebSocket socket, Player player, Language language) {
    Connection connection = new Connection(socket, player, language);
    sockets.incrementAndGet();
    socket.textMessageHandler(connection::receive);
    socket.binaryMessageHandler(bytes -> connection.problem("malformed", Map.of("detail", "")));
    socket.closeHandler(closed -> connection.closed());
    socket.exceptionHandler(failure -> socket.close());
    connection.send(new FromServer.Welcome(player, version));
  }

  static Language language(HttpServerRequest request) {
    return Caller.language(request);
  }

  /** One socket. */
  private final class Connection implements Client {

    private final ServerWebSocket socket;
    private final Player player;
    private final Language language;

    /** The tables that were asked for; done when we are in, so that nothing overtakes that. */
    private final Map<String, CompletableFuture<Room>> tables = new ConcurrentHashMap<>();

    private int unsent;

    Connection(ServerWebSocket socket, Player player, Language language) {
      this.socket = socket;
      this.player = player;
      this.language = language;
    }

    @Override
    public String player() {
      return player.id();
    }

    @Override
    public Language language() {
      return language;
    }

    @Override
    public void send(String message) {
      if (socket.isClosed()) {
        return;
      }
      if (socket.writeQueueFull() && ++unsent > MAX_UNSENT) {
        socket.close();
        return;
      }
      if (!socket.writeQueueFull()) {
        unsent = 0;
      }
      socket.writeTextMessage(message);
    }

    void send(FromServer message) {
      send(services.codec().write(FromServer.class, message));
    }

    void problem(String code, Map<String, String> arguments) {
      services.meters().counter("kniffel.problems", "code", code).increment();
      String text = services.words(language).say("server." + code, arguments);
      send(new FromServer.Problem(code, text));
    }

    void receive(String text) {
      if (!limits.allows(Limits.Kind.MESSAGE, player.id())) {
        problem("too-often", Map.of("seconds", "1"));
        return;
      }
      ToServer message;
      try {
        message = reader.read(ToServer.class, text);
      } catch (ProblemException e) {
        problem(e.code(), e.arguments());
        return;
      }
      switch (message) {
        case ToServer.Ping ping -> send(new FromServer.Pong());
        case ToServer.Open(String table, Optional<Integer> seat) -> open(table, seat);
        case ToServer.Close(String table) -> close(table);
        case ToServer.Play play -> play(play);
        case ToServer.Show show -> pass(show.table(), show);
        case ToServer.React react -> pass(react.table(), react);
      }
    }

    private void open(String table, Optional<Integer> seat) {
      if (tables.size() >= MAX_TABLES && !tables.containsKey(table)) {
        problem("too-many-tables", Map.of());
        return;
      }
      CompletableFuture<Room> entered =
          rooms
              .enter(table, player.id())
              .thenCompose(room -> rooms.in(table, each -> enter(each, seat)));
      tables.put(table, entered);
      var _ =
          entered.exceptionally(
              failure -> {
                tables.remove(table, entered);
                refused(table, failure);
                return null;
              });
    }

    private Room enter(Room room, Optional<Integer> seat) {
      room.open(this, seat);
      if (socket.isClosed()) {
        room.close(this);
      }
      return room;
    }

    private void refused(String table, Throwable failure) {
      Throwable cause =
          failure instanceof CompletionException && failure.getCause() != null
              ? failure.getCause()
              : failure;
      if (cause instanceof ProblemException problem && problem.status() == 404) {
        send(new FromServer.Gone(table));
      } else {
        problem("unavailable", Map.of());
      }
    }

    private void close(String table) {
      if (tables.remove(table) != null) {
        rooms.ifOpen(table, room -> room.close(this));
      }
    }

    /** A move for a table that this socket was let into; others are not there for it. */
    private void play(ToServer.Play play) {
      CompletableFuture<Room> entered = tables.get(play.table());
      if (entered == null) {
        send(new FromServer.Gone(play.table()));
        return;
      }
      // The room may have been closed and opened again meanwhile; who was let in is in.
      var _ =
          entered
              .thenCompose(room -> rooms.room(room.id()))
              .whenComplete(
                  (room, failure) -> {
                    if (failure == null) {
                      rooms.ifOpen(play.table(), each -> each.play(this, play));
                    } else {
                      refused(play.table(), failure);
                    }
                  });
    }

    private void pass(String table, ToServer message) {
      CompletableFuture<Room> entered = tables.get(table);
      if (entered != null) {
        var _ = entered.thenAccept(room -> rooms.ifOpen(table, each -> each.pass(this, message)));
      }
    }

    void closed() {
      sockets.decrementAndGet();
      for (String table : tables.keySet()) {
        rooms.ifOpen(table, room -> room.close(this));
      }
    }
  }
}
