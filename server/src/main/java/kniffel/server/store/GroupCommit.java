package kniffel.server.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import kniffel.server.store.TableStore.Append;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/**
 * Stores together what has come together, so that durability costs one flush for many moves.
 *
 * <p>An answer means that it is on disk. After a failure nobody knows whether the last commit
 * counts: callers must read the log before they continue.
 */
public final class GroupCommit<R extends WrittenRows> {

  /** How often a write that failed because nodes waited for each other in a circle is repeated. */
  private static final int MAX_CIRCLES = 3;

  /** Connects to the rows. */
  @FunctionalInterface
  public interface RowsSource<R> {
    R open() throws SQLException;
  }

  /** Writes something, completely or not at all. */
  @FunctionalInterface
  public interface Write<R extends WrittenRows, T> {
    T apply(HeadWriter<R> heads);
  }

  /** Something to be stored. */
  public sealed interface JournalTask<R extends WrittenRows> {

    /** Tells callers that it is unknown whether it was stored. */
    void fail(Throwable failure);

    /** An entry; false if its table has changed since. */
    record Entry<R extends WrittenRows>(Append append, CompletableFuture<Boolean> answer)
        implements JournalTask<R> {
      @Override
      public void fail(Throwable failure) {
        answer.completeExceptionally(failure);
      }
    }

    /** Any other change. */
    record Free<R extends WrittenRows, T>(Write<R, T> write, CompletableFuture<T> answer)
        implements JournalTask<R> {
      @Override
      public void fail(Throwable failure) {
        answer.completeExceptionally(failure);
      }
    }

    /** Nobody will write any more. */
    record Stop<R extends WrittenRows>() implements JournalTask<R> {
      @Override
      public void fail(Throwable failure) {}
    }
  }

  private final RowsSource<R> opening;
  private final boolean shared;
  private final HeadsAhead ahead = new HeadsAhead();
  private final Timer commits;
  private final DistributionSummary batches;
  private @Nullable HeadWriter<R> connection;

  /**
   * What writes to one database.
   *
   * @param shared whether other nodes write there too
   */
  public GroupCommit(RowsSource<R> opening, boolean shared, MeterRegistry meters) {
    this.opening = opening;
    this.shared = shared;
    this.commits =
        Timer.builder("kniffel.database.commit").publishPercentileHistogram().register(meters);
    this.batches = meters.summary("kniffel.database.batch");
  }

  /** Where a table whose row is behind stands, as far as that is known here and on disk. */
  public @Nullable Head ahead(String table) {
    return ahead.of(table);
  }

  /** Writes everything, commits once, and only then answers. */
  public void keep(List<JournalTask<R>> batch) {
    keep(batch, MAX_CIRCLES);
  }

  /**
   * Nothing that goes wrong here may end the thread, whatever it is: all tables wait for it.
   *
   * @param circles how often it may still be tried again after a circle
   */
  private void keep(List<JournalTask<R>> batch, int circles) {
    long start = System.nanoTime();
    List<Runnable> answers = new ArrayList<>();
    boolean written = false;
    try {
      write(batch, answers);
      written = true;
      connection().commit();
    } catch (Throwable e) {
      disconnect();
      if (!written && batch.size() > 1 && isAboutOne(e)) {
        batch.forEach(task -> keep(List.of(task), circles));
      } else if (!written && circles > 0 && isCircle(e)) {
        keep(batch, circles - 1);
      } else {
        batch.forEach(task -> task.fail(e));
      }
      return;
    }
    commits.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
    batches.record(batch.size());
    answers.forEach(Runnable::run);
  }

  /**
   * Whether a failure concerns one item of a batch and not the database: then none of it counts,
   * and each item can be tried again by itself. The same goes for a circular wait, and for a row
   * that another node has locked.
   */
  private static boolean isAboutOne(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLiteException sqlite) {
        return sqlite.getResultCode().name().startsWith("SQLITE_CONSTRAINT");
      }
    }
    return isState(failure, "(22|23|40|55P03).*");
  }

  /** Whether nodes waited for each other, and the database has chosen us to give way. */
  private static boolean isCircle(Throwable failure) {
    return isState(failure, "40.*");
  }

  private static boolean isState(Throwable failure, String pattern) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SQLException sql && sql.getSQLState() != null) {
        return sql.getSQLState().matches(pattern);
      }
    }
    return false;
  }

  private void write(List<JournalTask<R>> batch, List<Runnable> answers) throws SQLException {
    List<JournalTask.Entry<R>> entries = new ArrayList<>();
    for (JournalTask<R> task : batch) {
      switch (task) {
        case JournalTask.Entry<R> entry -> entries.add(entry);
        // What was requested earlier must be stored earlier.
        case JournalTask.Free<R, ?> free -> {
          add(entries, answers);
          entries.clear();
          answers.add(make(free));
        }
        case JournalTask.Stop<R> stop -> {
          add(entries, answers);
          entries.clear();
          connection().writeHeads();
        }
      }
    }
    add(entries, answers);
  }

  private void add(List<JournalTask.Entry<R>> entries, List<Runnable> answers) throws SQLException {
    if (entries.isEmpty()) {
      return;
    }
    // In one order on all nodes, so that they do not wait for each other in a circle.
    entries.sort(Comparator.comparing(entry -> entry.append().table()));
    boolean[] kept = connection().add(entries.stream().map(JournalTask.Entry::append).toList());
    for (int i = 0; i < kept.length; i++) {
      boolean found = kept[i];
      CompletableFuture<Boolean> answer = entries.get(i).answer();
      answers.add(() -> answer.complete(found));
    }
  }

  private <T> Runnable make(JournalTask.Free<R, T> free) throws SQLException {
    try {
      HeadWriter<R> heads = connection();
      T result = heads.rows().orNothing(() -> free.write().apply(heads));
      return () -> free.answer().complete(result);
    } catch (RuntimeException e) {
      if (isCircle(e)) {
        throw e; // what was written before it keeps rows locked that others wait for
      }
      return () -> free.fail(e);
    }
  }

  private HeadWriter<R> connection() throws SQLException {
    HeadWriter<R> known = connection;
    if (known == null) {
      known = new HeadWriter<>(opening.open(), shared, ahead);
      connection = known;
    }
    return known;
  }

  /** After a failure the connection is not trusted any more; closing it undoes what was open. */
  void disconnect() {
    HeadWriter<R> known = connection;
    connection = null;
    if (known != null) {
      try {
        known.close();
      } catch (SQLException e) {
        // It is broken, which we know.
      }
    }
  }
}
