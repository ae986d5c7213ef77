package kniffel.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.server.store.TableStore.Due;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The agendas of all tables: what is due there, and who takes it up. */
public final class Agendas {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.database");

  /** The possible agenda entries, worded as in the three indexes made for them. */
  private static final String URGENT = "what <> 'review' AND what <> 'archive'";

  private static final String REVIEWS = "what = 'review'";
  private static final String ARCHIVES = "what = 'archive'";

  /** What this program can take up; a newer one may have written something else. */
  private static final String KNOWN =
      Stream.of(Agenda.What.values())
          .map(what -> "'" + Ids.of(what) + "'")
          .collect(Collectors.joining(", ", "(", ")"));

  /** How many tables are named that wait for something unknown. */
  private static final int NAMED = 10;

  private final Journal journal;
  private final Jdbi jdbi;

  Agendas(Journal journal, Jdbi jdbi) {
    this.journal = journal;
    this.jdbi = jdbi;
  }

  List<Due> due(long now, int limit) {
    return due(URGENT, now, limit);
  }

  List<Due> dueReviews(long now, int limit) {
    return due(REVIEWS, now, limit);
  }

  /** Finished games that can be archived, the longest waiting first. */
  List<Due> dueArchives(long now, int limit) {
    return due(ARCHIVES, now, limit);
  }

  /**
   * The condition is literal in the text, so that the database finds the index made for it. What is
   * unknown is not fetched: it stays due, and however many there are, they must not be in the way.
   */
  private List<Due> due(String condition, long now, int limit) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT table_id, version, what, at, delay, tries FROM head WHERE "
                        + condition
                        + (" AND at <= :now AND what IN " + KNOWN)
                        + " ORDER BY at LIMIT :limit")
                .bind("now", now)
                .bind("limit", limit)
                .map(
                    (row, context) ->
                        new Due(
                            row.getString("table_id"),
                            row.getInt("version"),
                            TableRows.agenda(row).orElseThrow()))
                .list());
  }

  /** Says at which tables something is due that this program does not know; blocks. */
  public void reportUnknown(long now) {
    List<String> unknown =
        jdbi.withHandle(
            db ->
                db.createQuery(
                        "SELECT table_id FROM head WHERE "
                            + URGENT
                            + (" AND at <= :now AND what NOT IN " + KNOWN + " LIMIT " + NAMED))
                    .bind("now", now)
                    .mapTo(String.class)
                    .list());
    if (!unknown.isEmpty()) {
      LOG.warn("nobody here knows what is next at the tables {}", unknown);
    }
  }

  CompletableFuture<Boolean> take(Due due, Agenda taken) {
    return journal.change(
        db ->
            db.execute(
                    "UPDATE head SET what = ?, at = ?, delay = ?, tries = ?"
                        + " WHERE table_id = ? AND version = ? AND at = ?",
                    Ids.of(taken.what()),
                    taken.at(),
                    taken.delay(),
                    taken.tries(),
                    due.table(),
                    due.version(),
                    due.agenda().at())
                == 1);
  }

  CompletableFuture<Boolean> takeLook(String table, long lease, long now) {
    return journal.change(
        db ->
            db.execute(
                    "UPDATE head SET what = 'review', at = ?, delay = ?, tries = 0"
                        + " WHERE table_id = ? AND (what IS NULL OR what = 'archive')",
                    now + lease,
                    lease,
                    table)
                == 1);
  }

  /**
   * Repairs what a clock that was set back left behind: nothing waits longer than it was meant to.
   */
  public CompletableFuture<Integer> mendClocks(long now) {
    long latest = now + 5_000;
    return journal.change(
        db ->
            Stream.of(URGENT, REVIEWS, ARCHIVES)
                .mapToInt(
                    kind ->
                        db.execute(
                            "UPDATE head SET at = ? + delay WHERE "
                                + kind
                                + " AND at > ? AND at - delay > ?",
                            now,
                            latest,
                            latest))
                .sum());
  }

  /**
   * Nobody else writes here, so whatever was taken up before we started is ours now. People get
   * their time again, because while we were away they could not come.
   */
  public CompletableFuture<Integer> takeOver(long now) {
    return journal.change(
        db ->
            db.execute(
                    "UPDATE head SET at = ? + delay WHERE " + URGENT + " AND what = 'begin'", now)
                + Stream.of(URGENT + " AND what NOT IN ('clock', 'begin')", REVIEWS)
                    .mapToInt(
                        kind ->
                            db.execute(
                                "UPDATE head SET at = ? WHERE " + kind + " AND at > ?", now, now))
                    .sum());
  }
}
