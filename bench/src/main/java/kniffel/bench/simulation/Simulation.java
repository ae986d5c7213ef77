package kniffel.bench.simulation;

import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Runs worlds, one after the other: first with everything that goes wrong, then calm.
 *
 * <p>Listens to what production logs meanwhile, so only one may run at a time.
 */
public final class Simulation implements AutoCloseable {

  /** How much virtual time things that must happen may take once the world is calm. */
  private static final long PATIENCE = Inspector.STILL + 30 * Scheduler.SECOND;

  /**
   * What came of a seed.
   *
   * @param moves how many moves were kept
   * @param stormy how many of them while things went wrong
   * @param events how many events happened in the scheduler
   * @param hash the same for the same seed
   * @param finding what was wrong, if anything
   * @param trace the last lines, if they were asked for
   */
  public record Outcome(
      long seed,
      long moves,
      long stormy,
      long events,
      double seconds,
      long hash,
      Optional<String> finding,
      List<String> trace) {}

  private final Setting setting = Setting.load();
  private final Logger logger = Logger.getLogger("kniffel");
  private final boolean parent = logger.getUseParentHandlers();
  private final @Nullable Level level = logger.getLevel();
  private final Handler handler = new FailureHandler();
  private @Nullable World world;

  public Simulation() {
    logger.setUseParentHandlers(false);
    logger.setLevel(Level.WARNING);
    logger.addHandler(handler);
  }

  /** Hears what goes wrong in a room. */
  private final class FailureHandler extends Handler {
    @Override
    public void publish(LogRecord logged) {
      Throwable failure = logged.getThrown();
      if (world != null && failure != null) {
        world.logged("log", failure);
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Override
  public void close() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(parent);
    logger.setLevel(level);
  }

  /**
   * Runs one seed.
   *
   * @param moves after how many moves the world becomes calm
   * @param traced how many of the last lines of the trace are wanted
   */
  public Outcome run(long seed, int moves, @Nullable Defect defect, int traced) {
    World run = new World(seed, setting, defect, traced);
    world = run;
    long stormy = Scheduler.SECOND * (20 + run.chance().below(60)) * Math.max(1, moves / 150);
    go(run, () -> run.time().now() >= stormy || run.witness().moves() >= moves);
    long moved = run.witness().moves();
    run.calmDown();
    Inspector inspector = new Inspector(run);
    long begun = run.time().now();
    go(run, () -> inspector.isSettled() || run.time().now() > begun + PATIENCE);
    if (run.chance().in(0.2)) {
      somebodyLeaves(run);
    }
    world = null;
    return new Outcome(
        seed,
        run.witness().moves(),
        moved,
        run.time().count(),
        run.time().now() / 1e6,
        run.trace().hash(),
        Optional.ofNullable(run.finding()),
        run.trace().lines());
  }

  /** Somebody goes away in good order or not, and comes back; the others must be told of both. */
  private static void somebodyLeaves(World run) {
    Scheduler time = run.time();
    long away = time.now() + Inspector.MISTAKEN + 5 * Scheduler.SECOND;
    run.chance().of(run.players()).goAway(away, run.chance().in(0.5));
    go(run, () -> time.now() > away + Inspector.MISTAKEN + 5 * Scheduler.SECOND);
  }

  private interface Until {
    boolean isReached();
  }

  private static void go(World run, Until until) {
    while (run.finding() == null && !until.isReached() && run.time().step()) {
      run.trace().mix(run.time().now());
    }
  }
}
