package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.server.room.Costs;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.ReviewLinks;
import kniffel.server.store.ReviewLinks.ReviewLink;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Answers;
import kniffel.wire.Player;
import kniffel.wire.Requests;

/**
 * Requests about the links to reviews: making and revoking them, and looking at the game that one
 * of them opens, which needs no session.
 */
final class ReviewLinkRoutes {

  /** How many links to one game somebody may have. */
  private static final int MOST = 10;

  private static final int TOKEN_LENGTH = 43;

  /** What a table is called for people who do not sit there. */
  private static final String SOME_TABLE = "shared";

  private final Endpoint endpoint;
  private final Services services;
  private final Rooms rooms;
  private final ReviewLinks links;
  private final Finished finished;
  private final SheetRoutes sheets;
  private final Secrets secrets;

  ReviewLinkRoutes(
      Endpoint endpoint,
      Services services,
      Rooms rooms,
      ReviewLinks links,
      Finished finished,
      SheetRoutes sheets,
      Secrets secrets) {
    this.endpoint = endpoint;
    this.services = services;
    this.rooms = rooms;
    this.links = links;
    this.finished = finished;
    this.sheets = sheets;
    this.secrets = secrets;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/review-links", this::make);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table/review-links", this::list);
    endpoint.on(router, HttpMethod.DELETE, "/api/tables/:table/review-links/:link", this::takeBack);
    endpoint.on(router, HttpMethod.GET, "/api/shared/:token", this::show);
    endpoint.on(router, HttpMethod.GET, "/api/shared/:token/steps/:step", this::step);
    endpoint.on(router, HttpMethod.GET, "/api/shared/:token/review", this::review);
    endpoint.on(router, HttpMethod.GET, "/api/shared/:token/record", this::record);
    endpoint.on(router, HttpMethod.GET, "/api/shared/:token/sheet", this::sheet);
  }

  private Reply make(Call call) {
    boolean nameless = call.body(Requests.NewReviewLink.class).nameless().orElse(false);
    String table = seated(call);
    LiveGame<?, ?, ?, ?> _ = finished.game(table);
    if (finished.isSecret(table)) {
      throw ProblemException.notNow("of-the-day"); // others would know the dice before their try
    }
    String player = call.me().id();
    String token =
        call.key()
            .map(key -> Idempotency.token(call.token(), "review of " + table, key))
            .orElseGet(secrets::token);
    Optional<ReviewLink> known = links.byToken(Secrets.hash(token));
    if (known.isPresent()) {
      return made(known.get(), token);
    }
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    ReviewLink link =
        new ReviewLink(secrets.name(), table, player, nameless, services.now().getAsLong());
    if (!links.add(link, Secrets.hash(token), MOST).join()) {
      // Sent twice at once, the first one counts.
      return made(
          links
              .byToken(Secrets.hash(token))
              .orElseThrow(() -> ProblemException.notNow("too-many-links")),
          token);
    }
    return made(link, token);
  }

  private Reply made(ReviewLink link, String token) {
    return Reply.json(
        200,
        endpoint.codec().write(Answers.ReviewLink.class, told(link, Optional.of("/r/" + token))));
  }

  private Reply list(Call call) {
    List<Answers.ReviewLink> mine =
        links.of(seated(call), call.me().id()).stream()
            .map(link -> told(link, Optional.empty()))
            .toList();
    return Reply.json(
        200, endpoint.codec().write(Answers.ReviewLinks.class, new Answers.ReviewLinks(mine)));
  }

  private static Answers.ReviewLink told(ReviewLink link, Optional<String> path) {
    return new Answers.ReviewLink(link.id(), path, link.nameless(), link.created());
  }

  private Reply takeBack(Call call) {
    String link = call.path().getOrDefault("link", "");
    if (!links.remove(link, seated(call), call.me().id()).join()) {
      throw ProblemException.notThere();
    }
    return Reply.nothing();
  }

  /** The table in the path, where the asker must have sat. */
  private String seated(Call call) {
    Player player = call.me();
    String table = rooms.enter(call.table(), player.id()).join().id();
    return rooms.judge(table, room -> seated(room, player)).join();
  }

  private static String seated(Room room, Player player) {
    boolean seated =
        room.stored().agreement().places().stream()
            .anyMatch(
                place ->
                    place instanceof Place.Person person && person.player().equals(player.id()));
    if (!seated) {
      throw ProblemException.notThere();
    }
    return room.id();
  }

  private Reply show(Call call) {
    ReviewLink link = opened(call);
    LiveGame<?, ?, ?, ?> game = finished.game(link.table());
    StoredTable stored = stored(link);
    List<String> names = names(link, game, call);
    List<Place> places = stored.agreement().places();
    List<Answers.SharedSeat> seats = new ArrayList<>();
    for (int seat = 0; seat < places.size(); seat++) {
      seats.add(
          new Answers.SharedSeat(
              names.get(seat),
              places.get(seat) instanceof Place.Machine machine
                  ? Optional.of(machine.level())
                  : Optional.empty()));
    }
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(
                Answers.SharedGame.class,
                new Answers.SharedGame(
                    stored.agreement().game(),
                    stored.agreement().options(),
                    stored.agreement().diceOf(),
                    game.version(),
                    stored.updated(),
                    link.nameless(),
                    seats,
                    stored.agreement().given())));
  }

  private Reply step(Call call) {
    ReviewLink link = opened(call);
    LiveGame<?, ?, ?, ?> game = finished.game(link.table());
    return finished.step(SOME_TABLE, game, names(link, game, call), call);
  }

  private Reply review(Call call) {
    ReviewLink link = opened(call);
    LiveGame<?, ?, ?, ?> game = finished.game(link.table());
    return finished.review(link.table(), game, names(link, game, call), call);
  }

  /** The names are part of the proof of the dice, so without them there is no record. */
  private Reply record(Call call) {
    ReviewLink link = opened(call);
    if (link.nameless()) {
      throw ProblemException.notThere();
    }
    return Reply.json(200, finished.recordText(link.table()));
  }

  /** The score sheet, with the names that the link may show. */
  private Reply sheet(Call call) {
    ReviewLink link = opened(call);
    List<String> names = names(link, finished.game(link.table()), call);
    return sheets.filled(finished.record(link.table()).table(), Optional.of(names), call);
  }

  /** The link that the token in the path opens; trying tokens is expensive. */
  private ReviewLink opened(Call call) {
    String token = call.path().getOrDefault("token", "");
    Optional<ReviewLink> link =
        token.length() == TOKEN_LENGTH ? links.byToken(Secrets.hash(token)) : Optional.empty();
    if (link.isEmpty()) {
      call.payer().owes(Costs.NONSENSE);
      throw ProblemException.notThere();
    }
    return link.get();
  }

  private StoredTable stored(ReviewLink link) {
    return rooms.in(link.table(), room -> room.stored()).join();
  }

  /** The names of the players that the link may show; bots keep theirs. */
  private List<String> names(ReviewLink link, LiveGame<?, ?, ?, ?> game, Call call) {
    if (!link.nameless()) {
      return game.names();
    }
    List<Place> places = stored(link).agreement().places();
    List<String> names = new ArrayList<>();
    for (int seat = 0; seat < places.size(); seat++) {
      names.add(
          places.get(seat) instanceof Place.Machine machine
              ? machine.name()
              : services
                  .words(call.language())
                  .say("server.somebody", Map.of("number", String.valueOf(seat + 1))));
    }
    return names;
  }
}
