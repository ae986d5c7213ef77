package kniffel.cli;

import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import picocli.CommandLine.Option;

/** The option that says how long bots may think, and the clock that they do not have themselves. */
final class ThinkingTime {

  @Option(names = "--budget", paramLabel = "MS")
  private int milliseconds;

  /** How long bots think about a move by default. */
  ThinkingTime() {
    this(50);
  }

  /**
   * For a command that gives them another time.
   *
   * @param milliseconds how long when nothing is said
   */
  ThinkingTime(int milliseconds) {
    this.milliseconds = milliseconds;
  }

  int milliseconds() {
    return milliseconds;
  }

  /** The budget that somebody asked for. */
  Budget.Time budget(Context context) {
    if (milliseconds < 0) {
      throw new BadInputException(context.say("cli.bad-budget", Map.of("budget", milliseconds)));
    }
    return new Budget.Time(Duration.ofMillis(milliseconds));
  }

  /** Complains about impossible options. */
  void check(Context context) {
    var _ = budget(context);
  }

  Supplier<Allowance> allowances(Context context) {
    Supplier<Allowance> clocks = budget(context).on(System::nanoTime);
    return () -> {
      Allowance clock = clocks.get();
      // An interrupted bot answers at once with what it has.
      return () -> Thread.currentThread().isInterrupted() || clock.spent();
    };
  }
}
