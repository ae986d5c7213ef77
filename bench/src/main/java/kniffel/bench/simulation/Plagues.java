package kniffel.bench.simulation;

/** What happens to nodes, clocks and sockets again and again, until the world is calm. */
final class Plagues {

  private final World world;

  private Plagues(World world) {
    this.world = world;
  }

  static void begin(World world) {
    Plagues plagues = new Plagues(world);
    Faults faults = world.faults();
    plagues.plague(faults.kill(), plagues::kill);
    plagues.plague(faults.freeze(), plagues::freeze);
    plagues.plague(faults.part(), plagues::part);
    plagues.plague(faults.jump(), plagues::setClock);
    plagues.plague(faults.cut() * world.players().size(), plagues::cut);
  }

  /** Does something a few times a minute. */
  private void plague(double perMinute, Runnable deed) {
    if (perMinute > 0) {
      long mean = (long) (60 * Scheduler.SECOND / perMinute);
      world
          .time()
          .after(
              world.chance().between(0, 2 * mean),
              () -> {
                if (!world.isCalm()) {
                  deed.run();
                  plague(perMinute, deed);
                }
              });
    }
  }

  private Node anyNode() {
    return world.chance().of(world.nodes());
  }

  private void kill() {
    Node node = anyNode();
    if (!node.life().isDead()) {
      world.kill(node);
      world.time().after(world.chance().skewed(500_000, 20 * Scheduler.SECOND), node::restart);
    }
  }

  private void freeze() {
    Node node = anyNode();
    if (node.life().isUp()) {
      node.freeze(world.chance().in(0.5));
      world.time().after(world.chance().skewed(100_000, 30 * Scheduler.SECOND), node::thaw);
    }
  }

  private void part() {
    world.part();
    world
        .time()
        .after(
            world.chance().skewed(Scheduler.SECOND, 20 * Scheduler.SECOND),
            () -> world.network().part(java.util.Set.of()));
  }

  private void setClock() {
    SeededRandomness chance = world.chance();
    long millis = chance.in(0.5) ? chance.skewed(100, 60_000) : chance.between(60_000, 1_200_000);
    long set = chance.in(0.5) ? millis : -millis;
    if (world.isShared() && chance.below(world.nodes().size() + 1) == 0) {
      world.databaseMachine().set(set);
      world.trace().line("db", "clock set by " + set + " ms");
    } else {
      Node node = anyNode();
      node.machine().set(set);
      world.trace().line(node.life().name(), "clock set by " + set + " ms");
    }
  }

  private void cut() {
    SeededRandomness chance = world.chance();
    SimulatedPlayer player = chance.of(world.players());
    SimulatedSocket socket = player.socket();
    if (socket == null) {
      return;
    }
    switch (chance.below(4)) {
      case 0 -> {
        world.trace().line(player.id(), "'s socket is half open");
        socket.cut();
      }
      case 1 -> {
        world.trace().line(player.id(), "'s socket breaks");
        socket.close();
        player.closed(socket);
      }
      default ->
          player.goAway(
              world.time().now() + chance.skewed(Scheduler.SECOND, 60 * Scheduler.SECOND),
              chance.in(0.5));
    }
  }
}
