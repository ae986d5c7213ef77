package kniffel.server.store;

import java.util.List;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.TableStore.Due;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.table.json.Codec;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Puts the logs of finished games away: each becomes one compressed record, and its entries are
 * deleted in the same transaction. Nothing is lost whatever happens, and readers of a log notice
 * nothing.
 */
public final class Archive {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.archive");

  /** How many are fetched at a time. */
  private static final int SOME = 50;

  /** How often more are fetched in one go. */
  private static final int TIMES = 20;

  private static final long LEASE_MILLIS = 120_000;

  /** How often archiving one game is tried; then it stays as it is. */
  private static final int TRIES = 3;

  private final Agendas agendas;
  private final Journal journal;
  private final Jdbi jdbi;
  private final PackedLog packed;

  public Archive(Database database, Journal journal, SqlTableStore tables, Codec codec) {
    this.agendas = tables.agendas();
    this.journal = journal;
    this.jdbi = database.readers();
    this.packed = new PackedLog(codec);
  }

  /**
   * Archives games that have been quiet for long enough, one after the other so that no move waits
   * for more than one of them; blocks.
   *
   * @return how many there were
   */
  public int putAwaySome(long now) {
    int put = 0;
    for (int i = 0; i < TIMES; i++) {
      List<Due> due = agendas.dueArchives(now, SOME);
      for (Due each : due) {
        put += take(each, now) ? 1 : 0;
      }
      if (due.size() < SOME) {
        break;
      }
    }
    return put;
  }

  private boolean take(Due due, long now) {
    long lease = LEASE_MILLIS * (1 + due.agenda().tries());
    if (!agendas.take(due, due.agenda().taken(What.ARCHIVE, lease, now)).join()) {
      return false; // another node was quicker
    }
    if (due.agenda().tries() >= TRIES) {
      LOG.error("the log of {} cannot be archived", due.table());
      journal.change(db -> done(db, due)).join();
      return false;
    }
    try {
      return put(due);
    } catch (RuntimeException e) { // whatever it is, the others are archived all the same
      LOG.warn("archiving {}", due.table(), e);
      return false;
    }
  }

  private boolean put(Due due) {
    List<LogEntry> entries = jdbi.withHandle(db -> Logs.entries(db, due.table(), 1));
    if (entries.isEmpty()) {
      journal.change(db -> done(db, due)).join(); // it was archived before
      return false;
    }
    if (version(entries) != due.version()) {
      throw new IllegalStateException("the log is not whole");
    }
    byte[] log = packed.pack(entries);
    if (!packed.unpack(log).equals(entries)) {
      throw new IllegalStateException("the record says something else than the log");
    }
    return journal.change(db -> replace(db, due, entries.size(), log)).join();
  }

  /** How many events there are, if none is missing; otherwise a negative number. */
  private static int version(List<LogEntry> entries) {
    int version = 0;
    for (LogEntry entry : entries) {
      if (entry.seq() != version + 1) {
        return -1;
      }
      version += Math.toIntExact(entry.events().lines().count());
    }
    return version;
  }

  private static boolean replace(Handle db, Due due, int entries, byte[] log) {
    if (!done(db, due)) {
      return false; // another node has done it
    }
    db.execute(
        "INSERT INTO archive (table_id, entries, log) VALUES (?, ?, ?)", due.table(), entries, log);
    if (db.execute("DELETE FROM entry WHERE table_id = ?", due.table()) != entries) {
      // Thrown in the middle of a change, it undoes all of it.
      throw new IllegalStateException("the log has changed");
    }
    return true;
  }

  /** There is nothing left to do at a table. */
  private static boolean done(Handle db, Due due) {
    return db.execute(
            "UPDATE head SET what = NULL, at = NULL, delay = NULL, tries = 0"
                + " WHERE table_id = ? AND version = ? AND what = 'archive'",
            due.table(),
            due.version())
        == 1;
  }
}
