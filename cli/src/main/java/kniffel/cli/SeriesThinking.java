package kniffel.cli;

import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * How long bots may think in long series of games: a time, or a number of looks at the budget, so
 * that the same seed gives the same games on any machine.
 */
final class SeriesThinking {

  @Mixin private final ThinkingTime thinking = new ThinkingTime();

  @Option(names = "--looks", paramLabel = "N")
  private Optional<Long> looks = Optional.empty();

  /** The number of looks that replaces the time, if one was asked for. */
  Optional<Long> looks() {
    return looks;
  }

  int milliseconds() {
    return thinking.milliseconds();
  }

  /** Complains about impossible options. */
  void check(Context context) {
    thinking.check(context);
    looks
        .filter(number -> number < 0)
        .ifPresent(
            number -> {
              throw new BadInputException(context.say("cli.bad-looks", Map.of("looks", number)));
            });
  }

  Supplier<Allowance> allowances(Context context) {
    return looks
        .<Supplier<Allowance>>map(number -> new Budget.Looks(number).on(System::nanoTime))
        .orElseGet(() -> thinking.allowances(context));
  }
}
