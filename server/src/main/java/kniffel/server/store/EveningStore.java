package kniffel.server.store;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import kniffel.rules.Standings;
import kniffel.server.store.TableStore.Opened;
import kniffel.table.json.Codec;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * The evenings, and what was played on them.
 *
 * <p>A change counts only if the evening is still at the revision that it was decided on, so nodes
 * never undo each other's.
 *
 * <p>Queries block: make them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class EveningStore {

  /** How many evenings a list has at most. */
  private static final int LIST = 60;

  /** Marks a row that only keeps a former link; its body is the id of the evening. */
  static final String FORMER = "revision = 0";

  private final Journal journal;
  private final Jdbi jdbi;
  private final TableRows tables;
  private final EveningRows rows;

  public EveningStore(Database database, Journal journal, Codec codec) {
    this.journal = journal;
    this.jdbi = database.readers();
    this.tables = new TableRows(codec);
    this.rows = new EveningRows(codec);
  }

  /** An evening as it is stored. */
  public record StoredEvening(
      String id, String code, int revision, Evening evening, long created, long updated) {}

  /**
   * A table of an evening.
   *
   * @param seating for each seat of the table one of the evening
   * @param outcome how it ended, once that is noted
   * @param givenUp whether it is noted that it was given up and has no outcome
   * @param moments what was remarkable, as JSON, once that is noted
   */
  public record EveningTable(
      int number,
      String table,
      String game,
      List<Integer> seating,
      Optional<Standings> outcome,
      boolean givenUp,
      Optional<String> moments) {}

  /** Begins an evening; false if there is one with this id. */
  public CompletableFuture<Boolean> add(StoredEvening evening) {
    return journal.change(db -> insert(db, evening));
  }

  private boolean insert(Handle db, StoredEvening stored) {
    int made =
        db.execute(
            "INSERT INTO evening (id, code, revision, body, created, updated)"
                + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            stored.id(),
            stored.code(),
            stored.revision(),
            rows.body(stored.evening()),
            stored.created(),
            stored.updated());
    if (made == 1) {
      addPlayers(db, stored.id(), stored.evening());
    }
    return made == 1;
  }

  private static void addPlayers(Handle db, String id, Evening evening) {
    for (Evening.EveningSeat seat : evening.seats()) {
      if (seat instanceof Evening.EveningSeat.Person person) {
        db.execute(
            "INSERT INTO evening_player (evening, player) VALUES (?, ?) ON CONFLICT DO NOTHING",
            id,
            person.player());
      }
    }
  }

  public Optional<StoredEvening> byId(String id) {
    return one("id", id);
  }

  public Optional<StoredEvening> byCode(String code) {
    return one("code", code);
  }

  /**
   * The evening of a link. A link that was replaced since, because somebody was sent away, works
   * only for those who have a seat and were not sent away.
   */
  public Optional<StoredEvening> byLink(String link, Optional<String> player) {
    Optional<StoredEvening> found = byCode(link);
    if (found.isPresent() || player.isEmpty() || !TableStore.isName(link)) {
      return found;
    }
    String former = "WHERE e.id = (SELECT body FROM evening WHERE code = ? AND " + FORMER + ")";
    return evenings(former, link).stream()
        .filter(each -> !each.evening().seatsOf(player.get()).isEmpty())
        .filter(each -> !each.evening().hasSentAway(player.get()))
        .findFirst();
  }

  private Optional<StoredEvening> one(String column, String name) {
    return TableStore.isName(name)
        ? evenings("WHERE NOT " + FORMER + " AND e." + column + " = ?", name).stream().findFirst()
        : Optional.empty();
  }

  /** The evenings of a player, the last first. */
  public List<StoredEvening> of(String player) {
    return jdbi.withHandle(
        db ->
            KnownRows.of(
                db.select(
                    "SELECT e.* FROM evening e JOIN evening_player p ON p.evening = e.id"
                        + " WHERE p.player = ? ORDER BY e.created DESC, e.id LIMIT "
                        + LIST,
                    player),
                "id",
                rows::evening));
  }

  /** How many games were begun on each of these evenings. */
  public Map<String, Integer> games(List<String> ids) {
    Map<String, Integer> games = new HashMap<>();
    if (!ids.isEmpty()) {
      jdbi.useHandle(
          db ->
              db.createQuery(
                      "SELECT evening, COUNT(*) FROM evening_table WHERE evening IN (<ids>)"
                          + " GROUP BY evening")
                  .bindList("ids", ids)
                  .map((row, context) -> games.put(row.getString(1), row.getInt(2)))
                  .list());
    }
    return games;
  }

  private List<StoredEvening> evenings(String where, String name) {
    return jdbi.withHandle(
        db ->
            db.select("SELECT e.* FROM evening e " + where, name)
                .map((row, context) -> rows.evening(row))
                .list());
  }

  /**
   * Changes what is agreed; the change is applied again if somebody else was quicker. Blocks.
   *
   * @param link by which the player knows the evening; it counts only while it works for them
   * @param newLink the link that the evening gets if this sends somebody away
   * @return the evening as it is then; empty if the link leads to none
   */
  public Optional<StoredEvening> change(
      String link, String player, UnaryOperator<Evening> change, String newLink, long now) {
    while (true) {
      Optional<StoredEvening> found = byLink(link, Optional.of(player));
      if (found.isEmpty()) {
        return found;
      }
      StoredEvening before = found.get();
      Evening changed = change.apply(before.evening());
      if (changed.equals(before.evening())
          || journal.change(db -> change(db, before, changed, newLink, now)).join()) {
        return byId(before.id());
      }
    }
  }

  private boolean change(Handle db, StoredEvening before, Evening changed, String link, long now) {
    if (!update(db, before, changed, now)) {
      return false;
    }
    if (changed.sendsAwaySince(before.evening())) {
      db.execute("UPDATE evening SET code = ? WHERE id = ?", link, before.id());
      db.execute(
          "INSERT INTO evening (id, code, revision, body, created, updated)"
              + " VALUES (?, ?, 0, ?, ?, ?)",
          before.code(),
          before.code(),
          before.id(),
          now,
          now);
    }
    return true;
  }

  private boolean update(Handle db, StoredEvening before, Evening changed, long now) {
    int done =
        db.execute(
            "UPDATE evening SET revision = revision + 1, body = ?, updated = ?"
                + " WHERE id = ? AND revision = ?",
            rows.body(changed),
            now,
            before.id(),
            before.revision());
    if (done == 1) {
      addPlayers(db, before.id(), changed);
    }
    return done == 1;
  }

  /** Ends an evening and begins the next; false if somebody has changed it since. */
  public CompletableFuture<Boolean> follow(StoredEvening before, StoredEvening next, long now) {
    return journal.change(
        db ->
            update(db, before, before.evening().followedBy(next.code()), now) && insert(db, next));
  }

  /** Opens the next table of an evening; false if somebody has changed the evening since. */
  public CompletableFuture<Boolean> begin(
      StoredEvening evening, int number, List<Integer> seating, Opened opened, long now) {
    return journal.change(
        db -> {
          if (!update(db, evening, evening.evening(), now)) {
            return false;
          }
          db.execute(
              "INSERT INTO evening_table (evening, number, table_id, game, seating)"
                  + " VALUES (?, ?, ?, ?, ?)",
              evening.id(),
              number,
              opened.table().id(),
              opened.table().agreement().game(),
              seating.stream().map(String::valueOf).collect(Collectors.joining(" ")));
          tables.insert(db, opened);
          return true;
        });
  }

  /** The tables of an evening in their order. */
  public List<EveningTable> tables(String evening) {
    return jdbi.withHandle(
        db ->
            db.select("SELECT * FROM evening_table WHERE evening = ? ORDER BY number", evening)
                .map((row, context) -> rows.table(row))
                .list());
  }

  /**
   * Tables whose game is over, given up, or goes on elsewhere, where that is not noted yet; in the
   * order of their names, from the one after this on.
   */
  public List<EveningTable> unsettled(String after, int limit) {
    return jdbi.withHandle(
        db ->
            KnownRows.of(
                db.createQuery(
                        "SELECT t.* FROM evening_table t JOIN game_table g ON g.id = t.table_id"
                            + " WHERE t.outcome IS NULL AND g.status IN ('over', 'closed')"
                            + " AND t.table_id > :after ORDER BY t.table_id LIMIT :limit")
                    .bind("after", after)
                    .bind("limit", limit),
                "table_id",
                rows::table));
  }

  /** A game is over; it ends once. */
  public CompletableFuture<Integer> settle(String table, Standings standings) {
    return settle(table, rows.outcome(standings));
  }

  /** A game was given up: it has no outcome, and never will. */
  public CompletableFuture<Integer> settleGivenUp(String table) {
    return settle(table, EveningRows.GIVEN_UP);
  }

  private CompletableFuture<Integer> settle(String table, String outcome) {
    return journal.change(
        db ->
            db.execute(
                "UPDATE evening_table SET outcome = ? WHERE table_id = ? AND outcome IS NULL",
                outcome,
                table));
  }

  /** What was remarkable about a game. */
  public CompletableFuture<Integer> keepMoments(String table, String moments) {
    return journal.change(
        db ->
            db.execute(
                "UPDATE evening_table SET moments = ? WHERE table_id = ? AND moments IS NULL",
                moments,
                table));
  }

  /** A game goes on at another table. */
  public CompletableFuture<Integer> move(String table, String to) {
    return journal.change(
        db -> db.execute("UPDATE evening_table SET table_id = ? WHERE table_id = ?", to, table));
  }
}
