package kniffel.server.store;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import kniffel.wire.Player;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/**
 * Players, their devices and their personal links.
 *
 * <p>Queries block: make them on a virtual thread. Changes go through the {@link Journal}.
 */
public final class PlayerStore {

  /** How many devices are looked up at a time. */
  private static final int MANY = 1_000;

  private final Journal journal;
  private final Jdbi jdbi;

  public PlayerStore(Database database, Journal journal) {
    this.journal = journal;
    this.jdbi = database.readers();
  }

  public CompletableFuture<Player> addPlayer(Player player, String tokenHash, long now) {
    return journal.change(
        db -> {
          db.execute(
              "INSERT INTO player (id, name, created) VALUES (?, ?, ?)",
              player.id(),
              player.name(),
              now);
          addToken(db, tokenHash, player.id(), "session", now);
          return player;
        });
  }

  private static void addToken(Handle db, String hash, String player, String kind, long now) {
    db.execute(
        "INSERT INTO token (hash, player, kind, created, used) VALUES (?, ?, ?, ?, ?)",
        hash,
        player,
        kind,
        now,
        now);
  }

  /** A further device of a player; false if the personal link to them no longer works. */
  public CompletableFuture<Boolean> addSession(String link, String hash, String player, long now) {
    return journal.change(
        db -> {
          boolean works = hasToken(db, link, player, "link");
          if (works) {
            addToken(db, hash, player, "session", now);
          }
          return works;
        });
  }

  /**
   * Whether a player still has a token. Nobody forgets any of theirs until this is committed, so
   * what depends on it comes before or not at all.
   */
  private static boolean hasToken(Handle db, String hash, String player, String kind) {
    hold(db, player);
    return db.select(
            "SELECT 1 FROM token WHERE hash = ? AND player = ? AND kind = ?", hash, player, kind)
        .mapTo(Integer.class)
        .findOne()
        .isPresent();
  }

  /** Updates a player without a change, so that other nodes wait with theirs until the commit. */
  private static void hold(Handle db, String player) {
    db.execute("UPDATE player SET name = name WHERE id = ?", player);
  }

  public CompletableFuture<Integer> removeSession(String hash) {
    return journal.change(db -> db.execute("DELETE FROM token WHERE hash = ?", hash));
  }

  /**
   * A new personal link; the old one stops working. False if the device that wants it was forgotten
   * meanwhile.
   */
  public CompletableFuture<Boolean> replaceLink(
      String session, String hash, String player, long now) {
    return journal.change(
        db -> {
          boolean known = hasToken(db, session, player, "session");
          if (known) {
            db.execute("DELETE FROM token WHERE player = ? AND kind = 'link'", player);
            addToken(db, hash, player, "link", now);
          }
          return known;
        });
  }

  /** Revokes the personal link. */
  public CompletableFuture<Integer> removeLink(String player) {
    return journal.change(
        db -> db.execute("DELETE FROM token WHERE player = ? AND kind = 'link'", player));
  }

  /** Nobody gets in any more but by this token; returns what other sessions there were. */
  public CompletableFuture<List<String>> removeOthers(String hash, String player) {
    return journal.change(
        db -> {
          hold(db, player);
          List<String> sessions =
              db.createQuery(
                      "SELECT hash FROM token"
                          + " WHERE player = :player AND hash <> :hash AND kind = 'session'")
                  .bind("player", player)
                  .bind("hash", hash)
                  .mapTo(String.class)
                  .list();
          db.execute("DELETE FROM token WHERE player = ? AND hash <> ?", player, hash);
          return sessions;
        });
  }

  public CompletableFuture<Integer> rename(String player, String name) {
    return journal.change(
        db -> db.execute("UPDATE player SET name = ? WHERE id = ?", name, player));
  }

  /** This token was used. */
  public CompletableFuture<Integer> use(String tokenHash, long now) {
    return journal.change(
        db -> db.execute("UPDATE token SET used = ? WHERE hash = ?", now, tokenHash));
  }

  /**
   * Who has a token.
   *
   * @param used when somebody last came with it, to the day
   */
  public record Holder(Player player, long used) {}

  /** Whose token this is. */
  public Optional<Holder> holder(String tokenHash, String kind) {
    return jdbi.withHandle(
        db ->
            db.createQuery(
                    "SELECT p.id, p.name, t.used FROM token t JOIN player p ON p.id = t.player"
                        + " WHERE t.hash = :hash AND t.kind = :kind")
                .bind("hash", tokenHash)
                .bind("kind", kind)
                .map(
                    (row, context) ->
                        new Holder(new Player(row.getString(1), row.getString(2)), row.getLong(3)))
                .findOne());
  }

  /** Which of these devices are still known. */
  public Set<String> sessionsAmong(Collection<String> hashes) {
    List<String> asked = List.copyOf(hashes);
    Set<String> known = new HashSet<>();
    for (int i = 0; i < asked.size(); i += MANY) {
      List<String> some = asked.subList(i, Math.min(asked.size(), i + MANY));
      known.addAll(
          jdbi.withHandle(
              db ->
                  db.createQuery(
                          "SELECT hash FROM token WHERE kind = 'session' AND hash IN (<hashes>)")
                      .bindList("hashes", some)
                      .mapTo(String.class)
                      .list()));
    }
    return known;
  }
}
