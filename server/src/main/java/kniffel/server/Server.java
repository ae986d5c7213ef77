package kniffel.server;

import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import io.vertx.core.VertxOptions;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import kniffel.server.cluster.Bus;
import kniffel.server.cluster.LocalBus;
import kniffel.server.cluster.NatsBus;
import kniffel.server.daily.DailyBots;
import kniffel.server.daily.DailyCalendar;
import kniffel.server.http.EveningBooks;
import kniffel.server.http.Reviews;
import kniffel.server.http.Secrets;
import kniffel.server.http.WebServer;
import kniffel.server.room.Attendant;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.room.ThinkingPool;
import kniffel.server.store.Archive;
import kniffel.server.store.DailyStore;
import kniffel.server.store.Database;
import kniffel.server.store.EveningStore;
import kniffel.server.store.Forgetting;
import kniffel.server.store.Journal;
import kniffel.server.store.PaperGames;
import kniffel.server.store.Results;
import kniffel.server.store.ReviewLinks;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.table.json.Codec;
import kniffel.telling.Advisor;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.words.Language;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One node of the place where people meet: everything in one process. */
public final class Server implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.server");
  private static final int SHUTDOWN_SECONDS = 10;

  /** How long a node that starts waits for a database that is away. */
  private static final Duration DATABASE_PATIENCE = Duration.ofMinutes(2);

  private final Vertx vertx;
  private final Database database;
  private final Journal journal;
  private final Bus bus;
  private final ThinkingPool bots;
  private final ExecutorService threads;
  private final Chores chores;
  private @Nullable WebServer webServer;

  private Server(
      Vertx vertx,
      Database database,
      Journal journal,
      Bus bus,
      ThinkingPool bots,
      ExecutorService threads) {
    this.vertx = vertx;
    this.database = database;
    this.journal = journal;
    this.bus = bus;
    this.bots = bots;
    this.threads = threads;
    this.chores = new Chores(vertx, threads);
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
   * The same with minds that several servers of a process share: what is solved serves them all.
   */
  public static Server start(ServerConfig config, MindCache minds) throws IOException {
    return start(config, minds, NodeClock::startingAt);
  }

  /**
   * The same with a clock of one's own.
   *
   * @param clocks makes the clock of the node, which begins with the time of the database
   */
  static Server start(ServerConfig config, MindCache minds, LongFunction<LongSupplier> clocks)
      throws IOException {
    int cores = Runtime.getRuntime().availableProcessors();
    Database database =
        config.database().isPresent()
            ? Database.at(config.database().get(), DATABASE_PATIENCE)
            : Database.inFolder(config.data());
    PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    Journal journal = new Journal(database, meters);
    Codec codec = new Codec();
    Store store = new Store(database, journal, codec);
    Results results = new Results(database, journal);
    ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    // Half the cores for people, the others for the disk and the bots.
    int loops = Math.max(1, cores / 2);
    Vertx vertx =
        Vertx.vertx(new VertxOptions().setEventLoopPoolSize(loops).setPreferNativeTransport(true));
    List<Context> contexts = new ArrayList<>();
    List<Executor> executors = new ArrayList<>();
    for (int i = 0; i < loops; i++) {
      LoopExecutor loop = LoopExecutor.newLoop(vertx);
      contexts.add(loop.context());
      executors.add(loop);
    }
    Rooms rooms = new Rooms(executors);
    Bus bus = config.nats().isPresent() ? NatsBus.connect(config.nats().get()) : new LocalBus();
    LongSupplier clock = clocks.apply(database.now());
    SqlTableStore tables = new SqlTableStore(database, journal, codec);
    SecureRandom random = new SecureRandom();
    ThinkingPool bots =
        new ThinkingPool(Math.max(1, cores - 1), config.botTime(), meters, System::nanoTime);
    Services services =
        new Services(
            tables,
            codec,
            words(),
            minds,
            new KnownOffers(),
            bus,
            threads,
            bots,
            (millis, task) -> vertx.setTimer(Math.max(1, millis), any -> task.run()),
            clock,
            random::nextInt,
            meters,
            (int) config.grace().toSeconds());
    rooms.furnish(services);
    bus.listen(rooms);
    Reviews reviews =
        new Reviews(
            services,
            results,
            rooms,
            new Advisor(minds, codec, bots.allowances()),
            config.reviewTime());
    DailyStore days = new DailyStore(database, journal, codec);
    DailyCalendar calendar = new DailyCalendar(days, codec, new Secrets()::bytes, clock);
    EveningStore evenings = new EveningStore(database, journal, codec);
    EveningBooks eveningBooks =
        new EveningBooks(services, store, evenings, results, rooms, reviews);
    Server server = new Server(vertx, database, journal, bus, bots, threads);
    try {
      // Before anybody connects to us; a database that has just gone away is waited for here too.
      Database.patiently(DATABASE_PATIENCE, Database.PAUSE, () -> join(tables, clock));
      WebServer web =
          new WebServer(
              vertx,
              contexts,
              config,
              services,
              store,
              results,
              new ReviewLinks(database, journal),
              new PaperGames(database, journal),
              rooms,
              reviews,
              days,
              calendar,
              evenings,
              eveningBooks,
              meters);
      web.open(config);
      server.webServer = web;
      server.chores.every(Duration.ofSeconds(5), web::lookForEndedSessions);
      threads.execute(web::lookForEngine);
      server.chores.every(Duration.ofSeconds(5), web::lookForEngine);
    } catch (IOException | RuntimeException e) {
      server.close();
      throw e;
    }
    Archive archive = new Archive(database, journal, tables, codec);
    Attendant attendant = new Attendant(services, rooms);
    server.chores.every(Duration.ofSeconds(1), () -> attendant.seeToDue().join());
    server.chores.every(Duration.ofSeconds(20), reviews::makeSome);
    server.chores.every(Duration.ofSeconds(20), eveningBooks::settleSome);
    server.chores.every(Duration.ofSeconds(20), () -> archive.putAwaySome(clock.getAsLong()));
    server.chores.every(Duration.ofMinutes(1), () -> tables.mendClocks(clock.getAsLong()).join());
    server.chores.every(Duration.ofSeconds(60), rooms::tidy);
    server.chores.every(Duration.ofMinutes(1), calendar::keep);
    DailyBots dailyBots =
        new DailyBots(days, calendar, services, new Advisor(minds, codec, bots.allowances()));
    server.chores.every(Duration.ofSeconds(5), dailyBots::playAll);
    Forgetting forgetting = new Forgetting(database, journal, config.retention(), rooms::isOpen);
    server.chores.every(Duration.ofHours(1), () -> forget(forgetting, clock.getAsLong()));
    if (database.isShared()) {
      server.chores.every(Duration.ofSeconds(3), () -> rooms.lookForPeople(tables.alive().join()));
      server.chores.every(Duration.ofSeconds(2), rooms::lookForNews);
    }
    return server;
  }

  /** Says that we are here, or that nobody else is; whether nobody had forgotten us. */
  private static boolean join(SqlTableStore tables, LongSupplier clock) {
    if (tables.isShared()) {
      return tables.alive().join();
    }
    tables.takeOver(clock.getAsLong()).join();
    return true;
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

  /** Where others in the house reach it; nowhere unless that was asked for. */
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
   * Says that it is not ready, and serves all the same: whoever balances between nodes can notice
   * before the port is closed.
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
      journal.close();
      CountDownLatch closed = new CountDownLatch(1);
      vertx.close().onComplete(any -> closed.countDown());
      if (!closed.await(SHUTDOWN_SECONDS, TimeUnit.SECONDS)) {
        LOG.warn("some sockets did not close in time");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    database.close();
  }
}
