package kniffel.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
  private final boolean shared;
  private final HeadsAhead ahead;
  private final PreparedStatement move;
  private final PreparedStatement moveUnknown;
  private final PreparedStatement moveQuietly;
  private final PreparedStatement insert;
  private final PreparedStatement addResult;
  private final PreparedStatement finish;
  private final Handle handle;

  /**
   * What the journal writes with.
   *
   * @param shared whether other nodes write here too
   * @param ahead the heads whose rows are behind; none where others write too
   */
  WriteConnection(Connection connection, boolean shared, HeadsAhead ahead) throws SQLException {
    this.connection = connection;
    this.shared = shared;
    this.ahead = ahead;
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

  /** Moves the head of a table on; false if it is not where it was thought to be. */
  boolean move(String table, Head before, Head after) {
    try {
      boolean moved = !ahead.isElsewhere(table, before) && write(moveUnknown, table, before, after);
      if (moved) {
        ahead.end(table);
      }
      return moved;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void bind(
      PreparedStatement statement, String table, int version, Head before, Head after)
      throws SQLException {
    TableRows.bind(statement, after);
    statement.setString(10, table);
    statement.setInt(11, version);
    statement.setInt(12, before.revision());
  }

  /** Writes the row of a head that, as far as we remember, is where it was thought to be. */
  private boolean write(PreparedStatement unknown, String table, Head before, Head after)
      throws SQLException {
    if (shared || !ahead.isUnknown(table)) {
      bind(move, table, ahead.written(table, before), before, after);
      return move.executeUpdate() == 1;
    }
    bind(unknown, table, before.version(), before, after);
    if (unknown.executeUpdate() == 1) {
      return true;
    }
    if (!mend(table)) {
      return false;
    }
    bind(unknown, table, before.version(), before, after);
    return unknown.executeUpdate() == 1;
  }

  /** Updates a row that a dead node left behind to where the log ends. */
  private boolean mend(String table) throws SQLException {
    int version;
    try (PreparedStatement end = connection.prepareStatement(END_OF_LOG)) {
      end.setString(1, table);
      try (ResultSet row = end.executeQuery()) {
        if (!row.next()) {
          return false;
        }
        version = TableRows.version(row.getInt(1), row.getString(2));
      }
    }
    return handle.execute("UPDATE head SET version = ? WHERE table_id = ?", version, table) == 1;
  }

  /**
   * Whether only an entry needs to be written, because nothing happens by itself before or after.
   */
  private static boolean isQuiet(Append append) {
    Head before = append.before();
    Head after = append.after();
    return HeadsAhead.isQuiet(before)
        && after.agenda().isEmpty()
        && before.revision() == after.revision()
        && before.hinted() == after.hinted()
        && append.results().isEmpty();
  }

  /** Moves a head on where nobody else writes; false if it is not where it was thought to be. */
  private boolean moveAlone(Append append) throws SQLException {
    String table = append.table();
    Head after = append.after();
    long now = append.entry().at();
    if (!isQuiet(append)) {
      return move(table, append.before(), after);
    }
    if (ahead.isElsewhere(table, append.before())) {
      return false;
    }
    boolean quick = ahead.isQuick(table, now);
    if (!quick || !ahead.moveOn(table, after, now)) {
      Head row = quick ? HeadsAhead.row(after, now) : after;
      if (!write(moveQuietly, table, append.before(), row)) {
        return false;
      }
      if (quick) {
        ahead.begin(table, after, now);
      } else {
        ahead.end(table);
      }
    }
    ahead.note(table, now);
    return true;
  }

  /**
   * Moves heads on; returns which of them were where they were thought to be.
   *
   * <p>Where nodes wait for each other's rows, all rows are moved in the given order by one
   * statement.
   */
  private boolean[] move(List<Append> appends) throws SQLException {
    boolean[] moved = new boolean[appends.size()];
    if (!shared) {
      for (int i = 0; i < moved.length; i++) {
        moved[i] = moveAlone(appends.get(i));
      }
      return moved;
    }
    for (Append append : appends) {
      bind(move, append.table(), append.before().version(), append.before(), append.after());
      move.addBatch();
    }
    int[] rows = move.executeBatch();
    for (int i = 0; i < moved.length; i++) {
      moved[i] = rows[i] == 1;
    }
    return moved;
  }

  /** Writes entries; returns which of them found their table as it was thought to be. */
  List<Boolean> add(List<Append> appends) throws SQLException {
    boolean[] moved = move(appends);
    List<Boolean> kept = new ArrayList<>();
    for (int i = 0; i < moved.length; i++) {
      kept.add(moved[i]);
      if (moved[i]) {
        Append append = appends.get(i);
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
    }
    insert.executeBatch();
    return kept;
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

  /** Brings all rows up to date, because nobody will be there to do it later. */
  void writeHeads() {
    ahead.all().forEach((table, head) -> move(table, head, head));
  }

  /** Makes a change; a failed one leaves no trace and does not affect the earlier ones. */
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
    ahead.commit();
  }

  /** Closing the connection undoes what is not committed. */
  @Override
  public void close() throws SQLException {
    ahead.forget();
    connection.close();
  }
}
