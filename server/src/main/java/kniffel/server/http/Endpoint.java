package kniffel.server.http;

import io.vertx.core.Context;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Route;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.regex.Pattern;
import kniffel.server.room.Costs;
import kniffel.server.room.Services;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.FromServer;
import kniffel.wire.Player;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Where requests come in: checks who asks and how often, has each answered on its own thread, and
 * puts problems into words.
 */
final class Endpoint {

  private static final Pattern JSON =
      Pattern.compile("application/json\\s*(;.*)?", Pattern.CASE_INSENSITIVE);
  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");

  /** Answers a request; may block. */
  @FunctionalInterface
  interface Answer {
    Reply to(Call call);
  }

  private final Services services;
  private final Sessions sessions;
  private final Limits limits;
  private final Caller caller;
  private final MessageReader reader;

  Endpoint(
      Services services, Sessions sessions, Limits limits, Caller caller, MessageReader reader) {
    this.services = services;
    this.sessions = sessions;
    this.limits = limits;
    this.caller = caller;
    this.reader = reader;
  }

  Codec codec() {
    return services.codec();
  }

  void on(Router router, HttpMethod method, String path, Answer answer) {
    on(router, method, path, MessageReader.MAX_BYTES, answer);
  }

  /** The same for requests whose bodies may be this long. */
  void on(Router router, HttpMethod method, String path, int maxBytes, Answer answer) {
    router.route(method, path).handler(context -> handle(context, maxBytes, answer));
  }

  /** Turns away what nobody can make sense of, whatever it is about. */
  void check(RoutingContext context) {
    HttpServerRequest request = context.request();
    if (!Caller.hasSoundQuery(request)) {
      refuse(context, ProblemException.malformed("query"));
    } else if (request.method().equals(HttpMethod.GET) && Bodies.hasBody(request)) {
      refuse(context, ProblemException.malformed("GET with a body"));
    } else {
      context.next();
    }
  }

  /** What somebody hears whose address cannot pay for a request. */
  Reply refused(HttpServerRequest request, Limits.Payer payer) {
    return problem(tooOften(payer, Limits.Resource.WORK), request);
  }

  private void handle(RoutingContext context, int maxBytes, Answer answer) {
    HttpServerRequest request = context.request();
    try {
      check(request);
    } catch (ProblemException e) {
      refuse(context, e);
      return;
    }
    if (request.method().equals(HttpMethod.GET)) {
      begin(context, answer, "");
      return;
    }
    // A body longer than usual is paid for before it is read, because it may come from anybody.
    Limits.Payer payer = limits.address(caller.address(request));
    if (maxBytes > MessageReader.MAX_BYTES && !payer.pays(Costs.bytes(maxBytes))) {
      send(context, problem(tooOften(payer, Limits.Resource.WORK), context));
      return;
    }
    Bodies.read(context.vertx(), request, maxBytes)
        .onSuccess(body -> begin(context, answer, body))
        .onFailure(failure -> refuse(context, failure));
  }

  private void begin(RoutingContext context, Answer answer, String body) {
    Context loop = context.vertx().getOrCreateContext();
    services
        .threads()
        .execute(
            () -> {
              Reply reply = answer(context, answer, body);
              loop.runOnContext(ready -> send(context, reply));
            });
  }

  /** Answers a senseless request; its sender pays for it and is no longer listened to. */
  private void refuse(RoutingContext context, Throwable failure) {
    limits.address(caller.address(context.request())).owes(Costs.NONSENSE);
    context.response().putHeader("Connection", "close");
    send(context, problem(failure, context));
  }

  private void check(HttpServerRequest request) {
    if (request.method().equals(HttpMethod.GET)) {
      return;
    }
    if (!caller.isOurs(request)) {
      throw new ProblemException(403, "foreign", Map.of());
    }
    String type = request.getHeader("Content-Type");
    if (type == null || !JSON.matcher(type).matches()) {
      throw new ProblemException(415, "not-json", Map.of());
    }
  }

  static ProblemException tooOften(Limits.Payer payer, Limits.Resource resource) {
    return new ProblemException(
        429, "too-often", Map.of("seconds", String.valueOf(payer.retryAfter(resource))));
  }

  private Reply answer(RoutingContext context, Answer answer, String body) {
    int read = Costs.bytes(body.length());
    limits.address(caller.address(context.request())).owes(read);
    try {
      Call call = call(context, body);
      if (call.player().isPresent()) {
        // The address has paid already.
        Limits.Payer person = limits.person(call.player().get().id());
        if (!person.pays(Costs.REQUEST + read)) {
          throw tooOften(person, Limits.Resource.WORK);
        }
      }
      Reply reply = answer.to(call);
      call.payer().owes(Costs.bytes(reply.size(Pages.readsGzip(context.request()))));
      return reply;
    } catch (Throwable e) { // whoever waits must hear of it, whatever it is
      return problem(e, context);
    }
  }

  private Call call(RoutingContext context, String body) {
    HttpServerRequest request = context.request();
    Optional<String> token = Caller.token(request);
    Optional<Player> player = token.flatMap(sessions::find);
    String address = caller.address(request);
    if (context.pathParams().values().stream()
        .anyMatch(name -> name.chars().anyMatch(Character::isISOControl))) {
      throw ProblemException
          .notThere(); // nothing has such a name, and PostgreSQL cannot look it up
    }
    Map<String, String> query = new HashMap<>();
    request.params().forEach(entry -> query.putIfAbsent(entry.getKey(), entry.getValue()));
    return new Call(
        player,
        token.orElse(""),
        Caller.isBearer(request),
        Caller.language(request),
        player.map(known -> limits.payer(known.id(), address)).orElse(limits.address(address)),
        caller.isSecure(request),
        caller.isLocal(request),
        Idempotency.key(request),
        context.pathParams(),
        query,
        body,
        reader);
  }

  private Reply problem(Throwable failure, RoutingContext context) {
    ProblemException problem =
        switch (failure) {
          case ProblemException known -> known;
          case CompletionException wrapped
              when wrapped.getCause() instanceof ProblemException known ->
              known;
          default -> {
            // Whatever it is, the database is the usual suspect; no details are revealed.
            log(context, failure);
            yield ProblemException.unavailable();
          }
        };
    return problem(problem, context.request());
  }

  private Reply problem(ProblemException problem, HttpServerRequest request) {
    String text =
        services
            .words(Caller.language(request))
            .say("server." + problem.code(), problem.arguments());
    Reply reply =
        Reply.json(
            problem.status(),
            services
                .codec()
                .write(
                    Answers.Failure.class,
                    new Answers.Failure(new FromServer.Problem(problem.code(), text))));
    return problem.status() == 429
        ? reply.with("Retry-After", problem.arguments().getOrDefault("seconds", "1"))
        : reply;
  }

  /** Logs only the kind of request: its path may contain somebody's link. */
  private static void log(RoutingContext context, Throwable failure) {
    Route route = context.currentRoute();
    LOG.error("{} {}", context.request().method(), route == null ? "" : route.getPath(), failure);
  }

  /** Answers what nothing else has answered. */
  void fail(RoutingContext context, int status) {
    String code =
        switch (status) {
          case 404 -> "not-there";
          case 405 -> "not-there";
          case 413 -> "too-large";
          case 500 -> "unavailable";
          default -> "malformed";
        };
    limits.address(caller.address(context.request())).owes(Costs.NONSENSE);
    if (status == 500) {
      log(context, context.failure());
    }
    int told = status == 500 ? 503 : status;
    send(context, problem(new ProblemException(told, code, Map.of("detail", "")), context));
  }

  private static void send(RoutingContext context, Reply reply) {
    HttpServerResponse response = context.response();
    if (response.closed() || response.ended()) {
      return;
    }
    response.setStatusCode(reply.status());
    response.putHeader("Cache-Control", "no-store");
    reply.headers().forEach(response::putHeader);
    if (reply.shared().isPresent()) {
      Pages.send(context, reply.status(), reply.shared().get());
    } else if (reply.status() == 204) {
      response.end();
    } else {
      response.putHeader("Content-Type", reply.type());
      InParts.send(response, reply.body());
    }
  }
}
