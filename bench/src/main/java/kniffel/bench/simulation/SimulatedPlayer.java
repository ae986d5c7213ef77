package kniffel.bench.simulation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.table.json.Json;
import kniffel.wire.ToServer;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who plays: any move they are offered, again if nobody answers, over another node if one
 * does not, and not always politely.
 */
final class SimulatedPlayer {

  /** How long a client waits for a sign of life. */
  private static final long SILENCE = 12 * Scheduler.SECOND;

  /**
   * How much longer people think in the calm, where it is only a matter of time until things
   * happen.
   */
  private static final int LEISURE = 10;

  private final World world;
  private final String id;
  private final Language language;
  private final Errands errands;
  private final Mischief mischief;
  private final Map<String, Seen> tables = new LinkedHashMap<>();
  private @Nullable SimulatedSocket socket;
  private long heard;
  private long pinged;
  private long awayUntil;
  private int commands;

  SimulatedPlayer(World world, String id, Language language) {
    this.world = world;
    this.id = id;
    this.language = language;
    this.errands = new Errands(world, this);
    this.mischief = new Mischief(world, this);
    tick();
  }

  String id() {
    return id;
  }

  Language language() {
    return language;
  }

  Map<String, Seen> tables() {
    return tables;
  }

  @Nullable SimulatedSocket socket() {
    return socket;
  }

  /** This player starts following a table. */
  void comeTo(String table) {
    tables.put(table, new Seen());
    SimulatedSocket line = socket;
    if (line != null) {
      line.say(new ToServer.Open(table, Optional.empty()));
    }
  }

  /** Goes away until then; leaves any socket behind, closed or not. */
  void goAway(long until, boolean politely) {
    awayUntil = until;
    world.trace().line(id, politely ? "goes away" : "vanishes");
    leaveSocket(politely);
  }

  void comeBack() {
    awayUntil = 0;
  }

  boolean isAway() {
    return awayUntil > world.time().now();
  }

  private void leaveSocket(boolean politely) {
    SimulatedSocket left = socket;
    if (left != null) {
      if (politely) {
        left.close();
      } else {
        left.cut();
      }
      socket = null;
    }
  }

  // What happens

  private void tick() {
    world
        .time()
        .after(
            world.chance().between(300_000, 900_000),
            () -> {
              live();
              tick();
            });
  }

  private void live() {
    long now = world.time().now();
    if (isAway()) {
      return;
    }
    SimulatedSocket line = socket;
    if (line != null && now - heard > SILENCE) {
      leaveSocket(true);
      line = null;
    }
    if (line == null) {
      connect();
      return;
    }
    if (now - pinged > 4 * Scheduler.SECOND) {
      pinged = now;
      line.say(new ToServer.Ping());
    }
    SimulatedSocket open = line;
    tables.forEach((table, seen) -> see(open, table, seen));
    if (!world.isCalm()) {
      tables.entrySet().removeIf(seen -> isDone(open, seen.getKey(), seen.getValue()));
    }
    errands.live();
  }

  /** Whoever has seen the end of a game need not stay. */
  private boolean isDone(SimulatedSocket line, String table, Seen seen) {
    boolean done =
        seen.info != null
            && (seen.info.status.equals("over") || seen.info.status.equals("closed"))
            && seen.pending == null;
    if (done) {
      line.say(new ToServer.Close(table));
    }
    return done;
  }

  private void see(SimulatedSocket line, String table, Seen seen) {
    long now = world.time().now();
    ToServer.Command pending = seen.pending;
    if (pending != null && now - seen.sent > 3 * Scheduler.SECOND) {
      seen.sent = now;
      say(line, pending);
    }
    if (!world.isCalm() && world.chance().in(0.02)) {
      mischief.make(line, table, seen.state);
    }
  }

  private void connect() {
    Life life = world.anyLife();
    if (life.isDead()) {
      return;
    }
    SimulatedSocket opened = new SimulatedSocket(world, this, life);
    socket = opened;
    heard = world.time().now();
    if (world.trace().isRead()) {
      world.trace().line(id, "connects to " + life.name());
    }
    for (String table : tables.keySet()) {
      opened.say(new ToServer.Open(table, Optional.empty()));
    }
    tables.values().forEach(seen -> seen.sent = 0);
  }

  /** The node has closed a socket, or died. */
  void closed(SimulatedSocket closed) {
    if (closed == socket) {
      socket = null;
    }
  }

  void receive(SimulatedSocket from, String message, @Nullable Told told) {
    if (from != socket || isAway()) {
      return;
    }
    heard = world.time().now();
    if (told != null) {
      state(told);
    } else if (message.startsWith(Info.CHANGED)) {
      Info info = new Info(message);
      Seen seen = tables.get(info.table);
      if (seen != null) {
        seen.info = info;
      }
    } else if (message.startsWith("{\"refused\":")) {
      refused(message);
    } else if (message.startsWith("{\"problem\":")) {
      // Something could not be opened: tries again, somewhere else.
      leaveSocket(true);
    }
  }

  private void state(Told told) {
    Seen seen = tables.get(told.table);
    if (seen == null) {
      return;
    }
    ToServer.Command pending = seen.pending;
    if (pending != null && pending.id().equals(told.done)) {
      seen.pending = null;
    }
    Told before = seen.state;
    if (before == null || told.version >= before.version) {
      seen.state = told;
    }
    think(told.table, seen);
  }

  private void refused(String message) {
    Json refused = Json.parse(message).at("refused");
    String table = refused.at("table").text();
    Seen seen = tables.get(table);
    if (seen == null
        || seen.pending == null
        || !seen.pending.id().equals(refused.at("id").text())) {
      return;
    }
    if (refused.at("code").text().equals("unavailable")) {
      seen.sent = world.time().now() - 2 * Scheduler.SECOND; // soon again
    } else {
      seen.pending = null;
      think(table, seen);
    }
  }

  private void think(String table, Seen seen) {
    if (seen.isAsked() && seen.pending == null && !seen.thinking) {
      seen.thinking = true;
      long takes = world.chance().skewed(2_000, 300_000) * (world.isCalm() ? LEISURE : 1);
      world
          .time()
          .after(
              takes,
              () -> {
                seen.thinking = false;
                decide(table, seen);
              });
    }
  }

  private void decide(String table, Seen seen) {
    Told state = seen.state;
    SimulatedSocket line = socket;
    if (state == null || !seen.isAsked() || seen.pending != null || line == null || isAway()) {
      return;
    }
    ToServer.Command command =
        state.isOffered()
            ? play(table, state.version, state.move(world.chance().below(state.moveCount())))
            : new ToServer.Say(
                table, "c" + ++commands, state.version, fallen(table, state), Optional.empty());
    seen.pending = command;
    seen.sent = world.time().now();
    if (world.trace().isRead()) {
      world
          .trace()
          .line(id, "plays " + command.id() + " at " + table + " on version " + command.version());
    }
    say(line, command);
    if (world.chance().in(world.faults().twice())) {
      say(line, command);
    }
  }

  private static void say(SimulatedSocket line, ToServer.Command command) {
    switch (command) {
      case ToServer.Play play -> line.say(play);
      case ToServer.Say say -> line.say(say);
    }
  }

  /** Any faces, or who begins. */
  private List<Integer> fallen(String table, Told state) {
    SeededRandomness chance = world.chance();
    if (state.toSay == 0) {
      int seats = world.database().row(table).table().agreement().places().size();
      return List.of(chance.below(seats));
    }
    return IntStream.range(0, state.toSay).mapToObj(i -> 1 + chance.below(6)).toList();
  }

  /** A command with its own id. */
  ToServer.Play play(String table, int version, String move) {
    return new ToServer.Play(table, "c" + ++commands, version, Json.parse(move));
  }
}
