package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * What one, two and three nodes on one PostgreSQL achieve, and how much of the work the database
 * does.
 */
final class ScaleNodes {

  private static final int PAIRS = 100;
  private static final int STORED = 1_000;
  private static final int MAX = 3;

  private ScaleNodes() {}

  static void run(int rounds, int seconds, int warmSeconds) throws IOException {
    Path program = Nodes.nats().orElseThrow(() -> new IOException("there is no nats-server here"));
    Map<Integer, RunFigures> figures = new LinkedHashMap<>();
    for (int round = 0; round < rounds; round++) {
      for (int nodes = 1; nodes <= MAX; nodes++) {
        measure(
            program,
            nodes,
            seconds,
            warmSeconds,
            figures.computeIfAbsent(nodes, any -> new RunFigures()));
      }
    }
    figures.forEach(
        (nodes, measured) -> System.out.printf(Locale.ROOT, "%d nodes:%n%s", nodes, measured));
  }

  private static void measure(
      Path program, int count, int seconds, int warmSeconds, RunFigures figures)
      throws IOException {
    int port = Kills.freePort();
    Process nats = Nodes.nats(program, port);
    Path folder = Files.createTempDirectory("kniffel-scale-nodes");
    List<ServerProcess> nodes = new ArrayList<>();
    try (EmbeddedPostgres postgres = Postgres.start(folder)) {
      String address =
          "postgresql://postgres:postgres@127.0.0.1:" + postgres.getPort() + "/postgres";
      ScaleData data =
          ScaleData.make(
              folder,
              Optional.of(URI.create(address)),
              STORED,
              PAIRS,
              Scale.games(PAIRS, seconds + warmSeconds));
      for (int i = 0; i < count; i++) {
        nodes.add(node(address, "nats://127.0.0.1:" + port));
      }
      Load load = new Load(PAIRS, 0);
      load.begin(nodes.stream().map(ServerProcess::port).toList(), data.pairs());
      Load.sleep(warmSeconds);
      Spent before = Spent.until(nodes, folder, nats);
      Load.LoadFigures played = load.during(seconds);
      double moves = Math.max(1, load.moves());
      Spent after = Spent.until(nodes, folder, nats);
      double ofServers = micros(before.nodes(), after.nodes()) / moves;
      double ofDatabase = micros(before.database(), after.database()) / moves;
      figures.add("moves/s per node", played.moves() / count);
      figures.add("node CPU per move, us", ofServers);
      figures.add("DB CPU per move, us", ofDatabase);
      figures.add("DB share of CPU, %", 100 * ofDatabase / (ofServers + ofDatabase));
      figures.add("NATS CPU per move, us", micros(before.bus(), after.bus()) / moves);
      figures.add("p99, ms", played.p99());
      load.close();
    } finally {
      nodes.forEach(ServerProcess::close);
      nats.destroyForcibly();
    }
  }

  private static ServerProcess node(String database, String nats) throws IOException {
    return ServerProcess.start(
        ServerProcess.cache(),
        List.of("--db", database, "--nats", nats, "--no-limits", "--port", "0"));
  }

  /** The processor time that everything has taken so far. */
  private record Spent(Duration nodes, Duration database, Duration bus) {

    static Spent until(List<ServerProcess> nodes, Path folder, Process nats) throws IOException {
      return new Spent(
          nodes.stream().map(ServerProcess::cpu).reduce(Duration.ZERO, Duration::plus),
          Postgres.cpu(folder),
          nats.toHandle().info().totalCpuDuration().orElse(Duration.ZERO));
    }
  }

  private static double micros(Duration before, Duration after) {
    return after.minus(before).toNanos() / 1e3;
  }
}
