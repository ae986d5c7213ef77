package kniffel.bench.server;

import java.io.IOException;
import java.util.List;

/** The measurements of the server, by name. */
public final class ServerBench {

  private static final String USAGE =
      """
      server load [TABLES [SECONDS]]     two players at each table who answer at once (50, 10)
      server think [TABLES [SECONDS]]    the same, thinking for a second (300, 20)
      server idle [SOCKETS]              memory of sockets that do nothing (10000)
      server start [TIMES]               from process start to ready (5)
      """;

  private ServerBench() {}

  /** Runs a measurement; the first word says which. */
  public static void run(List<String> words) throws IOException {
    switch (words.isEmpty() ? "" : words.getFirst()) {
      case "load" -> Load.run(number(words, 1, 50), 0, number(words, 2, 10));
      case "think" -> Load.run(number(words, 1, 300), 1_000, number(words, 2, 20));
      case "idle" -> Idle.run(number(words, 1, 10_000));
      default -> System.out.print(USAGE);
    }
  }

  private static int number(List<String> words, int index, int standard) {
    return words.size() > index ? Integer.parseInt(words.get(index)) : standard;
  }
}
