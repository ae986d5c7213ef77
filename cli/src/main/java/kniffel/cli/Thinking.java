package kniffel.cli;

import java.time.Duration;
import java.util.Map;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;

/** How long bots may think: the clock that they do not have themselves. */
final class Thinking {

  /** Milliseconds per move when nothing is said. */
  static final int STANDARD = 50;

  private Thinking() {}

  /** The budget that somebody asked for. */
  static Budget.Time budget(int milliseconds, Context context) {
    if (milliseconds < 0) {
      throw new BadInputException(context.say("cli.bad-budget", Map.of("budget", milliseconds)));
    }
    return new Budget.Time(Duration.ofMillis(milliseconds));
  }

  static Supplier<Allowance> allowances(int milliseconds, Context context) {
    Supplier<Allowance> clocks = budget(milliseconds, context).on(System::nanoTime);
    return () -> {
      Allowance clock = clocks.get();
      // Whoever is interrupted answers at once with what there is.
      return () -> Thread.currentThread().isInterrupted() || clock.spent();
    };
  }
}
