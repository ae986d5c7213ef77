package kniffel.bench.simulation;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import kniffel.rules.Ids;
import org.jspecify.annotations.Nullable;

/** The command {@code simulate}: runs seeds, and prints the story of the first that fails. */
public final class Simulate {

  private static final int MOVES = 150;
  private static final int LINES = 60;
  private static final int PROGRESS = 500;

  private Simulate() {}

  /** Runs the command; false if something was found. */
  public static boolean run(List<String> words) {
    long from = 1;
    long to = 1000;
    int moves = MOVES;
    boolean trace = false;
    boolean hunt = false;
    Defect defect = null;
    for (int i = 0; i < words.size(); i++) {
      switch (words.get(i)) {
        case "--seeds" -> {
          String[] ends = words.get(++i).split("\\.\\.", 2);
          from = Long.parseLong(ends[0]);
          to = Long.parseLong(ends[ends.length - 1]);
        }
        case "--moves" -> moves = Integer.parseInt(words.get(++i));
        case "--trace" -> trace = true;
        case "--defect" -> defect = defect(words.get(++i));
        case "--defects" -> hunt = true;
        default -> {
          System.out.printf(
              """
              simulate --seeds A..B [--moves N] [--trace] [--defect NAME]
                  runs whole clusters with everything that can go wrong, one for each seed, and stops at
                  the first finding; a seed that failed fails again in the same way
                  --moves   after how many moves nothing goes wrong any more (150)
                  --trace   tells what happened, also where nothing was found
                  --defects runs the seeds for each mistake there is until one finds it
                  --defect  puts a mistake into the simulated world: %s
              """,
              String.join(", ", List.of(Defect.values()).stream().map(Ids::of).toList()));
          return true;
        }
      }
    }
    if (hunt) {
      hunt(from, to, moves);
      return true;
    }
    return run(from, to, moves, trace, defect);
  }

  /** Says for each defect which seed finds it, and how. */
  private static void hunt(long from, long to, int moves) {
    try (Simulation simulation = new Simulation()) {
      for (Defect defect : Defect.values()) {
        String found = "not found";
        for (long seed = from; seed <= to && found.equals("not found"); seed++) {
          Simulation.Outcome outcome = simulation.run(seed, moves, defect, 0);
          if (outcome.finding().isPresent()) {
            found = "seed " + seed + ": " + outcome.finding().get();
          }
        }
        System.out.println(Ids.of(defect) + ", " + found);
      }
    }
  }

  private static Defect defect(String name) {
    for (Defect defect : Defect.values()) {
      if (Ids.of(defect).equals(name)) {
        return defect;
      }
    }
    throw new IllegalArgumentException("no defect " + name);
  }

  private static boolean run(
      long from, long to, int moves, boolean trace, @Nullable Defect defect) {
    long cpu = cpu();
    Totals totals = new Totals();
    try (Simulation simulation = new Simulation()) {
      for (long seed = from; seed <= to; seed++) {
        Simulation.Outcome outcome =
            simulation.run(seed, moves, defect, trace ? Integer.MAX_VALUE : 0);
        totals.add(outcome);
        outcome.trace().forEach(System.out::println);
        if ((seed - from + 1) % PROGRESS == 0) {
          totals.report(cpu() - cpu);
        }
        if (outcome.finding().isPresent()) {
          if (!trace) {
            simulation.run(seed, moves, defect, LINES).trace().forEach(System.out::println);
          }
          System.out.printf("seed %d: %s%n", seed, outcome.finding().get());
          System.out.printf(
              "again, from the beginning: ./kniffel bench simulate --seeds %d..%d --moves %d"
                  + " --trace%s%n",
              seed, seed, moves, defect == null ? "" : " --defect " + Ids.of(defect));
          return false;
        }
      }
    }
    totals.report(cpu() - cpu);
    System.out.println("nothing found");
    return true;
  }

  /** What all seeds so far came to. */
  private static final class Totals {
    private long seeds;
    private long moves;
    private long stormy;
    private long events;
    private double seconds;
    private long fingerprint;

    void add(Simulation.Outcome outcome) {
      seeds++;
      moves += outcome.moves();
      stormy += outcome.stormy();
      events += outcome.events();
      seconds += outcome.seconds();
      fingerprint = fingerprint * 31 + outcome.hash();
    }

    void report(long nanos) {
      double minutes = nanos / 60e9;
      System.out.printf(
          Locale.ROOT,
          "%d seeds, %d moves (%d of them under faults), %d events, %.0f s of virtual time,"
              + " fingerprint %016x, %.2f minutes of CPU: %.0f moves a minute%n",
          seeds,
          moves,
          stormy,
          events,
          seconds,
          fingerprint,
          minutes,
          moves / minutes);
    }
  }

  private static long cpu() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }
}
