package kniffel.server.http;

import io.vertx.core.Future;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.ServerWebSocket;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.wire.Player;
import kniffel.words.Language;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The sockets over which people play live: who may have how many, and when they are closed. */
final class Sockets {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");

  /** Somebody who sends nothing for this long, not even a ping, is taken to be gone. */
  static final int SILENCE_SECONDS = 20;

  private static final long SWEEP_MILLIS = 2_000;

  /** How many sockets one person can have: several devices with several pages each. */
  private static final int MAX_OF_A_PERSON = 30;

  /** How many there can be at one address: enough for a whole school. */
  private static final int MAX_AT_AN_ADDRESS = 500;

  private final Services services;
  private final Rooms rooms;
  private final Limits limits;
  private final MessageReader reader;
  private final String version;
  private final LongSupplier nanos;
  private final Set<LiveSocket> sockets = ConcurrentHashMap.newKeySet();
  private final Map<String, Integer> people = new ConcurrentHashMap<>();
  private final Map<String, AddressLoad> addresses = new ConcurrentHashMap<>();

  Sockets(
      Services services,
      Rooms rooms,
      Limits limits,
      MessageReader reader,
      String version,
      LongSupplier nanos) {
    this.services = services;
    this.rooms = rooms;
    this.limits = limits;
    this.reader = reader;
    this.version = version;
    this.nanos = nanos;
    services.meters().gauge("kniffel.sockets", sockets, Set::size);
    sweepLater();
  }

  /**
   * Who opens a socket.
   *
   * @param session the hash of the token of the device
   */
  record Opener(Player player, String session, Language language, Limits.Payer payer) {}

  /** How many sockets there are at an address, and what waits for those who do not read. */
  private record AddressLoad(int sockets, AtomicLong unsent) {

    AddressLoad changed(int change) {
      return new AddressLoad(sockets + change, unsent);
    }
  }

  /**
   * Whether this person has reached the limit of sockets, or their address has and no room can be
   * made there.
   */
  boolean areTooMany(Opener opener) {
    return limits.areEnforced()
        && (people.getOrDefault(opener.player().id(), 0) >= MAX_OF_A_PERSON
            || (isFull(opener.payer().network()) && !makesRoom(opener)));
  }

  private boolean isFull(String network) {
    return Optional.ofNullable(addresses.get(network))
        .filter(address -> address.sockets() >= MAX_AT_AN_ADDRESS)
        .isPresent();
  }

  /** Whoever has most sockets at an address loses one to somebody who would still have fewer. */
  private boolean makesRoom(Opener opener) {
    Map<String, List<LiveSocket>> there =
        sockets.stream()
            .filter(socket -> socket.network().equals(opener.payer().network()))
            .collect(Collectors.groupingBy(LiveSocket::player));
    int own = there.getOrDefault(opener.player().id(), List.of()).size();
    Optional<List<LiveSocket>> most =
        there.values().stream()
            .max(Comparator.comparingInt(List::size))
            .filter(theirs -> theirs.size() > own + 1);
    most.ifPresent(theirs -> theirs.getFirst().close(CloseCode.TOO_OFTEN));
    return most.isPresent();
  }

  /** A socket has been opened by somebody we know. */
  void open(ServerWebSocket socket, HttpConnection connection, Opener opener) {
    Backlog backlog = new Backlog(enter(opener));
    LiveSocket opened =
        new LiveSocket(
            socket, FrameWriter.of(connection, backlog), opener, services, rooms, reader, nanos);
    try {
      socket.closeHandler(
          closed -> {
            sockets.remove(opened);
            leave(opener);
            opened.closed();
          });
    } catch (IllegalStateException e) { // it is already closed, and must leave nothing behind
      leave(opener);
      throw e;
    }
    sockets.add(opened);
    opened.welcome(version, connection);
  }

  /** Counts somebody's socket; says what waits for all at their address. */
  private AtomicLong enter(Opener opener) {
    people.merge(opener.player().id(), 1, Integer::sum);
    return addresses
        .merge(
            opener.payer().network(),
            new AddressLoad(1, new AtomicLong()),
            (known, one) -> known.changed(1))
        .unsent();
  }

  private void leave(Opener opener) {
    people.computeIfPresent(opener.player().id(), (id, count) -> count == 1 ? null : count - 1);
    addresses.computeIfPresent(
        opener.payer().network(),
        (network, known) -> known.sockets() == 1 ? null : known.changed(-1));
  }

  private void sweepLater() {
    services.timers().after(SWEEP_MILLIS, this::sweep);
  }

  /** Closes the sockets of clients that have vanished; sending to them would not reveal it. */
  private void sweep() {
    try {
      long before = nanos.getAsLong() - TimeUnit.SECONDS.toNanos(SILENCE_SECONDS);
      sockets.stream().filter(socket -> socket.isSilentSince(before)).forEach(Sockets::closeSilent);
    } catch (Throwable e) { // whatever it is, it is tried again
      LOG.warn("looking for silent sockets", e);
    } finally {
      sweepLater();
    }
  }

  /** One that cannot be closed must not keep the others open. */
  private static void closeSilent(LiveSocket socket) {
    try {
      var _ = socket.close(CloseCode.SILENCE);
    } catch (Throwable e) {
      LOG.warn("closing a silent socket", e);
    }
  }

  /** The devices that have sockets here. */
  Set<String> sessions() {
    return sockets.stream().map(LiveSocket::session).collect(Collectors.toSet());
  }

  /** A device was forgotten: nothing more is sent to it or accepted from it. */
  void end(String session) {
    for (LiveSocket socket : sockets) {
      if (socket.session().equals(session)) {
        socket.close(CloseCode.SESSION_ENDED);
      }
    }
  }

  /** Tells everybody to come back soon, to this node or another. */
  Future<?> closeAll() {
    return Future.join(sockets.stream().map(socket -> socket.close(CloseCode.RESTART)).toList());
  }
}
