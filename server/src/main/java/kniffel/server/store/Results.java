package kniffel.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Standings;
import kniffel.wire.Answers.GameStatistics;
import org.jdbi.v3.core.Jdbi;

/** How games ended, what the books say about them, and what that makes for each player. */
public final class Results {

  private final Journal journal;
  private final Jdbi jdbi;

  public Results(Database database, Journal journal) {
    this.journal = journal;
    this.jdbi = Jdbi.create(database.readers());
  }

  /** A game is over; noted once, however often it is said. */
  public CompletableFuture<Integer> add(StoredTable table, Standings standings, long now) {
    return journal.change(
        db -> {
          int added = 0;
          List<Agreement.Place> places = table.agreement().places();
          for (int seat = 0; seat < places.size(); seat++) {
            if (places.get(seat) instanceof Agreement.Place.Person person) {
              added +=
                  db.execute(
                      "INSERT INTO result (table_id, seat, player, game, score, rank, finished)"
                          + " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
                      table.id(),
                      seat,
                      person.player(),
                      table.agreement().game(),
                      standings.scores().get(seat),
                      standings.ranks().get(seat),
                      now);
            }
          }
          return added;
        });
  }

  /** What the books say about one seat. */
  public record Balance(int seat, double luck, double loss, int decisions) {}

  /** The books of a game are made. */
  public CompletableFuture<Integer> addReview(
      String table, String body, String unit, List<Balance> balances) {
    return journal.change(
        db -> {
          for (Balance balance : balances) {
            db.execute(
                "UPDATE result SET unit = ?, luck = ?, loss = ?, decisions = ?"
                    + " WHERE table_id = ? AND seat = ?",
                unit,
                balance.luck(),
                balance.loss(),
                balance.decisions(),
                table,
                balance.seat());
          }
          return db.execute(
              "INSERT INTO review (table_id, body) VALUES (?, ?) ON CONFLICT DO NOTHING",
              table,
              body);
        });
  }

  public Optional<String> review(String table) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT body FROM review WHERE table_id = :table")
                .bind("table", table)
                .mapTo(String.class)
                .findOne());
  }

  /** Finished games whose books nobody has made yet. */
  public List<String> unreviewed(int limit) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT DISTINCT r.table_id FROM result r LEFT JOIN review v"
                        + " ON v.table_id = r.table_id WHERE v.table_id IS NULL LIMIT :limit")
                .bind("limit", limit)
                .mapTo(String.class)
                .list());
  }

  /** A player's games, one line for each game played. */
  public List<GameStatistics> statistics(String player) {
    return jdbi.withHandle(
        db ->
            new ArrayList<>(
                db.createQuery(
                        "SELECT game, COUNT(*) AS games,"
                            + " SUM(CASE WHEN rank = 1 THEN 1 ELSE 0 END) AS wins,"
                            + " AVG(score * 1.0) AS mean, MAX(score) AS best,"
                            + " COUNT(luck) AS rated, MIN(unit) AS unit, AVG(luck) AS luck,"
                            + " SUM(loss) / SUM(decisions) AS loss"
                            + " FROM result WHERE player = :player GROUP BY game ORDER BY game")
                    .bind("player", player)
                    .map(
                        (row, context) -> {
                          boolean rated = row.getInt("rated") > 0;
                          return new GameStatistics(
                              row.getString("game"),
                              row.getInt("games"),
                              row.getInt("wins"),
                              row.getDouble("mean"),
                              row.getInt("best"),
                              row.getInt("rated"),
                              Optional.ofNullable(row.getString("unit")),
                              rated ? Optional.of(row.getDouble("luck")) : Optional.empty(),
                              rated ? Optional.of(row.getDouble("loss")) : Optional.empty());
                        })
                    .list()));
  }
}
