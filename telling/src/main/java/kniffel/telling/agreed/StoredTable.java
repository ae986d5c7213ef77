package kniffel.telling.agreed;

import java.util.Optional;
import kniffel.table.dice.Seed;
import kniffel.wire.TableInfo.Status;

/**
 * What is agreed about a table, as it is stored.
 *
 * @param listed whether it is shown in the lobby
 * @param playCode lets somebody take a seat
 * @param watchCode lets somebody watch
 * @param shortCode the same as the play code, to be said aloud; from the waiting room to the end
 * @param seed the secret of the dice
 */
public record StoredTable(
    String id,
    Status status,
    boolean listed,
    Agreement agreement,
    String playCode,
    String watchCode,
    Optional<String> shortCode,
    Seed seed,
    long created,
    long updated) {

  /** A table where nobody waits for others: it has no short code. */
  public StoredTable(
      String id,
      Status status,
      boolean listed,
      Agreement agreement,
      String playCode,
      String watchCode,
      Seed seed,
      long created,
      long updated) {
    this(
        id,
        status,
        listed,
        agreement,
        playCode,
        watchCode,
        Optional.empty(),
        seed,
        created,
        updated);
  }

  /**
   * The same with another status and agreement; a table that has ended gives its short code back.
   */
  public StoredTable next(Status changed, Agreement agreed, long now) {
    boolean ended = changed == Status.OVER || changed == Status.CLOSED;
    Optional<String> kept = ended ? Optional.empty() : shortCode;
    return new StoredTable(
        id, changed, listed, agreed, playCode, watchCode, kept, seed, created, now);
  }

  /** The same under another id. */
  public StoredTable withId(String other) {
    return new StoredTable(
        other, status, listed, agreement, playCode, watchCode, shortCode, seed, created, updated);
  }

  /** The same with other links: the old ones stop working. */
  public StoredTable withCodes(String play, String watch, String shorter) {
    return new StoredTable(
        id, status, listed, agreement, play, watch, Optional.of(shorter), seed, created, updated);
  }
}
