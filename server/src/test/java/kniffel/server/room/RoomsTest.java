package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.TestNode.Listener;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.EventMark;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.Advance;
import kniffel.telling.KnownOffers;
import kniffel.telling.LiveGame;
import kniffel.telling.MindCache;
import kniffel.telling.agreed.AgreedGame;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import kniffel.wire.ToServer;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unused rooms are closed, but never behind somebody who is just coming in. */
class RoomsTest {

  private static final long LONG = Duration.ofHours(1).toMillis();

  private final Codec codec = new Codec();
  private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
  private final ThinkingPool bots =
      new ThinkingPool(1, Duration.ofSeconds(1), meters, System::nanoTime, BotCosts.NONE);
  private final AtomicLong clock = new AtomicLong(LONG);

  /** What the event loop has to do, when we say so. */
  private final Deque<Runnable> loop = new ArrayDeque<>();

  /** What was postponed, until we say that it is time. */
  private final Deque<Runnable> later = new ArrayDeque<>();

  /** Whether changes are made but reported as failed. */
  private boolean unheard;

  private final Rooms rooms = new Rooms(List.of(loop::add));
  private StoredTables stored;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna"));
    rooms.furnish(
        new Services(
            sayingThatChangesFailed(stored.tables()),
            codec,
            Map.of(Language.EN, Words.in(Language.EN)),
            new MindCache(),
            new KnownOffers(),
            new LocalBus(),
            Runnable::run,
            bots,
            BotCosts.NONE,
            (millis, task) -> later.add(task),
            clock::get,
            bound -> 0,
            meters,
            10));
    stored.open(table("t", Status.OPEN), clock.get());
  }

  @AfterEach
  void end() {
    bots.close();
    stored.close();
  }

  private static StoredTable table(String id, Status status) {
    return StoredTables.table(id, status, true, StoredTables.person("anna"));
  }

  /** The store as it is, except that the acknowledgement of a write may be lost. */
  private TableStore sayingThatChangesFailed(TableStore store) {
    return (TableStore)
        Proxy.newProxyInstance(
            TableStore.class.getClassLoader(),
            new Class<?>[] {TableStore.class},
            (proxy, method, arguments) -> {
              Object answer = method.invoke(store, arguments);
              if (unheard && answer instanceof CompletableFuture<?> kept) {
                kept.join();
                return CompletableFuture.failedFuture(new IOException("the word was lost"));
              }
              return answer;
            });
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
  void aChangeThatWasMadeAlthoughItSeemedToFailIsFoundWithoutAnybodyAsking() {
    Room room = rooms.room("t").join();
    Listener told = new Listener("anna");
    room.open(told, Optional.empty());
    told.heard().clear();
    unheard = true;
    CompletableFuture<StoredTable> answer =
        room.change(table -> table.next(Status.RUNNING, table.agreement(), 1));
    doAll();
    assertThat(answer).isCompletedExceptionally();
    assertThat(room.stored().status()).isEqualTo(Status.OPEN);
    later.remove().run();
    doAll();
    assertThat(room.stored().status()).isEqualTo(Status.RUNNING);
    assertThat(told.heard()).anyMatch(message -> message.contains("running"));
    assertThat(later).isEmpty();
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

  @Test
  void aCommandThatWasCarriedOutBeforeATableWasClosedIsNotDeclined() throws IOException {
    StoredTable running = table("closed", Status.RUNNING);
    LiveGame<?, ?, ?, ?> game = AgreedGame.game(running, codec);
    Json move = Json.parse("{\"roll\":{\"dice\":\"1 2 3 4 5\"}}");
    Advance advance = game.move(move, EventMark.NONE);
    LogEntry entry = new LogEntry(1, advance.lines(), Optional.of("anna/c1"), 0);
    Head head =
        new Head(advance.versionAfter(), 1, Optional.empty(), false, Optional.<Agenda>empty());
    StoredTable closed = table("closed", Status.CLOSED);
    stored.open(new Opened(closed, head, Optional.of(entry)));
    Listener told = new Listener("anna");
    Room room = rooms.room("closed").join();
    room.play(told, new ToServer.Play("closed", "c1", 0, move));
    doAll();
    assertThat(told.heard()).singleElement().asString().contains("\"done\":\"c1\"");
  }

  @Test
  void leavingBeforeBeingLetInCostsNothingMore() {
    Listener gone = new Listener("anna", true);
    Room room = rooms.room("t").join();
    room.open(gone, Optional.empty());
    doAll();
    assertThat(gone.heard()).isEmpty();
    assertThat(room.info("anna").seats().getFirst().present()).isFalse();
  }
}
