package kniffel.server.http;

import java.util.Map;
import java.util.Optional;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Player;
import kniffel.words.Language;

/**
 * A request, as far as it matters for answering it.
 *
 * @param player who asks, if that is known
 * @param token the secret of the device
 * @param bearer whether it came with the request itself, and not as a cookie
 * @param payer who pays for it
 * @param secure whether it came by TLS
 * @param local whether it came from our page on this very machine
 * @param key the asker's key for this request, so that it is carried out once
 * @param path the variable parts of the path
 * @param query the parameters after the question mark
 */
record Call(
    Optional<Player> player,
    String token,
    boolean bearer,
    Language language,
    Limits.Payer payer,
    boolean secure,
    boolean local,
    Optional<String> key,
    Map<String, String> path,
    Map<String, String> query,
    String body,
    MessageReader reader) {

  /** Who asks; fails for a request without a session. */
  Player me() {
    return player.orElseThrow(ProblemException::noSession);
  }

  /** The table in the path. */
  String table() {
    return path.getOrDefault("table", "");
  }

  /** The body; nothing at all is the empty object. */
  <T> T body(Class<T> type) {
    return reader.read(type, body.isBlank() ? "{}" : body);
  }
}
