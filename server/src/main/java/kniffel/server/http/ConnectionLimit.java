package kniffel.server.http;

import io.netty.channel.Channel;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.impl.HttpServerConnection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * How many connections there may be from one address, whatever is sent over them, because the
 * system has only a limited number for everybody.
 *
 * <p>Where there are too many, whoever has most of them there loses the oldest: so nobody keeps out
 * others behind the same address. All whom we do not know count as one.
 */
final class ConnectionLimit {

  /** Twice as many as an address may have sockets: a whole school, with its requests. */
  static final int MAX_AT_AN_ADDRESS = 1_000;

  private static final String STRANGER = "";

  private final Caller caller;
  private final int most;
  private final Map<String, Household> networks = new ConcurrentHashMap<>();

  /**
   * Nobody is connected yet.
   *
   * @param caller knows our proxies, through which everybody comes
   * @param most how many there may be from any other address
   */
  ConnectionLimit(Caller caller, int most) {
    this.caller = caller;
    this.most = most;
  }

  /** The connections from one network, the oldest first, and whose they are. */
  private static final class Household {

    private final Map<Channel, String> owners = new LinkedHashMap<>();

    synchronized Household with(Channel connection) {
      owners.put(connection, STRANGER);
      return this;
    }

    synchronized @Nullable Household without(Channel connection) {
      owners.remove(connection);
      return owners.isEmpty() ? null : this;
    }

    synchronized void belongs(Channel connection, String person) {
      owners.replace(connection, person);
    }

    /** The connection that has to go if there are more than so many. */
    synchronized Optional<Channel> tooMany(int most) {
      if (owners.size() <= most) {
        return Optional.empty();
      }
      Map<String, Integer> counts = new HashMap<>();
      owners.values().forEach(owner -> counts.merge(owner, 1, Integer::sum));
      int highest = Collections.max(counts.values());
      Optional<Channel> oldest =
          owners.entrySet().stream()
              .filter(each -> Integer.valueOf(highest).equals(counts.get(each.getValue())))
              .map(Map.Entry::getKey)
              .findFirst();
      oldest.ifPresent(owners::remove);
      return oldest;
    }
  }

  /** Somebody has connected. */
  void add(HttpConnection connection) {
    String remote = connection.remoteAddress().hostAddress();
    if (caller.isProxy(remote)) {
      return;
    }
    String name = Addresses.network(remote);
    Channel channel = channel(connection);
    Household network =
        networks.compute(
            name, (any, known) -> (known == null ? new Household() : known).with(channel));
    // Vert.x itself would not report the end of a connection that has become a socket.
    channel
        .closeFuture()
        .addListener(
            end -> networks.computeIfPresent(name, (any, known) -> known.without(channel)));
    Optional<Channel> tooMany = network.tooMany(most);
    if (tooMany.isPresent()) {
      var _ = tooMany.get().close();
    }
  }

  /** Somebody whom we know has sent a request over a connection. */
  void belongs(HttpConnection connection, String person) {
    Household network = networks.get(Addresses.network(connection.remoteAddress().hostAddress()));
    if (network != null) {
      network.belongs(channel(connection), person);
    }
  }

  private static Channel channel(HttpConnection connection) {
    if (!(connection instanceof HttpServerConnection server)) {
      throw new IllegalStateException("not a connection of Vert.x: " + connection.getClass());
    }
    return server.channelHandlerContext().channel();
  }
}
