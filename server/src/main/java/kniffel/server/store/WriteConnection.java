package kniffel.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.util.ArrayList;
import java.util.List;
import kniffel.server.store.Journal.Write;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.BookEntry;
import kniffel.server.store.TableStore.Result;
import kniffel.wire.TableDice;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;

/** What the journal writes with: one connection, whose transaction ends when the journal says. */
public final class WriteConnection implements AutoCloseable {

  private static final String MOVE =
      "UPDATE head SET version = ?, revision = ?, asked = ?, hinted = ?, what = ?, at = ?, delay ="
          + " ?, tries = ?, progress = ? WHERE table_id = ? AND version = ? AND revision = ?";

  /** The same where nothing happens by itself, before or after: nearly every move of people. */
  private static final String MOVE_ON =
      "UPDATE head SET version = ?, asked = ?, progress = ?"
          + " WHERE table_id = ? AND version = ? AND revision = ? AND what IS NULL";

  private static final String INSERT =
      "INSERT INTO entry (table_id, seq, events, command, at) VALUES (?, ?, ?, ?, ?)";

  private final Connection connection;
  private final boolean shared;
  private final PreparedStatement move;
  private final PreparedStatement moveOn;
  private final PreparedStatement insert;
  private final Handle handle;

  /**
   * What the journal writes with.
   *
   * @param shared whether other nodes write here too
   */
  WriteConnection(Connection connection, boolean shared) throws SQLException {
    this.connection = connection;
    this.shared = shared;
    this.move = connection.prepareStatement(MOVE);
    this.moveOn = connection.prepareStatement(MOVE_ON);
    this.insert = connection.prepareStatement(INSERT);
    Jdbi jdbi = Database.discreet(Jdbi.create(connection));
    jdbi.getConfig(Handles.class).setForceEndTransactions(false);
    this.handle = jdbi.open();
  }

  /** For changes of any other kind, in the same transaction. */
  public Handle handle() {
    return handle;
  }

  /** Moves the head of a table on; false if it is not where it was thought to be. */
  boolean move(String table, Head before, Head after) {
    try {
      bind(table, before, after);
      return move.executeUpdate() == 1;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private void bind(String table, Head before, Head after) throws SQLException {
    TableRows.bind(move, after);
    move.setString(10, table);
    move.setInt(11, before.version());
    move.setInt(12, before.revision());
  }

  /**
   * Whether the narrow statement will do: what happens by itself is not touched, nor any index of
   * it. Where nodes wait for each other's rows, all rows are to be moved in one order, so by one
   * statement.
   */
  private boolean isQuiet(Append append) {
    Head before = append.before();
    Head after = append.after();
    return !shared
        && before.agenda().isEmpty()
        && after.agenda().isEmpty()
        && before.revision() == after.revision()
        && before.hinted() == after.hinted();
  }

  private void bindQuiet(Append append) throws SQLException {
    moveOn.setInt(1, append.after().version());
    TableRows.bindAsked(moveOn, 2, append.after());
    TableRows.bindProgress(moveOn, 3, append.after());
    moveOn.setString(4, append.table());
    moveOn.setInt(5, append.before().version());
    moveOn.setInt(6, append.before().revision());
  }

  /** Moves heads on, in this order; how many rows each of them has found, which is one or none. */
  private int[] move(List<Append> appends) throws SQLException {
    int[] moved = new int[appends.size()];
    int from = 0;
    while (from < moved.length) {
      boolean quiet = isQuiet(appends.get(from));
      PreparedStatement statement = quiet ? moveOn : move;
      int to = from;
      for (; to < moved.length && isQuiet(appends.get(to)) == quiet; to++) {
        if (quiet) {
          bindQuiet(appends.get(to));
        } else {
          bind(appends.get(to).table(), appends.get(to).before(), appends.get(to).after());
        }
        statement.addBatch();
      }
      System.arraycopy(statement.executeBatch(), 0, moved, from, to - from);
      from = to;
    }
    return moved;
  }

  /** Writes entries; which of them found their table as it was thought to be. */
  List<Boolean> add(List<Append> appends) throws SQLException {
    int[] moved = move(appends);
    List<Boolean> kept = new ArrayList<>();
    for (int i = 0; i < moved.length; i++) {
      kept.add(moved[i] == 1);
      if (moved[i] == 1) {
        Append append = appends.get(i);
        insert.setString(1, append.table());
        insert.setInt(2, append.entry().seq());
        insert.setString(3, append.entry().events());
        insert.setString(4, append.entry().command().orElse(null));
        insert.setLong(5, append.entry().at());
        insert.addBatch();
        append.results().ifPresent(results -> finish(append, results));
      }
    }
    insert.executeBatch();
    return kept;
  }

  /** With its last event a game is over, and its result is known. */
  private void finish(Append append, List<Result> results) {
    long now = append.entry().at();
    addResults(append.table(), results, now);
    handle.execute(
        "UPDATE game_table SET status = 'over', short_code = NULL, updated = ? WHERE id = ?",
        now,
        append.table());
  }

  /** Notes how a game ended; once, however often it is said. */
  void addResults(String table, List<Result> results, long now) {
    for (Result result : results) {
      handle.execute(
          "INSERT INTO result (table_id, seat, player, game, dice, score, rank, finished, book,"
              + " level, edition, award) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
              + " ON CONFLICT DO NOTHING",
          table,
          result.seat(),
          result.player(),
          result.game(),
          result.dice() == TableDice.FAIR ? "fair" : "own",
          result.score(),
          result.rank(),
          now,
          result.entry().map(BookEntry::book).orElse(null),
          result.entry().map(BookEntry::level).orElse(null),
          result.entry().map(BookEntry::version).orElse(null),
          result.award().orElse(null));
    }
  }

  /** Makes a change; one that fails leaves nothing behind, and all before it as it was. */
  <T> T make(Write<T> change) throws SQLException {
    Savepoint before = connection.setSavepoint();
    try {
      T result = change.apply(this);
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
