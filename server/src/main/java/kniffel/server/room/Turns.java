package kniffel.server.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Executor;

/**
 * What several people want done by the same threads: one thing for each of them in turn, so that
 * whoever asks for much delays nobody who asks for little.
 */
final class Turns {

  private final Executor threads;

  /** What waits for each; first whose turn it is. */
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
    // As many runs as there are things that wait; which one each does turns out when it begins.
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
      waiting.put(person, tasks); // behind all others
    }
    return next;
  }
}
