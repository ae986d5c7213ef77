package kniffel.bench.simulation;

/** A machine that a node of the cluster runs on: what stays when the process is killed. */
final class Node {

  /** The virtual beginning of time; any day will do. */
  private static final long EPOCH_MILLIS = 1_700_000_000_000L;

  private final World world;
  private final int number;
  private int lives;
  private double drift;
  private long offset;
  private Life life;

  Node(World world, int number) {
    this.world = world;
    this.number = number;
    this.drift = world.faults().drift() * (world.chance().below(201) - 100) / 100.0;
    this.life = new Life(world, this, ++lives);
  }

  int number() {
    return number;
  }

  /** The process that runs here, or ran here last. */
  Life life() {
    return life;
  }

  /** What the machine's clock says, in milliseconds. */
  long clock() {
    long now = world.time().now();
    return EPOCH_MILLIS + offset + (now + (long) (now * drift)) / Scheduler.MILLI;
  }

  /** The clock of the machine is set. */
  void setClock(long millis) {
    offset += millis;
    world.trace().line(life.name(), "clock set by " + millis + " ms");
  }

  /** The clock is right again; a running process keeps its own until it ends. */
  void mendClock() {
    drift = 0;
    offset = 0;
  }

  void kill() {
    world.trace().line(life.name(), "killed");
    world.time().kill(life);
  }

  void restart() {
    if (life.isDead()) {
      life = new Life(world, this, ++lives);
      world.trace().line(life.name(), "started");
    }
  }

  void freeze() {
    world.trace().line(life.name(), "frozen");
    world.time().freeze(life);
  }

  void thaw() {
    if (life.isFrozen()) {
      world.trace().line(life.name(), "thawed");
      world.time().thaw(life);
    }
  }
}
