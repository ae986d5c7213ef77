package kniffel.bench.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.PriorityQueue;

/** Virtual time: everything that happens is an event here; there is no other clock or thread. */
final class Scheduler {

  /** A millisecond of virtual time, which is counted in microseconds. */
  static final long MILLI = 1_000;

  static final long SECOND = 1_000 * MILLI;

  /** Somebody whose events are lost when they die, and wait while they are frozen. */
  static class Owner {
    private boolean dead;
    private boolean frozen;
    private final Deque<Scheduled> held = new ArrayDeque<>();

    boolean isDead() {
      return dead;
    }

    boolean isFrozen() {
      return frozen;
    }

    boolean isUp() {
      return !dead && !frozen;
    }
  }

  /** Where something runs: on a separate thread, or one after the other with others. */
  enum RunsOn {
    OUTSIDE,
    LOOP,
    THREAD
  }

  private static final class Scheduled implements Comparable<Scheduled> {
    private long at;
    private final long order;
    private final Owner owner;
    private final RunsOn context;
    private final Runnable task;

    Scheduled(long at, long order, Owner owner, RunsOn context, Runnable task) {
      this.at = at;
      this.order = order;
      this.owner = owner;
      this.context = context;
      this.task = task;
    }

    @Override
    public int compareTo(Scheduled other) {
      return at != other.at ? Long.compare(at, other.at) : Long.compare(order, other.order);
    }
  }

  /** Owners that never die: the database, the network, the people. */
  private final Owner world = new Owner();

  private final PriorityQueue<Scheduled> events = new PriorityQueue<>();
  private long now;
  private long count;
  private RunsOn context = RunsOn.OUTSIDE;

  long now() {
    return now;
  }

  /** How many events there were. */
  long count() {
    return count;
  }

  /** Where the thing that happens now runs. */
  RunsOn context() {
    return context;
  }

  /** Something happens to the world after a while. */
  void after(long delay, Runnable task) {
    after(delay, world, RunsOn.OUTSIDE, task);
  }

  /** Something happens to somebody after a while, if they live to see it. */
  void after(long delay, Owner owner, RunsOn thread, Runnable task) {
    events.add(new Scheduled(now + Math.max(0, delay), ++count, owner, thread, task));
  }

  /** Lets the next thing happen; false if nothing will ever happen again. */
  boolean step() {
    Scheduled event = events.poll();
    if (event == null) {
      return false;
    }
    now = Math.max(now, event.at);
    if (event.owner.dead) {
      return true;
    }
    if (event.owner.frozen) {
      event.owner.held.add(event);
      return true;
    }
    context = event.context;
    event.task.run();
    context = RunsOn.OUTSIDE;
    return true;
  }

  void kill(Owner owner) {
    owner.dead = true;
    owner.held.clear();
  }

  void freeze(Owner owner) {
    owner.frozen = true;
  }

  /** Thaws: whatever would have happened meanwhile happens now, in order. */
  void thaw(Owner owner) {
    owner.frozen = false;
    for (Scheduled event : owner.held) {
      event.at = now;
      events.add(event);
    }
    owner.held.clear();
  }
}
