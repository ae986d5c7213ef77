package kniffel.bench.generations;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Budget;
import kniffel.bots.Decision;
import kniffel.rules.Game;

/**
 * The bots of the program whose classes are found from here: loaded once for each program.
 *
 * <p>Their time limit is processor time, so that other work on the machine favours nobody.
 */
public final class OwnBots implements ProgramBots {

  /** Found by its name in the classes of the other program. */
  public OwnBots() {}

  @Override
  public <S, M, O, V> ProgramBot<M, V> named(String name, Game<S, M, O, V> game, long millis) {
    Bot<M, V> bot = Bots.named(name, game);
    Supplier<Allowance> allowances =
        new Budget.Time(Duration.ofMillis(millis))
            .on(ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime);
    return (view, moves, randomness) ->
        bot.choose(
            Decision.of(view, moves),
            randomness,
            bot.thinks() ? allowances.get() : Allowance.UNLIMITED);
  }
}
