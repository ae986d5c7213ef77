package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.server.evening.EveningSeating;
import kniffel.server.room.Costs;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Evening;
import kniffel.server.store.EveningStore;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.telling.agreed.Names;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Evenings;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.EveningLine;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/** Requests about evenings: one link, seats that are kept, and one game after the other. */
final class EveningRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final EveningStore evenings;
  private final EveningBooks books;
  private final EveningGames games;
  private final Rooms rooms;
  private final NewTables newTables;
  private final Secrets secrets;

  EveningRoutes(
      Endpoint endpoint,
      Services services,
      EveningStore evenings,
      EveningBooks books,
      Rooms rooms,
      NewTables newTables,
      Secrets secrets) {
    this.endpoint = endpoint;
    this.services = services;
    this.evenings = evenings;
    this.books = books;
    this.games = new EveningGames(services, evenings, books, rooms, newTables, secrets);
    this.rooms = rooms;
    this.newTables = newTables;
    this.secrets = secrets;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/me/evenings", this::mine);
    endpoint.on(router, HttpMethod.POST, "/api/evenings", this::create);
    endpoint.on(router, HttpMethod.GET, "/api/evenings/:evening", this::show);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/join", this::join);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/seat", this::addSeat);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/leave", this::leave);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/next", this::next);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/give-up", this::giveUp);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/end", this::end);
    endpoint.on(router, HttpMethod.POST, "/api/evenings/:evening/again", this::again);
  }

  private Reply mine(Call call) {
    List<StoredEvening> all = evenings.of(call.me().id());
    Map<String, Integer> played = evenings.games(all.stream().map(StoredEvening::id).toList());
    List<EveningLine> lines = new ArrayList<>();
    for (StoredEvening each : all) {
      Evening evening = each.evening();
      if (!evening.hasSentAway(call.me().id())) { // they must not learn the new link
        lines.add(
            new EveningLine(
                each.code(),
                evening.ended(),
                each.created(),
                evening.names(),
                played.getOrDefault(each.id(), 0)));
      }
    }
    return Reply.json(
        200, endpoint.codec().write(Evenings.MyEvenings.class, new Evenings.MyEvenings(lines)));
  }

  private Reply show(Call call) {
    call.payer().owes(Costs.REQUEST); // it makes many database queries
    return info(200, found(call), call);
  }

  private StoredEvening found(Call call) {
    return byLink(link(call), call);
  }

  private static String link(Call call) {
    return call.path().getOrDefault("evening", "");
  }

  private StoredEvening byLink(String link, Call call) {
    return evenings
        .byLink(link, call.player().map(Player::id))
        .orElseThrow(ProblemException::notThere);
  }

  private Reply create(Call call) {
    Player player = call.me();
    Evenings.NewEvening wish = call.body(Evenings.NewEvening.class);
    Optional<String> id = call.key().map(key -> Idempotency.tableId(player.id(), "evening", key));
    Optional<StoredEvening> known = id.flatMap(evenings::byId);
    if (known.isPresent()) {
      return info(201, known.get(), call);
    }
    requireStorage(call);
    boolean pledges = wish.pledges().orElse(false);
    Evening evening = Evening.of(player.id());
    for (NewSeat seat : wish.seats().orElse(List.of(new NewSeat.Me(Optional.empty())))) {
      evening = seated(evening, player, seat, pledges, call);
    }
    if (evening.seatsOf(player.id()).isEmpty()) {
      throw new ProblemException(400, "nobody", Map.of());
    }
    StoredEvening made = stored(id.orElseGet(secrets::name), evening);
    // Sent twice at once, the first one counts.
    return evenings.add(made).join()
        ? info(201, made, call)
        : info(201, evenings.byId(made.id()).orElseThrow(), call);
  }

  private StoredEvening stored(String id, Evening evening) {
    return new StoredEvening(id, secrets.name(), 1, evening, now(), now());
  }

  private static void requireStorage(Call call) {
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
  }

  private Evening seated(Evening evening, Player player, NewSeat seat, boolean pledges, Call call) {
    return switch (seat) {
      case NewSeat.Me(var name) ->
          EveningSeating.come(evening, player, name.map(Names::normal), pledges);
      case NewSeat.Local(String name) ->
          EveningSeating.addLocal(evening, player, Names.normal(name));
      case NewSeat.Bot(String level) ->
          EveningSeating.addBot(
              evening,
              player,
              level,
              (strength, names) -> newTables.bot(strength, names, call.language()));
      // Anyone who has the link can come; no seat waits for them.
      case NewSeat.Friend friend -> throw ProblemException.malformed("friend");
    };
  }

  private Reply join(Call call) {
    Evenings.Come wish = call.body(Evenings.Come.class);
    Player player = call.me();
    Optional<String> name = wish.name().map(Names::normal);
    return changed(
        call, evening -> EveningSeating.come(evening, player, name, wish.pledges().orElse(false)));
  }

  private Reply addSeat(Call call) {
    NewSeat seat = call.body(Evenings.AddSeat.class).seat();
    Player player = call.me();
    return changed(call, evening -> seated(evening, player, seat, false, call));
  }

  private Reply leave(Call call) {
    int seat = call.body(Requests.OfSeat.class).seat();
    Player player = call.me();
    return changed(
        call,
        evening -> {
          Evening left = EveningSeating.leave(evening, player, seat);
          if (left.sendsAwaySince(evening)) {
            requireStorage(call); // the former link is kept, for those who still have a seat
          }
          return left;
        });
  }

  private Reply end(Call call) {
    Player player = call.me();
    StoredEvening evening = found(call);
    EveningSeating.requireHost(evening.evening(), player);
    if (!evening.evening().ended() && books.isPlaying(evening.id())) {
      throw ProblemException.notNow("evening-playing");
    }
    return changed(call, Evening::end);
  }

  private Reply changed(Call call, UnaryOperator<Evening> change) {
    return info(
        200,
        evenings
            .change(link(call), call.me().id(), change, secrets.name(), now())
            .orElseThrow(ProblemException::notThere),
        call);
  }

  private Reply next(Call call) {
    Player player = call.me();
    Evenings.NextGame wish = call.body(Evenings.NextGame.class);
    StoredEvening evening = found(call);
    Optional<String> id =
        call.key().map(key -> Idempotency.tableId(player.id(), "next of " + evening.id(), key));
    String table =
        games.next(evening, player, wish, id, call.language(), () -> requireStorage(call));
    TableInfo info = rooms.in(table, room -> room.info(player.id())).join();
    return Reply.json(201, endpoint.codec().write(TableInfo.class, info));
  }

  /** The game that nobody wants to finish is given up, and the evening goes on. */
  private Reply giveUp(Call call) {
    StoredEvening evening = found(call);
    games.giveUp(evening, call.me());
    return info(200, evening, call);
  }

  /** The next evening of the same people, the same for everybody who asks. */
  private Reply again(Call call) {
    Player player = call.me();
    while (true) {
      StoredEvening old = found(call);
      if (!old.evening().isHere(player.id())) {
        throw ProblemException.notThere();
      }
      if (old.evening().next().isPresent()) {
        return info(201, byLink(old.evening().next().get(), call), call);
      }
      if (books.isPlaying(old.id())) {
        throw ProblemException.notNow("evening-playing");
      }
      if (!old.evening().ended()) {
        EveningSeating.requireHost(old.evening(), player); // because the next one ends this one
      }
      requireStorage(call);
      StoredEvening next = stored(secrets.name(), old.evening().again(player.id()));
      if (evenings.follow(old, next, now()).join()) {
        return info(201, next, call);
      }
    }
  }

  private Reply info(int status, StoredEvening evening, Call call) {
    List<EveningBooks.Current> tables = books.of(evening.id());
    call.payer().owes(Costs.rows(tables.size()));
    EveningInfo info =
        EveningInfos.of(evening, tables, call.player().map(Player::id), call.language());
    return Reply.json(status, endpoint.codec().write(EveningInfo.class, info));
  }

  private long now() {
    return services.now().getAsLong();
  }
}
