package kniffel.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jdbi.v3.core.Jdbi;

/** The links by which anybody can look at the review of a finished game. */
public final class ReviewLinks {

  private final Journal journal;
  private final Jdbi jdbi;

  public ReviewLinks(Database database, Journal journal) {
    this.journal = journal;
    this.jdbi = database.readers();
  }

  /**
   * A link.
   *
   * @param id the id for its owner; opens nothing
   * @param nameless whether people's names are not shown
   */
  public record ReviewLink(
      String id, String table, String player, boolean nameless, long created) {}

  /**
   * Adds a link, unless its owner has the maximum for this game already; returns whether it did.
   *
   * @param hash of the token that opens it
   */
  public CompletableFuture<Boolean> add(ReviewLink link, String hash, int most) {
    return journal.change(
        db ->
            db.execute(
                    "INSERT INTO review_link (id, hash, table_id, player, nameless, created)"
                        + " SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM review_link"
                        + " WHERE table_id = ? AND player = ?) < ? ON CONFLICT DO NOTHING",
                    link.id(),
                    hash,
                    link.table(),
                    link.player(),
                    link.nameless() ? 1 : 0,
                    link.created(),
                    link.table(),
                    link.player(),
                    most)
                == 1);
  }

  /** Revokes a link; returns whether there was one. */
  public CompletableFuture<Boolean> remove(String id, String table, String player) {
    return journal.change(
        db ->
            db.execute(
                    "DELETE FROM review_link WHERE id = ? AND table_id = ? AND player = ?",
                    id,
                    table,
                    player)
                == 1);
  }

  /** The links of a player to a game, the newest first; blocks. */
  public List<ReviewLink> of(String table, String player) {
    return all("table_id = ? AND player = ? ORDER BY created DESC, id", table, player);
  }

  /** The link that a token opens; blocks. */
  public Optional<ReviewLink> byToken(String hash) {
    return all("hash = ?", hash).stream().findFirst();
  }

  private List<ReviewLink> all(String where, Object... arguments) {
    return jdbi.withHandle(
        db ->
            db.select(
                    "SELECT id, table_id, player, nameless, created FROM review_link WHERE "
                        + where,
                    arguments)
                .map(
                    (row, context) ->
                        new ReviewLink(
                            row.getString("id"),
                            row.getString("table_id"),
                            row.getString("player"),
                            row.getInt("nameless") == 1,
                            row.getLong("created")))
                .list());
  }
}
