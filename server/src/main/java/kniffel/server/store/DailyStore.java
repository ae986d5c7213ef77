package kniffel.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The days, their secrets and the tries that count.
 *
 * <p>Nothing here compares times: what was first in the database counts, so clocks that are wrong
 * or set back make nobody's try count that began or ended when the secret was known.
 *
 * <p>Questions block: ask them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class DailyStore {

  /** How many lines the table of a day has. */
  private static final int LINES = 50;

  /** Streaks are not looked at further back. */
  private static final int DAYS = 2_000;

  private static final String FINISHED =
      " FROM daily_try t JOIN result r ON r.table_id = t.table_id AND r.seat = 0"
          + " WHERE t.late = 0 AND t.day = :day AND t.game = :game";

  private final Journal journal;
  private final Jdbi jdbi;
  private final TableRows rows;

  public DailyStore(Database database, Journal journal, Codec codec) {
    this.journal = journal;
    this.jdbi = database.readers();
    this.rows = new TableRows(codec);
  }

  /**
   * A day as it is stored.
   *
   * @param made since when its commitment is known
   * @param told whether its secret is known to everybody
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

  /**
   * A counted try.
   *
   * @param status of its table; empty if that is not kept any more
   * @param score if the game is over
   */
  public record CountedTry(
      String table, Optional<String> status, boolean late, Optional<Integer> score) {}

  /** A finished try in the table of a day. */
  public record Finished(String player, String name, int score) {}

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

  /** From now on everybody may know the secret, and what is not finished counts no more. */
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

  /** What a bot reached; the first to say so is right. */
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

  /**
   * Opens the table of somebody's counted try, unless there is one, or the secret is told.
   *
   * @return the table of the try; empty if the day is over
   */
  public CompletableFuture<Optional<String>> begin(
      String day, String game, String player, String name, Opened opened, long now) {
    return journal.change(
        db -> {
          Optional<String> known = tableOf(db, day, game, player);
          if (known.isPresent()) {
            return known;
          }
          // Touched, so that the secret cannot be told meanwhile.
          if (db.execute("UPDATE daily SET made = made WHERE day = ? AND told IS NULL", day) == 0) {
            return Optional.empty();
          }
          int begun =
              db.execute(
                  "INSERT INTO daily_try (day, game, player, name, table_id, begun, late)"
                      + " VALUES (?, ?, ?, ?, ?, ?, 0) ON CONFLICT DO NOTHING",
                  day,
                  game,
                  player,
                  name,
                  opened.table().id(),
                  now);
          if (begun == 0) {
            return tableOf(db, day, game, player); // another node was quicker
          }
          rows.insert(db, opened);
          return Optional.of(opened.table().id());
        });
  }

  private static Optional<String> tableOf(Handle db, String day, String game, String player) {
    return db.createQuery(
            "SELECT table_id FROM daily_try WHERE day = :day AND game = :game"
                + " AND player = :player")
        .bind("day", day)
        .bind("game", game)
        .bind("player", player)
        .mapTo(String.class)
        .findOne();
  }

  /** Somebody's counted try. */
  public Optional<CountedTry> mine(String day, String game, String player) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT t.table_id, t.late, g.status, r.score FROM daily_try t"
                        + " LEFT JOIN game_table g ON g.id = t.table_id"
                        + " LEFT JOIN result r ON r.table_id = t.table_id AND r.seat = 0"
                        + " WHERE t.day = :day AND t.game = :game AND t.player = :player")
                .bind("day", day)
                .bind("game", game)
                .bind("player", player)
                .map(
                    (row, context) -> {
                      int score = row.getInt("score");
                      boolean open = row.wasNull();
                      return new CountedTry(
                          row.getString("table_id"),
                          Optional.ofNullable(row.getString("status")),
                          row.getInt("late") == 1,
                          open ? Optional.empty() : Optional.of(score));
                    })
                .findOne());
  }

  /** The table of a day, the best first and of equals who began first. */
  public List<Finished> best(String day, String game) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT t.player, t.name, r.score"
                        + FINISHED
                        + " ORDER BY r.score DESC, t.begun, t.player LIMIT "
                        + LINES)
                .bind("day", day)
                .bind("game", game)
                .map(
                    (row, context) ->
                        new Finished(row.getString(1), row.getString(2), row.getInt(3)))
                .list());
  }

  /** How many finished tries there are with more points than this. */
  public int better(String day, String game, int score) {
    return count(" AND r.score > " + score, day, game);
  }

  /** How many finished tries there are. */
  public int finished(String day, String game) {
    return count("", day, game);
  }

  private int count(String condition, String day, String game) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT COUNT(*)" + FINISHED + condition)
                .bind("day", day)
                .bind("game", game)
                .mapTo(Integer.class)
                .one());
  }

  /** The days on which somebody has finished a counted try, the last first. */
  public List<String> daysOf(String player) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT DISTINCT t.day FROM daily_try t"
                        + " JOIN result r ON r.table_id = t.table_id AND r.seat = 0"
                        + " WHERE t.late = 0 AND t.player = :player ORDER BY t.day DESC LIMIT "
                        + DAYS)
                .bind("player", player)
                .mapTo(String.class)
                .list());
  }
}
