package kniffel.server.store;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import kniffel.server.store.GroupCommit.JournalTask;
import kniffel.server.store.GroupCommit.Write;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.Result;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that writes: whatever arrives while a commit is under way is stored by the next
 * one ({@link GroupCommit}).
 */
public final class Journal implements AutoCloseable {

  /** More would only make the first ones wait longer. */
  private static final int MAX_BATCH = 500;

  /** Writes something, completely or not at all. */
  @FunctionalInterface
  public interface Transaction<T> {
    T apply(Handle handle);
  }

  private final GroupCommit<WriteConnection> commits;
  private final BlockingQueue<JournalTask<WriteConnection>> tasks = new LinkedBlockingQueue<>();
  private final Thread thread;
  private volatile Consumer<List<Result>> results = any -> {};

  public Journal(Database database, MeterRegistry meters) {
    this.commits =
        new GroupCommit<>(
            () -> new WriteConnection(database.writer()), database.isShared(), meters);
    meters.gauge("kniffel.database.queue", tasks, BlockingQueue::size);
    this.thread = Thread.ofPlatform().name("journal").start(this::run);
  }

  /** Stores an entry; false if the table has changed since. */
  public CompletableFuture<Boolean> append(Append append) {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    tasks.add(new JournalTask.Entry<>(append, answer));
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

  /** Where a table whose row is behind stands, as far as that is known here and on disk. */
  @Nullable Head ahead(String table) {
    return commits.ahead(table);
  }

  /** Makes any other change. */
  public <T> CompletableFuture<T> change(Transaction<T> change) {
    return write(heads -> change.apply(heads.rows().handle()));
  }

  /** The same where heads of tables move on. */
  <T> CompletableFuture<T> write(Write<WriteConnection, T> write) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    tasks.add(new JournalTask.Free<>(write, answer));
    return answer;
  }

  private void run() {
    List<JournalTask<WriteConnection>> batch = new ArrayList<>();
    boolean going = true;
    while (going) {
      try {
        batch.add(tasks.take());
      } catch (InterruptedException e) {
        break;
      }
      tasks.drainTo(batch, MAX_BATCH);
      going = batch.stream().noneMatch(task -> task instanceof JournalTask.Stop);
      commits.keep(batch);
      batch.clear();
    }
    commits.disconnect();
  }

  @Override
  public void close() {
    tasks.add(new JournalTask.Stop<>());
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
