package kniffel.server.store;

import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** Deletes what the operator does not want to keep; see {@link Retention}. */
public final class Forgetting {

  /** A day longer than a cookie lasts, which is renewed whenever it is used. */
  private static final Duration SESSION = Duration.ofDays(366);

  /** How many are fetched at a time. */
  private static final int SOME = 200;

  /** Somebody may still seem to be connected to a node that was never heard of again. */
  private static final String CONNECTED =
      " AND NOT EXISTS (SELECT 1 FROM connection c JOIN node n ON n.id = c.node"
          + " WHERE c.table_id = g.id AND n.seen >= :before)";

  private static final String NEVER_BEGUN =
      " FROM game_table g JOIN head h ON h.table_id = g.id"
          + " WHERE g.status IN ('open', 'closed') AND h.version = 0 AND g.updated < :before"
          + CONNECTED;

  /**
   * Games that cannot go on at their table: over, given up, or taken back to another. While its
   * books are being made, a game is left alone; but nobody makes them for so long.
   */
  private static final String FINISHED =
      " FROM game_table g JOIN head h ON h.table_id = g.id"
          + " WHERE (g.status = 'over' OR (g.status = 'closed' AND h.version > 0))"
          + " AND g.updated < :before"
          + " AND (h.what IS NULL OR h.what = 'archive'"
          + " OR (h.what = 'review' AND h.at < :before))"
          + CONNECTED;

  private static final String WITHOUT_GAMES =
      " FROM player g WHERE g.created < :before"
          + " AND NOT EXISTS (SELECT 1 FROM member m WHERE m.player = g.id)"
          + " AND NOT EXISTS (SELECT 1 FROM result r WHERE r.player = g.id)"
          + " AND NOT EXISTS (SELECT 1 FROM token t WHERE t.player = g.id AND t.used >= :before)";

  private static final String NEVER_PLAYED =
      " FROM evening g WHERE g.updated < :before AND NOT g."
          + EveningStore.FORMER
          + " AND NOT EXISTS (SELECT 1 FROM evening_table t WHERE t.evening = g.id)";

  private static final List<String> OF_EVENING =
      List.of(
          "DELETE FROM evening_player WHERE evening = ?",
          "DELETE FROM evening WHERE body = ? AND " + EveningStore.FORMER,
          "DELETE FROM evening WHERE id = ?");

  /** Everything that belongs to a table except the results, referring rows first. */
  private static final List<String> OF_TABLE =
      List.of(
          "DELETE FROM entry WHERE table_id = ?",
          "DELETE FROM archive WHERE table_id = ?",
          "DELETE FROM review WHERE table_id = ?",
          "DELETE FROM review_link WHERE table_id = ?",
          "DELETE FROM member WHERE table_id = ?",
          "DELETE FROM connection WHERE table_id = ?",
          "DELETE FROM head WHERE table_id = ?",
          "DELETE FROM game_table WHERE id = ?");

  private static final List<String> OF_GUEST =
      List.of(
          "DELETE FROM daily_try WHERE player = ?",
          "DELETE FROM review_link WHERE player = ?",
          "DELETE FROM paper_game WHERE player = ?",
          "DELETE FROM evening_player WHERE player = ?",
          "DELETE FROM token WHERE player = ?",
          "DELETE FROM player WHERE id = ?");

  private final Journal journal;
  private final Jdbi jdbi;
  private final Retention retention;

  /** Whether a table is in use on this node. */
  private final Predicate<String> inUse;

  public Forgetting(
      Database database, Journal journal, Retention retention, Predicate<String> inUse) {
    this.journal = journal;
    this.jdbi = database.readers();
    this.retention = retention;
    this.inUse = inUse;
  }

  /**
   * What was deleted.
   *
   * @param tables that were never begun
   * @param evenings on which nothing was played
   */
  public record Forgotten(int tables, int evenings, int games, int sessions, int guests) {

    public static final Forgotten NOTHING = new Forgotten(0, 0, 0, 0, 0);
  }

  /** Deletes what is too old by now, one after the other; blocks. */
  public Forgotten forget(long now) {
    int games =
        retention.games().map(age -> all(FINISHED, OF_TABLE, now - age.toMillis())).orElse(0);
    if (retention.unused().isEmpty()) {
      return new Forgotten(0, 0, games, 0, 0);
    }
    long before = now - retention.unused().get().toMillis();
    int tables = all(NEVER_BEGUN, OF_TABLE, before);
    int evenings = all(NEVER_PLAYED, OF_EVENING, before);
    int sessions =
        journal
            .change(
                db ->
                    db.execute(
                        "DELETE FROM token WHERE kind = 'session' AND used < ?",
                        now - SESSION.toMillis()))
            .join();
    // Last, because a guest whose only table was never begun has no games now.
    int guests = all(WITHOUT_GAMES, OF_GUEST, before);
    return new Forgotten(tables, evenings, games, sessions, guests);
  }

  private int all(String which, List<String> deletions, long before) {
    ToIntFunction<String> delete =
        id -> journal.change(db -> delete(db, which, deletions, id, before)).join();
    int deleted = 0;
    String last = "";
    while (true) {
      List<String> some = ids(which, before, last);
      deleted += some.stream().filter(inUse.negate()).mapToInt(delete).sum();
      if (some.size() < SOME) {
        return deleted;
      }
      last = some.getLast();
    }
  }

  private List<String> ids(String which, long before, String after) {
    return jdbi.withHandle(
        db ->
            db.createQuery("SELECT g.id" + which + " AND g.id > :after ORDER BY g.id LIMIT " + SOME)
                .bind("before", before)
                .bind("after", after)
                .mapTo(String.class)
                .list());
  }

  /** Checks again in the transaction that deletes: somebody may have come back meanwhile. */
  private static int delete(
      Handle db, String which, List<String> deletions, String id, long before) {
    // Updated without a change, so that no other node can change the table until this is done.
    db.execute("UPDATE head SET tries = tries WHERE table_id = ?", id);
    boolean still =
        db.createQuery("SELECT 1" + which + " AND g.id = :id")
            .bind("before", before)
            .bind("id", id)
            .mapTo(Integer.class)
            .findOne()
            .isPresent();
    if (still) {
      deletions.forEach(deletion -> db.execute(deletion, id));
    }
    return still ? 1 : 0;
  }
}
