package kniffel.bench;

import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import kniffel.bench.generations.Generations;
import kniffel.bench.server.ServerBench;
import kniffel.bench.simulation.Simulate;

/**
 * Runs the benchmarks: {@code overrun}, {@code errors}, {@code shown}, {@code cuts}, {@code
 * first-sight}, {@code calibration}, {@code reviews}, {@code generations} and {@code levels} print
 * their own tables, {@code commands} hands damaged input to all commands, {@code server} measures a
 * real server process, {@code simulate} runs simulated clusters, all others are JMH's.
 */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    List<String> words = List.of(arguments);
    if (!words.isEmpty() && words.getFirst().equals("overrun")) {
      Overrun.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("errors")) {
      Errors.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("calibration")) {
      Calibrating.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("reviews")) {
      Reviewing.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("first-sight")) {
      QuickBooks.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("cuts")) {
      Cuts.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("shown")) {
      Shown.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("generations")) {
      Generations.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("levels")) {
      LevelSpeed.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("commands")) {
      if (!CommandFuzz.run(words.subList(1, words.size()))) {
        System.exit(1);
      }
    } else if (!words.isEmpty() && words.getFirst().equals("server")) {
      ServerBench.run(words.subList(1, words.size()));
    } else if (!words.isEmpty() && words.getFirst().equals("simulate")) {
      if (!Simulate.run(words.subList(1, words.size()))) {
        System.exit(1);
      }
    } else {
      org.openjdk.jmh.Main.main(withGames(words).toArray(String[]::new));
    }
  }

  /** The arguments for JMH, which wants to be told which games there are. */
  private static List<String> withGames(List<String> words) {
    boolean chosen = words.stream().anyMatch(word -> word.startsWith("game="));
    return chosen
        ? words
        : Stream.concat(
                words.stream(), Stream.of("-p", "game=" + String.join(",", RandomGames.all())))
            .toList();
  }
}
