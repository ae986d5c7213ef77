package kniffel.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.table.dice.Seed;
import org.jdbi.v3.core.Jdbi;

/**
 * The days, their secrets and their games; the tries of people are in {@link DailyTries}.
 *
 * <p>Nothing here compares times: what was first in the database counts, so a clock that is wrong
 * or set back cannot make a try count that began or ended when the secret was known.
 *
 * <p>Queries block: make them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class DailyStore {

  private final Journal journal;
  private final Jdbi jdbi;

  public DailyStore(Database database, Journal journal) {
    this.journal = journal;
    this.jdbi = database.readers();
  }

  /**
   * A day as it is stored.
   *
   * @param made when its commitment was published
   * @param told whether its secret is public
   */
  public record Day(String day, Seed secret, long made, boolean told) {}

  /** A game of a day; the options are JSON. */
  public record DayGame(
      String day,
      String game,
      String options,
      Optional<String> bot,
      Optional<Integer> score,
      Optional<Double> expected) {}

  /** Settles a day, if nobody has yet: what is there is never changed. */
  public CompletableFuture<Boolean> settle(
      String day, Seed secret, Map<String, String> games, long now) {
    return journal.change(
        db -> {
          int made =
              db.execute(
                  "INSERT INTO daily (day, secret, made) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
                  day,
                  secret.hex(),
                  now);
          if (made == 1) {
            games.forEach(
                (game, options) ->
                    db.execute(
                        "INSERT INTO daily_game (day, game, options) VALUES (?, ?, ?)",
                        day,
                        game,
                        options));
          }
          return made == 1;
        });
  }

  public Optional<Day> day(String day) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT day, secret, made, told FROM daily WHERE day = :day")
                .bind("day", day)
                .map(
                    (row, context) ->
                        new Day(
                            row.getString("day"),
                            new Seed(row.getString("secret")),
                            row.getLong("made"),
                            row.getObject("told") != null))
                .findOne());
  }

  /** The days up to this one whose secret is not told yet. */
  public List<String> untold(String last) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT day FROM daily WHERE told IS NULL AND day <= :last ORDER BY day")
                .bind("last", last)
                .mapTo(String.class)
                .list());
  }

  /** Publishes the secret; tries that are not finished no longer count. */
  public CompletableFuture<Boolean> tell(String day, long now) {
    return journal.change(
        db -> {
          if (db.execute("UPDATE daily SET told = ? WHERE day = ? AND told IS NULL", now, day)
              == 0) {
            return false;
          }
          db.execute(
              "UPDATE daily_try SET late = 1 WHERE day = ? AND NOT EXISTS"
                  + " (SELECT 1 FROM result r WHERE r.table_id = daily_try.table_id)",
              day);
          return true;
        });
  }

  public List<DayGame> games(String day) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT * FROM daily_game WHERE day = :day ORDER BY game DESC")
                .bind("day", day)
                .map((row, context) -> game(row))
                .list());
  }

  /** The games of these days that somebody has begun and no bot has played yet. */
  public List<DayGame> withoutBot(String first, String last) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT * FROM daily_game WHERE score IS NULL AND day >= :first"
                        + " AND day <= :last AND EXISTS (SELECT 1 FROM daily_try t"
                        + " WHERE t.day = daily_game.day AND t.game = daily_game.game)"
                        + " ORDER BY day, game")
                .bind("first", first)
                .bind("last", last)
                .map((row, context) -> game(row))
                .list());
  }

  private static DayGame game(ResultSet row) throws SQLException {
    int score = row.getInt("score");
    Optional<Integer> known = row.wasNull() ? Optional.empty() : Optional.of(score);
    double expected = row.getDouble("expected");
    Optional<Double> exact = row.wasNull() ? Optional.empty() : Optional.of(expected);
    return new DayGame(
        row.getString("day"),
        row.getString("game"),
        row.getString("options"),
        Optional.ofNullable(row.getString("bot")),
        known,
        exact);
  }

  /** What a bot reached; the first report counts. */
  public CompletableFuture<Integer> keepBot(
      DayGame game, String bot, int score, Optional<Double> expected) {
    return journal.change(
        db ->
            db.execute(
                "UPDATE daily_game SET bot = ?, score = ?, expected = ?"
                    + " WHERE day = ? AND game = ? AND score IS NULL",
                bot,
                score,
                expected.orElse(null),
                game.day(),
                game.game()));
  }
}
