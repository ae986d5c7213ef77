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
    return () -> Budget.of(time, System::nanoTime);
  }
}
