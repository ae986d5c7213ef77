package kniffel.bench.simulation;

/** A machine that a node of the cluster runs on: what stays when the process is killed. */
final class Node {

  private final World world;
  private final int number;
  private final Machine machine;
  private int lives;
  private Life life;

  Node(World world, int number) {
    this.world = world;
    this.number = number;
    this.machine =
        new Machine(
            world.time(), world.faults().drift() * (world.chance().below(201) - 100) / 100.0);
    this.life = new Life(world, this, ++lives);
  }

  int number() {
    return number;
  }

  /** The process that runs here, or ran here last. */
  Life life() {
    return life;
  }

  Machine machine() {
    return machine;
  }

  void kill() {
    world.trace().line(life.name(), "killed");
    world.time().kill(life);
  }

  void restart() {
    if (life.isDead()) {
      machine.wake();
      life = new Life(world, this, ++lives);
      world.trace().line(life.name(), "started");
    }
  }

  /** Nothing happens here for a while; the machine may sleep, or only the process stand still. */
  void freeze(boolean sleeps) {
    world.trace().line(life.name(), sleeps ? "asleep" : "frozen");
    if (sleeps) {
      machine.sleep();
    }
    world.time().freeze(life);
  }

  void thaw() {
    if (life.isFrozen()) {
      world.trace().line(life.name(), "thawed");
      machine.wake();
      world.time().thaw(life);
    }
  }
}
