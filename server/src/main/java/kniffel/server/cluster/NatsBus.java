package kniffel.server.cluster;

import io.nats.client.Connection;
import io.nats.client.Dispatcher;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.Options;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.UUID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bus between nodes over NATS.
 *
 * <p>A message is a few words separated by spaces. A server that cannot be reached is tried again
 * for ever; until then the nodes find out from the database, a little later.
 */
public final class NatsBus implements Bus {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.nats");
  private static final String CHANGED = "kniffel.changed";
  private static final String BOTS = "kniffel.bots";
  private static final String PRESENT = "kniffel.present";
  private static final String PASSING = "kniffel.passing";

  private final String node = UUID.randomUUID().toString();
  private final Connection connection;
  private final Listener listener;

  private NatsBus(Connection connection, Listener listener) {
    this.connection = connection;
    this.listener = listener;
  }

  /** Connects, if need be later. */
  public static NatsBus connect(URI address, Listener listener) throws IOException {
    Options options =
        Options.builder()
            .server(address.toString())
            .maxReconnects(-1)
            .reconnectWait(Duration.ofMillis(250))
            .reconnectBufferSize(1 << 20)
            .connectionTimeout(Duration.ofSeconds(2))
            .connectionListener((changed, event) -> LOG.info("{}", event))
            .build();
    Connection connection;
    try {
      connection = Nats.connectReconnectOnConnect(options);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
    NatsBus bus = new NatsBus(connection, listener);
    Dispatcher dispatcher = connection.createDispatcher(bus::receive);
    dispatcher.subscribe(CHANGED);
    dispatcher.subscribe(PRESENT);
    dispatcher.subscribe(PASSING);
    dispatcher.subscribe(BOTS, "bots");
    return bus;
  }

  private void receive(Message message) {
    String[] words = new String(message.getData(), StandardCharsets.UTF_8).split(" ", 4);
    try {
      if (message.getSubject().equals(BOTS)) {
        listener.botIsAsked(words[0], Integer.parseInt(words[1]));
      } else if (!words[0].equals(node)) {
        switch (message.getSubject()) {
          case CHANGED ->
              listener.changed(words[1], Integer.parseInt(words[2]), Integer.parseInt(words[3]));
          case PRESENT -> listener.present(words[0], words[1], players(words));
          case PASSING ->
              listener.passing(words[1], words[2] + (words.length > 3 ? " " + words[3] : ""));
          default -> {}
        }
      }
    } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
      LOG.warn("not understood on {}", message.getSubject());
    }
  }

  private static Set<String> players(String[] words) {
    return words.length < 3
        ? Set.of()
        : new HashSet<>(
            Arrays.asList(
                String.join(" ", Arrays.asList(words).subList(2, words.length)).split(" ", -1)));
  }

  private void publish(String subject, String text) {
    try {
      connection.publish(subject, text.getBytes(StandardCharsets.UTF_8));
    } catch (IllegalStateException e) {
      // Closed, or too much waits for the server to come back: what is lost is found out later.
      LOG.debug("not sent", e);
    }
  }

  @Override
  public void changed(String table, int version, int revision) {
    publish(CHANGED, node + " " + table + " " + version + " " + revision);
  }

  @Override
  public void botIsAsked(String table, int version) {
    publish(BOTS, table + " " + version);
  }

  @Override
  public void present(String table, Set<String> players) {
    publish(PRESENT, node + " " + table + " " + String.join(" ", players));
  }

  @Override
  public void passing(String table, String message) {
    publish(PASSING, node + " " + table + " " + message);
  }

  @Override
  public void close() {
    try {
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
