package kniffel.bench;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneOptions;
import kniffel.table.dice.SeededDice;
import kniffel.table.forone.ChallengeBook;

/**
 * Random games of the levels of For One, by the processor time of one thread, so that other work on
 * the machine hardly matters.
 */
final class LevelSpeed {

  private static final double SECONDS = 0.5;
  private static final int REPEATS = 5;
  private static final int GAMES = 200;
  private static final double NANOS = 1e9;
  private static final double MILLION = 1e6;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private LevelSpeed() {}

  /** Measures some levels, or all; the first run of each only warms up. */
  static void run(List<String> numbers) {
    PrintStream out = System.out;
    out.println("| level | million decisions per CPU-second, the median | least and most |");
    out.println("|---|---|---|");
    for (Challenge level : ChallengeBook.shipped().levels()) {
      if (numbers.isEmpty() || numbers.contains(String.valueOf(level.number()))) {
        double[] found = measured(new ForOne(ForOneOptions.of(level)));
        Arrays.sort(found);
        out.printf(
            Locale.ROOT,
            "| %d | %.2f | %.2f to %.2f |%n",
            level.number(),
            found[REPEATS / 2],
            found[0],
            found[REPEATS - 1]);
      }
    }
  }

  private static double[] measured(ForOne game) {
    List<Double> runs = new ArrayList<>();
    long number = 0;
    for (int run = 0; run <= REPEATS; run++) {
      long begin = THREADS.getCurrentThreadCpuTime();
      long decisions = 0;
      long used = 0;
      while (used < SECONDS * NANOS) {
        long first = number;
        decisions += IntStream.range(0, GAMES).mapToLong(i -> play(game, first + i)).sum();
        number += GAMES;
        used = THREADS.getCurrentThreadCpuTime() - begin;
      }
      runs.add(decisions / (used / NANOS) / MILLION);
    }
    return runs.stream().skip(1).mapToDouble(Double::doubleValue).toArray();
  }

  private static long play(ForOne game, long number) {
    Randomness randomness = new SeededDice(number).at(1);
    long[] decisions = new long[1];
    var _ =
        Playing.toTheEnd(
            game,
            game.start(1),
            randomness,
            (state, seat, moves) -> {
              decisions[0]++;
              return moves.get(randomness.below(moves.size()));
            });
    return decisions[0];
  }
}
