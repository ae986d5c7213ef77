package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import kniffel.server.cluster.Bus;
import org.jspecify.annotations.Nullable;

/** Messages between nodes: lost, late, doubled, overtaken, or blocked between some of them. */
final class SimulatedBus {

  private final World world;
  private final List<BusLine> lines = new ArrayList<>();

  /** The nodes on one side, while the two sides cannot hear each other. */
  private Set<Integer> apart = Set.of();

  SimulatedBus(World world) {
    this.world = world;
  }

  void part(Set<Integer> side) {
    apart = side;
    world.trace().line("net", side.isEmpty() ? "whole again" : "parted: " + side);
  }

  Bus join(Life life) {
    lines.removeIf(line -> line.life.isDead());
    BusLine line = new BusLine(life);
    lines.add(line);
    return line;
  }

  private void tell(BusLine from, String table, String what, Consumer<Bus.Listener> message) {
    for (BusLine to : List.copyOf(lines)) {
      if (to != from
          && apart.contains(to.life.node().number()) == apart.contains(from.life.node().number())) {
        if (!world.chance().in(world.faults().lose())) {
          send(from, to, table, what, message);
        }
        if (world.chance().in(world.faults().twice())) {
          send(from, to, table, what, message);
        }
      }
    }
  }

  private void send(
      BusLine from, BusLine to, String table, String what, Consumer<Bus.Listener> message) {
    SeededRandomness chance = world.chance();
    long delay =
        chance.in(world.faults().slow())
            ? chance.skewed(5_000, 8 * Scheduler.SECOND)
            : chance.between(100, 1_500);
    world
        .time()
        .after(
            delay,
            to.life,
            Scheduler.RunsOn.OUTSIDE,
            () -> {
              Bus.Listener listener = to.listener;
              if (listener != null && to.followed.contains(table)) {
                if (world.trace().isRead()) {
                  world
                      .trace()
                      .line(to.life.name(), "hears from " + from.life.name() + ": " + what);
                }
                message.accept(listener);
              }
            });
  }

  /** The line of one node. */
  private final class BusLine implements Bus {

    private final Life life;
    private final Set<String> followed = new HashSet<>();
    private @Nullable Listener listener;

    BusLine(Life life) {
      this.life = life;
    }

    @Override
    public void listen(Listener listening) {
      listener = listening;
    }

    @Override
    public void follow(String table) {
      if (world.defects().is(Defect.FOLLOWED_TOO_LATE)) {
        long late = world.chance().between(1_000, 500_000);
        world.time().after(late, life, Scheduler.RunsOn.OUTSIDE, () -> followed.add(table));
      } else {
        followed.add(table);
      }
    }

    @Override
    public void unfollow(String table) {
      followed.remove(table);
    }

    @Override
    public void changed(String table, int version, int revision) {
      tell(
          this,
          table,
          table + " is at version " + version + ", revision " + revision,
          listening -> listening.changed(table, version, revision));
    }

    @Override
    public void present(String table, Set<String> players) {
      Set<String> there = Set.copyOf(players);
      tell(
          this,
          table,
          "at " + table + " are " + new TreeSet<>(there),
          listening -> listening.present(life.name(), table, there));
    }

    @Override
    public void passing(String table, String message) {
      tell(this, table, "a sign", listening -> listening.passing(table, message));
    }

    @Override
    public void sessionEnded(String session) {} // the simulation forgets no devices

    @Override
    public void whenSessionEnds(Consumer<String> action) {}

    @Override
    public void close() {
      lines.remove(this);
    }
  }
}
