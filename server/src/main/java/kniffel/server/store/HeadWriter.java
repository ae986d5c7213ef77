package kniffel.server.store;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.WrittenRows.Guard;

/** Moves the heads of tables on: decides which rows are written, and what to believe of them. */
public final class HeadWriter<R extends WrittenRows> {

  private final R rows;
  private final boolean shared;
  private final HeadsAhead ahead;

  /**
   * Writes over one connection.
   *
   * @param shared whether other nodes write here too
   * @param ahead the heads whose rows are behind; none where others write too
   */
  HeadWriter(R rows, boolean shared, HeadsAhead ahead) {
    this.rows = rows;
    this.shared = shared;
    this.ahead = ahead;
  }

  /** For changes of any other kind, in the same transaction. */
  public R rows() {
    return rows;
  }

  /** Moves the head of a table on; false if it is not where it was thought to be. */
  public boolean move(String table, Head before, Head after) {
    try {
      boolean moved =
          !ahead.isElsewhere(table, before) && write(Guard.UNKNOWN, table, before, after);
      if (moved) {
        ahead.end(table);
      }
      return moved;
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Writes the row of a head that, as far as we remember, is where it was thought to be. */
  private boolean write(Guard unknown, String table, Head before, Head after) throws SQLException {
    int revision = before.revision();
    if (shared || !ahead.isUnknown(table)) {
      return rows.move(Guard.KNOWN, table, ahead.written(table, before), revision, after);
    }
    return rows.move(unknown, table, before.version(), revision, after)
        || (mend(table) && rows.move(unknown, table, before.version(), revision, after));
  }

  /** Updates a row that a dead node left behind to where the log ends. */
  private boolean mend(String table) throws SQLException {
    OptionalInt end = rows.endOfLog(table);
    if (end.isPresent()) {
      rows.mend(table, end.getAsInt());
    }
    return end.isPresent();
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
      if (!write(Guard.UNKNOWN_QUIET, table, append.before(), row)) {
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
    if (shared) {
      return rows.move(appends);
    }
    boolean[] moved = new boolean[appends.size()];
    for (int i = 0; i < moved.length; i++) {
      moved[i] = moveAlone(appends.get(i));
    }
    return moved;
  }

  /** Writes entries; returns which of them found their table as it was thought to be. */
  boolean[] add(List<Append> appends) throws SQLException {
    boolean[] moved = move(appends);
    List<Append> kept = new ArrayList<>();
    for (int i = 0; i < moved.length; i++) {
      if (moved[i]) {
        kept.add(appends.get(i));
      }
    }
    rows.add(kept);
    return moved;
  }

  /** Brings all rows up to date, because nobody will be there to do it later. */
  void writeHeads() {
    ahead.all().forEach((table, head) -> move(table, head, head));
  }

  /** From now on it is on disk. */
  void commit() throws SQLException {
    rows.commit();
    ahead.commit();
  }

  /** What is not committed is undone. */
  void close() throws SQLException {
    ahead.forget();
    rows.close();
  }
}
