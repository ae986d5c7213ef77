package kniffel.server.store;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Jdbi;

/** Which nodes are alive and who is connected to them, where several share a database. */
final class Connections {

  /**
   * A node that has not been heard of for this long is gone, and with it everybody who was
   * connected.
   */
  private static final long ALIVE_MILLIS = 10_000;

  /** A node that has not been heard of for this long tells nobody the time. */
  private static final long FRESH_MILLIS = 6_000;

  private static final long FORGET_MILLIS = 120_000;

  /** The time of a database that is shared, in milliseconds; the clocks of nodes may differ. */
  private static final String NOW = "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)";

  /**
   * Takes back what nodes reported before the clock of the database was set back, or those that are
   * gone would be believed until it is that late again. Whoever is there has time enough to say so.
   */
  private static final String TAKE_BACK =
      "UPDATE node SET seen = " + NOW + " - " + FRESH_MILLIS + " WHERE seen > " + NOW;

  private final String node = UUID.randomUUID().toString();
  private final Journal journal;
  private final Jdbi jdbi;

  Connections(Journal journal, Jdbi jdbi) {
    this.journal = journal;
    this.jdbi = jdbi;
  }

  CompletableFuture<Boolean> connect(String table, String player, boolean connected) {
    String sql =
        connected
            ? "INSERT INTO connection (table_id, player, node) VALUES (?, ?, ?)"
                + " ON CONFLICT DO NOTHING"
            : "DELETE FROM connection WHERE table_id = ? AND player = ? AND node = ?";
    return journal.change(db -> db.execute(sql, table, player, node) == 1);
  }

  Map<String, Set<String>> elsewhere(List<String> tables) {
    Map<String, Set<String>> connected = new HashMap<>();
    tables.forEach(table -> connected.put(table, new HashSet<>()));
    for (int i = 0; i < tables.size(); i += SqlTableStore.SOME) {
      List<String> some = tables.subList(i, Math.min(tables.size(), i + SqlTableStore.SOME));
      jdbi.useHandle(
          db ->
              db.createQuery(
                      "SELECT c.table_id, c.player FROM connection c JOIN node n ON n.id = c.node"
                          + (" WHERE n.seen > " + NOW + " - " + ALIVE_MILLIS)
                          + " AND n.id <> :node AND c.table_id IN (<tables>)")
                  .bind("node", node)
                  .bindList("tables", some)
                  .map(
                      (row, context) ->
                          connected
                              .computeIfAbsent(row.getString(1), any -> new HashSet<>())
                              .add(row.getString(2)))
                  .list());
    }
    return connected;
  }

  CompletableFuture<Boolean> alive(LongSupplier now) {
    return journal.change(
        db -> {
          String old = " seen < " + NOW + " - " + FORGET_MILLIS;
          db.execute("DELETE FROM connection WHERE node IN (SELECT id FROM node WHERE" + old + ")");
          db.execute("DELETE FROM node WHERE" + old);
          db.execute(TAKE_BACK);
          if (db.execute(
                  "UPDATE node SET seen = " + NOW + ", ahead = ? - " + NOW + " WHERE id = ?",
                  now.getAsLong(),
                  node)
              == 1) {
            return true;
          }
          db.execute(
              "INSERT INTO node (id, seen, ahead) VALUES (?, " + NOW + ", ? - " + NOW + ")",
              node,
              now.getAsLong());
          return false;
        });
  }

  /** By how much those who are alive are ahead of the database; of several the least. */
  long ahead() {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT ahead FROM node"
                        + (" WHERE seen > " + NOW + " - " + FRESH_MILLIS)
                        + (" AND seen <= " + NOW)
                        + " ORDER BY ABS(ahead) LIMIT 1")
                .mapTo(Long.class)
                .findOne()
                .orElse(0L));
  }
}
