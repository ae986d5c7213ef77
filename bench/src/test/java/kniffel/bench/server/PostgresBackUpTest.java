package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.sql.Connection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import kniffel.server.Server;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A back-up of a PostgreSQL database that is made while people play is played on elsewhere. */
@ExtendWith(OnPostgres.class)
class PostgresBackUpTest {

  /** Begun at once: her client adds nothing to the dice that another client would not know. */
  private static final NewTable WISH =
      new NewTable(
          "classic",
          List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Bot("easy")),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.of(0),
          Optional.of(false),
          Optional.of(true));

  /** What brings a database elsewhere, as it is at one moment. */
  private interface BackUp {
    void make() throws Exception;
  }

  @Test
  void byStatements(OwnDatabase own, OwnDatabase other, @TempDir Path folder) throws Exception {
    playedOn(
        own.with(folder),
        other.with(folder),
        () -> {
          try (Connection from = own.connection();
              Connection to = other.connection();
              var statement = to.createStatement()) {
            from.setAutoCommit(false);
            from.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            statement.execute(PostgresDump.of(from, "of now"));
          }
        });
  }

  @Test
  void byItsOwnTools(@TempDir Path folder) throws Exception {
    Optional<Path> programs = InstalledPostgres.programs();
    assumeTrue(programs.isPresent(), "left out: no PostgreSQL is installed on this machine");
    try (InstalledPostgres postgres = InstalledPostgres.start(programs.get(), folder)) {
      String from = postgres.address("postgres").toString();
      String to = postgres.address("other").toString();
      String file = folder.resolve("copy.sql").toString();
      playedOn(
          new Databases(folder, Optional.of(postgres.address("postgres"))),
          new Databases(folder, Optional.of(postgres.address("other"))),
          () -> {
            postgres.run("pg_dump", "-f", file, from);
            postgres.run("psql", "-c", "CREATE DATABASE other", from);
            postgres.run("psql", "-v", "ON_ERROR_STOP=1", "-f", file, to);
          });
    }
  }

  private static void playedOn(Databases databases, Databases others, BackUp backUp)
      throws Exception {
    String token;
    Set<String> over;
    try (Server server = databases.server();
        var anna = Databases.guest(server, "Anna")) {
      token = anna.token();
      try (Playing playing = new Playing(anna)) {
        playing.awaitGame();
        over = Set.copyOf(playing.over);
        backUp.make();
        playing.awaitGame(); // nobody was held up
      }
    }
    try (Server server = others.server();
        var anna = Databases.as(server, token)) {
      List<TableInfo> tables = anna.api().mine();
      assertThat(tables).extracting(TableInfo::id).containsAll(over);
      for (TableInfo table : tables) {
        if (over.contains(table.id())) {
          assertThat(table.status()).isEqualTo(Status.OVER);
        } else if (table.status() != Status.OVER) {
          Databases.play(anna.open(table, Optional.empty()));
        }
        assertThat(anna.api().verification(table.id()).verdict()).isEqualTo("proven");
      }
    }
  }

  /** Somebody who plays one game after the other. */
  private static final class Playing implements AutoCloseable {

    private final Set<String> over = ConcurrentHashMap.newKeySet();
    private final BlockingQueue<Optional<Exception>> games = new LinkedBlockingQueue<>();
    private final AtomicBoolean enough = new AtomicBoolean();
    private final ExecutorService thread = Executors.newVirtualThreadPerTaskExecutor();

    Playing(kniffel.client.Connection person) {
      thread.execute(() -> play(person));
    }

    private void play(kniffel.client.Connection person) {
      try {
        while (!enough.get()) {
          TableInfo table = person.api().create(WISH);
          Databases.play(person.open(table, Optional.empty()));
          over.add(table.id());
          games.add(Optional.empty());
        }
      } catch (Exception e) {
        games.add(Optional.of(e));
      }
    }

    /** Waits for the end of a game that nobody has waited for yet, or of all playing. */
    void awaitGame() throws Exception {
      Optional<Exception> failure = games.take();
      if (failure.isPresent()) {
        throw failure.get();
      }
    }

    @Override
    public void close() {
      enough.set(true);
      thread.close();
    }
  }
}
