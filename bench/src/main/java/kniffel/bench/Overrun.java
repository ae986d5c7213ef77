package kniffel.bench;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Budget;
import kniffel.bots.Decision;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Viewer;
import kniffel.table.dice.SeededDice;

/**
 * How far search bots exceed their budget, over decisions of real games, in every game and variant.
 *
 * <p>Garbage collections are taken out of a decision's time. What is left is also given as time of
 * the processor, which other work on the machine cannot lengthen.
 */
final class Overrun {

  private static final Duration BUDGET = Duration.ofMillis(50);
  private static final Supplier<Allowance> ALLOWANCES =
      new Budget.Time(BUDGET).on(System::nanoTime);

  /** How many decisions between several moves are measured. */
  private static final int DECISIONS = 300;

  /** The first ones run before the compiler has done its work; they are counted separately. */
  private static final int WARM_UP = 100;

  /** The time of one decision in milliseconds, on the clock and on the processor. */
  private record DecisionTime(double clock, double processor) {}

  private Overrun() {}

  /** Measures the games of these names, all if there is none. */
  static void run(List<String> games) {
    System.out.printf(
        "%-26s %9s %10s %12s %12s %12s %12s%n",
        "game", "decisions", "median ms", "p99 over ms", "max over ms", "max CPU over", "cold max");
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      if (games.isEmpty() || games.contains(rulebook.id())) {
        measure(rulebook);
      }
    }
  }

  private static <P extends Record> void measure(Rulebook<P> rulebook) {
    rulebook
        .presets()
        .forEach(
            (name, options) -> {
              int players = Math.min(2, rulebook.maxPlayers());
              print(rulebook.id() + "/" + name, decisions(rulebook.game(options), players));
            });
  }

  private static <S, M, O, V> List<DecisionTime> decisions(Game<S, M, O, V> game, int players) {
    Bot<M, V> bot = Bots.named(Bots.SEARCH, game);
    List<DecisionTime> taken = new ArrayList<>();
    for (int number = 0; taken.size() < DECISIONS + WARM_UP; number++) {
      Randomness randomness = new SeededDice(number).at(1);
      Playing.toTheEnd(
          game,
          game.start(players),
          randomness,
          (state, seat, moves) -> {
            if (taken.size() == DECISIONS + WARM_UP) {
              return moves.getFirst(); // Enough is measured: the last game ends without thinking.
            }
            return measured(
                bot,
                Decision.of(game.view(state, new Viewer.Seat(seat)), moves),
                randomness,
                taken);
          });
    }
    return taken;
  }

  private static <M, V> M measured(
      Bot<M, V> bot, Decision<M, V> decision, Randomness randomness, List<DecisionTime> taken) {
    long collected = collected();
    long processor = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    long start = System.nanoTime();
    M move = bot.choose(decision, randomness, ALLOWANCES.get());
    double clock = (System.nanoTime() - start) / 1e6 - (collected() - collected);
    double used = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - processor) / 1e6;
    if (decision.moves().size() > 1) {
      taken.add(new DecisionTime(clock, used));
    }
    return move;
  }

  /** Milliseconds spent on garbage so far. */
  private static long collected() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionTime)
        .sum();
  }

  private static void print(String game, List<DecisionTime> taken) {
    List<DecisionTime> warm = taken.subList(WARM_UP, taken.size());
    List<Double> clock = new ArrayList<>(warm.stream().map(DecisionTime::clock).toList());
    Collections.sort(clock);
    System.out.printf(
        Locale.ROOT,
        "%-26s %9d %10.2f %12.2f %12.2f %12.2f %12.2f%n",
        game,
        clock.size(),
        clock.get(clock.size() / 2),
        over(clock.get(clock.size() * 99 / 100)),
        over(clock.getLast()),
        over(warm.stream().mapToDouble(DecisionTime::processor).max().orElseThrow()),
        over(
            taken.subList(0, WARM_UP).stream()
                .mapToDouble(DecisionTime::clock)
                .max()
                .orElseThrow()));
  }

  private static double over(double milliseconds) {
    return Math.max(0, milliseconds - BUDGET.toMillis());
  }
}
