package kniffel.server.store;

import kniffel.table.dice.Seed;
import kniffel.wire.TableInfo.Status;

/**
 * What is agreed about a table, as it is stored.
 *
 * @param listed whether it stands in the lobby
 * @param playCode lets somebody take a seat
 * @param watchCode lets somebody watch
 * @param seed the secret of the dice
 */
public record StoredTable(
    String id,
    Status status,
    boolean listed,
    Agreement agreement,
    String playCode,
    String watchCode,
    Seed seed,
    long created,
    long updated) {

  /** The same with another status and agreement. */
  public StoredTable next(Status changed, Agreement agreed, long now) {
    return new StoredTable(id, changed, listed, agreed, playCode, watchCode, seed, created, now);
  }

  /** The same under another id. */
  public StoredTable withId(String other) {
    return new StoredTable(
        other, status, listed, agreement, playCode, watchCode, seed, created, updated);
  }

  /** The same with other links: whoever has the old ones can do nothing with them. */
  public StoredTable withCodes(String play, String watch) {
    return new StoredTable(id, status, listed, agreement, play, watch, seed, created, updated);
  }
}
