package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.UnaryOperator;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.room.TableInfos;
import kniffel.server.room.TakeBacks;
import kniffel.server.store.Store;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.Names;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.telling.agreed.Wishes;
import kniffel.wire.Answers;
import kniffel.wire.NewTable;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;

/** Requests about tables: opening, joining, leaving, beginning, playing again. */
final class TableRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final Store store;
  private final Rooms rooms;
  private final NewTables newTables;
  private final Secrets secrets;
  private final ShortCodes shortCodes;
  private final Rematches rematches;
  private final TakeBacks takeBacks;

  TableRoutes(
      Endpoint endpoint,
      Services services,
      Store store,
      Rooms rooms,
      NewTables newTables,
      Secrets secrets,
      ShortCodes shortCodes) {
    this.endpoint = endpoint;
    this.services = services;
    this.store = store;
    this.rooms = rooms;
    this.newTables = newTables;
    this.secrets = secrets;
    this.shortCodes = shortCodes;
    this.rematches = new Rematches(services, store, rooms, newTables);
    this.takeBacks = new TakeBacks(services, rooms, newTables::goingOn);
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/tables", this::lobby);
    endpoint.on(router, HttpMethod.GET, "/api/me/tables", this::mine);
    endpoint.on(router, HttpMethod.POST, "/api/tables", this::create);
    endpoint.on(router, HttpMethod.POST, "/api/join", this::joinByCode);
    endpoint.on(router, HttpMethod.POST, "/api/watch", this::watchByCode);
    endpoint.on(router, HttpMethod.GET, "/api/tables/:table", this::show);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/join", this::join);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/start", this::start);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/pledge", this::pledge);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/reveal", this::reveal);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/leave", this::leave);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/kick", this::kick);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/rename", this::rename);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/bot", this::seatBot);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/settings", this::settings);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/stand-in", this::standIn);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/rematch", this::rematch);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/take-back", this::takeBack);
  }

  private Reply lobby(Call call) {
    return list(call.me(), store.lobby());
  }

  private Reply mine(Call call) {
    return list(call.me(), store.tablesOf(call.me().id()));
  }

  private Reply list(Player player, List<Store.Listed> tables) {
    List<TableInfo> infos = new ArrayList<>();
    for (Store.Listed listed : tables) {
      infos.add(
          rooms
              .inIfOpen(listed.table().id(), room -> room.info(player.id()))
              .orElseGet(
                  () -> TableInfos.of(listed.table(), listed.head(), player.id(), services)));
    }
    infos.sort(
        Comparator.comparing((TableInfo info) -> info.status() == Status.OVER)
            .thenComparing(info -> !info.myTurn()));
    return Reply.json(200, endpoint.codec().write(Answers.Tables.class, new Answers.Tables(infos)));
  }

  private Reply create(Call call) {
    Player player = call.me();
    NewTable wish = call.body(NewTable.class);
    Optional<String> id = call.key().map(key -> Idempotency.tableId(player.id(), "table", key));
    if (id.isPresent() && store.table(id.get()).isPresent()) {
      return info(201, id.get(), player);
    }
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    StoredTable made = newTables.make(wish, player, call.language());
    StoredTable open = id.map(made::withId).orElse(made);
    StoredTable table =
        newTables.inviting(
            wish.start().orElse(false) ? begin(open, player, Optional.empty(), call) : open);
    try {
      store.addTable(FirstHead.of(table, services.codec(), now())).join();
    } catch (CompletionException e) {
      if (id.isPresent() && store.table(id.get()).isPresent()) {
        return info(201, id.get(), player); // sent twice at once
      }
      throw e;
    }
    rooms.in(table.id(), Room::begin).join();
    return info(201, table.id(), player);
  }

  private StoredTable begin(
      StoredTable stored, Player host, Optional<Requests.Start.OpenSeats> open, Call call) {
    return Seating.start(
        stored,
        host.id(),
        open,
        (level, names) -> newTables.bot(level, names, call.language()),
        now());
  }

  private Reply show(Call call) {
    Room room = entered(call);
    return info(200, room.id(), call.me());
  }

  private Reply joinByCode(Call call) {
    Player player = call.me();
    Requests.Join wish = call.body(Requests.Join.class);
    Optional<String> shorter = ShortCodes.normal(wish.code());
    StoredTable table =
        shorter.isPresent()
            ? guessed(shorter.get(), call)
            : store
                .tableByCode(wish.code(), true)
                .orElseThrow(
                    ShortCodes.isMeant(wish.code())
                        ? TableRoutes::noSuchCode
                        : ProblemException::notThere);
    return sit(table.id(), player, wish.name(), wish.pledges().orElse(false), true);
  }

  /** The table of a short code; each try counts, right or wrong, so that nobody tries them all. */
  private StoredTable guessed(String code, Call call) {
    if (!call.payer().pays(Limits.Resource.GUESSES, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.GUESSES);
    }
    return store.tableByShortCode(code).orElseThrow(TableRoutes::noSuchCode);
  }

  private static ProblemException noSuchCode() {
    return new ProblemException(404, "no-such-code", Map.of());
  }

  private Reply join(Call call) {
    Player player = call.me();
    Requests.Sit wish = call.body(Requests.Sit.class);
    StoredTable table = store.table(call.table()).orElseThrow(ProblemException::notThere);
    if (!table.listed()) {
      throw ProblemException.notThere();
    }
    return sit(table.id(), player, wish.name(), wish.pledges().orElse(false), false);
  }

  private Reply sit(
      String id, Player player, Optional<String> name, boolean pledges, boolean invited) {
    Optional<String> called = name.map(Names::normal);
    change(
        id,
        stored -> {
          if (!invited) {
            Seating.requireWelcome(stored, player.id());
          }
          StoredTable seated = Seating.sit(stored, player, called, pledges, now());
          // A public table begins when it is full: nobody there is the one to ask.
          return seated.listed() ? Beginning.settleIfFull(seated, now()) : seated;
        });
    return info(200, id, player);
  }

  private Reply watchByCode(Call call) {
    Player player = call.me();
    String code = call.body(Requests.Watch.class).code();
    StoredTable table = store.tableByCode(code, false).orElseThrow(ProblemException::notThere);
    store.admit(table.id(), player.id(), now()).join();
    return info(200, table.id(), player);
  }

  private Reply start(Call call) {
    Player player = call.me();
    Optional<Requests.Start.OpenSeats> open = call.body(Requests.Start.class).open();
    Room room = entered(call);
    change(room.id(), stored -> begin(stored, player, open, call));
    return info(200, room.id(), player);
  }

  private Reply pledge(Call call) {
    Player player = call.me();
    Requests.Pledge pledge = call.body(Requests.Pledge.class);
    Room room = seated(call);
    change(room.id(), stored -> Beginning.pledge(stored, player.id(), pledge, now()));
    return info(200, room.id(), player);
  }

  private Reply reveal(Call call) {
    Player player = call.me();
    Requests.Reveal reveal = call.body(Requests.Reveal.class);
    Room room = seated(call);
    change(room.id(), stored -> Beginning.reveal(stored, player.id(), reveal, now()));
    return info(200, room.id(), player);
  }

  private Reply leave(Call call) {
    Player player = call.me();
    Room room = entered(call);
    change(room.id(), stored -> Seating.leave(stored, player.id(), now()));
    return Reply.nothing();
  }

  private Reply kick(Call call) {
    Player player = call.me();
    int seat = call.body(Requests.OfSeat.class).seat();
    Room room = entered(call);
    String play = secrets.name();
    String watch = secrets.name();
    String shorter = shortCodes.draw();
    change(
        room.id(),
        stored -> {
          StoredTable kicked = Seating.kick(stored, player.id(), seat, now());
          // A person who is sent away knows the links: they change with it.
          return stored.agreement().places().get(seat) instanceof Place.Person
              ? kicked.withCodes(play, watch, shorter)
              : kicked;
        });
    return info(200, room.id(), player);
  }

  private Reply rename(Call call) {
    Player player = call.me();
    Requests.RenameSeat wish = call.body(Requests.RenameSeat.class);
    String name = Names.normal(wish.name());
    Room room = seated(call);
    change(room.id(), stored -> Seating.rename(stored, player.id(), wish.seat(), name, now()));
    return info(200, room.id(), player);
  }

  private Reply seatBot(Call call) {
    Player player = call.me();
    Requests.SeatBot wish = call.body(Requests.SeatBot.class);
    Room room = entered(call);
    change(
        room.id(),
        stored ->
            Seating.seatBot(
                stored,
                player.id(),
                wish.seat(),
                wish.level(),
                (level, names) -> newTables.bot(level, names, call.language()),
                now()));
    return info(200, room.id(), player);
  }

  private Reply settings(Call call) {
    Player player = call.me();
    Optional<Integer> pace = call.body(Requests.Settings.class).pace().map(Wishes::pace);
    Room room = seated(call);
    change(
        room.id(),
        stored ->
            pace.isEmpty() || pace.get() == stored.agreement().pace()
                ? stored
                : stored.next(stored.status(), stored.agreement().withPace(pace.get()), now()));
    return info(200, room.id(), player);
  }

  private Reply standIn(Call call) {
    Player player = call.me();
    int seat = call.body(Requests.OfSeat.class).seat();
    Room room = seated(call);
    TableInfo info = rooms.with(room.id(), each -> each.freshInfo(player.id())).join();
    if (info.status() != Status.RUNNING || seat < 0 || seat >= info.seats().size()) {
      throw ProblemException.notNow("no-such-seat");
    }
    int absent = info.seats().get(seat).absent().orElse(0);
    if (info.seats().get(seat).present() || absent < services.grace()) {
      throw ProblemException.notNow("not-gone");
    }
    change(
        room.id(), stored -> Seating.standIn(stored, seat, Optional.of(Seating.STAND_IN), now()));
    return info(200, room.id(), player);
  }

  private Reply rematch(Call call) {
    Player player = call.me();
    boolean pledges = call.body(Requests.Rematch.class).pledges().orElse(false);
    Room room = seated(call);
    if (rooms.in(room.id(), each -> each.stored().agreement().daily().isPresent()).join()) {
      throw ProblemException.notNow("of-the-day");
    }
    if (rooms.in(room.id(), each -> each.stored().agreement().evening().isPresent()).join()) {
      throw ProblemException.notNow("of-evening");
    }
    return info(201, rematches.of(room, player, pledges), player);
  }

  private Reply takeBack(Call call) {
    Player player = call.me();
    int version = call.body(Requests.OfVersion.class).version();
    Room room = seated(call);
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    // What another node was told last must not be refused here.
    rooms.with(room.id(), each -> each.freshInfo(player.id())).join();
    return info(201, takeBacks.of(room.id(), version).join(), player);
  }

  private Room entered(Call call) {
    return rooms.enter(call.table(), call.me().id()).join();
  }

  private Room seated(Call call) {
    Room room = entered(call);
    boolean seated =
        rooms
            .in(room.id(), each -> !each.stored().agreement().seatsOf(call.me().id()).isEmpty())
            .join();
    if (!seated) {
      throw ProblemException.notThere();
    }
    return room;
  }

  private StoredTable change(String id, UnaryOperator<StoredTable> change) {
    return rooms.with(id, room -> room.change(change)).join();
  }

  private Reply info(int status, String id, Player player) {
    TableInfo info = rooms.in(id, room -> room.info(player.id())).join();
    return Reply.json(status, endpoint.codec().write(TableInfo.class, info));
  }

  private long now() {
    return services.now().getAsLong();
  }
}
