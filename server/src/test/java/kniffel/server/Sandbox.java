package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.rules.Rulebook;
import kniffel.telling.MindCache;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** A real server for a test, with people who come to it. */
public final class Sandbox implements AutoCloseable {

  /** A game that was solved for one test need not be solved for the next. */
  private static final MindCache MINDS = new MindCache();

  private final Path folder;
  private final HttpClient http = HttpClient.newHttpClient();
  private final List<Connection> people = new ArrayList<>();
  private final LongFunction<LongSupplier> clocks;
  private ServerConfig config;
  private Server server;

  private Sandbox(Path folder, ServerConfig config) throws IOException {
    this(folder, config, NodeClock::startingAt);
  }

  private Sandbox(Path folder, ServerConfig config, LongFunction<LongSupplier> clocks)
      throws IOException {
    this.folder = folder;
    this.clocks = clocks;
    this.server = Server.start(config, MINDS, clocks);
    // Returning clients find the same address.
    this.config = config.withPort(server.port());
  }

  /** A server on any port, without limits, whose absent players count as gone at once. */
  public static Sandbox in(Path folder) throws IOException {
    return new Sandbox(folder, config(folder, false));
  }

  /** The same with the games for people's own devices, as soon as they are in a folder. */
  static Sandbox withEngine(Path folder, Path engine) throws IOException {
    return new Sandbox(folder, config(folder, false).withEngine(engine));
  }

  /** The same with a clock that the test sets. */
  static Sandbox at(LongSupplier clock, Path folder) throws IOException {
    return new Sandbox(folder, config(folder, false), any -> clock);
  }

  /** A limited server whose time stands still, so used-up points do not come back. */
  static Sandbox limited(Path folder) throws IOException {
    return still(folder, config(folder, true));
  }

  /** A limited server behind a proxy on this machine. */
  static Sandbox behindProxy(Path folder) throws IOException {
    return still(folder, config(folder, true).withProxies(List.of("127.0.0.1")));
  }

  private static Sandbox still(Path folder, ServerConfig config) throws IOException {
    return new Sandbox(folder, config, begun -> () -> begun);
  }

  static ServerConfig config(Path folder, boolean limits) {
    ServerConfig config =
        ServerConfig.local(folder)
            .withPort(0)
            .withGrace(Duration.ZERO)
            .withThinking(Duration.ofMillis(5), Duration.ofMillis(200));
    return limits ? config : config.withoutLimits();
  }

  Path folder() {
    return folder;
  }

  /** Where it is. */
  public URI address() {
    return URI.create("http://127.0.0.1:" + server.port());
  }

  void leave() {
    server.leave();
  }

  void stop() {
    server.close();
  }

  void start() throws IOException {
    server = Server.start(config, MINDS, clocks);
  }

  Connection guest(String name) throws IOException {
    return keep(Connection.guest(address(), "en", Optional.of(name)));
  }

  Connection keep(Connection connection) {
    people.add(connection);
    return connection;
  }

  RawSocket socket(String token) {
    return RawSocket.open(address(), token, "en");
  }

  /** A request as anybody could make it. */
  HttpResponse<String> send(String method, String path, String body, String... headers)
      throws IOException, InterruptedException {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(address().resolve(path))
            .method(method, HttpRequest.BodyPublishers.ofString(body));
    if (headers.length > 0) {
      request.headers(headers);
    }
    return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  // Tables

  static NewTable wish(String game, NewSeat... seats) {
    return wish(game, false, true, 0, seats);
  }

  static NewTable wish(String game, boolean listed, boolean start, int clock, NewSeat... seats) {
    return new NewTable(
        game,
        List.of(seats),
        Optional.empty(),
        Optional.empty(),
        Optional.of(listed),
        Optional.empty(),
        Optional.of(clock),
        Optional.of(0),
        Optional.empty(),
        Optional.of(start));
  }

  static NewSeat me() {
    return new NewSeat.Me(Optional.empty());
  }

  static NewSeat friend() {
    return new NewSeat.Friend();
  }

  static NewSeat bot() {
    return new NewSeat.Bot("easy");
  }

  static NewSeat local(String name) {
    return new NewSeat.Local(name);
  }

  /** Opens a table for two, or as many as there must be; the others come by the link. */
  TableInfo running(Rulebook<?> rulebook, Connection host, Connection... others)
      throws IOException {
    List<NewSeat> seats = new ArrayList<>(Collections.nCopies(others.length, friend()));
    seats.addFirst(me());
    boolean alone = others.length == 0;
    NewSeat[] all = seats.toArray(NewSeat[]::new);
    TableInfo table = host.api().create(wish(rulebook.id(), false, alone, 0, all));
    for (Connection other : others) {
      var _ = other.api().join(join(playCode(table)));
    }
    return alone ? table : host.api().start(table.id(), new Requests.Start(Optional.empty()));
  }

  static String playCode(TableInfo table) {
    return Connection.code(table.links().orElseThrow().play());
  }

  static String watchCode(TableInfo table) {
    return Connection.code(table.links().orElseThrow().watch());
  }

  static Requests.Join join(String code) {
    return new Requests.Join(code, Optional.empty(), Optional.empty());
  }

  /** Plays a number of own moves, any legal ones; fewer if the game ends. */
  static <S, M, O, V> int moves(Online<S, M, O, V> game, int count, long seed)
      throws IOException, InterruptedException {
    Random random = new Random(seed);
    int played = 0;
    while (played < count) {
      Optional<Update<M, V>> turn = game.turn();
      if (turn.isEmpty()) {
        break;
      }
      List<M> moves = turn.get().moves();
      game.play(turn.get(), moves.get(random.nextInt(moves.size())));
      played++;
    }
    return played;
  }

  /** Plays to the end. */
  static void toTheEnd(Online<?, ?, ?, ?> game, long seed)
      throws IOException, InterruptedException {
    new ExampleBot(new Random(seed)).play(game);
  }

  /** Waits until the game has come so far. */
  static <S, M, O, V> Update<M, V> awaitUpdate(
      Online<S, M, O, V> game, Predicate<Update<?, ?>> wanted) throws InterruptedException {
    while (true) {
      if (game.next() instanceof Update<M, V> update && wanted.test(update)) {
        return update;
      }
    }
  }

  /** Waits until the table is reported to be like this. */
  static <S, M, O, V> TableInfo await(Online<S, M, O, V> game, Predicate<TableInfo> wanted)
      throws InterruptedException {
    while (true) {
      if (game.next() instanceof News.Seats<M, V>(TableInfo info) && wanted.test(info)) {
        return info;
      }
    }
  }

  /**
   * Asks until the answer is as wanted, for the few things that a server tells nobody: that books
   * are made, that a disk has room again. Whatever it does tell, a test waits for. How long it
   * takes does not matter; the timeout of the test ends it, and is told what it waited for.
   */
  public static <T> T until(String what, Callable<T> question, Predicate<T> wanted)
      throws Exception {
    Executor later = CompletableFuture.delayedExecutor(20, TimeUnit.MILLISECONDS);
    T answer = question.call();
    try {
      while (!wanted.test(answer)) {
        CompletableFuture.runAsync(() -> {}, later).get(); // meanwhile the server has the processor
        answer = question.call();
      }
    } catch (InterruptedException e) {
      throw new AssertionError("waited in vain for " + what + "; at last: " + answer, e);
    }
    return answer;
  }

  /** The request is refused with this code. */
  static void assertRefused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  @Override
  public void close() {
    people.forEach(Connection::close);
    http.shutdownNow();
    server.close();
  }
}
