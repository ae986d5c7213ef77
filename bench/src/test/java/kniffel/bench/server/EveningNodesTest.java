package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
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
import kniffel.server.store.Results;
import kniffel.table.json.Codec;
import kniffel.wire.Answers.Opponent;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Everybody who comes to an evening gets a seat, even if several nodes seat people at the same
 * time.
 */
@ExtendWith(OnPostgres.class)
class EveningNodesTest {

  private static final int NODES = 3;
  private static final int GUESTS = 12;

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    try (Database database = Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      everybodyHasASeat(List.of(new EveningStore(database, journal, new Codec())));
      whoWasAheadIsCounted(database, journal);
    }
  }

  @Test
  void onPostgresqlWithSeveralNodes(OwnDatabase own) throws Exception {
    List<Database> databases = new ArrayList<>();
    List<Journal> journals = new ArrayList<>();
    try {
      List<EveningStore> nodes = new ArrayList<>();
      for (int i = 0; i < NODES; i++) {
        databases.add(Database.at(own.address(), Duration.ZERO));
        journals.add(new Journal(databases.getLast(), new SimpleMeterRegistry()));
        nodes.add(new EveningStore(databases.getLast(), journals.getLast(), new Codec()));
      }
      everybodyHasASeat(nodes);
      whoWasAheadIsCounted(databases.getFirst(), journals.getFirst());
    } finally {
      journals.forEach(Journal::close);
      databases.forEach(Database::close);
    }
  }

  private static void everybodyHasASeat(List<EveningStore> nodes) throws Exception {
    EveningStore first = nodes.getFirst();
    Evening empty = Evening.of("host");
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
                                  .change(
                                      "code",
                                      "player " + i,
                                      evening -> evening.with(guest(i)),
                                      "other",
                                      2)))
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

  /** Anna has two seats at the second table, and is ahead with the better of them. */
  private static void whoWasAheadIsCounted(Database database, Journal journal) {
    journal
        .change(
            db -> {
              for (String name : List.of("Anna", "Ben", "Cem")) {
                db.execute("INSERT INTO player (id, name, created) VALUES (?, ?, 0)", name, name);
              }
              result(db, "first", 0, "Anna", 2, 10);
              result(db, "first", 1, "Ben", 1, 10);
              result(db, "first", 2, "Cem", 2, 10);
              result(db, "second", 0, "Anna", 3, 20);
              result(db, "second", 1, "Anna", 1, 20);
              result(db, "second", 2, "Ben", 2, 20);
              return result(db, "of others", 0, "Ben", 1, 20);
            })
        .join();
    Results results = new Results(database, journal);
    assertThat(results.opponents("Anna", 10))
        .containsExactly(new Opponent("Ben", 2, 1, 1, 0), new Opponent("Cem", 1, 0, 0, 1));
    assertThat(results.opponents("Anna", 11)).containsExactly(new Opponent("Ben", 1, 1, 0, 0));
  }

  private static int result(
      Handle db, String table, int seat, String player, int rank, long finished) {
    return db.execute(
        "INSERT INTO result (table_id, seat, player, game, score, rank, finished)"
            + " VALUES (?, ?, ?, 'classic', 0, ?, ?)",
        table,
        seat,
        player,
        rank,
        finished);
  }

  private static Evening.EveningSeat guest(int number) {
    return new Evening.EveningSeat.Person("player " + number, "guest " + number, false, true);
  }
}
