package kniffel.server.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes: whatever waits while a commit is under way is kept by the next one
 * (group commit), so that durability costs one flush for many moves.
 *
 * <p>An answer means that it is on disk. After a failure nobody knows whether the last commit
 * counts: askers must look into the log before they go on.
 */
public final class Journal implements AutoCloseable {

  /** More would only make the first ones wait longer. */
  private static final int MAX_BATCH = 500;

  /**
   * Something to be kept at the end of a table's log.
   *
   * @param seq the number of its first event
   * @param events the events as lines of JSON
   * @param command the name of the command that caused it; each counts once
   * @param at when, in milliseconds
   * @param due when somebody must look after the table next, if that changes
   */
  public record Append(
      String table, int seq, String events, Optional<String> command, long at, Optional<Due> due) {}

  /** A change of when somebody must look after a table; empty for never. */
  public record Due(OptionalLong at) {}

  /** Writes something, all of it or nothing. */
  @FunctionalInterface
  public interface Change<T> {
    T apply(Handle handle);
  }

  private sealed interface Task {

    /** Tells whoever waits that it is not known to be kept. */
    void fail(Exception failure);

    record Entry(Append append, CompletableFuture<Boolean> answer) implements Task {
      @Override
      public void fail(Exception failure) {
        answer.completeExceptionally(failure);
      }
    }

    record Free<T>(Change<T> change, CompletableFuture<T> answer) implements Task {
      @Override
      public void fail(Exception failure) {
        answer.completeExceptionally(failure);
      }
    }

    record Stop() implements Task {
      @Override
      public void fail(Exception failure) {}
    }
  }

  private final Database database;
  private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
  private final Timer commits;
  private final DistributionSummary batches;
  private final Thread thread;
  private @Nullable WriteConnection pen;

  public Journal(Database database, MeterRegistry meters) {
    this.database = database;
    this.commits =
        Timer.builder("kniffel.database.commit").publishPercentileHistogram().register(meters);
    this.batches = meters.summary("kniffel.database.batch");
    meters.gauge("kniffel.database.queue", tasks, BlockingQueue::size);
    this.thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  /** Keeps an entry; false if its place in the log, or its command, is taken already. */
  public CompletableFuture<Boolean> append(Append append) {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    tasks.add(new Task.Entry(append, answer));
    return answer;
  }

  /** Makes any other change. */
  public <T> CompletableFuture<T> change(Change<T> change) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    tasks.add(new Task.Free<>(change, answer));
    return answer;
  }

  private void run() {
    List<Task> batch = new ArrayList<>();
    boolean going = true;
    while (going) {
      try {
        batch.add(tasks.take());
      } catch (InterruptedException e) {
        break;
      }
      tasks.drainTo(batch, MAX_BATCH);
      going = batch.stream().noneMatch(task -> task instanceof Task.Stop);
      keep(batch);
      batch.clear();
    }
    putDown();
  }

  /** Writes all of it, commits once, and only then answers. */
  private void keep(List<Task> batch) {
    long start = System.nanoTime();
    List<Runnable> answers = new ArrayList<>();
    try {
      write(batch, answers);
      pen().commit();
    } catch (SQLException | RuntimeException e) {
      putDown();
      batch.forEach(task -> task.fail(e));
      return;
    }
    commits.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
    batches.record(batch.size());
    answers.forEach(Runnable::run);
  }

  private void write(List<Task> batch, List<Runnable> answers) throws SQLException {
    List<Task.Entry> entries = new ArrayList<>();
    for (Task task : batch) {
      switch (task) {
        case Task.Entry entry -> entries.add(entry);
        // What was asked before it must be kept before it.
        case Task.Free<?> free -> {
          add(entries, answers);
          entries.clear();
          answers.add(make(free));
        }
        case Task.Stop stop -> {}
      }
    }
    add(entries, answers);
  }

  private void add(List<Task.Entry> entries, List<Runnable> answers) throws SQLException {
    if (entries.isEmpty()) {
      return;
    }
    int[] kept = pen().add(entries.stream().map(Task.Entry::append).toList());
    for (int i = 0; i < kept.length; i++) {
      boolean free = kept[i] != 0;
      CompletableFuture<Boolean> answer = entries.get(i).answer();
      answers.add(() -> answer.complete(free));
    }
  }

  private <T> Runnable make(Task.Free<T> free) throws SQLException {
    try {
      T result = pen().make(free.change());
      return () -> free.answer().complete(result);
    } catch (RuntimeException e) {
      return () -> free.fail(e);
    }
  }

  private WriteConnection pen() throws SQLException {
    WriteConnection known = pen;
    if (known == null) {
      known = new WriteConnection(database.writer());
      pen = known;
    }
    return known;
  }

  /** After a failure the connection is not trusted any more; closing it undoes what was open. */
  private void putDown() {
    WriteConnection known = pen;
    pen = null;
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
    tasks.add(new Task.Stop());
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
