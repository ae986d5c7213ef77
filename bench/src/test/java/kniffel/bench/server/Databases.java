package kniffel.bench.server;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import kniffel.client.Connection;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.telling.MindCache;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;

/** A database of either kind, for servers that run on it and for looking into it between them. */
record Databases(Path folder, Optional<URI> address) {

  /** A game that was solved for one server need not be solved for the next. */
  private static final MindCache MINDS = new MindCache();

  Server server() throws IOException {
    return start(config(folder).withDatabase(address));
  }

  static Server start(ServerConfig config) throws IOException {
    return Server.start(config, MINDS);
  }

  /** A server that a test can afford: bots and books think briefly, and nobody is limited. */
  static ServerConfig config(Path folder) {
    return ServerConfig.local(folder)
        .withPort(0)
        .withoutLimits()
        .withGrace(Duration.ZERO)
        .withThinking(Duration.ofMillis(5), Duration.ofMillis(200));
  }

  /** Waits until the books of a finished game are made. */
  static void awaitBooks(Connection player, String table) throws Exception {
    until("the books", () -> player.api().review(table).ready());
  }

  /**
   * Asks until it is so, for the few things that nobody announces: that books are made, that a NATS
   * server has been found. How long it takes does not matter; the timeout of the test ends it, and
   * is told what it waited for.
   */
  static void until(String what, Callable<Boolean> question) throws Exception {
    Executor later = CompletableFuture.delayedExecutor(50, TimeUnit.MILLISECONDS);
    try {
      while (!question.call()) {
        CompletableFuture.runAsync(() -> {}, later).get();
      }
    } catch (InterruptedException e) {
      throw new AssertionError("waited in vain for " + what, e);
    }
  }

  /** Does something with the database while no server runs. */
  <T> T look(Look<T> look) throws Exception {
    try (Database database =
            address.isPresent()
                ? Database.at(address.get(), Duration.ZERO)
                : Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      return look.at(database, journal);
    }
  }

  interface Look<T> {
    T at(Database database, Journal journal) throws Exception;
  }

  static int count(Journal journal, String question) {
    return journal.change(db -> db.createQuery(question).mapTo(Integer.class).one()).join();
  }

  static Connection guest(Server server, String name) throws IOException {
    return Connection.guest(address(server), "en", Optional.of(name));
  }

  static Connection as(Server server, String token) {
    return Connection.as(address(server), "en", token);
  }

  private static URI address(Server server) {
    return URI.create("http://127.0.0.1:" + server.port());
  }

  /** A table with the asker and an easy bot, played to its end. */
  static TableInfo finished(Connection player, String game) throws Exception {
    TableInfo table =
        player
            .api()
            .create(
                new NewTable(
                    game,
                    List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Bot("easy")),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.of(0),
                    Optional.of(true),
                    Optional.of(true)));
    play(player.open(table, Optional.empty()));
    return player.api().table(table.id());
  }

  static <S, M, O, V> void play(Online<S, M, O, V> game) throws Exception {
    Random random = new Random(1);
    Optional<Update<M, V>> turn = game.turn();
    while (turn.isPresent()) {
      List<M> moves = turn.get().moves();
      game.play(turn.get(), moves.get(random.nextInt(moves.size())));
      turn = game.turn();
    }
    // The end of a game is told before it is noted.
    while (!(game.next() instanceof News.Seats<M, V>(TableInfo info)
        && info.status() == Status.OVER)) {
      // what else is told
    }
  }
}
