package kniffel.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import picocli.CommandLine.Option;

/** How much processor time a closer look at a finished game may take. */
final class ReviewTime {

  @Option(names = "--review-budget", paramLabel = "SECONDS")
  private int seconds = 20;

  /** In whole seconds, for a game. */
  int seconds(Context context) {
    if (seconds < 0) {
      throw new BadInputException(context.say("cli.bad-review-budget", Map.of("budget", seconds)));
    }
    return seconds;
  }

  /** The same as a time. */
  Duration time(Context context) {
    return Duration.ofSeconds(seconds(context));
  }

  /**
   * The time for one game, of which somebody is told how far it has come.
   *
   * @param seats how many share it
   */
  Watched watched(Context context, int seats, DoubleConsumer progress) {
    return new Watched(time(context), Math.max(1, seats), progress);
  }

  /** A closer look under way: as far as the more advanced of what is settled and the time. */
  static final class Watched {

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Duration share;
    private final int seats;
    private final DoubleConsumer progress;
    private int begun;
    private double done;

    private Watched(Duration time, int seats, DoubleConsumer progress) {
      this.share = time.dividedBy(seats);
      this.seats = seats;
      this.progress = progress;
    }

    /** The allowance of each seat, started again for each. */
    Supplier<Allowance> allowances() {
      Supplier<Allowance> times = new Budget.Time(share).on(threads::getCurrentThreadCpuTime);
      return () -> {
        Allowance time = times.get();
        long start = threads.getCurrentThreadCpuTime();
        int before = begun++;
        return () -> {
          double used = (threads.getCurrentThreadCpuTime() - start) / (double) share.toNanos();
          isSettled((before + Math.min(1, used)) / seats);
          return time.spent();
        };
      };
    }

    /** This part is settled, from 0 to 1. */
    void isSettled(double part) {
      if (part > done) {
        done = part;
        progress.accept(done);
      }
    }
  }
}
