package kniffel.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import kniffel.server.store.PlayerStore;
import kniffel.server.store.PlayerStore.Holder;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Player;
import org.jspecify.annotations.Nullable;

/** Who somebody is: guests with a secret on each of their devices, nothing else. */
public final class Sessions {

  private static final long DAY_MILLIS = Duration.ofDays(1).toMillis();

  private final PlayerStore players;
  private final Secrets secrets;
  private final LongSupplier now;

  /** Recently looked-up tokens. */
  private final Cache<String, Player> known =
      Caffeine.newBuilder().maximumSize(50_000).expireAfterWrite(Duration.ofMinutes(1)).build();

  /** Whose tokens were seen lately: enough to know who pays, not to let anybody in. */
  private final Cache<String, String> seen =
      Caffeine.newBuilder().maximumSize(50_000).expireAfterAccess(Duration.ofDays(1)).build();

  public Sessions(PlayerStore players, Secrets secrets, LongSupplier now) {
    this.players = players;
    this.secrets = secrets;
    this.now = now;
  }

  /** A player and the secret of this device. */
  public record Session(Player player, String token) {}

  /** A new guest. */
  public Session guest(String name) {
    String token = secrets.token();
    Player player = new Player(secrets.name(), name);
    String hash = Secrets.hash(token);
    Session made = new Session(players.addPlayer(player, hash, now.getAsLong()).join(), token);
    seen.put(hash, player.id());
    return made;
  }

  /** The player of a personal link, on a further device. */
  public Session byLink(String code) {
    String hash = Secrets.hash(code);
    Holder holder = players.holder(hash, "link").orElseThrow(ProblemException::notThere);
    used(hash, holder);
    Player player = holder.player();
    String token = secrets.token();
    String device = Secrets.hash(token);
    if (!players.addSession(hash, device, player.id(), now.getAsLong()).join()) {
      throw ProblemException.notThere();
    }
    seen.put(device, player.id());
    return new Session(player, token);
  }

  /**
   * A new personal link.
   *
   * @param device the secret of the device that wants it
   */
  public String link(Player player, String device) {
    String code = secrets.token();
    if (!players
        .replaceLink(Secrets.hash(device), Secrets.hash(code), player.id(), now.getAsLong())
        .join()) {
      throw ProblemException.noSession();
    }
    return code;
  }

  public Player rename(Player player, String name, String token) {
    players.rename(player.id(), name).join();
    known.invalidate(Secrets.hash(token));
    return new Player(player.id(), name);
  }

  /** Revokes the personal link. */
  public void revokeLink(Player player) {
    players.removeLink(player.id()).join();
  }

  /** Forgets a device; returns the hash of its token, for those who hold sockets of it. */
  public String forget(String token) {
    String hash = Secrets.hash(token);
    players.removeSession(hash).join();
    ended(hash);
    return hash;
  }

  /** Forgets all other devices of a player, and their personal link; returns the hashes. */
  public List<String> forgetOthers(Player player, String token) {
    return players.removeOthers(Secrets.hash(token), player.id()).join();
  }

  /** A device was forgotten, here or on another node. */
  public void ended(String hash) {
    known.invalidate(hash);
    seen.invalidate(hash);
  }

  /**
   * Checks which devices were forgotten, in case another node's message was lost; blocks.
   *
   * @param live the hashes of those that have sockets
   * @return which of those in use here no longer exist
   */
  Set<String> lookForEnded(Set<String> live) {
    Set<String> ended = new HashSet<>(live);
    ended.addAll(known.asMap().keySet());
    ended.removeAll(players.sessionsAmong(ended));
    ended.forEach(this::ended);
    return ended;
  }

  /** Whose token this is, if that is known without asking the database. */
  public @Nullable Player recent(String token) {
    return known.getIfPresent(Secrets.hash(token));
  }

  /** The id of the player who had this token when it was last seen, if that is remembered. */
  Optional<String> lastSeen(String token) {
    return Optional.ofNullable(seen.getIfPresent(Secrets.hash(token)));
  }

  /** Whose token this is; may block. */
  public Optional<Player> find(String token) {
    if (token.length() > 100) {
      return Optional.empty();
    }
    String hash = Secrets.hash(token);
    Player recent = known.getIfPresent(hash);
    if (recent != null) {
      return Optional.of(recent);
    }
    Optional<Holder> found = players.holder(hash, "session");
    found.ifPresent(
        holder -> {
          known.put(hash, holder.player());
          seen.put(hash, holder.player().id());
          used(hash, holder);
        });
    return found.map(Holder::player);
  }

  /** Notes once a day that a token is used; nobody has to wait for it. */
  private void used(String hash, Holder holder) {
    long time = now.getAsLong();
    if (time - holder.used() > DAY_MILLIS) {
      var _ = players.use(hash, time);
    }
  }
}
