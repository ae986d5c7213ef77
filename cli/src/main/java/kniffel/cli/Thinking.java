package kniffel.cli;

import java.time.Duration;
import java.util.function.Supplier;
import kniffel.bots.Budget;

/** How long bots may think: the clock that they do not have themselves. */
final class Thinking {

  /** Milliseconds per move when nothing is said. */
  static final int STANDARD = 50;

  private Thinking() {}

  static Supplier<Budget> budgets(int milliseconds) {
    Duration time = Duration.ofMillis(milliseconds);
    return () -> {
      Budget clock = Budget.of(time, System::nanoTime);
      // Whoever is interrupted answers at once with what there is.
      return () -> Thread.currentThread().isInterrupted() || clock.spent();
    };
  }
}
