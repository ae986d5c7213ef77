package kniffel.server.room;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import kniffel.rules.Rulebook;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.cluster.Bus;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.server.store.TableStore;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * A node without a port, whose loop goes on when the test says so, and one public table where Anna
 * plays Classic alone unless something else is said.
 */
final class TestNode implements AutoCloseable {

  static final String TABLE = "table";
  static final String ANNA = "anna";

  private final Codec codec = new Codec();
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ThinkingPool bots =
      new ThinkingPool(1, Duration.ofSeconds(1), meters, System::nanoTime);
  private final BlockingQueue<Runnable> loop = new LinkedBlockingQueue<>();
  private final Rooms rooms = new Rooms(List.of(loop::add));
  private final Database database;
  private final Journal journal;

  /**
   * Opens the node.
   *
   * @param shared whether the node must assume that others write to its database too
   */
  TestNode(Path folder, Bus bus, boolean shared) throws IOException {
    this(folder, bus, shared, new ClassicRulebook(), List.of(ANNA));
  }

  /** The same with any game and players. */
  TestNode(Path folder, Bus bus, boolean shared, Rulebook<?> rulebook, List<String> players)
      throws IOException {
    database = Database.inFolder(folder);
    journal = new Journal(database, meters);
    SqlTableStore tables = new SqlTableStore(database, journal, codec);
    rooms.furnish(
        new Services(
            shared ? withOthers(tables) : tables,
            codec,
            Map.of(Language.EN, Words.in(Language.EN)),
            new MindCache(),
            new KnownOffers(),
            bus,
            Runnable::run,
            bots,
            (millis, task) -> {},
            () -> 0,
            bound -> 0,
            meters,
            10));
    Store store = new Store(database, journal, codec);
    for (String player : players) {
      var _ = store.addPlayer(new Player(player, player), player, 0).join();
    }
    var _ = store.addTable(FirstHead.of(table(rulebook, players), codec, 0)).join();
  }

  private <P extends Record> StoredTable table(Rulebook<P> rulebook, List<String> players) {
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            codec.tree(rulebook.optionsType(), rulebook.standard()),
            players.getFirst(),
            players.stream().<Place>map(player -> Place.Person.of(player, player, false)).toList(),
            true,
            0,
            0,
            Optional.empty());
    Seed seed = new Seed("5eed".repeat(16));
    return new StoredTable(TABLE, Status.RUNNING, true, agreement, "play", "watch", seed, 0, 0);
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

  Rooms rooms() {
    return rooms;
  }

  Codec codec() {
    return codec;
  }

  Room room() throws InterruptedException {
    return wait(rooms.room(TABLE));
  }

  /** Lets the loop go on until something is done. */
  <T> T wait(CompletableFuture<T> done) throws InterruptedException {
    while (!done.isDone()) {
      loop.take().run();
    }
    return done.join();
  }

  /** Lets the loop go on until everything that was asked of the room is done. */
  void settle() throws InterruptedException {
    var _ = wait(room().change(same -> same));
  }

  /** Lets a game do what it does by itself before anybody is asked. */
  void begin() throws InterruptedException {
    var _ = room().begin();
    settle();
  }

  static Json move() throws IOException {
    return Json.parse("{\"roll\":{\"dice\":\"1 2 3 4 5\"}}");
  }

  @Override
  public void close() {
    bots.close();
    journal.close();
    database.close();
  }

  /** Somebody at a socket: what they were sent, and what that has cost them. */
  static final class Listener implements Client {

    private final String player;
    private final List<String> heard = new ArrayList<>();
    private int charged;

    Listener(String player) {
      this.player = player;
    }

    List<String> heard() {
      return heard;
    }

    int charged() {
      return charged;
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
    }

    @Override
    public boolean isClosed() {
      return false;
    }
  }
}
