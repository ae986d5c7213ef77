package kniffel.server.store;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Standings;
import org.jdbi.v3.core.Jdbi;

/** The games that people have played on paper and typed in, each with its one result. */
public final class PaperGames {

  private static final String COLUMNS = "SELECT id, player, game, mine, body, created";

  private final Journal journal;
  private final Jdbi jdbi;

  public PaperGames(Database database, Journal journal) {
    this.journal = journal;
    this.jdbi = database.readers();
  }

  /**
   * A game.
   *
   * @param player who typed it in
   * @param mine which of its players that is
   * @param body the game as JSON
   */
  public record StoredPaperGame(
      String id, String player, String game, int mine, String body, long created) {}

  /**
   * Stores a game and its result, once, however often it is sent; false if its owner has the
   * maximum already.
   *
   * @param played when, in milliseconds since 1970
   */
  public CompletableFuture<Boolean> add(
      StoredPaperGame kept, Standings standings, long played, int most) {
    return journal.change(
        db -> {
          int added =
              db.execute(
                  "INSERT INTO paper_game (id, player, game, mine, body, created)"
                      + " SELECT ?, ?, ?, ?, ?, ? WHERE (SELECT COUNT(*) FROM paper_game"
                      + " WHERE player = ?) < ? ON CONFLICT DO NOTHING",
                  kept.id(),
                  kept.player(),
                  kept.game(),
                  kept.mine(),
                  kept.body(),
                  kept.created(),
                  kept.player(),
                  most);
          if (added == 1) {
            db.execute(
                "INSERT INTO result (table_id, seat, player, game, dice, players, score, rank,"
                    + " finished) VALUES (?, ?, ?, ?, 'paper', ?, ?, ?, ?)",
                kept.id(),
                kept.mine(),
                kept.player(),
                kept.game(),
                standings.scores().size(),
                standings.scores().get(kept.mine()),
                standings.ranks().get(kept.mine()),
                played);
          }
          return added == 1;
        });
  }

  /** Removes a mistyped game with its result; returns whether there was one. */
  public CompletableFuture<Boolean> remove(String id, String player) {
    return journal.change(
        db -> {
          boolean removed =
              db.execute("DELETE FROM paper_game WHERE id = ? AND player = ?", id, player) == 1;
          if (removed) {
            db.execute("DELETE FROM result WHERE table_id = ? AND dice = 'paper'", id);
          }
          return removed;
        });
  }

  /** The games of a player, the latest typed in first; blocks. */
  public List<StoredPaperGame> of(String player) {
    return all("player = ? ORDER BY created DESC, id", player);
  }

  /** A game of a player; blocks. */
  public Optional<StoredPaperGame> find(String id, String player) {
    return all("id = ? AND player = ?", id, player).stream().findFirst();
  }

  private List<StoredPaperGame> all(String where, Object... arguments) {
    return jdbi.withHandle(
        db ->
            db.select(COLUMNS + " FROM paper_game WHERE " + where, arguments)
                .map(
                    (row, context) ->
                        new StoredPaperGame(
                            row.getString("id"),
                            row.getString("player"),
                            row.getString("game"),
                            row.getInt("mine"),
                            row.getString("body"),
                            row.getLong("created")))
                .list());
  }
}
