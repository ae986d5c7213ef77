package kniffel.server.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.Result;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteException;

/**
 * The one thread that writes: whatever arrives while a commit is under way is stored by the next
 * one (group commit), so that durability costs one flush for many moves.
 *
 * <p>An answer means that it is on disk. After a failure nobody knows whether the last commit
 * counts: callers must read the log before they continue.
 */
public final class Journal implements AutoCloseable {

  /** More would only make the first ones wait longer. */
  private static final int MAX_BATCH = 500;

  /** How often a write that failed because nodes waited for each other in a circle is repeated. */
  private static final int MAX_CIRCLES = 3;

  /** Writes something, completely or not at all. */
  @FunctionalInterface
  public interface Transaction<T> {
    T apply(Handle handle);
  }

  /** The same where heads of tables move on. */
  @FunctionalInterface
  interface Write<T> {
    T apply(WriteConnection connection);
  }

  private sealed interface JournalTask {

    /** Tells callers that it is unknown whether it was stored. */
    void fail(Throwable failure);

    record Entry(Append append, CompletableFuture<Boolean> answer) implements JournalTask {
      @Override
      public void fail(Throwable failure) {
        answer.completeExceptionally(failure);
      }
    }

    record Free<T>(Write<T> write, CompletableFuture<T> answer) implements JournalTask {
      @Override
      public void fail(Throwable failure) {
        answer.completeExceptionally(failure);
      }
    }

    record Stop() implements JournalTask {
      @Override
      public void fail(Throwable failure) {}
    }
  }

  private final Database database;
  private final HeadsAhead ahead = new HeadsAhead();
  private final BlockingQueue<JournalTask> tasks = new LinkedBlockingQueue<>();
  private final Timer commits;
  private final DistributionSummary batches;
  private final Thread thread;
  private @Nullable WriteConnection connection;
  private volatile Consumer<List<Result>> results = any -> {};

  public Journal(Database database, MeterRegistry meters) {
    this.database = database;
    this.commits =
        Timer.builder("kniffel.database.commit").publishPercentileHistogram().register(meters);
    this.batches = meters.summary("kniffel.database.batch");
    meters.gauge("kniffel.database.queue", tasks, BlockingQueue::size);
    this.thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  /** Stores an entry; false if the table has changed since. */
  public CompletableFuture<Boolean> append(Append append) {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    tasks.add(new JournalTask.Entry(append, answer));
    return append.results().isEmpty()
        ? answer
        : answer.thenApply(
            kept -> {
              results.accept(append.results().get());
              return kept;
            });
  }

  /** Says how games ended here, once that is stored and before anybody else is told. */
  void whenGamesEnd(Consumer<List<Result>> listener) {
    results = listener;
  }

  /** Where tables stand whose rows are behind. */
  HeadsAhead ahead() {
    return ahead;
  }

  /** Makes any other change. */
  public <T> CompletableFuture<T> change(Transaction<T> change) {
    return write(connection -> change.apply(connection.handle()));
  }

  <T> CompletableFuture<T> write(Write<T> write) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    tasks.add(new JournalTask.Free<>(write, answer));
    return answer;
  }

  private void run() {
    List<JournalTask> batch = new ArrayList<>();
    boolean going = true;
    while (going) {
      try {
        batch.add(tasks.take());
      } catch (InterruptedException e) {
        break;
      }
      tasks.drainTo(batch, MAX_BATCH);
      going = batch.stream().noneMatch(task -> task instanceof JournalTask.Stop);
      keep(batch, MAX_CIRCLES);
      batch.clear();
    }
    disconnect();
  }

  /**
   * Writes everything, commits once, and only then answers.
   *
   * <p>Nothing that goes wrong here may end the thread, whatever it is: all tables wait for it.
   *
   * @param circles how often it may still be tried again after a circle
   */
  private void keep(List<JournalTask> batch, int circles) {
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

  private void write(List<JournalTask> batch, List<Runnable> answers) throws SQLException {
    List<JournalTask.Entry> entries = new ArrayList<>();
    for (JournalTask task : batch) {
      switch (task) {
        case JournalTask.Entry entry -> entries.add(entry);
        // What was requested earlier must be stored earlier.
        case JournalTask.Free<?> free -> {
          add(entries, answers);
          entries.clear();
          answers.add(make(free));
        }
        case JournalTask.Stop stop -> {
          add(entries, answers);
          entries.clear();
          connection().writeHeads();
        }
      }
    }
    add(entries, answers);
  }

  private void add(List<JournalTask.Entry> entries, List<Runnable> answers) throws SQLException {
    if (entries.isEmpty()) {
      return;
    }
    // In one order on all nodes, so that they do not wait for each other in a circle.
    entries.sort(Comparator.comparing(entry -> entry.append().table()));
    List<Boolean> kept = connection().add(entries.stream().map(JournalTask.Entry::append).toList());
    for (int i = 0; i < kept.size(); i++) {
      boolean found = kept.get(i);
      CompletableFuture<Boolean> answer = entries.get(i).answer();
      answers.add(() -> answer.complete(found));
    }
  }

  private <T> Runnable make(JournalTask.Free<T> free) throws SQLException {
    try {
      T result = connection().make(free.write());
      return () -> free.answer().complete(result);
    } catch (RuntimeException e) {
      if (isCircle(e)) {
        throw e; // what was written before it keeps rows locked that others wait for
      }
      return () -> free.fail(e);
    }
  }

  private WriteConnection connection() throws SQLException {
    WriteConnection known = connection;
    if (known == null) {
      known = new WriteConnection(database.writer(), database.isShared(), ahead);
      connection = known;
    }
    return known;
  }

  /** After a failure the connection is not trusted any more; closing it undoes what was open. */
  private void disconnect() {
    WriteConnection known = connection;
    connection = null;
    if (known != null) {
      try {
        known.close();
      } catch (SQLException e) {
        // It is broken, which we know.
      }
    }
  }

  @Override
  public void close() {
    tasks.add(new JournalTask.Stop());
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
