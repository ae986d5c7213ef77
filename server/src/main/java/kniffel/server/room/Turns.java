package kniffel.server.room;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;

/**
 * Work that several people want done by the same threads: one task for each address in turn, and
 * there for each person, so that somebody with many tasks does not delay somebody with few, under
 * however many names.
 */
final class Turns {

  private final Executor threads;
  private final int most;
  private final int mostAtAnAddress;
  private int count;

  /** The tasks waiting at each address, the next address first. */
  private final SequencedMap<String, AddressTasks> waiting = new LinkedHashMap<>();

  /**
   * Nothing waits yet.
   *
   * @param most how many tasks may wait
   * @param mostAtAnAddress the same for each address, so that there is room for others
   */
  Turns(Executor threads, int most, int mostAtAnAddress) {
    this.threads = threads;
    this.most = most;
    this.mostAtAnAddress = mostAtAnAddress;
  }

  /** The tasks waiting for each person at an address, the next person first. */
  private static final class AddressTasks {

    private final SequencedMap<String, Deque<Runnable>> people = new LinkedHashMap<>();
    private int count;

    void add(String person, Runnable task) {
      people.computeIfAbsent(person, any -> new ArrayDeque<>()).addLast(task);
      count++;
    }

    Runnable next() {
      Map.Entry<String, Deque<Runnable>> first = people.pollFirstEntry();
      Runnable next = first.getValue().removeFirst();
      if (!first.getValue().isEmpty()) {
        people.put(first.getKey(), first.getValue()); // after all others
      }
      count--;
      return next;
    }
  }

  /**
   * Has something done when it is its turn.
   *
   * @throws RejectedExecutionException if too much waits already
   */
  synchronized void add(Asker asker, Runnable task) {
    AddressTasks address = waiting.getOrDefault(asker.network(), new AddressTasks());
    if (count >= most || address.count >= mostAtAnAddress) {
      throw new RejectedExecutionException("too much waits");
    }
    // As many runs as there are waiting tasks; which task a run does is decided when it begins.
    threads.execute(() -> next().run());
    waiting.putIfAbsent(asker.network(), address);
    address.add(asker.person(), task);
    count++;
  }

  private synchronized Runnable next() {
    Map.Entry<String, AddressTasks> first = waiting.pollFirstEntry();
    Runnable next = first.getValue().next();
    if (first.getValue().count > 0) {
      waiting.put(first.getKey(), first.getValue()); // after all others
    }
    count--;
    return next;
  }
}
