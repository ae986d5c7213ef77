package kniffel.server.store;

import io.micrometer.core.instrument.DistributionSummary;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Handles;
import org.jdbi.v3.core.Jdbi;
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

  private static final String INSERT =
      "INSERT INTO entry (table_id, seq, events, command, at) VALUES (?, ?, ?, ?, ?)"
          + " ON CONFLICT DO NOTHING";
  private static final String DUE = "UPDATE game_table SET due = ? WHERE id = ?";

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

  /** Writes something in a transaction of its own. */
  @FunctionalInterface
  public interface Change<T> {
    T apply(Handle handle);
  }

  private sealed interface Task {
    record Entry(Append append, CompletableFuture<Boolean> answer) implements Task {}

    record Free<T>(Change<T> change, CompletableFuture<T> answer) implements Task {}

    record Stop() implements Task {}
  }

  private final Database database;
  private final BlockingQueue<Task> tasks = new LinkedBlockingQueue<>();
  private final Timer commits;
  private final DistributionSummary batches;
  private final Thread thread;
  private @Nullable Connection connection;
  private @Nullable PreparedStatement insert;

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
      List<Task.Entry> entries = new ArrayList<>();
      for (Task task : batch) {
        switch (task) {
          case Task.Entry entry -> entries.add(entry);
          // What was asked before it must be kept before it.
          case Task.Free<?> free -> {
            keep(entries);
            entries.clear();
            make(free);
          }
          case Task.Stop stop -> {}
        }
      }
      keep(entries);
      batch.clear();
    }
    disconnect();
  }

  private void keep(List<Task.Entry> entries) {
    if (entries.isEmpty()) {
      return;
    }
    long start = System.nanoTime();
    int[] kept;
    try {
      kept = write(connected(), entries);
    } catch (SQLException | RuntimeException e) {
      disconnect();
      entries.forEach(entry -> entry.answer().completeExceptionally(e));
      return;
    }
    commits.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
    batches.record(entries.size());
    for (int i = 0; i < kept.length; i++) {
      entries.get(i).answer().complete(kept[i] != 0);
    }
  }

  private int[] write(Connection connection, List<Task.Entry> entries) throws SQLException {
    PreparedStatement insert = insert(connection);
    for (Task.Entry entry : entries) {
      Append append = entry.append();
      insert.setString(1, append.table());
      insert.setInt(2, append.seq());
      insert.setString(3, append.events());
      insert.setString(4, append.command().orElse(null));
      insert.setLong(5, append.at());
      insert.addBatch();
    }
    int[] kept = insert.executeBatch();
    for (int i = 0; i < kept.length; i++) {
      Append append = entries.get(i).append();
      if (kept[i] != 0 && append.due().isPresent()) {
        setDue(connection, append.table(), append.due().get());
      }
    }
    connection.commit();
    return kept;
  }

  private PreparedStatement insert(Connection connection) throws SQLException {
    PreparedStatement known = insert;
    if (known == null) {
      known = connection.prepareStatement(INSERT);
      insert = known;
    }
    return known;
  }

  private static void setDue(Connection connection, String table, Due due) throws SQLException {
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

  private <T> void make(Task.Free<T> free) {
    T result;
    try {
      Connection writer = connected();
      result = onto(writer).withHandle(free.change()::apply);
      writer.commit();
    } catch (SQLException | RuntimeException e) {
      disconnect();
      free.answer().completeExceptionally(e);
      return;
    }
    free.answer().complete(result);
  }

  /** The transaction is ours to end, not the handle's. */
  private static Jdbi onto(Connection connection) {
    Jdbi jdbi = Jdbi.create(connection);
    jdbi.getConfig(Handles.class).setForceEndTransactions(false);
    return jdbi;
  }

  private Connection connected() throws SQLException {
    Connection known = connection;
    if (known == null) {
      known = database.writer();
      connection = known;
    }
    return known;
  }

  /** After a failure the connection is not trusted any more; closing it undoes what was open. */
  private void disconnect() {
    Connection known = connection;
    connection = null;
    insert = null;
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
