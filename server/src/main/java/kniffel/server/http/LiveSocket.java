package kniffel.server.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.ServerWebSocket;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import kniffel.server.room.Client;
import kniffel.server.room.Costs;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.room.Tickets;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;
import kniffel.words.Language;

/** One socket: what its owner sends and receives, and at which tables. */
final class LiveSocket implements Client, Tickets.Refusals {

  /** How many tables one socket can watch. */
  static final int MAX_TABLES = 50;

  /** A client with this many messages thrown away in a row is not listening. */
  private static final int MAX_IGNORED = 500;

  /** How long nothing is read from somebody whose account is empty. */
  private static final long DEAF_MILLIS = 1_000;

  private final ServerWebSocket socket;
  private final FrameWriter frames;
  private final Sockets.Opener opener;
  private final Services services;
  private final Tickets tickets;
  private final MessageReader reader;
  private final LongSupplier nanos;

  private volatile long heard;
  private boolean deaf;
  private int ignored;

  LiveSocket(
      ServerWebSocket socket,
      FrameWriter frames,
      Sockets.Opener opener,
      Services services,
      Rooms rooms,
      MessageReader reader,
      LongSupplier nanos) {
    this.socket = socket;
    this.frames = frames;
    this.opener = opener;
    this.services = services;
    this.tickets = new Tickets(this, rooms, new ConcurrentHashMap<>(), this);
    this.reader = reader;
    this.nanos = nanos;
    this.heard = nanos.getAsLong();
  }

  /** Begins to listen. */
  void welcome(String version, HttpConnection connection) {
    FrameGuard.guard(connection, this::paysForFrame);
    socket.textMessageHandler(this::receive);
    socket.binaryMessageHandler(bytes -> nonsense("malformed", Map.of("detail", "")));
    socket.exceptionHandler(failure -> close(CloseCode.of(failure)));
    send(new FromServer.Welcome(opener.player(), version));
  }

  @Override
  public String player() {
    return opener.player().id();
  }

  @Override
  public Language language() {
    return opener.language();
  }

  @Override
  public void charge(int points) {
    opener.payer().owes(points);
  }

  @Override
  public void chargeKept(int entries) {
    opener.payer().owes(Limits.Resource.ENTRIES, entries);
  }

  @Override
  public boolean isClosed() {
    return socket.isClosed();
  }

  String session() {
    return opener.session();
  }

  /** From where it was opened. */
  String network() {
    return opener.payer().network();
  }

  boolean isSilentSince(long before) {
    return heard - before < 0;
  }

  Future<Void> close(CloseCode why) {
    return socket.isClosed()
        ? Future.succeededFuture()
        : socket.close(why.code(), why.reason()).otherwiseEmpty();
  }

  @Override
  public void send(String message) {
    if (!socket.isClosed() && !frames.write(message)) {
      close(CloseCode.TOO_OFTEN);
    }
  }

  private void send(FromServer message) {
    send(services.codec().write(FromServer.class, message));
  }

  private void problem(String code, Map<String, String> arguments) {
    services.meters().counter("kniffel.problems", "code", code).increment();
    String text = services.words(language()).say("server." + code, arguments);
    send(new FromServer.Problem(code, text));
  }

  private void nonsense(String code, Map<String, String> arguments) {
    charge(Costs.NONSENSE);
    problem(code, arguments);
  }

  /** Something other than a message; if it is too much it just goes unanswered. */
  private boolean paysForFrame() {
    boolean paid = opener.payer().pays(Costs.FRAME);
    if (paid) {
      heard = nanos.getAsLong();
    } else {
      ignore(Limits.Resource.WORK);
    }
    return paid;
  }

  /** Throws something away and reads nothing more for a moment, which costs us nothing. */
  private void ignore(Limits.Resource missing) {
    if (++ignored > MAX_IGNORED) {
      close(CloseCode.TOO_OFTEN);
    } else if (!deaf) {
      deaf = true;
      long seconds = opener.payer().retryAfter(missing);
      problem("too-often", Map.of("seconds", String.valueOf(seconds)));
      socket.pause();
      services.timers().after(DEAF_MILLIS, this::listenAgain);
    }
  }

  private void listenAgain() {
    heard = nanos.getAsLong(); // their silence was our doing
    deaf = false;
    if (!socket.isClosed()) {
      socket.resume();
    }
  }

  private void receive(String text) {
    heard = nanos.getAsLong();
    // Paid before it is read: what is thrown away must cost us nothing.
    if (!opener.payer().pays(Costs.MESSAGE + Costs.bytes(text.length()))) {
      ignore(Limits.Resource.WORK);
      return;
    }
    ignored = 0;
    ToServer message;
    try {
      message = reader.read(ToServer.class, text);
    } catch (ProblemException e) {
      nonsense(e.code(), e.arguments());
      return;
    }
    switch (message) {
      case ToServer.Ping ping -> send(new FromServer.Pong());
      case ToServer.Open(String table, Optional<Integer> seat) -> open(table, seat);
      case ToServer.Close(String table) -> tickets.close(table);
      case ToServer.Play play -> playIfCovered(play);
      case ToServer.Say say -> playIfCovered(say);
      case ToServer.Show show -> tickets.pass(show.table(), show);
      case ToServer.React react -> tickets.pass(react.table(), react);
    }
  }

  private void open(String table, Optional<Integer> seat) {
    if (tickets.count() >= MAX_TABLES && !tickets.has(table)) {
      problem("too-many-tables", Map.of());
    } else {
      tickets.open(table, seat);
    }
  }

  @Override
  public void gone(String table) {
    send(new FromServer.Gone(table));
  }

  @Override
  public void failed(Throwable failure) {
    problem("unavailable", Map.of());
  }

  /** Plays, unless this person's games have filled too much lately. */
  private void playIfCovered(ToServer.Command play) {
    if (opener.payer().pays(Limits.Resource.ENTRIES, 0)) {
      tickets.play(play);
    } else {
      ignore(Limits.Resource.ENTRIES);
    }
  }

  /** The socket is closed. */
  void closed() {
    tickets.closeAll();
  }
}
