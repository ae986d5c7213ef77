package kniffel.server.store;

import java.sql.SQLException;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import kniffel.server.store.TableStore.Append;

/**
 * The rows of tables, in one transaction that ends when the journal says: where a database takes
 * over from those who decide what is written.
 */
public interface WrittenRows extends AutoCloseable {

  /** What has to be true of the row of a head, besides its version and revision, to be written. */
  enum Guard {
    /** Nothing: what it contains is known. */
    KNOWN,
    /** If it is marked as left behind, the log is not further on. */
    UNKNOWN,
    /** The same, and nothing happens by itself. */
    UNKNOWN_QUIET
  }

  /** Writes the row of a head; false if it is not at this version and revision. */
  boolean move(Guard guard, String table, int version, int revision, Head after)
      throws SQLException;

  /**
   * Writes known rows of heads, in this order; returns which were where they were thought to be.
   */
  boolean[] move(List<Append> appends) throws SQLException;

  /** Where the log of a table ends whose row is marked as left behind, if it is further on. */
  OptionalInt endOfLog(String table) throws SQLException;

  /** Brings a row that was left behind to another version. */
  void mend(String table, int version) throws SQLException;

  /** Adds entries to their logs, with the results of games that end. */
  void add(List<Append> appends) throws SQLException;

  /** Makes a change; a failed one leaves no trace and does not affect the earlier ones. */
  <T> T orNothing(Supplier<T> change) throws SQLException;

  /** From now on it is on disk. */
  void commit() throws SQLException;

  /** Undoes what is not committed. */
  @Override
  void close() throws SQLException;
}
