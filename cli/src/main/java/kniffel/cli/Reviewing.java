package kniffel.cli;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import picocli.CommandLine.Option;

/** How much processor time a closer look at a finished game may take. */
final class Reviewing {

  @Option(names = "--review-budget", paramLabel = "SECONDS")
  private int seconds = 20;

  /** For somebody watching the screen meanwhile. */
  static Reviewing whileWaiting() {
    Reviewing reviewing = new Reviewing();
    reviewing.seconds = 5;
    return reviewing;
  }

  Duration time(Context context) {
    if (seconds < 0) {
      throw new BadInputException(context.say("cli.bad-review-budget", Map.of("budget", seconds)));
    }
    return Duration.ofSeconds(seconds);
  }

  /** The time of each seat when this many share it. */
  Supplier<Allowance> allowances(Context context, int seats) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Duration share = time(context).dividedBy(Math.max(1, seats));
    return new Budget.Time(share).on(threads::getCurrentThreadCpuTime);
  }
}
