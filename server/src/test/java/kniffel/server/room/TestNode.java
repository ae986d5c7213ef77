package kniffel.server.room;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.rules.Rulebook;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.cluster.Bus;
import kniffel.server.store.PlayerStore;
import kniffel.server.store.Results;
import kniffel.server.store.TableStore;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.TableInfo.Status;
import kniffel.wire.ToServer;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * A node without a port, whose loop goes on when the test says so, and one public table where Anna
 * plays Classic alone unless something else is said.
 */
public final class TestNode implements AutoCloseable {

  public static final String TABLE = "table";
  public static final String ANNA = "anna";

  private static final ObjectMapper JSON = new ObjectMapper();

  private final Codec codec = new Codec();
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ThinkingPool bots =
      new ThinkingPool(1, Duration.ofSeconds(1), meters, System::nanoTime, BotCosts.NONE);
  private final BlockingQueue<Runnable> loop = new LinkedBlockingQueue<>();
  private final Rooms rooms = new Rooms(List.of(loop::add));
  private final AtomicLong clock = new AtomicLong();
  private final Services services;
  private final StoredTables stored;

  /**
   * Opens the node.
   *
   * @param shared whether the node must assume that others write to its database too
   */
  public TestNode(Path folder, Bus bus, boolean shared) throws IOException {
    this(folder, bus, shared, new ClassicRulebook(), List.of(ANNA));
  }

  /** The same with any game and players. */
  public TestNode(Path folder, Bus bus, boolean shared, Rulebook<?> rulebook, List<String> players)
      throws IOException {
    stored = new StoredTables(folder, players);
    services =
        new Services(
            shared ? withOthers(stored.tables()) : stored.tables(),
            codec,
            Map.of(Language.EN, Words.in(Language.EN)),
            new MindCache(),
            new KnownOffers(),
            bus,
            Runnable::run,
            bots,
            BotCosts.NONE,
            (millis, task) -> {},
            clock::get,
            bound -> 0,
            meters,
            10);
    rooms.furnish(services);
    stored.open(
        StoredTables.table(
            rulebook,
            TABLE,
            Status.RUNNING,
            true,
            StoredTables.person(players.getFirst()),
            players.stream().skip(1).map(StoredTables::person).toArray(Place[]::new)),
        0);
  }

  /** The store as it is, except that it claims to be shared by several nodes. */
  private static TableStore withOthers(TableStore store) {
    return (TableStore)
        Proxy.newProxyInstance(
            TableStore.class.getClassLoader(),
            new Class<?>[] {TableStore.class},
            (proxy, method, arguments) ->
                method.getName().equals("isShared") ? true : method.invoke(store, arguments));
  }

  public Rooms rooms() {
    return rooms;
  }

  public Services services() {
    return services;
  }

  public ThinkingPool bots() {
    return bots;
  }

  public PlayerStore players() {
    return stored.players();
  }

  /** What is told of games that are over. */
  public Results results() {
    return stored.results();
  }

  /** Time goes by. */
  public void pass(long millis) {
    clock.addAndGet(millis);
  }

  public Room room() throws InterruptedException {
    return wait(rooms.room(TABLE));
  }

  /** Lets the loop go on until something is done. */
  <T> T wait(CompletableFuture<T> done) throws InterruptedException {
    while (!done.isDone()) {
      loop.take().run();
    }
    return done.join();
  }

  /** Lets the loop go on until everything that was asked of the room is done and written. */
  public void settle() throws InterruptedException {
    var _ = wait(room().change(same -> same));
    while (!loop.isEmpty()) {
      loop.remove().run();
    }
    var _ = stored.journal().change(db -> 0).join();
  }

  /** Plays any moves until the game is over, or as many; returns how many there were. */
  public int play(List<Listener> friends, int most) throws IOException, InterruptedException {
    Random random = new Random(1);
    for (int played = 0; played < most; played++) {
      Optional<Listener> asked =
          friends.stream().filter(each -> each.state().at("/asked/moves").size() > 0).findFirst();
      if (asked.isEmpty()) {
        return played;
      }
      JsonNode state = asked.get().state();
      JsonNode moves = state.at("/asked/moves");
      Json move = Json.parse(moves.get(random.nextInt(moves.size())).get("move").toString());
      int version = state.get("version").asInt();
      room().play(asked.get(), new ToServer.Play(TABLE, "c" + version, version, move));
      settle();
    }
    return most;
  }

  /** The players come to the table, and the game begins. */
  public List<Listener> comeAll() throws InterruptedException {
    Room room = room();
    List<Listener> all =
        room.stored().agreement().places().stream()
            .map(place -> new Listener(((Place.Person) place).player()))
            .toList();
    var _ = room.begin();
    settle();
    all.forEach(each -> room.open(each, Optional.empty()));
    settle();
    return all;
  }

  static Json move() throws IOException {
    return Json.parse("{\"roll\":{\"dice\":\"1 2 3 4 5\"}}");
  }

  @Override
  public void close() {
    bots.close();
    stored.close();
  }

  /** Somebody at a socket: what they were sent, and what that has cost them. */
  public static final class Listener implements Client {

    private final String player;
    private final List<String> heard = new ArrayList<>();
    private int charged;
    private int dearest;
    private int chargedKept;
    private final boolean closed;

    Listener(String player) {
      this(player, false);
    }

    Listener(String player, boolean closed) {
      this.player = player;
      this.closed = closed;
    }

    List<String> heard() {
      return heard;
    }

    int charged() {
      return charged;
    }

    /** The most that was charged at once. */
    int dearest() {
      return dearest;
    }

    /** How the game stands, as it was told last. */
    JsonNode state() {
      String last =
          heard.reversed().stream()
              .filter(text -> text.startsWith("{\"state\""))
              .findFirst()
              .orElseThrow();
      try {
        return JSON.readTree(last).get("state");
      } catch (JsonProcessingException e) {
        throw new IllegalStateException(e);
      }
    }

    @Override
    public String player() {
      return player;
    }

    @Override
    public Language language() {
      return Language.EN;
    }

    @Override
    public void send(String message) {
      heard.add(message);
    }

    @Override
    public void charge(int points) {
      charged += points;
      dearest = Math.max(dearest, points);
    }

    /** How many entries were charged. */
    int chargedKept() {
      return chargedKept;
    }

    @Override
    public void chargeKept(int entries) {
      chargedKept += entries;
    }

    @Override
    public boolean isClosed() {
      return closed;
    }
  }
}
