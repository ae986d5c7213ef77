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
  private static final long ALIVE = 10 * Scheduler.SECOND;

  private static final long FORGET = 120 * Scheduler.SECOND;

  /** Somebody at a table who is connected to a node. */
  private record Connection(String table, String player, String node) {}

  private final Scheduler time;
  private final Map<String, Long> seen = new HashMap<>();
  private final Set<Connection> connections = new LinkedHashSet<>();

  SimulatedConnections(Scheduler time) {
    this.time = time;
  }

  /** Who is connected to other nodes that have been heard of. */
  Map<String, Set<String>> elsewhere(String node, List<String> tables) {
    Map<String, Set<String>> found = new HashMap<>();
    tables.forEach(table -> found.put(table, new HashSet<>()));
    for (Connection each : connections) {
      Set<String> players = found.get(each.table());
      if (players != null
          && !each.node().equals(node)
          && seen.getOrDefault(each.node(), -ALIVE) > time.now() - ALIVE) {
        players.add(each.player());
      }
    }
    return found;
  }

  boolean connect(String node, String table, String player, boolean connected) {
    Connection connection = new Connection(table, player, node);
    return connected ? connections.add(connection) : connections.remove(connection);
  }

  /** A node says that it is alive; false if it was no longer known. */
  boolean alive(String node) {
    Set<String> gone = new HashSet<>();
    seen.forEach(
        (other, when) -> {
          if (when < time.now() - FORGET) {
            gone.add(other);
          }
        });
    connections.removeIf(connection -> gone.contains(connection.node()));
    seen.keySet().removeAll(gone);
    return seen.put(node, time.now()) != null;
  }
}
