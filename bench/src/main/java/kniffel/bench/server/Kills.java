package kniffel.bench.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * A server that is killed at random moments while people play: nothing that anybody was told may be
 * lost, and every game must come to its end.
 */
final class Kills {

  private static final int PAIRS = 6;
  private static final int FIRST_PORT = 20_000;
  private static final int LAST_PORT = 32_000;

  private Kills() {}

  static Witnesses.WitnessReport run(int kills, long seed)
      throws IOException, InterruptedException {
    Path data = Files.createTempDirectory("kniffel-kills");
    int port = freePort();
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    ServerProcess server = start(port, data);
    Witnesses witnesses = new Witnesses(URI.create("http://127.0.0.1:" + port));
    try {
      witnesses.begin(PAIRS, seed);
      for (int kill = 0; kill < kills; kill++) {
        awaitPlay(witnesses);
        Thread.sleep(Duration.ofMillis(random.nextInt(400)));
        server.kill();
        server = start(port, data);
      }
      return witnesses.end();
    } finally {
      server.close();
    }
  }

  /** A kill shows something only while people play. */
  static void awaitPlay(Witnesses witnesses) throws InterruptedException {
    int before = witnesses.updates();
    for (int i = 0; i < 600 && witnesses.updates() < before + 20; i++) {
      Thread.sleep(Duration.ofMillis(50));
    }
  }

  private static ServerProcess start(int port, Path data) throws IOException {
    return ServerProcess.start(
        List.of("-Xmx300m", "-XX:TieredStopAtLevel=1"),
        List.of("--no-limits", "--port", String.valueOf(port), "--data", data.toString()));
  }

  /**
   * A port where nobody listens, and below those that the system gives to connections: while a
   * server that was killed starts again, nobody else gets it by chance.
   */
  static int freePort() throws IOException {
    while (true) {
      int port = ThreadLocalRandom.current().nextInt(FIRST_PORT, LAST_PORT);
      try (ServerSocket free = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return free.getLocalPort();
      } catch (BindException e) {
        // somebody listens there: the next one
      }
    }
  }
}
