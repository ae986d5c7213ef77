package kniffel.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Types;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.BookEntry;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Result;
import kniffel.wire.TableDice;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;

/** What the journal writes with: one connection, whose transaction ends when the journal says. */
public final class WriteConnection implements WrittenRows {

  private static final String MOVE =
      "UPDATE head SET version = ?, revision = ?, asked = ?, hinted = ?, what = ?, at = ?, delay ="
          + " ?, tries = ?, progress = ? WHERE table_id = ? AND version = ? AND revision = ?";

  /** The same if it is unknown whether the row is behind: then the log must not be further on. */
  private static final String MOVE_UNKNOWN =
      MOVE
          + " AND (what IS NULL OR what <> 'look' OR NOT EXISTS"
          + " (SELECT 1 FROM entry e WHERE e.table_id = head.table_id AND e.seq > head.version))";

  /** The same for a caller that believes nothing happens by itself. */
  private static final String MOVE_QUIETLY = MOVE_UNKNOWN + " AND (what IS NULL OR what = 'look')";

  /** Where the log of a table whose row is behind ends. */
  private static final String END_OF_LOG =
      "SELECT e.seq, e.events FROM head h JOIN entry e ON e.table_id = h.table_id"
          + " WHERE h.table_id = ? AND h.what = 'look' AND e.seq > h.version"
          + " ORDER BY e.seq DESC LIMIT 1";

  private static final String INSERT =
      "INSERT INTO entry (table_id, seq, events, command, at) VALUES (?, ?, ?, ?, ?)";

  private static final String ADD_RESULT =
      "INSERT INTO result (table_id, seat, player, game, dice, score, rank, finished, book,"
          + " level, edition, award, players) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";

  private static final String FINISH =
      "UPDATE game_table SET status = 'over', short_code = NULL, updated = ? WHERE id = ?";

  private final Connection connection;
  private final PreparedStatement move;
  private final PreparedStatement moveUnknown;
  private final PreparedStatement moveQuietly;
  private final PreparedStatement insert;
  private final PreparedStatement addResult;
  private final PreparedStatement finish;
  private final Handle handle;

  WriteConnection(Connection connection) throws SQLException {
    this.connection = connection;
    this.move = connection.prepareStatement(MOVE);
    this.moveUnknown = connection.prepareStatement(MOVE_UNKNOWN);
    this.moveQuietly = connection.prepareStatement(MOVE_QUIETLY);
    this.insert = connection.prepareStatement(INSERT);
    this.addResult = connection.prepareStatement(ADD_RESULT);
    this.finish = connection.prepareStatement(FINISH);
    Jdbi jdbi = Database.discreet(Jdbi.create(connection));
    jdbi.getConfig(Handles.class).setForceEndTransactions(false);
    this.handle = jdbi.open();
  }

  /** For changes of any other kind, in the same transaction. */
  public Handle handle() {
    return handle;
  }

  private static void bind(
      PreparedStatement statement, String table, int version, int revision, Head after)
      throws SQLException {
    TableRows.bind(statement, after);
    statement.setString(10, table);
    statement.setInt(11, version);
    statement.setInt(12, revision);
  }

  private PreparedStatement statement(Guard guard) {
    return switch (guard) {
      case KNOWN -> move;
      case UNKNOWN -> moveUnknown;
      case UNKNOWN_QUIET -> moveQuietly;
    };
  }

  @Override
  public boolean move(Guard guard, String table, int version, int revision, Head after)
      throws SQLException {
    PreparedStatement statement = statement(guard);
    bind(statement, table, version, revision, after);
    return statement.executeUpdate() == 1;
  }

  @Override
  public boolean[] move(List<Append> appends) throws SQLException {
    for (Append append : appends) {
      Head before = append.before();
      bind(move, append.table(), before.version(), before.revision(), append.after());
      move.addBatch();
    }
    int[] rows = move.executeBatch();
    boolean[] moved = new boolean[appends.size()];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = rows[i] == 1;
    }
    return moved;
  }

  @Override
  public OptionalInt endOfLog(String table) throws SQLException {
    try (PreparedStatement end = connection.prepareStatement(END_OF_LOG)) {
      end.setString(1, table);
      try (ResultSet row = end.executeQuery()) {
        return row.next()
            ? OptionalInt.of(LogEntry.end(row.getInt(1), row.getString(2)))
            : OptionalInt.empty();
      }
    }
  }

  @Override
  public void mend(String table, int version) {
    var _ = handle.execute("UPDATE head SET version = ? WHERE table_id = ?", version, table);
  }

  @Override
  public void add(List<Append> appends) throws SQLException {
    for (Append append : appends) {
      insert.setString(1, append.table());
      insert.setInt(2, append.entry().seq());
      insert.setString(3, append.entry().events());
      insert.setString(4, append.entry().command().orElse(null));
      insert.setLong(5, append.entry().at());
      insert.addBatch();
      if (append.results().isPresent()) {
        finish(append, append.results().get());
      }
    }
    insert.executeBatch();
  }

  /** With its last event a game is over, and its result is known. */
  private void finish(Append append, List<Result> results) throws SQLException {
    addResults(append.table(), results, append.entry().at());
    finish.setLong(1, append.entry().at());
    finish.setString(2, append.table());
    finish.executeUpdate();
  }

  /** Notes how a game ended, once, however often it is reported. */
  void addResults(String table, List<Result> results, long now) {
    try {
      for (Result result : results) {
        addResult.setString(1, table);
        addResult.setInt(2, result.seat());
        addResult.setString(3, result.player());
        addResult.setString(4, result.game());
        addResult.setString(5, result.dice() == TableDice.FAIR ? "fair" : "own");
        addResult.setInt(6, result.score());
        addResult.setInt(7, result.rank());
        addResult.setLong(8, now);
        Optional<BookEntry> entry = result.entry();
        addResult.setString(9, entry.map(BookEntry::book).orElse(null));
        addResult.setObject(10, entry.map(BookEntry::level).orElse(null), Types.INTEGER);
        addResult.setObject(11, entry.map(BookEntry::version).orElse(null), Types.INTEGER);
        addResult.setString(12, result.award().orElse(null));
        addResult.setInt(13, result.players());
        addResult.executeUpdate();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public <T> T orNothing(Supplier<T> change) throws SQLException {
    Savepoint before = connection.setSavepoint();
    try {
      T result = change.get();
      connection.releaseSavepoint(before);
      return result;
    } catch (RuntimeException e) {
      try {
        connection.rollback(before);
      } catch (SQLException broken) {
        broken.addSuppressed(e); // why it broke
        throw broken;
      }
      throw e;
    }
  }

  @Override
  public void commit() throws SQLException {
    connection.commit();
  }

  /** Closing the connection undoes what is not committed. */
  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
