package kniffel.server;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import kniffel.server.store.Retention;

/**
 * How a server is to run.
 *
 * @param host the address to listen on
 * @param port the port; 0 for any
 * @param data the folder of the embedded database
 * @param database a PostgreSQL server instead
 * @param nats how to reach other nodes
 * @param origins further origins whose pages may use this server, as {@code https://host}
 * @param proxies addresses whose statement of where a request came from is believed
 * @param limits whether the number of requests is limited
 * @param grace how long somebody must be absent before a bot may take over
 * @param botTime how long a bot may think about one decision
 * @param reviewTime how much processor time a closer look at a finished game may take
 * @param pages a folder to read the web client from instead of the program itself, for development
 * @param retention what is deleted after a time
 * @param homeNetwork where else others in the house can reach it
 * @param engine a folder where the games compiled for browsers are, or will be: people can then
 *     play on their own device
 */
public record ServerConfig(
    String host,
    int port,
    Path data,
    Optional<URI> database,
    Optional<URI> nats,
    List<String> origins,
    List<String> proxies,
    boolean limits,
    Duration grace,
    Duration botTime,
    Duration reviewTime,
    Optional<Path> pages,
    Retention retention,
    HomeNetwork homeNetwork,
    Optional<Path> engine) {

  /** A server that keeps everything permanently. */
  public ServerConfig(
      String host,
      int port,
      Path data,
      Optional<URI> database,
      Optional<URI> nats,
      List<String> origins,
      List<String> proxies,
      boolean limits,
      Duration grace,
      Duration botTime,
      Duration reviewTime,
      Optional<Path> pages) {
    this(
        host,
        port,
        data,
        database,
        nats,
        origins,
        proxies,
        limits,
        grace,
        botTime,
        reviewTime,
        pages,
        Retention.ofEverything(),
        HomeNetwork.none(),
        Optional.empty());
  }

  public static final int STANDARD_PORT = 8080;
  public static final Duration REVIEW_TIME = Duration.ofSeconds(20);

  /** A server for this machine alone, with its data in a folder. */
  public static ServerConfig local(Path data) {
    return new ServerConfig(
        "127.0.0.1",
        STANDARD_PORT,
        data,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        true,
        Duration.ofSeconds(60),
        Duration.ofMillis(50),
        REVIEW_TIME,
        Optional.empty());
  }

  /** The same on another port. */
  public ServerConfig withPort(int changed) {
    return with(draft -> draft.port = changed);
  }

  /** The same on a PostgreSQL server, if one is named. */
  public ServerConfig withDatabase(Optional<URI> changed) {
    return with(draft -> draft.database = changed);
  }

  /** The same together with other nodes. */
  public ServerConfig withNats(URI changed) {
    return with(draft -> draft.nats = Optional.of(changed));
  }

  /** The same behind proxies. */
  public ServerConfig withProxies(List<String> changed) {
    return with(draft -> draft.proxies = changed);
  }

  /** The same without limits, for those who measure. */
  public ServerConfig withoutLimits() {
    return with(draft -> draft.limits = false);
  }

  /** The same with another length of absence before a bot may take over. */
  public ServerConfig withGrace(Duration changed) {
    return with(draft -> draft.grace = changed);
  }

  /** The same with other times to think, for a decision and for a closer look. */
  public ServerConfig withThinking(Duration decision, Duration review) {
    return with(
        draft -> {
          draft.botTime = decision;
          draft.reviewTime = review;
        });
  }

  /** The same, which others in the house may be let into. */
  public ServerConfig withHomeNetwork(HomeNetwork changed) {
    return with(draft -> draft.homeNetwork = changed);
  }

  /** The same with the games for people's own devices. */
  public ServerConfig withEngine(Path changed) {
    return with(draft -> draft.engine = Optional.of(changed));
  }

  private ServerConfig with(Consumer<Changes> change) {
    Changes draft = new Changes(this);
    change.accept(draft);
    return draft.made();
  }

  /** The parts that may be changed; the rest stays as it was. */
  private static final class Changes {

    private final ServerConfig before;
    private int port;
    private Optional<URI> database;
    private Optional<URI> nats;
    private List<String> proxies;
    private boolean limits;
    private Duration grace;
    private Duration botTime;
    private Duration reviewTime;
    private Retention retention;
    private HomeNetwork homeNetwork;
    private Optional<Path> engine;

    Changes(ServerConfig before) {
      this.before = before;
      port = before.port;
      database = before.database;
      nats = before.nats;
      proxies = before.proxies;
      limits = before.limits;
      grace = before.grace;
      botTime = before.botTime;
      reviewTime = before.reviewTime;
      retention = before.retention;
      homeNetwork = before.homeNetwork;
      engine = before.engine;
    }

    ServerConfig made() {
      return new ServerConfig(
          before.host,
          port,
          before.data,
          database,
          nats,
          before.origins,
          proxies,
          limits,
          grace,
          botTime,
          reviewTime,
          before.pages,
          retention,
          homeNetwork,
          engine);
    }
  }
}
