package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.telling.agreed.ProblemException;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/** Nodes, a database, a network and people, with all that goes wrong between them: one seed. */
final class World {

  private static final int MAX_NODES = 4;

  private final Setting setting;
  private final Defects defects;
  private final SeededRandomness chance;
  private final Scheduler time = new Scheduler();
  private final Trace trace;
  private final Witness witness = new Witness(this);
  private final SimulatedDatabase database = new SimulatedDatabase();
  private final Machine databaseMachine = new Machine(time, 0);
  private final SimulatedConnections connections;
  private final SimulatedBus network = new SimulatedBus(this);
  private final List<Node> nodes = new ArrayList<>();
  private final List<SimulatedPlayer> players = new ArrayList<>();
  private final int size;
  private Faults faults;
  private boolean calm;
  private @Nullable String finding;

  World(long seed, Setting setting, @Nullable Defect defect, int traced) {
    this.setting = setting;
    this.defects = new Defects(defect);
    this.connections = new SimulatedConnections(databaseMachine, defects);
    this.chance = new SeededRandomness(seed);
    this.trace = new Trace(time, traced);
    this.faults = Faults.draw(chance);
    this.size = 1 + chance.below(MAX_NODES);
    for (int i = 0; i < size; i++) {
      nodes.add(new Node(this, i + 1));
    }
    List<Language> languages = List.of(Language.values());
    Language usual = chance.of(languages);
    int people = 1 + chance.below(4);
    for (int i = 0; i < people; i++) {
      players.add(
          new SimulatedPlayer(this, "p" + (i + 1), chance.in(0.8) ? usual : chance.of(languages)));
    }
    new SimulatedTables(this).furnish();
    Plagues.begin(this);
  }

  Setting setting() {
    return setting;
  }

  Defects defects() {
    return defects;
  }

  SeededRandomness chance() {
    return chance;
  }

  Scheduler time() {
    return time;
  }

  Trace trace() {
    return trace;
  }

  Witness witness() {
    return witness;
  }

  SimulatedDatabase database() {
    return database;
  }

  /** Where the database runs if several nodes share it. */
  Machine databaseMachine() {
    return databaseMachine;
  }

  SimulatedConnections connections() {
    return connections;
  }

  SimulatedBus network() {
    return network;
  }

  List<Node> nodes() {
    return nodes;
  }

  List<SimulatedPlayer> players() {
    return players;
  }

  Faults faults() {
    return faults;
  }

  /** Whether several nodes share the database. */
  boolean isShared() {
    return size > 1;
  }

  /** Whether nothing goes wrong any more. */
  boolean isCalm() {
    return calm;
  }

  /** The process of any node, dead or alive: from outside nobody can tell. */
  Life anyLife() {
    return chance.of(nodes).life();
  }

  // What goes wrong on purpose

  /**
   * A process dies, sometimes in good order; most of those connected to it notice soon, the others
   * when it is silent.
   */
  void kill(Node node) {
    Life died = node.life();
    if (died.isUp() && chance.in(0.2)) {
      died.stop();
    }
    node.kill();
    for (SimulatedPlayer player : players) {
      SimulatedSocket socket = player.socket();
      if (socket != null && socket.life() == died && chance.in(0.7)) {
        time.after(chance.between(1_000, 100_000), () -> player.closed(socket));
      }
    }
  }

  /** Nodes on two sides do not hear each other. */
  void part() {
    Set<Integer> side = new HashSet<>();
    for (Node node : nodes) {
      if (chance.in(0.5)) {
        side.add(node.number());
      }
    }
    network.part(side);
  }

  /** From now on nothing goes wrong; what is broken is repaired. */
  void calmDown() {
    trace.line("world", "calm");
    calm = true;
    faults = Faults.NONE;
    network.part(Set.of());
    databaseMachine.mend();
    for (Node node : nodes) {
      node.machine().mend();
      node.thaw();
      node.restart();
    }
    players.forEach(SimulatedPlayer::comeBack);
  }

  // What goes wrong

  @Nullable String finding() {
    return finding;
  }

  /** Something is not as it must be. */
  void fail(String what) {
    trace.line("world", "FOUND: " + what);
    if (finding == null) {
      finding = what;
    }
  }

  /** Somebody gives up because of this; failures that the simulation made up are no findings. */
  void logged(String who, Throwable failure) {
    Throwable cause = SimulatedSocket.cause(failure);
    if (cause instanceof SimulatedFailure) {
      trace.line(who, "fails: " + cause.getMessage());
    } else if (cause instanceof ProblemException problem) {
      trace.line(who, "refuses: " + problem.code());
    } else {
      unexpected(who, failure);
    }
  }

  void unexpected(String who, Throwable failure) {
    StackTraceElement[] where = failure.getStackTrace();
    Throwable cause = failure.getCause() == null ? failure : failure.getCause();
    if (cause.getStackTrace().length > 0) {
      where = cause.getStackTrace();
    }
    fail(who + ": " + cause + (where.length > 0 ? " at " + where[0] : ""));
  }
}
