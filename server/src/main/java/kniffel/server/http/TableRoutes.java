package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.room.TableInfos;
import kniffel.server.room.TakeBacks;
import kniffel.server.store.Store;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.Names;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Answers;
import kniffel.wire.NewTable;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;

/** Requests about tables: finding, opening, joining, beginning, playing again. */
final class TableRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final Store store;
  private final Rooms rooms;
  private final NewTables newTables;
  private final OpenTables open;
  private final SeatRoutes seats;
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
    this.open = new OpenTables(endpoint, rooms);
    this.seats = new SeatRoutes(endpoint, services, newTables, secrets, shortCodes, open);
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
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/rematch", this::rematch);
    endpoint.on(router, HttpMethod.POST, "/api/tables/:table/take-back", this::takeBack);
    seats.mount(router);
  }

  private Reply lobby(Call call) {
    return list(call.me(), store.lobby());
  }

  private Reply mine(Call call) {
    List<Store.Listed> tables = store.tablesOf(call.me().id());
    call.payer().owes(tables.size()); // each is told of as it is now
    return list(call.me(), tables);
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
      return open.info(201, id.get(), player);
    }
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    StoredTable made = newTables.make(wish, player, call.language());
    StoredTable named = id.map(made::withId).orElse(made);
    StoredTable table =
        newTables.inviting(
            wish.start().orElse(false) ? begin(named, player, Optional.empty(), call) : named);
    try {
      store.addTable(FirstHead.of(table, services.codec(), now())).join();
    } catch (CompletionException e) {
      if (id.isPresent() && store.table(id.get()).isPresent()) {
        return open.info(201, id.get(), player); // sent twice at once
      }
      throw e;
    }
    rooms.in(table.id(), Room::begin).join();
    return open.info(201, table.id(), player);
  }

  private StoredTable begin(
      StoredTable stored, Player host, Optional<Requests.Start.OpenSeats> empty, Call call) {
    return Seating.start(
        stored,
        host.id(),
        empty,
        (level, names) -> newTables.bot(level, names, call.language()),
        now());
  }

  private Reply show(Call call) {
    Room room = open.entered(call);
    return open.info(200, room.id(), call.me());
  }

  private Reply joinByCode(Call call) {
    Player player = call.me();
    Requests.Join wish = call.body(Requests.Join.class);
    Optional<String> shorter = ShortCodes.normal(wish.code());
    Supplier<ProblemException> none =
        ShortCodes.isMeant(wish.code()) ? TableRoutes::noSuchCode : ProblemException::notThere;
    StoredTable table =
        shorter.isPresent()
            ? guessed(shorter.get(), call)
            : store.tableByCode(wish.code(), true).orElseThrow(none);
    Consumer<StoredTable> invited =
        stored -> {
          // Whoever was sent away since the code was looked up knows only what it was before.
          if (!(shorter.isPresent()
              ? stored.shortCode().equals(shorter)
              : stored.playCode().equals(wish.code()))) {
            throw none.get();
          }
        };
    return sit(call, player, table.id(), wish.name(), wish.pledges().orElse(false), invited);
  }

  /**
   * The table of a short code; each try counts, right or wrong, so that nobody can try them all.
   */
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
    return sit(
        call,
        player,
        table.id(),
        wish.name(),
        wish.pledges().orElse(false),
        stored -> Seating.requireWelcome(stored, player.id()));
  }

  /**
   * Takes a seat.
   *
   * @param requireInvited refuses those who are not invited to the table as it then is
   */
  private Reply sit(
      Call call,
      Player player,
      String id,
      Optional<String> name,
      boolean pledges,
      Consumer<StoredTable> requireInvited) {
    Optional<String> called = name.map(Names::normal);
    open.change(
        call,
        id,
        stored -> {
          if (!stored.agreement().isSeated(player.id())) {
            requireInvited.accept(stored);
          }
          StoredTable seated = Seating.sit(stored, player, called, pledges, now());
          // A public table begins when it is full, because nobody there is in charge.
          return seated.listed() ? Beginning.settleIfFull(seated, now()) : seated;
        });
    return open.info(200, id, player);
  }

  private Reply watchByCode(Call call) {
    Player player = call.me();
    String code = call.body(Requests.Watch.class).code();
    StoredTable known = store.tableByCode(code, false).orElseThrow(ProblemException::notThere);
    if (!services.tables().isMember(known.id(), player.id())
        && !call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
    String table =
        store.admit(code, player.id(), now()).join().orElseThrow(ProblemException::notThere);
    return open.info(200, table, player);
  }

  private Reply start(Call call) {
    Player player = call.me();
    Optional<Requests.Start.OpenSeats> empty = call.body(Requests.Start.class).open();
    Room room = open.entered(call);
    open.change(call, room.id(), stored -> begin(stored, player, empty, call));
    return open.info(200, room.id(), player);
  }

  private Reply rematch(Call call) {
    Player player = call.me();
    boolean pledges = call.body(Requests.Rematch.class).pledges().orElse(false);
    Room room = open.seated(call);
    if (rooms.in(room.id(), each -> each.stored().agreement().daily().isPresent()).join()) {
      throw ProblemException.notNow("of-the-day");
    }
    if (rooms.in(room.id(), each -> each.stored().agreement().evening().isPresent()).join()) {
      throw ProblemException.notNow("of-evening");
    }
    return open.info(201, rematches.of(room, player, pledges), player);
  }

  private Reply takeBack(Call call) {
    Player player = call.me();
    int version = call.body(Requests.OfVersion.class).version();
    Room room = open.seated(call);
    Runnable pay =
        () -> {
          if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
            throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
          }
        };
    return open.info(201, takeBacks.of(room.id(), version, pay).join(), player);
  }

  private long now() {
    return services.now().getAsLong();
  }
}
