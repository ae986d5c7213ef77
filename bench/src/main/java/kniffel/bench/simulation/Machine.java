package kniffel.bench.simulation;

/** What a machine knows of the time: a counter that nobody can set, and a clock that goes wrong. */
final class Machine {

  /** The virtual beginning of time; any day will do. */
  private static final long EPOCH_MILLIS = 1_700_000_000_000L;

  private final Scheduler time;
  private double drift;

  /** By how many milliseconds the clock was set. */
  private long offset;

  /** The same, but only what it was set forward. */
  private long setForward;

  /** What the counter said, in microseconds, when it last began to go in another way. */
  private long counted;

  private long since;
  private boolean asleep;
  private long slept;

  Machine(Scheduler time, double drift) {
    this.time = time;
    this.drift = drift;
  }

  /** What the clock says, in milliseconds. */
  long clock() {
    long now = time.now();
    return EPOCH_MILLIS + offset + (now + (long) (now * drift)) / Scheduler.MILLI;
  }

  /** What the counter says, in milliseconds: it stands still while the machine sleeps. */
  long counter() {
    return (counted + counting()) / Scheduler.MILLI;
  }

  private long counting() {
    return asleep ? 0 : passed();
  }

  /** How long this has lasted, as the machine measures it. */
  private long passed() {
    long passed = time.now() - since;
    return passed + (long) (passed * drift);
  }

  private void recount() {
    counted += counting();
    slept += asleep ? passed() : 0;
    since = time.now();
  }

  /** The clock is set. */
  void set(long millis) {
    offset += millis;
    setForward += Math.max(0, millis);
  }

  /** The clock goes right again, and so does the counter from now on. */
  void mend() {
    recount();
    long before = clock();
    drift = 0;
    offset = 0;
    setForward += Math.max(0, clock() - before);
  }

  void sleep() {
    recount();
    asleep = true;
  }

  void wake() {
    recount();
    asleep = false;
  }

  /** By how many milliseconds the clock has gained on the counter so far. */
  long gained() {
    return slept / Scheduler.MILLI + setForward;
  }
}
