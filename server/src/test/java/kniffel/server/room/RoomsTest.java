package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.cluster.LocalBus;
import kniffel.server.store.Agreement;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.server.store.StoredTable;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.IntentOffers;
import kniffel.telling.MindCache;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Rooms that nobody needs are closed, but never behind somebody who is just coming in. */
class RoomsTest {

  private static final long LONG = Duration.ofHours(1).toMillis();

  private final Codec codec = new Codec();
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ThinkingPool bots =
      new ThinkingPool(1, Duration.ofSeconds(1), meters, System::nanoTime);
  private final AtomicLong clock = new AtomicLong(LONG);

  /** What the event loop has to do, when we say so. */
  private final Deque<Runnable> loop = new ArrayDeque<>();

  private final Rooms rooms = new Rooms(List.of(loop::add));
  private Database database;
  private Journal journal;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    database = Database.inFolder(folder);
    journal = new Journal(database, meters);
    rooms.furnish(
        new Services(
            new SqlTableStore(database, journal, codec),
            codec,
            Map.of(Language.EN, Words.in(Language.EN)),
            new MindCache(),
            new IntentOffers(),
            new LocalBus(),
            Runnable::run,
            bots,
            (millis, task) -> {},
            clock::get,
            bound -> 0,
            meters,
            10));
    Store store = new Store(database, journal, codec);
    var _ = store.addPlayer(new Player("a", "A"), "hash", 0).join();
    var _ = store.addTable(FirstHead.of(table(), codec, clock.get())).join();
  }

  @AfterEach
  void end() {
    bots.close();
    journal.close();
    database.close();
  }

  private StoredTable table() throws IOException {
    var rulebook = new ClassicRulebook();
    String options =
        codec.write(rulebook.optionsType(), rulebook.presets().values().iterator().next());
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            Json.parse(options),
            "a",
            List.of(Agreement.Place.Person.of("a", "A", false)),
            true,
            0,
            0,
            Optional.empty());
    Seed seed = new Seed("5eed".repeat(16));
    return new StoredTable("t", Status.OPEN, true, agreement, "play", "watch", seed, 0, 0);
  }

  private void doAll() {
    while (!loop.isEmpty()) {
      loop.remove().run();
    }
  }

  @Test
  void aRoomIsNotClosedBehindSomebodyWhoComesIn() {
    Room first = rooms.room("t").join();
    clock.addAndGet(LONG);
    rooms.tidy(); // closes it as soon as the loop has time
    CompletableFuture<Room> entered = rooms.in("t", room -> room);
    doAll();
    assertThat(entered.join()).isNotSameAs(first).isSameAs(rooms.room("t").join());
  }

  @Test
  void whatIsToldToARoomReachesTheOneThatIsOpen() {
    Room first = rooms.room("t").join();
    clock.addAndGet(LONG);
    rooms.tidy();
    Deque<Room> told = new ArrayDeque<>();
    rooms.ifOpen("t", told::add);
    loop.remove().run(); // it is closed
    Room second = rooms.room("t").join();
    doAll();
    assertThat(second).isNotSameAs(first);
    assertThat(told).containsExactly(second);
  }
}
