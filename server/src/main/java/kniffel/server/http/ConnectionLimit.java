package kniffel.server.http;

import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.impl.HttpServerConnection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * How many connections there may be from one address, whatever is sent over them, because the
 * system has only a limited number for everybody.
 */
final class ConnectionLimit {

  /** Twice as many as an address may have sockets: a whole school, with its requests. */
  static final int MAX_AT_AN_ADDRESS = 1_000;

  private final Caller caller;
  private final int most;
  private final Map<String, Integer> counts = new ConcurrentHashMap<>();

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

  /** Somebody has connected; a connection too many is dropped at once. */
  void add(HttpConnection connection) {
    String remote = connection.remoteAddress().hostAddress();
    if (caller.isProxy(remote)) {
      return;
    }
    if (!(connection instanceof HttpServerConnection server)) {
      throw new IllegalStateException("not a connection of Vert.x: " + connection.getClass());
    }
    String network = Addresses.network(remote);
    int count = counts.merge(network, 1, Integer::sum);
    // Vert.x itself would not report the end of a connection that has become a socket.
    server.channelHandlerContext().channel().closeFuture().addListener(end -> remove(network));
    if (count > most) {
      connection.close();
    }
  }

  private void remove(String network) {
    counts.computeIfPresent(network, (any, count) -> count > 1 ? count - 1 : null);
  }
}
