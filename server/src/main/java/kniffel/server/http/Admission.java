package kniffel.server.http;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import kniffel.server.room.Costs;

/**
 * Lets a request in if its address can pay for it, before anything of it is looked at.
 *
 * <p>Whoever cannot pay is told so a moment later, and nothing more is read from that connection
 * until then: otherwise refusing would cost us nearly as much as answering.
 */
final class Admission implements Handler<HttpServerRequest> {

  /** How long nothing is read, as on a socket. */
  static final long DEAF_MILLIS = 1_000;

  private final Vertx vertx;
  private final Limits limits;
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
      Caller caller,
      Endpoint endpoint,
      Handler<HttpServerRequest> admitted) {
    this.vertx = vertx;
    this.limits = limits;
    this.caller = caller;
    this.endpoint = endpoint;
    this.admitted = admitted;
  }

  @Override
  public void handle(HttpServerRequest request) {
    Limits.Payer payer = limits.address(caller.address(request));
    if (payer.pays(Costs.REQUEST)) {
      admitted.handle(request);
      return;
    }
    request.pause();
    var _ = vertx.setTimer(DEAF_MILLIS, any -> refuse(request, endpoint.refused(request, payer)));
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
