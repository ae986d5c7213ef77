package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.daily.DailyCalendar;
import kniffel.server.daily.Streaks;
import kniffel.server.room.Costs;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.DailyStore;
import kniffel.server.store.DailyStore.Day;
import kniffel.server.store.DailyStore.DayGame;
import kniffel.server.store.DailyTries;
import kniffel.server.store.DailyTries.CountedTry;
import kniffel.server.store.DailyTries.FinishedTry;
import kniffel.server.store.DayTable;
import kniffel.server.store.Store;
import kniffel.table.Supplements;
import kniffel.table.json.Json;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Daily;
import kniffel.wire.Player;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Words;

/** Requests about the games of the day. */
final class DailyRoutes {

  private final Endpoint endpoint;
  private final Services services;
  private final Store store;
  private final DailyStore days;
  private final DailyTries tries;
  private final DailyCalendar calendar;
  private final Rooms rooms;
  private final Secrets secrets;

  DailyRoutes(
      Endpoint endpoint,
      Services services,
      Store store,
      DailyStore days,
      DailyTries tries,
      DailyCalendar calendar,
      Rooms rooms,
      Secrets secrets) {
    this.endpoint = endpoint;
    this.services = services;
    this.store = store;
    this.days = days;
    this.tries = tries;
    this.calendar = calendar;
    this.rooms = rooms;
    this.secrets = secrets;
  }

  void mount(Router router) {
    endpoint.on(router, HttpMethod.GET, "/api/daily", this::overview);
    endpoint.on(router, HttpMethod.POST, "/api/daily/:game", this::begin);
  }

  // What there is

  private Reply overview(Call call) {
    call.payer().owes(Costs.REQUEST); // it makes many database queries
    calendar.keep();
    LocalDate today = calendar.today();
    List<String> played = call.player().map(player -> tries.daysOf(player.id())).orElse(List.of());
    call.payer().owes(Costs.rows(played.size()));
    Streaks streaks = Streaks.of(played, today);
    Daily.Overview overview =
        new Daily.Overview(
            info(calendar.settled(today), call),
            days.day(today.minusDays(1).toString()).map(day -> info(day, call)),
            promise(calendar.settled(today.plusDays(1))),
            calendar.left(),
            streaks.current(),
            streaks.longest());
    return Reply.json(200, endpoint.codec().write(Daily.Overview.class, overview));
  }

  private static Daily.Promise promise(Day day) {
    return new Daily.Promise(day.day(), day.secret().commitment(), day.made());
  }

  private Daily.DayInfo info(Day day, Call call) {
    return new Daily.DayInfo(
        promise(day),
        calendar.telling(LocalDate.parse(day.day())),
        day.told() ? Optional.of(day.secret().hex()) : Optional.empty(),
        days.games(day.day()).stream().map(game -> info(day, game, call)).toList());
  }

  private Daily.GameOfDay info(Day day, DayGame game, Call call) {
    Words words = services.words(call.language());
    Optional<CountedTry> counted =
        call.player().flatMap(player -> tries.mine(game.day(), game.game(), player.id()));
    Optional<String> finisher =
        counted
            .filter(found -> standing(found) == Daily.TryStanding.FINISHED)
            .flatMap(found -> call.player().map(Player::id));
    DayTable table = tries.table(game.day(), game.game(), finisher);
    Optional<Daily.Try> mine = counted.map(found -> tried(table, found));
    boolean harmless =
        day.told()
            || mine.filter(found -> found.standing() != Daily.TryStanding.RUNNING).isPresent();
    return new Daily.GameOfDay(
        game.game(),
        words.say("daily." + game.game()),
        Json.parse(game.options()),
        Rulebooks.find(game.game()).flatMap(rulebook -> level(rulebook, game, words)),
        mine,
        harmless
            ? game.score().map(score -> new Daily.BotResult(game.bot().orElse(""), score))
            : Optional.empty(),
        game.expected(),
        table.finished(),
        best(table, call.player()));
  }

  private Optional<Daily.Level> level(Rulebook<?> rulebook, DayGame game, Words words) {
    Record options =
        endpoint.codec().read(rulebook.optionsType(), Json.parse(game.options()), "options");
    return Supplements.level(rulebook, options)
        .map(level -> new Daily.Level(level.number(), level.name().in(words.language().code())));
  }

  private static Daily.Try tried(DayTable table, CountedTry found) {
    Daily.TryStanding standing = standing(found);
    boolean counts = standing == Daily.TryStanding.FINISHED;
    return new Daily.Try(
        found.table(),
        standing,
        found.score(),
        counts ? found.score().map(table::rank) : Optional.empty());
  }

  private static Daily.TryStanding standing(CountedTry found) {
    if (found.score().isPresent()) {
      return found.late() ? Daily.TryStanding.LATE : Daily.TryStanding.FINISHED;
    }
    boolean running = found.status().equals(Optional.of("running"));
    return !running
        ? Daily.TryStanding.GIVEN_UP
        : found.late() ? Daily.TryStanding.LATE : Daily.TryStanding.RUNNING;
  }

  private static List<Daily.DayLine> best(DayTable table, Optional<Player> asker) {
    List<Daily.DayLine> lines = new ArrayList<>();
    int rank = 1;
    for (FinishedTry each : table.best()) {
      if (lines.isEmpty() || lines.getLast().score() != each.score()) {
        rank = lines.size() + 1; // equal points share a rank
      }
      boolean mine = asker.filter(player -> player.id().equals(each.player())).isPresent();
      lines.add(new Daily.DayLine(rank, each.name(), each.score(), mine));
    }
    return lines;
  }

  // Playing

  private Reply begin(Call call) {
    Player player = call.me();
    boolean free = call.body(Daily.Begin.class).free().orElse(false);
    calendar.keep();
    Day day = calendar.settled(calendar.today());
    DayGame game =
        days.games(day.day()).stream()
            .filter(each -> each.game().equals(call.path().getOrDefault("game", "")))
            .findFirst()
            .orElseThrow(ProblemException::notThere);
    Optional<CountedTry> mine = tries.mine(day.day(), game.game(), player.id());
    return info(free ? free(call, day, game, mine) : counted(call, day, game, mine), player);
  }

  /**
   * The one try that counts: the same table however often, wherever and whenever it is requested.
   */
  private String counted(Call call, Day day, DayGame game, Optional<CountedTry> mine) {
    if (mine.isPresent()) {
      return kept(mine.get().table());
    }
    requireStorage(call);
    Player player = call.me();
    StoredTable table = table(secrets.name(), player, day, game, true);
    String id =
        tries
            .begin(
                day.day(),
                game.game(),
                player.id(),
                player.name(),
                FirstHead.of(table, services.codec(), now()),
                now())
            .join()
            .orElseThrow(() -> ProblemException.notNow("day-over"));
    rooms.in(kept(id), Room::begin).join();
    return id;
  }

  /**
   * A try that does not count, allowed only when the one that counts can no longer benefit from it.
   */
  private String free(Call call, Day day, DayGame game, Optional<CountedTry> mine) {
    if (mine.filter(found -> standing(found) != Daily.TryStanding.RUNNING).isEmpty()) {
      throw ProblemException.notNow("counted-first");
    }
    Player player = call.me();
    String what = "day " + day.day() + " " + game.game();
    Optional<String> known = call.key().map(key -> Idempotency.tableId(player.id(), what, key));
    if (known.isPresent() && store.table(known.get()).isPresent()) {
      return known.get();
    }
    requireStorage(call);
    StoredTable table = table(known.orElseGet(secrets::name), player, day, game, false);
    try {
      store.addTable(FirstHead.of(table, services.codec(), now())).join();
    } catch (CompletionException e) {
      if (known.isPresent() && store.table(known.get()).isPresent()) {
        return known.get(); // sent twice at once
      }
      throw e;
    }
    rooms.in(table.id(), Room::begin).join();
    return table.id();
  }

  private static void requireStorage(Call call) {
    if (!call.payer().pays(Limits.Resource.STORAGE, 1)) {
      throw Endpoint.tooOften(call.payer(), Limits.Resource.STORAGE);
    }
  }

  /** A table that still exists: one that was given up at once may have been deleted. */
  private String kept(String id) {
    return store.table(id).orElseThrow(() -> ProblemException.notNow("given-up")).id();
  }

  private StoredTable table(String id, Player player, Day day, DayGame game, boolean counted) {
    Agreement agreement =
        Agreement.daily(
            game.game(),
            Json.parse(game.options()),
            player,
            new Daily.DailyMark(day.day(), counted));
    return new StoredTable(
        id,
        Status.RUNNING,
        false,
        agreement,
        secrets.name(),
        secrets.name(),
        day.secret(),
        now(),
        now());
  }

  private Reply info(String id, Player player) {
    TableInfo info = rooms.in(id, room -> room.info(player.id())).join();
    return Reply.json(201, endpoint.codec().write(TableInfo.class, info));
  }

  private long now() {
    return services.now().getAsLong();
  }
}
