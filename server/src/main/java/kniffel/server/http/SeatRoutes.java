package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.Optional;
import kniffel.server.room.Room;
import kniffel.server.room.Services;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.Names;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.telling.agreed.Wishes;
import kniffel.wire.Player;
import kniffel.wire.Requests;

/** Requests of people at a table: what they add to the dice, who sits where, how fast bots play. */
final class SeatRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final NewTables newTables;
  private final Secrets secrets;
  private final ShortCodes shortCodes;
  private final OpenTables open;

  SeatRoutes(
      Endpoint endpoint,
      Services services,
      NewTables newTables,
      Secrets secrets,
      ShortCodes shortCodes,
      OpenTables open) {
    this.endpoint = endpoint;
    this.services = services;
    this.newTables = newTables;
    this.secrets = secrets;
    this.shortCodes = shortCodes;
    this.open = open;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/pledge", this::pledge);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/reveal", this::reveal);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/leave", this::leave);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/kick", this::kick);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/rename", this::rename);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/bot", this::seatBot);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/settings", this::settings);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/stand-in", this::standIn);
  }

  private Reply pledge(Call call) {
    Player player = call.me();
    Requests.Pledge pledge = call.body(Requests.Pledge.class);
    Room room = open.seated(call);
    open.change(call, room.id(), stored -> Beginning.pledge(stored, player.id(), pledge, now()));
    return open.info(200, room.id(), player);
  }

  private Reply reveal(Call call) {
    Player player = call.me();
    Requests.Reveal reveal = call.body(Requests.Reveal.class);
    Room room = open.seated(call);
    open.change(call, room.id(), stored -> Beginning.reveal(stored, player.id(), reveal, now()));
    return open.info(200, room.id(), player);
  }

  private Reply leave(Call call) {
    Player player = call.me();
    Room room = open.entered(call);
    open.change(call, room.id(), stored -> Seating.leave(stored, player.id(), now()));
    return Reply.nothing();
  }

  private Reply kick(Call call) {
    Player player = call.me();
    int seat = call.body(Requests.OfSeat.class).seat();
    Room room = open.entered(call);
    String play = secrets.name();
    String watch = secrets.name();
    String shorter = shortCodes.draw();
    open.change(
        call,
        room.id(),
        stored -> {
          StoredTable kicked = Seating.kick(stored, player.id(), seat, now());
          // A person who is sent away knows the links, so they change.
          return stored.agreement().places().get(seat) instanceof Place.Person
              ? kicked.withCodes(play, watch, shorter)
              : kicked;
        });
    return open.info(200, room.id(), player);
  }

  private Reply rename(Call call) {
    Player player = call.me();
    Requests.RenameSeat wish = call.body(Requests.RenameSeat.class);
    String name = Names.normal(wish.name());
    Room room = open.seated(call);
    open.change(
        call, room.id(), stored -> Seating.rename(stored, player.id(), wish.seat(), name, now()));
    return open.info(200, room.id(), player);
  }

  private Reply seatBot(Call call) {
    Player player = call.me();
    Requests.SeatBot wish = call.body(Requests.SeatBot.class);
    Room room = open.entered(call);
    open.change(
        call,
        room.id(),
        stored ->
            Seating.seatBot(
                stored,
                player.id(),
                wish.seat(),
                wish.level(),
                (level, names) -> newTables.bot(level, names, call.language()),
                now()));
    return open.info(200, room.id(), player);
  }

  private Reply settings(Call call) {
    Player player = call.me();
    Optional<Integer> pace = call.body(Requests.TableSettings.class).pace().map(Wishes::pace);
    Room room = open.seated(call);
    open.change(
        call,
        room.id(),
        stored -> {
          if (!stored.agreement().isSeated(player.id())) {
            throw ProblemException.notThere(); // they have lost their seat since they asked
          }
          return pace.isEmpty() || pace.get() == stored.agreement().pace()
              ? stored
              : stored.next(stored.status(), stored.agreement().withPace(pace.get()), now());
        });
    return open.info(200, room.id(), player);
  }

  private Reply standIn(Call call) {
    Player player = call.me();
    int seat = call.body(Requests.OfSeat.class).seat();
    Room room = open.seated(call);
    open.make(call, room.id(), each -> each.standIn(seat));
    return open.info(200, room.id(), player);
  }

  private long now() {
    return services.now().getAsLong();
  }
}
