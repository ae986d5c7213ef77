package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import kniffel.server.room.Costs;
import kniffel.server.room.Services;
import kniffel.server.store.Results;
import kniffel.telling.agreed.Names;
import kniffel.wire.Answers;
import kniffel.wire.Player;
import kniffel.wire.Requests;

/** Requests about oneself. */
final class SessionRoutes {

  private static final long YEAR_SECONDS = 365L * 24 * 3600;

  /** What a guest costs, in rows: more than it really takes, because nobody needs many. */
  private static final int NEW_GUEST = 3;

  private final Endpoint endpoint;
  private final Sessions sessions;
  private final Idempotency idempotency;
  private final Services services;
  private final Results results;

  SessionRoutes(
      Endpoint endpoint,
      Sessions sessions,
      Idempotency idempotency,
      Services services,
      Results results) {
    this.endpoint = endpoint;
    this.sessions = sessions;
    this.idempotency = idempotency;
    this.services = services;
    this.results = results;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.POST, "/api/session", this::open);
    endpoint.on(router, HttpMethod.DELETE, "/api/session", this::close);
    endpoint.on(router, HttpMethod.GET, "/api/me", call -> player(call.me()));
    endpoint.on(router, HttpMethod.PATCH, "/api/me", this::rename);
    endpoint.on(router, HttpMethod.POST, "/api/me/link", this::link);
    endpoint.on(router, HttpMethod.DELETE, "/api/me/link", this::revokeLink);
    endpoint.on(router, HttpMethod.DELETE, "/api/me/devices", this::forgetOthers);
    endpoint.on(router, HttpMethod.GET, "/api/me/statistics", this::statistics);
    endpoint.on(router, HttpMethod.GET, "/api/me/results", this::results);
  }

  private Reply open(Call call) {
    Requests.NewSession wish = call.body(Requests.NewSession.class);
    boolean bearer = wish.bearer().orElse(false);
    if (wish.link().isEmpty() && call.player().isPresent() && !bearer) {
      // The page begins with this, so a cookie that is used does not expire.
      return renewed(player(call.player().get()), call);
    }
    if (!call.payer().pays(Limits.Resource.STORAGE, NEW_GUEST)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    String name =
        wish.name()
            .map(Names::normal)
            .orElseGet(() -> services.words(call.language()).say("server.guest"));
    Sessions.Session session =
        idempotency.session(
            call.key(),
            made -> sessions.find(made.token()).isPresent(),
            () ->
                wish.link().isPresent()
                    ? sessions.byLink(wish.link().get())
                    : sessions.guest(name));
    Reply reply =
        Reply.json(
            201,
            endpoint
                .codec()
                .write(
                    Answers.Session.class,
                    new Answers.Session(
                        session.player(),
                        bearer ? Optional.of(session.token()) : Optional.empty())));
    return bearer ? reply : reply.with("Set-Cookie", cookie(session.token(), YEAR_SECONDS, call));
  }

  private static String cookie(String token, long seconds, Call call) {
    return Caller.COOKIE
        + "="
        + token
        + "; Path=/; HttpOnly; SameSite=Strict; Max-Age="
        + seconds
        + (call.secure() ? "; Secure" : "");
  }

  private static Reply renewed(Reply reply, Call call) {
    return call.bearer()
        ? reply
        : reply.with("Set-Cookie", cookie(call.token(), YEAR_SECONDS, call));
  }

  private Reply close(Call call) {
    call.me();
    // Told to all nodes, this one included, so that no socket of the device stays open.
    services.bus().sessionEnded(sessions.forget(call.token()));
    return Reply.nothing().with("Set-Cookie", cookie("", 0, call));
  }

  private Reply rename(Call call) {
    String name = Names.normal(call.body(Requests.Rename.class).name());
    return player(sessions.rename(call.me(), name, call.token()));
  }

  private Reply link(Call call) {
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(Answers.Code.class, new Answers.Code(sessions.link(call.me(), call.token()))));
  }

  private Reply revokeLink(Call call) {
    sessions.revokeLink(call.me());
    return Reply.nothing();
  }

  private Reply forgetOthers(Call call) {
    sessions.forgetOthers(call.me(), call.token()).forEach(services.bus()::sessionEnded);
    return Reply.nothing();
  }

  private Reply statistics(Call call) {
    String player = call.me().id();
    int year = Instant.ofEpochMilli(services.now().getAsLong()).atZone(ZoneOffset.UTC).getYear();
    long since = LocalDate.of(year, 1, 1).atStartOfDay(ZoneOffset.UTC).toInstant().toEpochMilli();
    Answers.Statistics statistics =
        new Answers.Statistics(results.statistics(player), year, results.opponents(player, since));
    int games = statistics.games().stream().mapToInt(Answers.GameStatistics::games).sum();
    int met = statistics.opponents().stream().mapToInt(Answers.Opponent::games).sum();
    call.payer().owes(Costs.rows(games + met));
    return Reply.json(200, endpoint.codec().write(Answers.Statistics.class, statistics));
  }

  private Reply results(Call call) {
    call.payer().owes(Costs.REQUEST); // it goes through all that somebody has played
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(Answers.Results.class, new Answers.Results(results.of(call.me().id()))));
  }

  private Reply player(Player player) {
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(Answers.Session.class, new Answers.Session(player, Optional.empty())));
  }
}
