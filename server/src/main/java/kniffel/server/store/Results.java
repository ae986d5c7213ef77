package kniffel.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.telling.Tally;
import kniffel.telling.Tally.Books;
import kniffel.telling.Tally.TalliedGame;
import kniffel.wire.Answers.GameResult;
import kniffel.wire.Answers.GameResults;
import kniffel.wire.Answers.GameStatistics;
import kniffel.wire.Answers.Opponent;
import kniffel.wire.BookAnswers.BookResult;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** How games ended, what the books say about them, and what that adds up to for each player. */
public final class Results {

  /** How many opponents are listed. */
  private static final int OPPONENTS = 50;

  private final Journal journal;
  private final Jdbi jdbi;

  public Results(Database database, Journal journal) {
    this.journal = journal;
    this.jdbi = database.readers();
  }

  /** What the books say about one seat. */
  public record Balance(int seat, double luck, double loss, int decisions) {}

  /**
   * The books of a game are made; books from a closer look are not replaced by books at first
   * sight.
   *
   * @param sharp whether they were made at a closer look
   * @param balances what they say about the seats for which it is certain enough to be counted
   */
  public CompletableFuture<Integer> addReview(
      String table, String body, boolean sharp, String unit, List<Balance> balances, long now) {
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
          noReviewAhead(db, "table_id = ?", now, table);
          return db.execute(
              "INSERT INTO review (table_id, body) VALUES (?, ?)"
                  + " ON CONFLICT (table_id) DO "
                  + (sharp ? "UPDATE SET body = excluded.body" : "NOTHING"),
              table,
              body);
        });
  }

  /** Somebody wants the books of a finished game that nobody is making. */
  public CompletableFuture<Integer> askForReview(String table, long now) {
    return journal.change(
        db ->
            db.execute(
                "UPDATE head SET what = 'review', at = ?, delay = 0, tries = 0 WHERE table_id = ?"
                    + " AND (what IS NULL OR what = 'archive') AND EXISTS (SELECT 1 FROM game_table"
                    + " WHERE id = head.table_id AND status = 'over')"
                    + " AND NOT EXISTS (SELECT 1 FROM review WHERE table_id = head.table_id)",
                now,
                table));
  }

  /**
   * The books of a game cannot be made.
   *
   * @param at until when whoever gives up had taken them; what others took since stays theirs
   */
  public CompletableFuture<Integer> giveUpReview(String table, long at, long now) {
    return journal.change(db -> noReviewAhead(db, "table_id = ? AND at = ?", now, table, at));
  }

  private static int noReviewAhead(Handle db, String which, long now, Object... named) {
    Agenda next = Agenda.archive(now);
    return db.execute(
        "UPDATE head SET what = ?, at = ?, delay = ?, tries = 0 WHERE what = 'review' AND " + which,
        Stream.concat(Stream.of(Ids.of(next.what()), next.at(), next.delay()), Stream.of(named))
            .toArray());
  }

  public Optional<String> review(String table) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT body FROM review WHERE table_id = :table")
                .bind("table", table)
                .mapTo(String.class)
                .findOne());
  }

  /** How a player's games ended, in the order in which they did. */
  public List<GameResults> of(String player) {
    return Tally.results(played(player));
  }

  /** What a player's games come to. */
  public List<GameStatistics> statistics(String player) {
    return Tally.statistics(played(player));
  }

  private List<TalliedGame> played(String player) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT r.game, r.dice, r.players, r.score, r.rank, r.finished, r.award, r.unit,"
                        + " r.luck, r.loss, g.id FROM result r"
                        + " LEFT JOIN game_table g ON g.id = r.table_id"
                        + " WHERE r.player = :player ORDER BY r.finished, r.table_id, r.seat")
                .bind("player", player)
                .map((row, context) -> played(row))
                .list());
  }

  private static TalliedGame played(ResultSet row) throws SQLException {
    String unit = row.getString("unit");
    return new TalliedGame(
        row.getString("game"),
        row.getString("dice"),
        row.getInt("players"),
        new GameResult(
            Optional.ofNullable(row.getString("id")),
            row.getInt("score"),
            row.getInt("rank"),
            row.getLong("finished")),
        Optional.ofNullable(row.getString("award")),
        unit == null
            ? Optional.empty()
            : Optional.of(new Books(unit, row.getDouble("luck"), row.getDouble("loss"))));
  }

  /**
   * The people whom a player has met at tables since then, and who was ahead; a player with several
   * seats at a table, for others on the same device, counts with the best of them.
   */
  public List<Opponent> opponents(String player, long since) {
    String mine = " FROM result WHERE player = :player AND finished >= :since";
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT p.name, COUNT(*) AS games,"
                        + " SUM(CASE WHEN m.rank < o.rank THEN 1 ELSE 0 END) AS wins,"
                        + " SUM(CASE WHEN m.rank > o.rank THEN 1 ELSE 0 END) AS losses"
                        + " FROM (SELECT table_id, MIN(rank) AS rank"
                        + mine
                        + " GROUP BY table_id) m"
                        + " JOIN (SELECT table_id, player, MIN(rank) AS rank FROM result"
                        + " WHERE table_id IN (SELECT table_id"
                        + mine
                        + ") AND player <> :player GROUP BY table_id, player) o"
                        + " ON o.table_id = m.table_id"
                        + " JOIN player p ON p.id = o.player"
                        + " GROUP BY p.id, p.name ORDER BY games DESC, p.name, p.id LIMIT "
                        + OPPONENTS)
                .bind("player", player)
                .bind("since", since)
                .map(
                    (row, context) -> {
                      int games = row.getInt("games");
                      int wins = row.getInt("wins");
                      int losses = row.getInt("losses");
                      return new Opponent(
                          row.getString("name"), games, wins, losses, games - wins - losses);
                    })
                .list());
  }

  /** Everything a player has entered in books of a game's levels, the latest first. */
  public List<BookResult> entered(String player, String game) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT book, level, edition, score, award, finished, table_id, dice"
                        + " FROM result"
                        + " WHERE player = :player AND game = :game AND book IS NOT NULL"
                        + " ORDER BY finished DESC, table_id")
                .bind("player", player)
                .bind("game", game)
                .map(
                    (row, context) ->
                        new BookResult(
                            row.getString("book"),
                            row.getInt("level"),
                            row.getInt("edition"),
                            row.getInt("score"),
                            row.getString("award"),
                            row.getLong("finished"),
                            row.getString("table_id"),
                            row.getString("dice")))
                .list());
  }
}
