package kniffel.bench.simulation;

import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import kniffel.server.SharedClock;
import kniffel.server.cluster.Bus;
import kniffel.server.room.Attendant;
import kniffel.server.room.BotCosts;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import org.jspecify.annotations.Nullable;

/** A node from its start until it is killed: production rooms with simulated ports. */
final class Life extends Scheduler.Owner {

  private static final int LOOPS = 2;
  private static final int GRACE_SECONDS = 10;

  private final World world;
  private final Node node;
  private final String name;
  private final List<Executor> loops = new ArrayList<>();
  private final Rooms rooms;
  private final NodeStore store;
  private final Bus bus;
  private final Services services;
  private final SharedClock clock;

  /** When it last looked at the time of the database, and what its machine's clock had gained. */
  private long looked;

  private long gained;

  Life(World world, Node node, int number) {
    this.world = world;
    this.node = node;
    this.name = "n" + node.number() + "." + number;
    for (int i = 0; i < LOOPS; i++) {
      loops.add(new Loop(world, this));
    }
    this.rooms = new Rooms(loops);
    this.bus = world.network().join(this);
    boolean shared = world.isShared();
    this.store = new NodeStore(world, this, shared);
    this.clock = clock(shared);
    Setting setting = world.setting();
    this.services =
        new Services(
            store,
            setting.codec(),
            setting.words(),
            setting.bots(),
            setting.offers(),
            bus,
            this::thread,
            new SimulatedThinking(world, this),
            BotCosts.NONE,
            this::timer,
            this::now,
            world.chance(),
            new CompositeMeterRegistry(),
            GRACE_SECONDS);
    rooms.furnish(services);
    bus.listen(rooms);
    Attendant attendant = new Attendant(services, rooms);
    every(1_000, attendant::seeToDue);
    every(60_000, () -> nothing(rooms::tidy));
    if (shared) {
      every(3_000, () -> nothing(this::catchUpWithTheTime));
      every(60_000, this::mendClocks);
      if (!world.defects().is(Defect.PEOPLE_ONLY_BY_BUS)) {
        every(3_000, () -> signOfLife().thenAcceptAsync(rooms::lookForPeople, this::thread));
      }
      if (!world.defects().is(Defect.NEWS_ONLY_BY_BUS)) {
        every(2_000, () -> nothing(rooms::lookForNews));
      }
    } else {
      thread(
          () -> {
            var _ = store.takeOver(now());
          });
      every(60_000, () -> store.mendClocks(now()));
    }
  }

  /** It ends in good order, as far as what is stored is concerned. */
  void stop() {
    store.stop();
  }

  Node node() {
    return node;
  }

  String name() {
    return name;
  }

  Rooms rooms() {
    return rooms;
  }

  Services services() {
    return services;
  }

  Executor loop(int number) {
    return loops.get(number % LOOPS);
  }

  /**
   * As that of the first server: it begins with the time of the database, then counts by itself.
   */
  private SharedClock clock(boolean shared) {
    Machine machine = node.machine();
    Machine database = world.databaseMachine();
    long begun =
        shared ? database.clock() - machine.counter() : machine.clock() - machine.counter();
    this.looked = machine.counter();
    this.gained = machine.gained();
    return new SharedClock(
        () -> begun + machine.counter(),
        world.defects().is(Defect.CLOCK_FOLLOWED) ? database::clock : machine::clock);
  }

  /** The time of the node. */
  long now() {
    return world.defects().is(Defect.CLOCKS_STEP) ? node.machine().clock() : clock.getAsLong();
  }

  /** Whatever clocks are set, no deadline comes early: a node catches up with what it has slept. */
  private void catchUpWithTheTime() {
    long before = clock.getAsLong();
    clock.follow(store.clock());
    long leapt = clock.getAsLong() - before;
    Machine machine = node.machine();
    long counted = machine.counter();
    if (leapt > machine.gained() - gained + (counted - looked) / 1_000 + 2) {
      world.fail(name + " is suddenly " + leapt + " ms later, so that turns are cut short");
    }
    looked = counted;
    gained = machine.gained();
  }

  private CompletableFuture<Boolean> mendClocks() {
    catchUpWithTheTime();
    return store.mendClocks(now());
  }

  private CompletableFuture<Boolean> signOfLife() {
    CompletableFuture<Boolean> alive = store.alive(this::now);
    return world.defects().is(Defect.LOST_ANSWERS_COUNT) ? alive : rooms.stillKnown(alive);
  }

  /** Does something on a separate thread. */
  void thread(Runnable task) {
    world.time().after(world.chance().between(10, 300), this, Scheduler.RunsOn.THREAD, task);
  }

  private void timer(long millis, Runnable task) {
    if (!world.defects().is(Defect.TIMERS_LOST)) {
      world
          .time()
          .after(Math.max(1, millis) * Scheduler.MILLI, this, Scheduler.RunsOn.OUTSIDE, task);
    }
  }

  private static CompletableFuture<?> nothing(Runnable task) {
    task.run();
    return CompletableFuture.completedFuture(null);
  }

  private void again(
      long millis, Supplier<CompletableFuture<?>> task, @Nullable Throwable failure) {
    if (failure == null || !world.defects().is(Defect.ROUNDS_END_WITH_A_FAILURE)) {
      every(millis, task);
    }
  }

  /** Does something again and again, never twice at once; as the server does. */
  private void every(long millis, Supplier<CompletableFuture<?>> task) {
    world
        .time()
        .after(
            millis * Scheduler.MILLI + world.chance().between(0, 1_000),
            this,
            Scheduler.RunsOn.OUTSIDE,
            () ->
                thread(
                    () -> {
                      CompletableFuture<?> done;
                      try {
                        done = task.get();
                      } catch (RuntimeException e) {
                        world.logged(name, e);
                        done = CompletableFuture.failedFuture(e);
                      }
                      var _ = done.whenComplete((ok, failure) -> again(millis, task, failure));
                    }));
  }
}
