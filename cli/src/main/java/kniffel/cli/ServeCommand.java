package kniffel.cli;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import kniffel.server.HomeNetwork;
import kniffel.server.JsonLog;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.server.store.Retention;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Visibility;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Opens the house: a server with everything in one process. */
@Command(name = "serve")
final class ServeCommand implements Callable<Integer> {

  private static final int DRAIN_SECONDS = 5;
  private static final int MAX_PORT = 65_535;

  private final Context context;

  @Option(names = "--host", paramLabel = "ADDRESS")
  private String host = "127.0.0.1";

  @Option(names = "--lan")
  private boolean lan;

  @Option(names = "--no-open")
  private boolean closed;

  @Option(names = "--port", paramLabel = "PORT")
  private int port = ServerConfig.STANDARD_PORT;

  @Option(names = "--data", paramLabel = "FOLDER")
  private @Nullable Path data;

  @Option(names = "--db", paramLabel = "ADDRESS")
  private @Nullable String database;

  @Option(names = "--nats", paramLabel = "ADDRESS")
  private @Nullable String nats;

  @Option(names = "--origin", paramLabel = "ORIGIN")
  private List<String> origins = List.of();

  @Option(names = "--trusted-proxy", paramLabel = "ADDRESS")
  private List<String> proxies = List.of();

  @Option(names = "--no-limits")
  private boolean unlimited;

  @Option(names = "--grace", paramLabel = "SECONDS")
  private int grace = 60;

  @Option(names = "--drain", paramLabel = "SECONDS")
  private @Nullable Integer drain;

  @Mixin private final ThinkingTime thinking = new ThinkingTime();

  @Mixin private final ReviewTime reviewing = new ReviewTime();

  @Option(names = "--pages", paramLabel = "FOLDER")
  private @Nullable Path pages;

  /** The launcher says where it is, or will be. */
  @Option(
      names = "--engine",
      paramLabel = "FOLDER",
      defaultValue = "${sys:kniffel.engine}",
      showDefaultValue = Visibility.NEVER)
  private @Nullable Path engine;

  @Option(names = "--forget-unused", paramLabel = "DAYS")
  private @Nullable Integer forgetUnused;

  @Option(names = "--forget-games", paramLabel = "DAYS")
  private @Nullable Integer forgetGames;

  ServeCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    check();
    ServerConfig config =
        new ServerConfig(
            host,
            port,
            data == null ? context.data() : data,
            address(database, "postgresql"),
            address(nats, "nats"),
            origins,
            proxies,
            !unlimited,
            Duration.ofSeconds(grace),
            thinking.budget(context).time(),
            reviewing.time(context),
            Optional.ofNullable(pages),
            new Retention(days(forgetUnused), days(forgetGames)),
            isOnlyHere() ? HomeNetwork.ofThisMachine(lan) : HomeNetwork.none(),
            Optional.ofNullable(engine));
    JsonLog.install();
    Server server = Server.start(config);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server)));
    welcome(server);
    try {
      new CountDownLatch(1).await(); // until somebody stops the program
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return Exit.OK;
  }

  private void check() {
    if (port < 0 || port > MAX_PORT) {
      throw new BadInputException(context.say("commands.serve.bad-port", Map.of("port", port)));
    }
    for (int seconds : List.of(grace, drain == null ? 0 : drain)) {
      if (seconds < 0) {
        throw new BadInputException(
            context.say("commands.serve.bad-seconds", Map.of("seconds", seconds)));
      }
    }
    for (String proxy : proxies) {
      if (literal(proxy).isEmpty()) {
        throw new BadInputException(context.say("cli.serve.bad-proxy", Map.of("address", proxy)));
      }
    }
  }

  private static Optional<InetAddress> literal(String address) {
    try {
      return Optional.of(InetAddress.ofLiteral(address));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether only this machine can reach the address to listen on. */
  private boolean isOnlyHere() {
    return host.equals("localhost")
        || literal(host).filter(InetAddress::isLoopbackAddress).isPresent();
  }

  /** How the address to listen on is written in a browser on this machine. */
  static String shown(String host, int port) {
    boolean any = literal(host).filter(InetAddress::isAnyLocalAddress).isPresent();
    String named = any ? "127.0.0.1" : host;
    return "http://" + (named.contains(":") ? "[" + named + "]" : named) + ":" + port;
  }

  private void welcome(Server server) {
    String address = shown(host, server.port());
    context.out().println(context.say("cli.serve.open", Map.of("address", address)));
    for (String home : server.homeAddresses()) {
      context.out().println(context.say("cli.serve.lan", Map.of("address", home)));
    }
    if (lan && server.homeAddresses().isEmpty()) {
      context.out().println(context.say("cli.serve.no-lan"));
    }
    context.out().flush();
    if (!closed && context.interactive()) {
      Desktop.open(address);
    }
  }

  /** One of several nodes first tells the load balancer; a single server has nobody to tell. */
  private void stop(Server server) {
    int seconds = drain != null ? drain : database == null ? 0 : DRAIN_SECONDS;
    server.leave();
    try {
      Thread.sleep(Duration.ofSeconds(seconds));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    server.close();
  }

  private Optional<Duration> days(@Nullable Integer count) {
    if (count != null && count < 1) {
      throw new BadInputException(context.say("cli.serve.bad-days"));
    }
    return Optional.ofNullable(count).map(Duration::ofDays);
  }

  private Optional<URI> address(@Nullable String text, String scheme) {
    if (text == null) {
      return Optional.empty();
    }
    try {
      URI address = URI.create(text);
      if (scheme.equals(address.getScheme()) && address.getHost() != null) {
        return Optional.of(address);
      }
    } catch (IllegalArgumentException e) {
      // complained about below
    }
    throw new BadInputException(context.say("cli.serve.bad-address", Map.of("address", text)));
  }
}
