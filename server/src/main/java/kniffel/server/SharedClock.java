package kniffel.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.LongSupplier;
import kniffel.server.store.Database;
import kniffel.server.store.SqlTableStore;

/**
 * The time of a node that shares its tables with others: its own, which catches up with the shared
 * time after the machine has slept. It never goes back.
 *
 * <p>A shared time that is ahead does not say why. The machine may have slept: then its counter has
 * stood still, but its clock has not. Or somebody has set the clock of the database: if nodes
 * followed it, all deadlines would expire at once. So a node catches up by as much as its machine's
 * clock has gained on the counter since it last looked, and apart from that only too slowly for
 * anybody to notice, because no two counters run exactly alike. A node that starts takes over the
 * time of those that are there, so that all agree what is due.
 */
public final class SharedClock implements LongSupplier {

  /** Smaller differences come from the time that an answer takes. */
  private static final long TOLERATED_MILLIS = 1_000;

  /** In any case it catches up by one part in this many of the time that has passed. */
  private static final long CREEP = 1_000;

  private final LongSupplier own;
  private final LongSupplier machine;

  /** The two when it last looked. */
  private long ownThen;

  private long machineThen;

  /** By how much it is ahead of the own time; read on any thread. */
  private volatile long lead;

  /**
   * Begins with the own time.
   *
   * @param own goes forward as the counter of the machine does
   * @param machine the clock of the machine, which may be set
   */
  public SharedClock(LongSupplier own, LongSupplier machine) {
    this.own = own;
    this.machine = machine;
    this.ownThen = own.getAsLong();
    this.machineThen = machine.getAsLong();
  }

  /** The time with which a node begins; blocks. */
  static long begun(Database database, SqlTableStore tables) throws IOException {
    if (!database.isShared()) {
      return database.now();
    }
    long ahead = tables.ahead();
    return database.now() + (Math.abs(ahead) > TOLERATED_MILLIS ? ahead : 0);
  }

  @Override
  public long getAsLong() {
    return own.getAsLong() + lead;
  }

  /** Catches up with the time of a database, if several nodes share that; blocks. */
  void follow(Database database) {
    if (database.isShared()) {
      try {
        follow(database.now());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /** Catches up with the shared time, as far as the own time has stood still. */
  public synchronized void follow(long shared) {
    long ownNow = own.getAsLong();
    long machineNow = machine.getAsLong();
    long passed = ownNow - ownThen;
    long slept = Math.max(0, machineNow - machineThen - passed);
    ownThen = ownNow;
    machineThen = machineNow;
    long behind = shared - ownNow - lead;
    if (behind > TOLERATED_MILLIS) {
      lead += Math.min(behind, slept + passed / CREEP);
    }
  }
}
