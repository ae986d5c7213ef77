package kniffel.server.http;

import io.vertx.core.Context;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.server.room.Costs;
import kniffel.server.room.Services;
import kniffel.wire.Player;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Decides who gets a socket: known players, from our own pages, within their limits. */
final class SocketEntrance {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");

  private final Services services;
  private final Sessions sessions;
  private final Limits limits;
  private final Caller caller;
  private final Sockets live;

  SocketEntrance(Services services, Sessions sessions, Limits limits, Caller caller, Sockets live) {
    this.services = services;
    this.sessions = sessions;
    this.limits = limits;
    this.caller = caller;
    this.live = live;
  }

  /**
   * Turns a request into a socket, or says why not; nobody is let in while the port is being
   * closed.
   */
  void admit(RoutingContext context, boolean open) {
    HttpServerRequest request = context.request();
    Optional<String> token = Caller.token(request);
    if (!open
        || !limits.letsIn(
            caller.address(request), token.flatMap(sessions::lastSeen), Costs.CONNECT)) {
      WebServer.plain(context, open ? 429 : 503, "");
      return;
    }
    if (!caller.isOurs(request) || !"websocket".equalsIgnoreCase(request.getHeader("Upgrade"))) {
      WebServer.plain(context, 403, "");
      return;
    }
    if (token.isEmpty()) {
      WebServer.plain(context, 401, "");
      return;
    }
    Player recent = sessions.recent(token.get());
    if (recent != null) {
      upgrade(context, recent, token.get());
      return;
    }
    request.pause();
    Context loop = context.vertx().getOrCreateContext();
    var _ =
        CompletableFuture.supplyAsync(() -> sessions.find(token.get()), services.threads())
            .whenComplete(
                (player, failure) ->
                    loop.runOnContext(
                        any -> {
                          request.resume();
                          if (failure != null) {
                            // An unreachable database does not mean that the player is unknown.
                            LOG.warn("sessions", failure);
                            WebServer.plain(context, 503, "");
                          } else if (player.isEmpty()) {
                            WebServer.plain(context, 401, "");
                          } else {
                            upgrade(context, player.get(), token.get());
                          }
                        }));
  }

  private void upgrade(RoutingContext context, Player player, String token) {
    HttpServerRequest request = context.request();
    Sockets.Opener opener =
        new Sockets.Opener(
            player,
            Secrets.hash(token),
            Caller.language(request),
            limits.payer(player.id(), caller.address(request)));
    if (live.areTooMany(opener)
        || !limits.person(player.id()).pays(Costs.REQUEST + Costs.CONNECT)) {
      WebServer.plain(context, 429, "");
      return;
    }
    HttpConnection connection = request.connection();
    request.toWebSocket().onSuccess(socket -> live.open(socket, connection, opener));
  }
}
