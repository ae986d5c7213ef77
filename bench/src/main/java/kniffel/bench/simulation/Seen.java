package kniffel.bench.simulation;

import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/** What a player knows of a table. */
final class Seen {

  @Nullable Told state;
  @Nullable Info info;

  /** What was commanded and not answered. */
  ToServer.@Nullable Command pending;

  /** When it was sent. */
  long sent;

  boolean thinking;

  /** Whether there is something to play or to say. */
  boolean isAsked() {
    Told told = state;
    return told != null && (told.isOffered() || told.toSay >= 0);
  }
}
