package kniffel.server.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * Work that several people want done by the same threads: one task for each of them in turn, so
 * that somebody with many tasks does not delay somebody with few.
 */
final class Turns {

  private final Executor threads;

  /** The tasks waiting for each person, the next person first. */
  private final Map<String, Deque<Runnable>> waiting = new LinkedHashMap<>();

  Turns(Executor threads) {
    this.threads = threads;
  }

  /**
   * Has something done when it is its turn.
   *
   * @throws java.util.concurrent.RejectedExecutionException if the threads take nothing more
   */
  synchronized void add(String person, Runnable task) {
    // As many runs as there are waiting tasks; which task a run does is decided when it begins.
    threads.execute(() -> next().run());
    waiting.computeIfAbsent(person, any -> new ArrayDeque<>()).addLast(task);
  }

  private synchronized Runnable next() {
    Map.Entry<String, Deque<Runnable>> first = waiting.entrySet().iterator().next();
    String person = first.getKey();
    Deque<Runnable> tasks = first.getValue();
    Runnable next = tasks.removeFirst();
    waiting.remove(person);
    if (!tasks.isEmpty()) {
      waiting.put(person, tasks); // after all others
    }
    return next;
  }
}
