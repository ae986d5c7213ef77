package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.nats.client.Nats;
import io.nats.client.Options;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import kniffel.client.Connection;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.server.cluster.Bus;
import kniffel.server.cluster.NatsBus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** NATS may be down, or say what nobody here understands: a node serves all the same. */
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
  @ExtendWith(WithNats.class)
  void whatWasFollowedBeforeIsHeardWhenNatsComes() throws Exception {
    Path program = Nodes.nats().orElseThrow();
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
      Process nats = Nodes.nats(program, address.getPort());
      try {
        Databases.until(
            "what is told after both are connected; before that it is lost, so it is told again",
            () -> {
              other.changed("left", 1, 1);
              other.changed("table", 1, 1);
              other.sessionEnded("session");
              return heard.getCount() == 0 && ended.getCount() == 0;
            });
      } finally {
        nats.destroyForcibly();
      }
      assertThat(strange).isEmpty();
    }
  }

  /** What a node of another version may say is passed over, and what comes after it is heard. */
  @Test
  @ExtendWith(WithNats.class)
  void whatIsNotUnderstoodIsPassedOver() throws Exception {
    Path program = Nodes.nats().orElseThrow();
    URI address = nobody();
    Process nats = Nodes.nats(program, address.getPort());
    BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    var other =
        Nats.connectReconnectOnConnect(
            Options.builder().server(address.toString()).maxReconnects(-1).build());
    try (Bus bus = NatsBus.connect(address)) {
      bus.listen(new Noting(heard));
      bus.follow("table");
      Databases.until(
          "what is told after the bus is connected",
          () -> {
            for (String words :
                List.of("", "n", "n settled 1", "n changed", "n changed 1 2 3", "n changed 1 1")) {
              other.publish("kniffel.table.table", words.getBytes(StandardCharsets.UTF_8));
            }
            return !heard.isEmpty();
          });
      assertThat(heard).containsOnly("changed 1 1");
    } finally {
      other.close();
      nats.destroyForcibly();
    }
  }

  /** Notes whatever it hears. */
  private record Noting(BlockingQueue<String> heard) implements Bus.Listener {

    @Override
    public void changed(String table, int version, int revision) {
      heard.add("changed " + version + " " + revision);
    }

    @Override
    public void present(String node, String table, Set<String> players) {
      heard.add("present " + players);
    }

    @Override
    public void passing(String table, String message) {
      heard.add("passing " + message);
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
