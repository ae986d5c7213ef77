package kniffel.bench.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Several nodes on one PostgreSQL and one NATS behind a balancer, where nodes and NATS are killed
 * or nodes started anew while people on different nodes play with each other.
 */
final class Nodes {

  private static final int NODES = 3;
  private static final int PAIRS = 4;

  private Nodes() {}

  /** Where the NATS server is, if there is one on this machine. */
  static Optional<Path> nats() {
    List<String> folders =
        new ArrayList<>(List.of(System.getenv("PATH").split(File.pathSeparator)));
    folders.add("/usr/sbin");
    return folders.stream()
        .map(folder -> Path.of(folder, "nats-server"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Witnesses.WitnessReport run(int kills, long seed)
      throws IOException, InterruptedException {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    return play(
        seed,
        (nodes, witnesses) -> {
          for (int kill = 0; kill < kills; kill++) {
            Kills.awaitPlay(witnesses);
            Thread.sleep(Duration.ofMillis(random.nextInt(500)));
            nodes.kill(random.nextInt(NODES + 1), witnesses);
          }
        });
  }

  /** The same where each node is told to stop and restarted, one after the other. */
  static Witnesses.WitnessReport restart(long seed) throws IOException, InterruptedException {
    return play(
        seed,
        (nodes, witnesses) -> {
          for (int node = 0; node < NODES; node++) {
            Kills.awaitPlay(witnesses);
            nodes.restart(node);
          }
          Kills.awaitPlay(witnesses);
        });
  }

  /** What happens to nodes while people play. */
  private interface Events {
    void happen(RunningNodes nodes, Witnesses witnesses) throws IOException, InterruptedException;
  }

  private static Witnesses.WitnessReport play(long seed, Events events)
      throws IOException, InterruptedException {
    Path program = nats().orElseThrow(() -> new IOException("there is no nats-server here"));
    try (EmbeddedPostgres postgres = Postgres.start()) {
      String database =
          "postgresql://postgres:postgres@127.0.0.1:" + postgres.getPort() + "/postgres";
      try (RunningNodes nodes = new RunningNodes(NODES, program, database);
          Balancer balancer = new Balancer(nodes.ports())) {
        Witnesses witnesses = new Witnesses(URI.create("http://127.0.0.1:" + balancer.port()));
        witnesses.begin(PAIRS, seed);
        events.happen(nodes, witnesses);
        return witnesses.end();
      }
    }
  }

  static Process nats(Path program, int port) throws IOException {
    return new ProcessBuilder(program.toString(), "-a", "127.0.0.1", "-p", String.valueOf(port))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }
}
