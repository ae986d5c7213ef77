package kniffel.server.store;

import java.time.Duration;
import java.util.Optional;

/**
 * What the operator of a server wants deleted, and after how long; nothing by default.
 *
 * @param unused guests without games and tables never begun, after this time without use, and with
 *     them the sessions whose cookies have expired
 * @param games finished games, given up ones and what was taken back, this long after their end;
 *     how games ended stays known
 */
public record Retention(Optional<Duration> unused, Optional<Duration> games) {

  /** Everything is kept permanently. */
  public static Retention ofEverything() {
    return new Retention(Optional.empty(), Optional.empty());
  }
}
