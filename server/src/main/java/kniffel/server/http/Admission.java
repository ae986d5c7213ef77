package kniffel.server.http;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import java.util.Optional;
import kniffel.server.room.Costs;

/**
 * Lets a request in if its address can pay for it, before anything of it is looked at but who sends
 * it, so that a stranger does not keep out those whom we know behind the same address.
 *
 * <p>Whoever cannot pay is told so a moment later, and nothing more is read from that connection
 * until then: otherwise refusing would cost us nearly as much as answering.
 */
final class Admission implements Handler<HttpServerRequest> {

  /** How long nothing is read, as on a socket. */
  static final long DEAF_MILLIS = 1_000;

  private final Vertx vertx;
  private final Limits limits;
  private final Sessions sessions;
  private final ConnectionLimit connections;
  private final Caller caller;
  private final Endpoint endpoint;
  private final Handler<HttpServerRequest> admitted;

  /**
   * At the door of the whole server.
   *
   * @param admitted gets what is paid for
   */
  Admission(
      Vertx vertx,
      Limits limits,
      Sessions sessions,
      ConnectionLimit connections,
      Caller caller,
      Endpoint endpoint,
      Handler<HttpServerRequest> admitted) {
    this.vertx = vertx;
    this.limits = limits;
    this.sessions = sessions;
    this.connections = connections;
    this.caller = caller;
    this.endpoint = endpoint;
    this.admitted = admitted;
  }

  @Override
  public void handle(HttpServerRequest request) {
    String address = caller.address(request);
    Optional<String> sender = Caller.token(request).flatMap(sessions::lastSeen);
    sender.ifPresent(person -> connections.belongs(request.connection(), person));
    if (limits.letsIn(address, sender, Costs.REQUEST)) {
      admitted.handle(request);
      return;
    }
    request.pause();
    var _ =
        vertx.setTimer(
            DEAF_MILLIS,
            any -> refuse(request, endpoint.refused(request, limits.address(address))));
  }

  private void refuse(HttpServerRequest request, Reply reply) {
    HttpServerResponse response = request.response();
    if (response.closed()) {
      return;
    }
    WebServer.protect(response);
    response.setStatusCode(reply.status());
    response.putHeader("Cache-Control", "no-store");
    response.putHeader("Content-Type", reply.type());
    reply.headers().forEach(response::putHeader);
    if (Bodies.hasBody(request)) {
      response.putHeader("Connection", "close");
      var _ = response.end(reply.body()).onComplete(any -> Bodies.leave(vertx, request));
    } else {
      request.resume();
      var _ = response.end(reply.body());
    }
  }
}
