package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import kniffel.server.store.Database;
import kniffel.server.store.Evening;
import kniffel.server.store.EveningStore;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.server.store.Journal;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever comes to an evening has a seat there, whichever nodes seat people at the same time. */
class EveningNodesTest {

  private static final int NODES = 3;
  private static final int GUESTS = 12;

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    try (Database database = Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      everybodyHasASeat(List.of(new EveningStore(database, journal, new Codec())));
    }
  }

  @Test
  void onPostgresqlWithSeveralNodes(@TempDir Path folder) throws Exception {
    try (EmbeddedPostgres postgres = Postgres.start()) {
      URI address = Databases.in(postgres, folder).address().orElseThrow();
      List<Database> databases = new ArrayList<>();
      List<Journal> journals = new ArrayList<>();
      try {
        List<EveningStore> nodes = new ArrayList<>();
        for (int i = 0; i < NODES; i++) {
          databases.add(Database.at(address, Duration.ZERO));
          journals.add(new Journal(databases.getLast(), new SimpleMeterRegistry()));
          nodes.add(new EveningStore(databases.getLast(), journals.getLast(), new Codec()));
        }
        everybodyHasASeat(nodes);
      } finally {
        journals.forEach(Journal::close);
        databases.forEach(Database::close);
      }
    }
  }

  private static void everybodyHasASeat(List<EveningStore> nodes) throws Exception {
    EveningStore first = nodes.getFirst();
    Evening empty = new Evening("host", List.of(), false, Optional.empty());
    StoredEvening made = new StoredEvening("id", "code", 1, empty, 1, 1);
    assertThat(first.add(made).join()).isTrue();
    assertThat(first.add(made).join()).isFalse();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Optional<StoredEvening>>> all =
          IntStream.range(0, GUESTS)
              .mapToObj(
                  i ->
                      threads.submit(
                          () ->
                              nodes
                                  .get(i % nodes.size())
                                  .change("code", evening -> evening.with(guest(i)), 2)))
              .toList();
      for (Future<Optional<StoredEvening>> each : all) {
        assertThat(each.get()).isPresent();
      }
    }
    StoredEvening full = first.byCode("code").orElseThrow();
    assertThat(full.evening().names())
        .containsExactlyInAnyOrderElementsOf(
            IntStream.range(0, GUESTS).mapToObj(i -> "guest " + i).toList());
    assertThat(full.revision()).isEqualTo(1 + GUESTS);
    // Two begin the next evening at once: one of them does.
    List<Boolean> followed =
        nodes.stream()
            .map(
                node ->
                    node.follow(
                            full,
                            new StoredEvening(
                                "next " + nodes.indexOf(node),
                                "next-" + nodes.indexOf(node),
                                1,
                                full.evening().again("player 1"),
                                3,
                                3),
                            3)
                        .join())
            .toList();
    assertThat(followed).containsOnlyOnce(true);
    assertThat(first.byCode("code").orElseThrow().evening().next()).contains("next-0");
    assertThat(first.of("player 5")).extracting(StoredEvening::code).contains("code", "next-0");
  }

  private static Evening.Seat guest(int number) {
    return new Evening.Seat.Person("player " + number, "guest " + number, false, true);
  }
}
