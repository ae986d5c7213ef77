package kniffel.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Types;
import java.util.List;
import kniffel.server.store.Journal.Append;
import kniffel.server.store.Journal.Change;
import kniffel.server.store.Journal.Due;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;

/** What the journal writes with: one connection, whose transaction ends when the journal says. */
final class WriteConnection implements AutoCloseable {

  private static final String INSERT =
      "INSERT INTO entry (table_id, seq, events, command, at) VALUES (?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";
  private static final String DUE = "UPDATE game_table SET due = ? WHERE id = ?";

  private final Connection connection;
  private final PreparedStatement insert;
  private final Handle handle;

  WriteConnection(Connection connection) throws SQLException {
    this.connection = connection;
    this.insert = connection.prepareStatement(INSERT);
    Jdbi jdbi = Jdbi.create(connection);
    jdbi.getConfig(Handles.class).setForceEndTransactions(false);
    this.handle = jdbi.open();
  }

  /** Writes entries; which of them found their place free. */
  int[] add(List<Append> entries) throws SQLException {
    for (Append entry : entries) {
      insert.setString(1, entry.table());
      insert.setInt(2, entry.seq());
      insert.setString(3, entry.events());
      insert.setString(4, entry.command().orElse(null));
      insert.setLong(5, entry.at());
      insert.addBatch();
    }
    int[] kept = insert.executeBatch();
    for (int i = 0; i < kept.length; i++) {
      Append entry = entries.get(i);
      if (kept[i] != 0 && entry.due().isPresent()) {
        setDue(entry.table(), entry.due().get());
      }
    }
    return kept;
  }

  private void setDue(String table, Due due) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(DUE)) {
      if (due.at().isPresent()) {
        update.setLong(1, due.at().getAsLong());
      } else {
        update.setNull(1, Types.BIGINT);
      }
      update.setString(2, table);
      update.executeUpdate();
    }
  }

  /** Makes a change; one that fails leaves nothing behind, and all before it as it was. */
  <T> T make(Change<T> change) throws SQLException {
    Savepoint before = connection.setSavepoint();
    try {
      T result = change.apply(handle);
      connection.releaseSavepoint(before);
      return result;
    } catch (RuntimeException e) {
      connection.rollback(before);
      throw e;
    }
  }

  /** From now on it is on disk. */
  void commit() throws SQLException {
    connection.commit();
  }

  /** Closing the connection undoes what is not committed. */
  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
