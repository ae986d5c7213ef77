package kniffel.server;

import static java.util.concurrent.TimeUnit.MILLISECONDS;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import kniffel.server.cluster.Bus;
import kniffel.server.cluster.LocalBus;
import kniffel.server.cluster.NatsBus;
import kniffel.server.daily.DailyBots;
import kniffel.server.daily.DailyCalendar;
import kniffel.server.http.EveningBooks;
import kniffel.server.http.Limits;
import kniffel.server.http.Reviews;
import kniffel.server.http.Secrets;
import kniffel.server.http.WebServer;
import kniffel.server.room.Attendant;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.room.ThinkingPool;
import kniffel.server.store.Agendas;
import kniffel.server.store.Archive;
import kniffel.server.store.Database;
import kniffel.server.store.Forgetting;
import kniffel.server.store.Journal;
import kniffel.server.store.Patience;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Stores;
import kniffel.table.json.Codec;
import kniffel.telling.Advisor;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.words.Language;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One node of the server: everything in one process. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.server");
  private static final int SHUTDOWN_SECONDS = 10;

  /** How long a starting node waits for an unreachable database. */
  private static final Duration DATABASE_PATIENCE = Duration.ofMinutes(2);

  private final ServerConfig config;
  private final PrometheusMeterRegistry meters =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final Codec codec = new Codec();
  private final Stores stores;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Vertx vertx;
  private final List<LoopExecutor> loops;
  private final Bus bus;
  private final SharedClock clock;
  private final Limits limits;
  private final ThinkingPool bots;
  private final Services services;
  private final Rooms rooms;
  private final Advisor advisor;
  private final Reviews reviews;
  private final DailyCalendar calendar;
  private final EveningBooks eveningBooks;
  private final Attendant attendant;
  private final Chores chores;
  private @Nullable WebServer webServer;

  private Server(ServerConfig config, MindCache minds, LongFunction<LongSupplier> clocks)
      throws IOException {
    this.config = config;
    Database database =
        config.database().isPresent()
            ? Database.at(config.database().get(), DATABASE_PATIENCE)
            : Database.inFolder(config.data());
    this.stores = Stores.in(database, new Journal(database, meters), codec);
    int cores = Runtime.getRuntime().availableProcessors();
    // Half the cores for people, the others for the disk and the bots.
    int people = Math.max(1, cores / 2);
    this.vertx =
        Vertx.vertx(new VertxOptions().setEventLoopPoolSize(people).setPreferNativeTransport(true));
    this.loops = Stream.generate(() -> LoopExecutor.newLoop(vertx)).limit(people).toList();
    this.bus = config.nats().isPresent() ? NatsBus.connect(config.nats().get()) : new LocalBus();
    this.clock =
        new SharedClock(
            clocks.apply(SharedClock.begun(database, stores.tables())), System::currentTimeMillis);
    this.limits = new Limits(config.limits(), () -> MILLISECONDS.toNanos(clock.getAsLong()));
    this.bots =
        new ThinkingPool(
            Math.max(1, cores - 1), config.botTime(), meters, System::nanoTime, limits);
    this.services = services(minds);
    this.rooms = new Rooms(List.copyOf(loops));
    rooms.furnish(services);
    bus.listen(rooms);
    this.advisor = new Advisor(minds, codec, bots.allowances());
    this.reviews = new Reviews(services, stores.results(), rooms, advisor, config.reviewTime());
    this.calendar = new DailyCalendar(stores.days(), codec, new Secrets()::bytes, clock);
    this.eveningBooks =
        new EveningBooks(services, stores.store(), stores.evenings(), rooms, reviews);
    this.attendant = new Attendant(services, rooms);
    this.chores = new Chores(vertx, threads);
  }

  private Services services(MindCache minds) {
    return new Services(
        stores.tables(),
        codec,
        words(),
        minds,
        new KnownOffers(),
        bus,
        threads,
        bots,
        limits,
        (millis, task) -> vertx.setTimer(Math.max(1, millis), any -> task.run()),
        clock,
        new SecureRandom()::nextInt,
        meters,
        (int) config.grace().toSeconds());
  }

  /**
   * Starts a server; on return it is ready.
   *
   * @throws IOException if the data folder or the port cannot be used
   */
  public static Server start(ServerConfig config) throws IOException {
    return start(config, new MindCache());
  }

  /**
   * The same with minds shared by several servers of a process, so that a game is solved once for
   * all.
   */
  public static Server start(ServerConfig config, MindCache minds) throws IOException {
    return start(config, minds, NodeClock::startingAt);
  }

  /**
   * The same with a custom clock.
   *
   * @param clocks makes the clock of the node, which begins with the time that all nodes share
   */
  static Server start(ServerConfig config, MindCache minds, LongFunction<LongSupplier> clocks)
      throws IOException {
    Server server = new Server(config, minds, clocks);
    try {
      // Before anybody connects to us; this also waits for a database that has just become
      // unreachable.
      Patience.atMost(DATABASE_PATIENCE, server::join);
      server.open();
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
    server.beginChores();
    return server;
  }

  /** Reports that we are here, or that nobody else is; false if we had been forgotten. */
  private boolean join() {
    SqlTableStore tables = stores.tables();
    if (tables.isShared()) {
      return tables.alive(clock).join();
    }
    tables.agendas().takeOver(clock.getAsLong()).join();
    return true;
  }

  private void open() throws IOException {
    WebServer web =
        new WebServer(
            vertx,
            loops.stream().map(LoopExecutor::context).toList(),
            config,
            limits,
            services,
            stores,
            rooms,
            reviews,
            calendar,
            eveningBooks,
            attendant,
            meters);
    web.open(config);
    webServer = web;
    chores.every(Duration.ofSeconds(5), web::lookForEndedSessions);
    threads.execute(web::lookForEngine);
    chores.every(Duration.ofSeconds(5), web::lookForEngine);
  }

  private void beginChores() {
    Database database = stores.database();
    SqlTableStore tables = stores.tables();
    Archive archive = new Archive(database, stores.journal(), tables, codec);
    chores.every(Duration.ofSeconds(1), () -> attendant.seeToDue().join());
    chores.every(Duration.ofSeconds(20), reviews::makeSome);
    chores.every(Duration.ofSeconds(20), eveningBooks::settleSome);
    chores.every(Duration.ofSeconds(20), () -> archive.putAwaySome(clock.getAsLong()));
    chores.every(Duration.ofMinutes(1), this::mendClocks);
    chores.every(Duration.ofSeconds(60), rooms::tidy);
    chores.every(Duration.ofMinutes(1), calendar::keep);
    DailyBots dailyBots = new DailyBots(stores.days(), calendar, services, advisor);
    chores.every(Duration.ofSeconds(5), dailyBots::playAll);
    Forgetting forgetting =
        new Forgetting(database, stores.journal(), config.retention(), rooms::isOpen);
    chores.every(Duration.ofHours(1), () -> forget(forgetting, clock.getAsLong()));
    if (database.isShared()) {
      chores.every(Duration.ofSeconds(3), () -> clock.follow(database));
      chores.every(
          Duration.ofSeconds(3),
          () -> rooms.lookForPeople(rooms.stillKnown(tables.alive(clock)).join()));
      chores.every(Duration.ofSeconds(2), rooms::lookForNews);
    }
  }

  /** Nothing waits longer than it was meant to; but a node that has slept must not judge that. */
  private void mendClocks() {
    clock.follow(stores.database());
    Agendas agendas = stores.tables().agendas();
    agendas.mendClocks(clock.getAsLong()).join();
    agendas.reportUnknown(clock.getAsLong());
  }

  private static void forget(Forgetting forgetting, long now) {
    Forgetting.Forgotten forgotten = forgetting.forget(now);
    if (!forgotten.equals(Forgetting.Forgotten.NOTHING)) {
      LOG.info("deleted as asked for: {}", forgotten);
    }
  }

  private static Map<Language, Words> words() {
    Map<Language, Words> words = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      words.put(language, Words.in(language));
    }
    return words;
  }

  /** The port it listens on. */
  public int port() {
    return web().port();
  }

  /** Where others in the house reach it; nowhere unless this was requested. */
  public List<String> homeAddresses() {
    return web().homeAddresses();
  }

  private WebServer web() {
    if (webServer == null) {
      throw new IllegalStateException("not open");
    }
    return webServer;
  }

  /**
   * Says that it is not ready but goes on serving, so that load balancers can notice before the
   * port is closed.
   */
  public void leave() {
    if (webServer != null) {
      webServer.leave();
    }
  }

  /** Takes no new requests, finishes the moves in flight, and closes. */
  @Override
  public void close() {
    if (!chores.end()) {
      return;
    }
    if (webServer != null) {
      webServer.close();
    }
    bus.close();
    bots.close();
    threads.shutdown();
    try {
      if (!threads.awaitTermination(SHUTDOWN_SECONDS, TimeUnit.SECONDS)) {
        threads.shutdownNow();
      }
      stores.journal().close();
      CountDownLatch closed = new CountDownLatch(1);
      vertx.close().onComplete(any -> closed.countDown());
      if (!closed.await(SHUTDOWN_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("some sockets did not close in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    stores.database().close();
  }
}
