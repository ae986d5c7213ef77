package kniffel.server.store;

import java.util.OptionalLong;
import kniffel.table.dice.Seed;
import kniffel.wire.TableInfo.Status;

/**
 * A table as it is stored, apart from its log.
 *
 * @param revision rises with each change; a change of an old revision is refused
 * @param listed whether it stands in the lobby
 * @param playCode lets somebody take a seat
 * @param watchCode lets somebody watch
 * @param seed the secret of the dice
 * @param due when somebody must look after it
 */
public record StoredTable(
    String id,
    int revision,
    Status status,
    boolean listed,
    Agreement agreement,
    String playCode,
    String watchCode,
    Seed seed,
    OptionalLong due,
    long created,
    long updated) {

  /** The next revision, with another status and agreement. */
  public StoredTable next(Status changed, Agreement agreed, long now) {
    return new StoredTable(
        id, revision + 1, changed, listed, agreed, playCode, watchCode, seed, due, created, now);
  }
}
