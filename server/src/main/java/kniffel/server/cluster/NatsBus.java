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
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The bus between nodes over NATS.
 *
 * <p>Each table has a subject of its own, so only nodes that have it open hear about it. A message
 * is a few words separated by spaces: the node, the kind, what is told. An unreachable server is
 * retried for ever, even at start-up; meanwhile the nodes find out from the database, a little
 * later.
 */
public final class NatsBus implements Bus {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.nats");
  private static final String TABLE = "kniffel.table.";
  private static final String ENDED = "kniffel.ended";
  private static final String CHANGED = "changed";
  private static final String PRESENT = "present";
  private static final String PASSING = "passing";

  private static final Duration PAUSE = Duration.ofMillis(250);

  private final String node = UUID.randomUUID().toString();
  private final Thread connecting;
  private final List<Consumer<String>> whenSessionEnds = new CopyOnWriteArrayList<>();
  private final Set<String> followed = new HashSet<>();
  private volatile @Nullable Connection connection;
  private @Nullable Dispatcher dispatcher;
  private boolean closed;
  private volatile @Nullable Listener listener;

  private NatsBus(Options options) {
    this.connecting = Thread.ofVirtual().name("nats").unstarted(() -> connect(options));
  }

  /** A bus that connects by itself, now or when there is something to connect to; never waits. */
  public static NatsBus connect(URI address) {
    NatsBus bus =
        new NatsBus(
            Options.builder()
                .server(address.toString())
                .maxReconnects(-1)
                .reconnectWait(PAUSE)
                .reconnectBufferSize(1 << 20)
                .connectionTimeout(Duration.ofSeconds(2))
                .connectionListener((changed, event) -> LOG.info("{}", event))
                .build());
    bus.connecting.start();
    return bus;
  }

  private void connect(Options options) {
    try {
      while (true) {
        try {
          begin(Nats.connect(options));
          return;
        } catch (IOException e) {
          LOG.warn("not connected yet: {}", e.getMessage());
        }
        Thread.sleep(PAUSE);
      }
    } catch (InterruptedException e) {
      LOG.debug("closed", e);
    }
  }

  /** There is a connection; from now on the library maintains it by itself. */
  private synchronized void begin(Connection made) throws InterruptedException {
    if (closed) {
      made.close();
      return;
    }
    Dispatcher hearing = made.createDispatcher(this::receive);
    var _ =
        hearing.subscribe(
            ENDED, message -> tellEnded(new String(message.getData(), StandardCharsets.UTF_8)));
    followed.forEach(table -> hearing.subscribe(TABLE + table));
    followed.clear(); // the dispatcher knows them now
    dispatcher = hearing;
    connection = made;
  }

  @Override
  public void listen(Listener heard) {
    this.listener = heard;
  }

  @Override
  public synchronized void follow(String table) {
    if (dispatcher == null) {
      followed.add(table);
    } else {
      dispatcher.subscribe(TABLE + table);
    }
  }

  @Override
  public synchronized void unfollow(String table) {
    if (dispatcher == null) {
      followed.remove(table);
      return;
    }
    try {
      dispatcher.unsubscribe(TABLE + table);
    } catch (IllegalStateException e) {
      LOG.debug("closed", e);
    }
  }

  private void receive(Message message) {
    String table = message.getSubject().substring(TABLE.length());
    String[] words = new String(message.getData(), StandardCharsets.UTF_8).split(" ", 3);
    Listener heard = listener;
    if (heard == null || words[0].equals(node)) {
      return;
    }
    try {
      switch (words[1]) {
        case CHANGED -> {
          String[] numbers = words[2].split(" ", 2);
          heard.changed(table, Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]));
        }
        case PRESENT -> heard.present(words[0], table, players(words[2]));
        case PASSING -> heard.passing(table, words[2]);
        default -> LOG.warn("not understood on {}", message.getSubject());
      }
    } catch (ArrayIndexOutOfBoundsException | NumberFormatException e) {
      LOG.warn("not understood on {}", message.getSubject());
    }
  }

  private static Set<String> players(String words) {
    return words.isEmpty() ? Set.of() : new HashSet<>(Arrays.asList(words.split(" ", -1)));
  }

  private void tell(String table, String kind, String text) {
    publish(TABLE + table, node + " " + kind + " " + text);
  }

  private void publish(String subject, String text) {
    Connection made = connection;
    if (made == null) {
      return; // as below
    }
    try {
      made.publish(subject, text.getBytes(StandardCharsets.UTF_8));
    } catch (IllegalStateException e) {
      // Closed, or too much is waiting for the server to come back; what is lost is found out
      // later.
      LOG.debug("not sent", e);
    }
  }

  @Override
  public void changed(String table, int version, int revision) {
    tell(table, CHANGED, version + " " + revision);
  }

  @Override
  public void present(String table, Set<String> players) {
    tell(table, PRESENT, String.join(" ", players));
  }

  @Override
  public void passing(String table, String message) {
    tell(table, PASSING, message);
  }

  /**
   * Delivered here directly: this node should not depend on the network for what it already knows.
   */
  @Override
  public void sessionEnded(String session) {
    tellEnded(session);
    publish(ENDED, session);
  }

  private void tellEnded(String session) {
    whenSessionEnds.forEach(action -> action.accept(session));
  }

  @Override
  public void whenSessionEnds(Consumer<String> action) {
    whenSessionEnds.add(action);
  }

  @Override
  public synchronized void close() {
    closed = true;
    connecting.interrupt();
    try {
      if (connection != null) {
        connection.close();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
