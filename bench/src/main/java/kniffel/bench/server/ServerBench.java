package kniffel.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/** The measurements of the server, by name. */
public final class ServerBench {

  private static final String USAGE =
      """
      server load [TABLES [SECONDS [WARM]]]    two players at each table who answer at once, measured
                                               for some seconds when the server is warm (50, 15, 45)
      server think [TABLES [SECONDS [WARM]]]   the same, thinking for a second (300, 20, 20)
      server flood [SECONDS [WARM]]            how others play while 24 guests open one table again and
                                               again, for some seconds after as many without (20, 30)
      server hints [RUNS [SECONDS [WARM]]]     how long a bot's move takes while somebody at another table
                                               asks for hints as fast as allowed, and without (3, 20, 20)
      server idle [SOCKETS]                    memory of sockets that do nothing (10000)
      server kills [KILLS [SEED]]              kills a server while people play (200, 1)
      server nodes [KILLS [SEED]]              the same with three nodes, PostgreSQL and NATS (20, 1)
      server start [TIMES]                     from process start to ready (5)
      server scale [MOST [RUNS [SECONDS]]]     what 100 live tables cost with 1,000, ten and a hundred
                                               times as many stored, at most that many (100000, 5, 8)
      server live [MOST [RUNS [SECONDS]]]      what 10, 100 and 1,000 live tables cost (1000, 3, 8)
      server share [RUNS [SECONDS]]            one, two and three nodes on one PostgreSQL (3, 8)
      """;

  private static final int WARM = 8;

  private ServerBench() {}

  /** Runs a measurement; the first word says which. */
  public static void run(List<String> words) throws IOException, InterruptedException {
    switch (words.isEmpty() ? "" : words.getFirst()) {
      case "load" ->
          LoadBench.run(number(words, 1, 50), 0, number(words, 2, 15), number(words, 3, 45));
      case "think" ->
          LoadBench.run(number(words, 1, 300), 1_000, number(words, 2, 20), number(words, 3, 20));
      case "flood" -> Flood.run(number(words, 1, 20), number(words, 2, 30));
      case "hints" -> Hints.run(number(words, 1, 3), number(words, 2, 20), number(words, 3, 20));
      case "idle" -> Idle.run(number(words, 1, 10_000));
      case "kills" -> print(Kills.run(number(words, 1, 200), number(words, 2, 1)));
      case "nodes" -> print(Nodes.run(number(words, 1, 20), number(words, 2, 1)));
      case "scale" ->
          Scale.stored(
              sizes(1_000, number(words, 1, 100_000)),
              number(words, 2, 5),
              number(words, 3, 8),
              WARM);
      case "live" ->
          Scale.live(
              sizes(10, number(words, 1, 1_000)), number(words, 2, 3), number(words, 3, 8), WARM);
      case "share" -> ScaleNodes.run(number(words, 1, 3), number(words, 2, 8), WARM);
      case "start" -> start(number(words, 1, 5));
      default -> System.out.print(USAGE);
    }
  }

  private static void print(Witnesses.WitnessReport verdict) {
    System.out.printf(
        "%d games to their end, %d positions told, %d wrong%n",
        verdict.tables(), verdict.told(), verdict.wrong().size());
    verdict.wrong().forEach(System.out::println);
  }

  /**
   * From the start of the process until it says that it is ready, with a database already there.
   */
  private static void start(int times) throws IOException {
    Path data = Files.createTempDirectory("kniffel-start");
    for (int i = 0; i < times; i++) {
      try (ServerProcess server =
          ServerProcess.start(
              ServerProcess.cache(),
              List.of("--port", "0", "--no-limits", "--data", data.toString()))) {
        System.out.printf(
            "ready after %d ms, %d ms CPU%n",
            server.startTime().toMillis(), server.cpu().toMillis());
      }
    }
  }

  /** Three sizes, each ten times the one before, but none above the largest. */
  private static List<Integer> sizes(int first, int most) {
    return IntStream.of(first, 10 * first, 100 * first)
        .filter(size -> size <= most)
        .boxed()
        .toList();
  }

  private static int number(List<String> words, int index, int standard) {
    return words.size() > index ? Integer.parseInt(words.get(index)) : standard;
  }
}
