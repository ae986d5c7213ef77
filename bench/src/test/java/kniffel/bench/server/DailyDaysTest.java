package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.Server;
import kniffel.server.daily.DailyCalendar;
import kniffel.server.store.DailyStore;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.table.json.Codec;
import kniffel.wire.Daily;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The days are settled once and tries begun once, whichever nodes do it at the same time. */
@ExtendWith(OnPostgres.class)
class DailyDaysTest {

  private static final int NODES = 3;

  @Test
  void onSqliteOneNodeSettlesADayOnce(@TempDir Path folder) throws Exception {
    try (Database database = Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      settledOnce(List.of(new DailyStore(database, journal)));
    }
  }

  @Test
  void onPostgresqlSoDoSeveralNodes(OwnDatabase own, @TempDir Path folder) throws Exception {
    List<Database> databases = new ArrayList<>();
    List<Journal> journals = new ArrayList<>();
    try {
      List<DailyStore> stores = new ArrayList<>();
      for (int i = 0; i < NODES; i++) {
        databases.add(Database.at(own.address(), Duration.ZERO));
        journals.add(new Journal(databases.getLast(), new SimpleMeterRegistry()));
        stores.add(new DailyStore(databases.getLast(), journals.getLast()));
      }
      settledOnce(stores);
    } finally {
      journals.forEach(Journal::close);
      databases.forEach(Database::close);
    }
    oneTryOnTwoNodes(own.with(folder));
  }

  private static void settledOnce(List<DailyStore> stores) throws Exception {
    AtomicLong now = new AtomicLong(Instant.parse("2020-11-16T23:00:00Z").toEpochMilli());
    Random random = new Random(20201117);
    List<DailyCalendar> nodes =
        stores.stream()
            .map(
                store ->
                    new DailyCalendar(
                        store,
                        new Codec(),
                        count -> {
                          byte[] bytes = new byte[count];
                          random.nextBytes(bytes);
                          return bytes;
                        },
                        now::get))
            .toList();
    LocalDate tomorrow = LocalDate.parse("2020-11-17");
    Set<String> secrets = new HashSet<>();
    try (ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> settled = new ArrayList<>();
      for (int i = 0; i < 30; i++) {
        DailyCalendar node = nodes.get(i % nodes.size());
        settled.add(
            many.submit(
                () -> {
                  node.keep();
                  return node.settled(tomorrow).secret().hex();
                }));
      }
      for (Future<String> each : settled) {
        secrets.add(each.get());
      }
    }
    assertThat(secrets).hasSize(1);
    DailyStore store = stores.getFirst();
    assertThat(store.games("2020-11-17"))
        .extracting(DailyStore.DayGame::game)
        .containsExactlyInAnyOrderElementsOf(
            Rulebooks.ALL.stream().filter(Rulebook::countsThrows).map(Rulebook::id).toList());
    now.set(Instant.parse("2020-11-17T01:59:59Z").toEpochMilli());
    nodes.forEach(DailyCalendar::keep);
    assertThat(nodes.getFirst().isTold("2020-11-16")).isFalse();
    now.set(Instant.parse("2020-11-17T02:00:00Z").toEpochMilli());
    nodes.getLast().keep();
    assertThat(nodes).allMatch(node -> node.isTold("2020-11-16"));
    assertThat(nodes).noneMatch(node -> node.isTold("2020-11-17"));
    assertThat(store.day("2020-11-17").orElseThrow().secret().hex())
        .isEqualTo(secrets.iterator().next());
  }

  private static void oneTryOnTwoNodes(Databases databases) throws Exception {
    try (Server one = databases.server();
        Server other = databases.server();
        Connection anna = Databases.guest(one, "Anna");
        Connection there = Databases.as(other, anna.token());
        ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
      Set<String> tables = new HashSet<>();
      List<Future<String>> asked = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        Connection node = i % 2 == 0 ? anna : there;
        asked.add(many.submit(() -> node.api().daily("forone", false).id()));
      }
      for (Future<String> each : asked) {
        tables.add(each.get());
      }
      assertThat(tables).hasSize(1);
      // Begun on the one node, played to its end on the other, known to both.
      Online<?, ?, ?, ?> game =
          there.open(there.api().table(tables.iterator().next()), Optional.empty());
      Databases.play(game);
      for (Connection node : List.of(anna, there)) {
        Daily.GameOfDay told =
            node.api().daily().today().games().stream()
                .filter(each -> each.game().equals("forone"))
                .findFirst()
                .orElseThrow();
        assertThat(told.mine().orElseThrow().standing()).isEqualTo(Daily.TryStanding.FINISHED);
        assertThat(told.best()).extracting(Daily.DayLine::name).containsExactly("Anna");
      }
    }
  }
}
