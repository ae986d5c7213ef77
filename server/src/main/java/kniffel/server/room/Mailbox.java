package kniffel.server.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Does one thing after the other on an event loop, where each thing may have to wait. */
final class Mailbox {

  private final Executor loop;
  private final Consumer<Throwable> failed;
  private final Deque<Supplier<CompletableFuture<Void>>> waiting = new ArrayDeque<>();
  private boolean busy;

  /**
   * An empty mailbox.
   *
   * @param failed is told of failures; the next thing is done all the same
   */
  Mailbox(Executor loop, Consumer<Throwable> failed) {
    this.loop = loop;
    this.failed = failed;
  }

  static CompletableFuture<Void> done() {
    return CompletableFuture.completedFuture(null);
  }

  boolean isIdle() {
    return !busy && waiting.isEmpty();
  }

  /** Does something once everything before it is done. */
  void add(Supplier<CompletableFuture<Void>> task) {
    waiting.add(task);
    if (!busy) {
      drain();
    }
  }

  private void drain() {
    Supplier<CompletableFuture<Void>> task = waiting.poll();
    while (task != null) {
      busy = true;
      CompletableFuture<Void> result = begin(task);
      if (!result.isDone()) {
        var _ =
            result.whenCompleteAsync(
                (ok, failure) -> {
                  end(failure);
                  drain();
                },
                loop);
        return;
      }
      end(result.isCompletedExceptionally() ? result.exceptionNow() : null);
      task = waiting.poll();
    }
  }

  private static CompletableFuture<Void> begin(Supplier<CompletableFuture<Void>> task) {
    try {
      return task.get();
    } catch (Throwable e) { // whatever went wrong, the next thing must still be done
      return CompletableFuture.failedFuture(e);
    }
  }

  private void end(@Nullable Throwable failure) {
    busy = false;
    if (failure != null) {
      failed.accept(failure);
    }
  }
}
