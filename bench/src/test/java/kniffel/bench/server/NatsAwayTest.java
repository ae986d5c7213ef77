package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import kniffel.client.Connection;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.server.cluster.Bus;
import kniffel.server.cluster.NatsBus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A node that starts while NATS is down serves all the same, and is heard once NATS is there. */
@Timeout(60)
class NatsAwayTest {

  private static URI nobody() throws Exception {
    return URI.create("nats://127.0.0.1:" + Kills.freePort());
  }

  @Test
  void aNodeOpensWithoutNats(@TempDir Path folder) throws Exception {
    ServerConfig config = Databases.config(folder).withNats(nobody());
    try (Server server = Databases.start(config);
        Connection anna =
            Connection.guest(
                URI.create("http://127.0.0.1:" + server.port()), "en", Optional.of("Anna"))) {
      assertThat(anna.api().me().name()).isEqualTo("Anna");
    }
  }

  @Test
  void whatWasFollowedBeforeIsHeardWhenNatsComes() throws Exception {
    Optional<Path> program = Nodes.nats();
    assumeTrue(program.isPresent(), "left out: there is no nats-server on this machine");
    URI address = nobody();
    CountDownLatch heard = new CountDownLatch(1);
    Set<String> strange = ConcurrentHashMap.newKeySet();
    CountDownLatch ended = new CountDownLatch(1);
    try (Bus one = NatsBus.connect(address);
        Bus other = NatsBus.connect(address)) {
      one.listen(new Hearing(heard, strange));
      one.whenSessionEnds(session -> ended.countDown());
      one.follow("table");
      one.follow("left");
      one.unfollow("left");
      Process nats = Nodes.nats(program.get(), address.getPort());
      try {
        boolean both = false;
        while (!both) { // what is told before both are connected is lost, and told again
          other.changed("left", 1, 1);
          other.changed("table", 1, 1);
          other.sessionEnded("session");
          both = heard.await(50, TimeUnit.MILLISECONDS) && ended.await(50, TimeUnit.MILLISECONDS);
        }
      } finally {
        nats.destroyForcibly();
      }
      assertThat(strange).isEmpty();
    }
  }

  /** Listens to one table, and to no other. */
  private record Hearing(CountDownLatch heard, Set<String> strange) implements Bus.Listener {

    @Override
    public void changed(String table, int version, int revision) {
      if (table.equals("table")) {
        heard.countDown();
      } else {
        strange.add(table);
      }
    }

    @Override
    public void present(String node, String table, Set<String> players) {}

    @Override
    public void passing(String table, String message) {}
  }
}
