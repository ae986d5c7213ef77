package kniffel.bench.simulation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who is connected to which node, as the database knows it. */
final class SimulatedConnections {

  /**
   * A node that has not been heard of for this long is gone, and with it everybody who was
   * connected.
   */
  private static final long ALIVE_MILLIS = 10_000;

  /** What was reported later than it is now counts as if it were this old. */
  private static final long TAKEN_BACK_MILLIS = 6_000;

  private static final long FORGET_MILLIS = 120_000;

  /** Somebody at a table who is connected to a node. */
  private record Connected(String table, String player, String node) {}

  private final Machine database;
  private final Defects defects;

  /** When each node was last heard of, by the clock of the database. */
  private final Map<String, Long> seen = new HashMap<>();

  private final Set<Connected> connections = new LinkedHashSet<>();

  SimulatedConnections(Machine database, Defects defects) {
    this.database = database;
    this.defects = defects;
  }

  /** Who is connected to other nodes that have been heard of. */
  Map<String, Set<String>> elsewhere(String node, List<String> tables) {
    Map<String, Set<String>> found = new HashMap<>();
    long before = database.clock() - ALIVE_MILLIS;
    tables.forEach(table -> found.put(table, new HashSet<>()));
    for (Connected each : connections) {
      Set<String> players = found.get(each.table());
      if (players != null
          && !each.node().equals(node)
          && seen.getOrDefault(each.node(), before) > before) {
        players.add(each.player());
      }
    }
    return found;
  }

  /** What brings it back to how it is now. */
  Runnable back() {
    Map<String, Long> heard = new HashMap<>(seen);
    Set<Connected> were = new LinkedHashSet<>(connections);
    return () -> {
      seen.clear();
      seen.putAll(heard);
      connections.clear();
      connections.addAll(were);
    };
  }

  boolean connect(String node, String table, String player, boolean connected) {
    Connected connection = new Connected(table, player, node);
    return connected ? connections.add(connection) : connections.remove(connection);
  }

  /** A node says that it is alive; false if it was no longer known. */
  boolean alive(String node) {
    long now = database.clock();
    Set<String> gone = new HashSet<>();
    seen.forEach(
        (other, when) -> {
          if (when < now - FORGET_MILLIS) {
            gone.add(other);
          }
        });
    connections.removeIf(connection -> gone.contains(connection.node()));
    seen.keySet().removeAll(gone);
    if (!defects.is(Defect.SEEN_LATER_THAN_NOW)) {
      seen.replaceAll((other, when) -> when > now ? now - TAKEN_BACK_MILLIS : when);
    }
    return seen.put(node, now) != null;
  }
}
