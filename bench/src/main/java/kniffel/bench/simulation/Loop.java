package kniffel.bench.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** An event loop of a node: one thing after the other, in the order they came. */
final class Loop implements Executor {

  private final World world;
  private final Life life;
  private final Deque<Runnable> tasks = new ArrayDeque<>();
  private boolean scheduled;

  Loop(World world, Life life) {
    this.world = world;
    this.life = life;
  }

  @Override
  public void execute(Runnable task) {
    if (world.time().context() == Scheduler.RunsOn.THREAD && world.chance().in(0.2)) {
      // A thread that has read something may sleep before it says so.
      world
          .time()
          .after(
              world.chance().skewed(100, 20_000), life, Scheduler.RunsOn.OUTSIDE, () -> add(task));
    } else {
      add(task);
    }
  }

  private void add(Runnable task) {
    tasks.add(task);
    if (!scheduled) {
      scheduled = true;
      world.time().after(world.chance().between(1, 40), life, Scheduler.RunsOn.LOOP, this::run);
    }
  }

  private void run() {
    scheduled = false;
    if (world.defects().is(Defect.LOOP_IN_ANY_ORDER) && !tasks.isEmpty()) {
      for (int i = world.chance().below(tasks.size()); i > 0; i--) {
        tasks.add(tasks.remove());
      }
    }
    Runnable task = tasks.poll();
    if (task == null) {
      return;
    }
    if (!tasks.isEmpty()) {
      scheduled = true;
      world.time().after(world.chance().between(1, 20), life, Scheduler.RunsOn.LOOP, this::run);
    }
    try {
      task.run();
    } catch (RuntimeException e) {
      world.unexpected(life.name() + " threw on its loop", e);
    }
  }
}
