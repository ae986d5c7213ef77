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
 * while people on different nodes play with each other.
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

  static Witnesses.Verdict run(int kills, long seed) throws IOException, InterruptedException {
    Path program = nats().orElseThrow(() -> new IOException("there is no nats-server here"));
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    int natsPort = Kills.freePort();
    Process nats = nats(program, natsPort);
    List<Integer> ports = new ArrayList<>();
    List<ServerProcess> servers = new ArrayList<>();
    try (EmbeddedPostgres postgres = Postgres.start()) {
      List<String> shared =
          List.of(
              "--db",
              "postgresql://postgres:postgres@127.0.0.1:" + postgres.getPort() + "/postgres",
              "--nats",
              "nats://127.0.0.1:" + natsPort);
      for (int i = 0; i < NODES; i++) {
        ports.add(Kills.freePort());
        servers.add(start(ports.get(i), shared));
      }
      try (Balancer balancer = new Balancer(ports)) {
        Witnesses witnesses = new Witnesses(URI.create("http://127.0.0.1:" + balancer.port()));
        witnesses.begin(PAIRS, seed);
        for (int kill = 0; kill < kills; kill++) {
          Kills.awaitPlay(witnesses);
          Thread.sleep(Duration.ofMillis(random.nextInt(500)));
          int victim = random.nextInt(NODES + 1);
          if (victim == NODES) {
            nats.destroyForcibly().onExit().join();
            Kills.awaitPlay(witnesses); // it continues without it, only slower
            nats = nats(program, natsPort);
          } else {
            servers.get(victim).kill();
            Kills.awaitPlay(witnesses); // it continues with those that are left
            servers.set(victim, start(ports.get(victim), shared));
          }
        }
        return witnesses.end();
      } finally {
        servers.forEach(ServerProcess::close);
      }
    } finally {
      nats.destroyForcibly();
    }
  }

  static Process nats(Path program, int port) throws IOException {
    return new ProcessBuilder(program.toString(), "-a", "127.0.0.1", "-p", String.valueOf(port))
        .redirectErrorStream(true)
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  private static ServerProcess start(int port, List<String> shared) throws IOException {
    List<String> arguments = new ArrayList<>(shared);
    arguments.addAll(List.of("--no-limits", "--port", String.valueOf(port)));
    return ServerProcess.start(List.of("-Xmx200m", "-XX:TieredStopAtLevel=1"), arguments);
  }
}
