package kniffel.bench.server;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import kniffel.client.Connection;
import kniffel.client.News;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Option;
import kniffel.rules.Replay;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.GameRecord;
import kniffel.table.RecordReader;
import kniffel.table.Table;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/**
 * Pairs of players who keep playing whatever happens to the server, remember everything they were
 * told, and compare it in the end with what is there.
 */
final class Witnesses {

  /** There must be seats for two people and a bot. */
  static final List<String> GAMES =
      Rulebooks.ALL.stream().filter(each -> each.maxPlayers() > 2).map(Rulebook::id).toList();

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  /** A tenth of a second each: restarting a server on a busy machine takes a while. */
  private static final int ATTEMPTS = 1200;

  /**
   * Games that can end after a few rounds do: then kills also hit tables that are just being made
   * or just ending, and nobody waits long for the last ones.
   */
  private static final String ROUNDS = "3";

  /** What a player was told: how the table looks at a version of the game. */
  private record ToldView<V>(int version, Viewer viewer, V view) {}

  /** A finished table and what its players were told of it. */
  private record Testimony<V>(
      String game, String table, Connection player, Queue<ToldView<V>> told) {}

  /**
   * What came of it.
   *
   * @param tables how many games were played to their end
   * @param games which ones they were
   * @param told how many updates players were told
   * @param wrong what does not agree with what is there; nothing, if all is well
   */
  record WitnessReport(int tables, Set<String> games, int told, List<String> wrong) {}

  private final URI server;
  private final AtomicBoolean going = new AtomicBoolean(true);
  private final AtomicInteger updates = new AtomicInteger();
  private final Queue<Testimony<?>> testimonies = new ConcurrentLinkedQueue<>();
  private final Queue<String> failures = new ConcurrentLinkedQueue<>();
  private final List<Connection> connections = new ArrayList<>();
  private final List<Thread> threads = new ArrayList<>();

  Witnesses(URI server) {
    this.server = server;
  }

  /** Lets pairs begin to play; each pair plays one table after the other. */
  void begin(int pairs, long seed) throws IOException {
    for (int i = 0; i < pairs; i++) {
      Connection one = Connection.guest(server, "en", Optional.of("Anna"));
      Connection other = Connection.guest(server, "en", Optional.of("Ben"));
      connections.add(one);
      connections.add(other);
      int pair = i;
      RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed + i);
      threads.add(Thread.ofVirtual().start(() -> play(one, other, pair, random)));
    }
  }

  /** How many updates were told so far: a sign of life. */
  int updates() {
    return updates.get();
  }

  private void play(Connection one, Connection other, int pair, RandomGenerator random) {
    try {
      for (int game = pair; going.get(); game++) {
        table(one, other, GAMES.get(game % GAMES.size()), random);
      }
    } catch (IOException | InterruptedException | RuntimeException e) {
      failures.add("pair " + pair + ": " + e);
    }
  }

  private void table(Connection one, Connection other, String game, RandomGenerator random)
      throws IOException, InterruptedException {
    List<NewSeat> seats =
        new ArrayList<>(List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Friend()));
    if (random.nextBoolean()) {
      seats.add(new NewSeat.Bot("easy")); // whose work must not be lost either
    }
    NewTable wish = NewTable.quick(game, seats).with(options(game));
    TableInfo table = insist(() -> one.api().create(wish));
    String code = Connection.code(table.links().orElseThrow().play());
    insist(() -> other.api().join(new Requests.Join(code, Optional.empty(), Optional.empty())));
    insist(() -> one.api().start(table.id(), new Requests.Start(Optional.empty())));
    Thread second = watch(other, table, random);
    watch(one, table, random).join(PATIENCE);
    if (!second.join(PATIENCE)) {
      failures.add(game + " " + table.id() + " is stuck");
    }
  }

  /** The usual options, except for an early end where the game has that option. */
  private static Json options(String game) throws IOException {
    return options(Rulebooks.find(game).orElseThrow());
  }

  private static <P extends Record> Json options(Rulebook<P> rulebook) throws IOException {
    P options = rulebook.standard();
    for (Option option : Option.of(options)) {
      if (option.name().equals("maxRounds")) {
        options = option.set(options, ROUNDS);
      }
    }
    return new Codec().tree(rulebook.optionsType(), options);
  }

  private Thread watch(Connection player, TableInfo table, RandomGenerator random)
      throws IOException {
    Online<?, ?, ?, ?> online = player.open(table, Optional.empty());
    long seed = random.nextLong();
    return Thread.ofVirtual()
        .start(
            () ->
                witness(
                    table.game(),
                    player,
                    online,
                    RandomGeneratorFactory.getDefault().create(seed)));
  }

  private <S, M, O, V> void witness(
      String game, Connection player, Online<S, M, O, V> online, RandomGenerator random) {
    Queue<ToldView<V>> told = new ConcurrentLinkedQueue<>();
    try {
      while (true) {
        switch (online.next()) {
          case Update<M, V> update -> {
            told.add(new ToldView<>(update.version(), update.viewer(), update.view()));
            updates.incrementAndGet();
            if (update.over().isPresent()) {
              testimonies.add(new Testimony<>(game, online.table(), player, told));
              online.close();
              return;
            }
            if (!update.moves().isEmpty()) {
              online.play(update, choose(update.moves(), random));
            }
          }
          case News.Gone<M, V> gone -> {
            failures.add(online.table() + " is gone");
            return;
          }
          case News.Refused<M, V>(var code, String text) -> {
            if (code != kniffel.wire.FromServer.Refused.RefusalCode.STALE) {
              failures.add(online.table() + ": " + code + " " + text);
            }
          }
          case News.Seats<M, V> seats -> {}
          case News.Reaction<M, V> reaction -> {}
          case News.Lost<M, V> lost -> {}
          case News.Back<M, V> back -> {}
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** One of the moves, preferably a later one: those bring a game to its end. */
  private static <M> M choose(List<M> moves, RandomGenerator random) {
    int first = random.nextInt(moves.size());
    return moves.get(Math.max(first, random.nextInt(moves.size())));
  }

  /** A request that is made again until the server is there to answer it. */
  private static <T> T insist(Request<T> request) throws IOException, InterruptedException {
    for (int attempt = 0; ; attempt++) {
      try {
        return request.send();
      } catch (IOException e) {
        if (attempt == ATTEMPTS) {
          throw e;
        }
        Thread.sleep(Duration.ofMillis(100));
      }
    }
  }

  @FunctionalInterface
  private interface Request<T> {
    T send() throws IOException;
  }

  /** Lets the games come to their end and compares. */
  WitnessReport end() throws IOException, InterruptedException {
    going.set(false);
    for (Thread thread : threads) {
      if (!thread.join(PATIENCE)) {
        failures.add("somebody still waits");
      }
    }
    List<String> wrong = new ArrayList<>(failures);
    int told = 0;
    Set<String> games = new TreeSet<>();
    for (Testimony<?> testimony : testimonies) {
      told += testimony.told().size();
      games.add(testimony.game());
      GameRecord record = record(testimony);
      compare(testimony, record.table(), wrong);
    }
    connections.forEach(Connection::close);
    return new WitnessReport(testimonies.size() / 2, games, told, wrong);
  }

  private static GameRecord record(Testimony<?> testimony)
      throws IOException, InterruptedException {
    String text = insist(() -> testimony.player().api().record(testimony.table()));
    return new RecordReader(new Codec())
        .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Plays what is stored, and looks at it as the player did. */
  private static <S, M, O, V> void compare(
      Testimony<?> testimony, Table<S, M, O, V> table, List<String> wrong) {
    Game<S, M, O, V> game = table.game();
    List<V> views = new ArrayList<>();
    Viewer viewer = testimony.told().element().viewer();
    Replay<S, M, O, V> replay = table.replay();
    for (int version = 0; version <= table.log().size(); version++) {
      views.add(game.view(replay.after(version), viewer));
    }
    if (!(table.next() instanceof Next.Over<M, O>)) {
      wrong.add(testimony.table() + " is not over");
    }
    for (ToldView<?> told : testimony.told()) {
      if (told.version() >= views.size() || !views.get(told.version()).equals(told.view())) {
        wrong.add(testimony.table() + ": what was told at " + told.version() + " is not there");
      }
    }
  }
}
