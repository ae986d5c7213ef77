package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.server.room.FirstHead;
import kniffel.server.store.Database;
import kniffel.server.store.Head;
import kniffel.server.store.Journal;
import kniffel.server.store.PlayerStore;
import kniffel.server.store.SqlTableStore;
import kniffel.server.store.Store;
import kniffel.server.store.TableStore.Change;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody gets in at one node by a link that ends at another at that moment. */
@Timeout(120)
@ExtendWith(OnPostgres.class)
class LinkNodesTest {

  private static final int ROUNDS = 10;

  private final Codec codec = new Codec();
  private final List<Database> databases = new ArrayList<>();
  private final List<Journal> journals = new ArrayList<>();
  private PlayerStore here;
  private PlayerStore there;

  @BeforeEach
  void begin(OwnDatabase own) throws IOException {
    for (int i = 0; i < 2; i++) {
      databases.add(Database.at(own.address(), Duration.ZERO));
      journals.add(new Journal(databases.getLast(), new SimpleMeterRegistry()));
    }
    here = new PlayerStore(databases.getFirst(), journals.getFirst());
    there = new PlayerStore(databases.getLast(), journals.getLast());
    for (String player : List.of("anna", "eve")) {
      var _ = here.addPlayer(new Player(player, player), "device of " + player, 1).join();
    }
  }

  @AfterEach
  void end() {
    journals.forEach(Journal::close);
    databases.forEach(Database::close);
  }

  /** Does something here while somebody tries again and again there. */
  private static void whileTrying(IntConsumer attempt, Runnable deed) throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    CountDownLatch begun = new CountDownLatch(5);
    AtomicInteger number = new AtomicInteger();
    Future<?> trying;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      trying =
          threads.submit(
              () -> {
                while (!done.get()) {
                  try {
                    attempt.accept(number.incrementAndGet());
                  } finally {
                    begun.countDown();
                  }
                }
              });
      begun.await();
      deed.run();
      done.set(true);
    }
    trying.get();
  }

  @Test
  void noDeviceStaysThatCameByALinkWhileAllWereForgotten() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      assertThat(here.replaceLink("device of anna", "link " + round, "anna", 1).join()).isTrue();
      List<String> thieves = Collections.synchronizedList(new ArrayList<>());
      String link = "link " + round;
      whileTrying(
          attempt -> {
            String device = link + " thief " + attempt;
            if (there.addSession(link, device, "anna", 1).join()) {
              thieves.add(device);
            }
          },
          () -> here.removeOthers("device of anna", "anna").join());
      assertThat(thieves).isNotEmpty();
      assertThat(here.sessionsAmong(thieves)).isEmpty();
    }
  }

  @Test
  void noForgottenDeviceLeavesALinkBehind() throws Exception {
    for (int round = 0; round < ROUNDS; round++) {
      assertThat(here.replaceLink("device of anna", "link " + round, "anna", 1).join()).isTrue();
      String stolen = "stolen " + round;
      assertThat(there.addSession("link " + round, stolen, "anna", 1).join()).isTrue();
      List<String> links = Collections.synchronizedList(new ArrayList<>());
      whileTrying(
          attempt -> {
            String link = stolen + " link " + attempt;
            if (there.replaceLink(stolen, link, "anna", 1).join()) {
              links.add(link);
            }
          },
          () -> here.removeOthers("device of anna", "anna").join());
      assertThat(links).isNotEmpty().noneMatch(link -> here.holder(link, "link").isPresent());
    }
  }

  @Test
  void nobodyIsAdmittedByALinkThatIsReplaced() throws Exception {
    Store opening = new Store(databases.getFirst(), journals.getFirst(), codec);
    Store admitting = new Store(databases.getLast(), journals.getLast(), codec);
    for (int round = 0; round < ROUNDS; round++) {
      StoredTable table = table("t" + round);
      SqlTableStore tables = new SqlTableStore(databases.getFirst(), journals.getFirst(), codec);
      Head head =
          opening.addTable(FirstHead.of(table, codec, 1)).thenApply(ok -> head(table)).join();
      StoredTable sat = Seating.sit(table, new Player("eve", "Eve"), Optional.empty(), false, 1);
      StoredTable kicked =
          Seating.kick(sat, "anna", 1, 1)
              .withCodes("play 2 " + table.id(), "watch 2 " + table.id(), "X" + table.id());
      whileTrying(
          attempt -> admitting.admit(table.watchCode(), "eve", 1).join(),
          () ->
              assertThat(
                      tables
                          .change(
                              new Change(
                                  kicked,
                                  head,
                                  new Head(
                                      head.version(),
                                      head.revision() + 1,
                                      head.asked(),
                                      head.hinted(),
                                      head.agenda(),
                                      head.progress()),
                                  Seating.departed(sat, kicked),
                                  Optional.empty()))
                          .join())
                  .isTrue());
      assertThat(tables.isMember(table.id(), "eve")).isFalse();
    }
  }

  private Head head(StoredTable table) {
    return FirstHead.of(table, codec, 1).head();
  }

  private StoredTable table(String id) {
    ClassicRulebook rulebook = new ClassicRulebook();
    Agreement agreement =
        new Agreement(
            rulebook.id(),
            codec.tree(rulebook.optionsType(), rulebook.standard()),
            "anna",
            List.of(Place.Person.of("anna", "Anna", false), new Place.Free()),
            true,
            0,
            0,
            Optional.empty());
    Seed seed = new Seed("5eed".repeat(16));
    return new StoredTable(
        id, Status.OPEN, false, agreement, "play " + id, "watch " + id, seed, 1, 1);
  }
}
