package kniffel.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/** Measures the effect of a {@link Load} on a separate server. */
final class LoadBench {

  private LoadBench() {}

  /** Runs a load against a separate server and prints the results. */
  static void run(int tables, long thinkMillis, int seconds, int warmSeconds) throws IOException {
    Path data = Files.createTempDirectory("kniffel-load");
    try (ServerProcess server =
        ServerProcess.start(
            ServerProcess.cache(),
            List.of("--port", "0", "--no-limits", "--data", data.toString()))) {
      measure(server, tables, thinkMillis, seconds, warmSeconds);
    }
  }

  private static void measure(
      ServerProcess server, int tables, long thinkMillis, int seconds, int warmSeconds)
      throws IOException {
    Load load = new Load(tables, thinkMillis);
    // So many games that none has to be opened while we measure.
    int all = warmSeconds + seconds;
    load.begin(server.port(), thinkMillis > 0 ? 1 + all / 60 : 2 + all * 20_000 / tables / 100);
    Load.sleep(warmSeconds);
    Duration cpu = server.cpu();
    Duration compiling = server.compiling();
    Load.LoadFigures figures = load.during(seconds);
    double used = micros(server.cpu().minus(cpu), load);
    double compiled = micros(server.compiling().minus(compiling), load);
    System.out.printf(
        Locale.ROOT,
        "%d tables, thinking %d ms: %,.0f moves/s, %,.0f updates/s, server %.1f us CPU per move"
            + " (%.1f of it compiling), latency p50 %.2f ms, p99 %.2f ms, server %d MB%n",
        tables,
        thinkMillis,
        figures.moves(),
        figures.updates(),
        used,
        compiled,
        figures.p50(),
        figures.p99(),
        server.megabytes());
    load.close();
  }

  private static double micros(Duration cpu, Load load) {
    return cpu.toNanos() / 1e3 / Math.max(1, load.moves());
  }
}
