package kniffel.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The tries of the games of a day that count, and how they ended.
 *
 * <p>Queries block: make them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class DailyTries {

  /** Streaks are not traced further back. */
  private static final int DAYS = 2_000;

  private final Journal journal;
  private final Jdbi jdbi;
  private final TableRows rows;
  private final DayTables tables = new DayTables(this::finished, System::nanoTime);

  public DailyTries(Database database, Journal journal, Codec codec) {
    this.journal = journal;
    this.jdbi = database.readers();
    this.rows = new TableRows(codec);
    journal.whenGamesEnd(tables::ended);
  }

  /**
   * A counted try.
   *
   * @param status of its table; empty if that is no longer stored
   * @param score if the game is over
   */
  public record CountedTry(
      String table, Optional<String> status, boolean late, Optional<Integer> score) {}

  /** A finished try in the table of a day. */
  public record FinishedTry(String player, String name, int score) {}

  /**
   * Opens the table of somebody's counted try, unless there is one or the secret is public.
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
          // Updated without a change, so that the secret cannot be published meanwhile.
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

  /**
   * The table of a day, with all who have finished on this node; those of others may be missing
   * that finished not long ago.
   *
   * @param finisher somebody who is in it, because they have finished their try
   */
  public DayTable table(String day, String game, Optional<String> finisher) {
    return tables.of(day, game, finisher);
  }

  /** All finished tries, the best first; of equals, whoever began first. */
  private List<FinishedTry> finished(String day, String game) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT t.player, t.name, r.score FROM daily_try t"
                        + " JOIN result r ON r.table_id = t.table_id AND r.seat = 0"
                        + " WHERE t.late = 0 AND t.day = :day AND t.game = :game"
                        + " ORDER BY r.score DESC, t.begun, t.player")
                .bind("day", day)
                .bind("game", game)
                .map(
                    (row, context) ->
                        new FinishedTry(row.getString(1), row.getString(2), row.getInt(3)))
                .list());
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
