package kniffel.server.http;

import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import kniffel.server.ServerConfig;
import kniffel.server.daily.DailyCalendar;
import kniffel.server.room.Attendant;
import kniffel.server.room.Costs;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Results;
import kniffel.server.store.Store;
import kniffel.server.store.Stores;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The port, and what is behind which address. */
public final class WebServer {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");
  private static final int WAIT_SECONDS = 10;

  private final Services services;
  private final Stores stores;
  private final Rooms rooms;
  private final Reviews reviews;
  private final DailyCalendar calendar;
  private final EveningBooks eveningBooks;
  private final Sessions sessions;
  private final Limits limits;
  private final Caller caller;
  private final Endpoint endpoint;
  private final Sockets live;
  private final SocketEntrance entrance;
  private final Pages pages;
  private final Readiness readiness;
  private final Secrets secrets = new Secrets();
  private final Idempotency idempotency = new Idempotency();
  private final PrometheusMeterRegistry meters;
  private final ConnectionLimit connections;
  private final Listeners listeners;
  private final NetworkRoutes network;
  private final List<Consumer<Router>> routes;
  private volatile boolean leaving;
  private volatile boolean closing;

  public WebServer(
      Vertx vertx,
      List<Context> loops,
      ServerConfig config,
      Limits limits,
      Services services,
      Stores stores,
      Rooms rooms,
      Reviews reviews,
      DailyCalendar calendar,
      EveningBooks eveningBooks,
      Attendant attendant,
      PrometheusMeterRegistry meters) {
    this.services = services;
    this.stores = stores;
    this.rooms = rooms;
    this.reviews = reviews;
    this.calendar = calendar;
    this.eveningBooks = eveningBooks;
    this.meters = meters;
    this.sessions = new Sessions(stores.players(), secrets, services.now());
    this.limits = limits;
    this.caller = new Caller(config.proxies(), config.origins());
    MessageReader reader = new MessageReader(services.codec());
    this.endpoint = new Endpoint(services, sessions, limits, caller, reader);
    this.readiness =
        new Readiness(stores.store()::tryWriting, attendant::isWorking, System::nanoTime);
    this.pages = new Pages(config.pages(), config.engine());
    this.live = new Sockets(services, rooms, limits, reader, pages.version(), System::nanoTime);
    this.entrance = new SocketEntrance(services, sessions, limits, caller, live);
    this.connections =
        new ConnectionLimit(
            caller, config.limits() ? ConnectionLimit.MAX_AT_AN_ADDRESS : Integer.MAX_VALUE);
    this.listeners =
        new Listeners(
            vertx,
            loops,
            () -> door(vertx),
            this::broken,
            connection -> {
              HeadDeadline.set(connection);
              connections.add(connection);
            });
    this.network = new NetworkRoutes(config.homeNetwork(), listeners);
    this.routes = routes();
    services.bus().whenSessionEnds(sessions::ended);
    services.bus().whenSessionEnds(live::end);
  }

  /**
   * Listens on every event loop.
   *
   * @throws IOException if the port cannot be used
   */
  public void open(ServerConfig config) throws IOException {
    listeners.open(config.host(), config.port());
    if (config.homeNetwork().open()) {
      network.open();
    }
  }

  /** What is behind the addresses: one of each for all event loops, because some keep things. */
  private List<Consumer<Router>> routes() {
    Store store = stores.store();
    Results results = stores.results();
    ShortCodes shortCodes =
        new ShortCodes(secrets::bytes, code -> store.tableByShortCode(code).isPresent());
    NewTables newTables = new NewTables(services, secrets, shortCodes);
    Finished finished = new Finished(services, rooms, reviews, calendar);
    SheetRoutes sheets = new SheetRoutes(endpoint, services, rooms, finished);
    return List.of(
        new SessionRoutes(endpoint, sessions, idempotency, services, results)::mount,
        new TableRoutes(endpoint, services, store, rooms, newTables, secrets, shortCodes)::mount,
        new GameRoutes(endpoint, services)::mount,
        new BookRoutes(endpoint, services, results)::mount,
        sheets::mount,
        new PaperRoutes(endpoint, services, stores.paperGames(), secrets)::mount,
        new AnalysisRoutes(endpoint, services, rooms, reviews, finished)::mount,
        new ReviewLinkRoutes(
                endpoint, services, rooms, stores.reviewLinks(), finished, sheets, secrets)
            ::mount,
        new DeviceRoutes(endpoint, services, store, rooms, secrets)::mount,
        new DailyRoutes(
                endpoint,
                services,
                store,
                stores.days(),
                stores.dailyTries(),
                calendar,
                rooms,
                secrets)
            ::mount,
        new EveningRoutes(
                endpoint, services, stores.evenings(), eveningBooks, rooms, newTables, secrets)
            ::mount,
        router -> network.mount(router, endpoint));
  }

  private Handler<HttpServerRequest> door(Vertx vertx) {
    return new Admission(vertx, limits, sessions, connections, caller, endpoint, router(vertx));
  }

  private Router router(Vertx vertx) {
    Router router = Router.router(vertx);
    router.route().handler(WebServer::protect);
    router.route().handler(Bodies::hold);
    router.route().handler(endpoint::check);
    router.route(HttpMethod.GET, "/api/live").handler(context -> entrance.admit(context, !closing));
    routes.forEach(each -> each.accept(router));
    router.route("/api/*").handler(context -> endpoint.fail(context, 404));
    router.route(HttpMethod.GET, "/health").handler(context -> plain(context, 200, "ok"));
    router.route(HttpMethod.GET, "/ready").handler(this::ready);
    router.route(HttpMethod.GET, "/metrics").handler(this::metrics);
    router
        .route(HttpMethod.GET, "/*")
        .handler(
            context -> {
              int sent = pages.serve(context);
              limits.address(caller.address(context.request())).owes(Costs.bytes(sent));
            });
    for (int status : new int[] {400, 404, 405, 408, 413, 414, 415, 431, 500}) {
      router.errorHandler(status, context -> endpoint.fail(context, status));
    }
    return router;
  }

  private static void protect(RoutingContext context) {
    protect(context.response());
    context.next();
  }

  /** The headers for everything that we send to browsers. */
  static void protect(HttpServerResponse response) {
    response.putHeader("Content-Security-Policy", BrowserPolicy.OF_ALL);
    response.putHeader("X-Content-Type-Options", "nosniff");
    response.putHeader("Referrer-Policy", "no-referrer");
    response.putHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.putHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.putHeader("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
    response.putHeader("X-Frame-Options", "DENY");
  }

  /** Handles what Vert.x has found not to be a request. */
  private void broken(HttpServerRequest request) {
    if (limits.address(caller.address(request)).pays(Costs.REQUEST + Costs.NONSENSE)) {
      HttpServerRequest.DEFAULT_INVALID_REQUEST_HANDLER.handle(request);
    } else {
      request.connection().close();
    }
  }

  private void ready(RoutingContext context) {
    Context loop = context.vertx().getOrCreateContext();
    var _ =
        readiness
            .isReady()
            .thenAccept(
                written ->
                    loop.runOnContext(
                        any -> {
                          boolean ready = written && !leaving && !closing;
                          plain(context, ready ? 200 : 503, ready ? "ready" : "not ready");
                        }));
  }

  /** Figures for the operator: only from the machine itself, through no proxy. */
  private void metrics(RoutingContext context) {
    String remote = context.request().remoteAddress().hostAddress();
    if (!Caller.isLoopback(remote) || Caller.isPassedOn(context.request())) {
      plain(context, 404, "");
      return;
    }
    plain(context, 200, meters.scrape());
  }

  static void plain(RoutingContext context, int status, String text) {
    context
        .response()
        .setStatusCode(status)
        .putHeader("Content-Type", "text/plain; charset=utf-8")
        .putHeader("Cache-Control", "no-store")
        .end(text);
  }

  /** Checks for the engine for people's own devices until it is there; blocks. */
  public void lookForEngine() {
    pages.lookForEngine();
  }

  /**
   * Makes sure that no device stays connected that another node forgot in a lost message; blocks.
   */
  public void lookForEndedSessions() {
    sessions.lookForEnded(live.sessions()).forEach(live::end);
  }

  /** The port that was opened. */
  public int port() {
    return listeners.port();
  }

  /** Where others in the house reach this server; nowhere unless this was requested. */
  public List<String> homeAddresses() {
    return network.addresses();
  }

  /**
   * Reports from now on that it is not ready, so that a load balancer sends nobody here; goes on
   * serving.
   */
  public void leave() {
    leaving = true;
  }

  /** Lets nobody in any more; requests under way are answered. */
  public void close() {
    closing = true;
    CompletableFuture<Void> closed = new CompletableFuture<>();
    live.closeAll().transform(any -> listeners.closeAll()).onComplete(any -> closed.complete(null));
    try {
      closed.get(WAIT_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      LOG.warn("the port did not close in time", e);
    }
  }
}
