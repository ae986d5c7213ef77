package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.cluster.LocalBus;
import kniffel.server.store.Agenda;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.telling.KnownOffers;
import kniffel.telling.MindCache;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody who arrives at the last moment, or could not come because there was no node, is not
 * treated as having broken a promise. The loop goes on only when the test says so.
 */
@Timeout(60)
class LastMomentTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));
  private static final String ENTROPY = "a11a".repeat(16);
  private static final String ID = "table";

  private final BlockingQueue<Runnable> loop = new LinkedBlockingQueue<>();
  private final AtomicLong clock = new AtomicLong(1_000_000);
  private final Rooms rooms = new Rooms(List.of(loop::add));
  private Database database;
  private Journal journal;
  private SqlTableStore tables;
  private ThinkingPool bots;
  private Attendant attendant;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    MeterRegistry meters = new SimpleMeterRegistry();
    Codec codec = new Codec();
    database = Database.inFolder(folder);
    journal = new Journal(database, meters);
    tables = new SqlTableStore(database, journal, codec);
    bots = new ThinkingPool(1, Duration.ofMillis(5), meters, System::nanoTime, BotCosts.NONE);
    Services services =
        new Services(
            tables,
            codec,
            Map.of(),
            new MindCache(),
            new KnownOffers(),
            new LocalBus(),
            Runnable::run,
            bots,
            BotCosts.NONE,
            (millis, task) -> {},
            clock::get,
            bound -> 0,
            meters,
            0);
    rooms.furnish(services);
    attendant = new Attendant(services, rooms);
    Store store = new Store(database, journal, codec);
    for (String player : List.of("anna", "ben")) {
      store.addPlayer(new Player(player, player), player, 0).join();
    }
    store.addTable(FirstHead.of(table(codec), codec, 0)).join();
    var _ = run(change(stored -> Beginning.settle(stored, stored.agreement(), clock.get())));
  }

  @AfterEach
  void close() {
    bots.close();
    journal.close();
    database.close();
  }

  /** A table where Anna has made her pledge, and Ben is still expected to. */
  private static StoredTable table(Codec codec) throws IOException {
    ClassicRulebook rulebook = new ClassicRulebook();
    Place anna =
        Place.Person.of("anna", "Anna", true)
            .withAdding(Optional.of(new Agreement.Adding.Pledged(pledge(), SEED.commitment())));
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            codec.tree(rulebook.optionsType(), rulebook.standard()),
            "anna",
            List.of(anna, Place.Person.of("ben", "Ben", true)),
            true,
            0,
            0,
            Optional.empty());
    return new StoredTable(ID, Status.OPEN, false, agreement, "play", "watch", SEED, 0, 0);
  }

  private static String pledge() {
    return Share.pledge(SEED.commitment(), ENTROPY);
  }

  private CompletableFuture<StoredTable> change(UnaryOperator<StoredTable> change) {
    return rooms.with(ID, room -> room.change(change));
  }

  private CompletableFuture<StoredTable> bensPledge() {
    Requests.Pledge pledge = new Requests.Pledge(SEED.commitment(), pledge());
    return change(stored -> Beginning.pledge(stored, "ben", pledge, clock.get()));
  }

  /** Lets the loop go on until something is answered, and then until nothing is left. */
  private <T> T run(CompletableFuture<T> answer) throws Exception {
    while (!answer.isDone()) {
      loop.take().run();
    }
    settle();
    return answer.join();
  }

  /** Queues one more change after everything waiting; it changes nothing. */
  private void settle() throws Exception {
    CompletableFuture<StoredTable> last = change(stored -> stored);
    while (!last.isDone()) {
      loop.take().run();
    }
  }

  private StoredTable stored() {
    return tables.read(ID, 1).orElseThrow().table();
  }

  private Agenda agenda() {
    return tables.read(ID, 1).orElseThrow().head().agenda().orElseThrow();
  }

  private void attend() throws Exception {
    attendant.seeToDue().join();
    settle();
    settle(); // what was taken up may have changed something behind the first
  }

  @Test
  void aPledgeAtTheLastMomentGivesEverybodyTimeToReveal() throws Exception {
    clock.addAndGet(Beginning.PATIENCE_MILLIS);
    // The node takes it up that the time is over, and while it looks into the database Ben's
    // pledge comes in.
    attendant.seeToDue().join();
    StoredTable pledged = run(bensPledge());
    assertThat(pledged.status()).isEqualTo(Status.BEGINNING);
    settle();
    assertThat(stored().status()).isEqualTo(Status.BEGINNING);
    assertThat(agenda().at()).isEqualTo(clock.get() + Beginning.PATIENCE_MILLIS);
    // Their failure to reveal is found out in due time.
    clock.addAndGet(Beginning.PATIENCE_MILLIS);
    attend();
    assertThat(stored().status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void playersGetTheirFullTimeAgainAfterARestart() throws Exception {
    var _ = run(bensPledge());
    clock.addAndGet(Beginning.PATIENCE_MILLIS + 13_000);
    tables.takeOver(clock.get()).join();
    attend();
    assertThat(stored().status()).isEqualTo(Status.BEGINNING);
    clock.addAndGet(Beginning.PATIENCE_MILLIS);
    attend();
    assertThat(stored().status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void nobodyPaysForTimeWithoutANodeButOnlyOnce() throws Exception {
    var _ = run(bensPledge());
    for (int times = 0; times < 2; times++) {
      assertThat(stored().status()).isEqualTo(Status.BEGINNING);
      clock.addAndGet(Beginning.PATIENCE_MILLIS + 13_000);
      attend();
    }
    assertThat(stored().status()).isEqualTo(Status.RUNNING);
  }
}
