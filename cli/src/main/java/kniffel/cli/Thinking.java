package kniffel.cli;

import java.time.Duration;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;

/** How long bots may think: the clock that they do not have themselves. */
final class Thinking {

  /** Milliseconds per move when nothing is said. */
  static final int STANDARD = 50;

  private Thinking() {}

  static Supplier<Allowance> allowances(int milliseconds) {
    Supplier<Allowance> clocks =
        new Budget.Time(Duration.ofMillis(milliseconds)).on(System::nanoTime);
    return () -> {
      Allowance clock = clocks.get();
      // Whoever is interrupted answers at once with what there is.
      return () -> Thread.currentThread().isInterrupted() || clock.spent();
    };
  }
}
