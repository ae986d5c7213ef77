package kniffel.cli;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;

/**
 * A server with tables, and somebody there who opens them and plays; others come from the terminal.
 */
final class NetworkHouse implements AutoCloseable {

  final Path folder;
  final URI address;
  final Connection host;
  private final int port;
  private Server server;

  NetworkHouse(Path folder) throws IOException {
    this.folder = folder;
    this.server = Server.start(config(0));
    this.port = server.port();
    this.address = URI.create("http://127.0.0.1:" + port);
    this.host = Connection.guest(address, "en", Optional.of("Anna"));
  }

  private ServerConfig config(int port) {
    return ServerConfig.local(folder.resolve("server"))
        .withPort(port)
        .withoutLimits()
        .withThinking(Duration.ofMillis(5), Duration.ofMillis(200));
  }

  @Override
  public void close() {
    host.close();
    server.close();
  }

  /** Nobody answers there any more. */
  void stop() {
    server.close();
  }

  void startAgain() throws IOException {
    server = Server.start(config(port));
  }

  TableInfo table(String game, NewSeat other) throws IOException {
    return host.api()
        .create(
            new NewTable(
                game,
                List.of(new NewSeat.Me(Optional.empty()), other),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.empty(),
                Optional.empty(),
                Optional.of(0),
                Optional.empty(),
                Optional.empty()));
  }

  /** Runs a command as the player of this house. */
  Run run(String keys, String... args) {
    return Run.typing(
        keys, Map.of("LANG", "C", "XDG_DATA_HOME", folder.resolve("user").toString()), args);
  }

  Run play(String keys, String link, String... more) {
    String[] args = new String[more.length + 3];
    args[0] = "play";
    args[1] = "--table";
    args[2] = link;
    System.arraycopy(more, 0, args, 3, more.length);
    return run(keys, args);
  }

  Thread hostPlays(TableInfo table) throws IOException {
    Online<?, ?, ?, ?> game = host.open(table, Optional.empty());
    return Thread.ofVirtual()
        .start(
            () -> {
              try {
                new ExampleBot(new Random(1)).play(game);
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
  }

  Typist at(String user, String... args) throws IOException {
    return Typist.at(folder.resolve(user), args);
  }
}
