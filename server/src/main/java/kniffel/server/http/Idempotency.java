package kniffel.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.vertx.core.http.HttpServerRequest;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import kniffel.telling.agreed.ProblemException;

/**
 * Requests that create something and carry a key are carried out once, however often they are sent.
 *
 * <p>A table gets its id from the key and its player, so the database itself knows whether it
 * exists, permanently and on every node. A guest has no name yet; this node remembers for some
 * minutes whom it has created.
 */
final class Idempotency {

  private static final String HEADER = "Idempotency-Key";

  /** Long enough that nobody can guess somebody else's key. */
  private static final Pattern KEY = Pattern.compile("[!-~]{16,100}");

  private static final int ID_LENGTH = 22;

  private final Cache<String, Sessions.Session> sessions =
      Caffeine.newBuilder().maximumSize(10_000).expireAfterWrite(Duration.ofMinutes(10)).build();

  /** The key of a request, if it has one. */
  static Optional<String> key(HttpServerRequest request) {
    Optional<String> key = Optional.ofNullable(request.getHeader(HEADER));
    if (key.isPresent() && !KEY.matcher(key.get()).matches()) {
      throw ProblemException.malformed(HEADER);
    }
    return key;
  }

  /**
   * The id of the table that a player asks for under a key.
   *
   * @param what what is asked for: the same key for something else is another request
   */
  static String tableId(String player, String what, String key) {
    return derived(player, what, key).substring(0, ID_LENGTH);
  }

  /**
   * The token for a request under a key, where only its hash is kept. Only the device can know it,
   * because who plays and what they ask for is no secret and a key may be easy to guess.
   *
   * @param device the secret of the device
   */
  static String token(String device, String what, String key) {
    return derived(device, what, key);
  }

  private static String derived(String asker, String what, String key) {
    return Secrets.name(asker + " " + what + " " + key);
  }

  /**
   * The session that was made for a key, or a new one: also if that has ended since.
   *
   * @param known whether a session still is one
   */
  Sessions.Session session(
      Optional<String> key, Predicate<Sessions.Session> known, Supplier<Sessions.Session> maker) {
    if (key.isEmpty()) {
      return maker.get();
    }
    String name = Secrets.hash(key.get());
    Sessions.Session made = sessions.get(name, any -> maker.get());
    if (known.test(made)) {
      return made;
    }
    sessions.asMap().remove(name, made);
    return sessions.get(name, any -> maker.get());
  }
}
