package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.telling.MindCache;

/** A real server with its own data folder, and the windows that look at it. */
final class Stage implements AutoCloseable {

  private ServerConfig config;
  private final Windows house;
  private final MindCache minds;
  private final List<Window> windows = new ArrayList<>();
  private Server server;

  /**
   * @param minds what is solved for one stage need not be solved for the next
   * @param review how much processor time a closer look at a finished game may take
   */
  Stage(Path data, Windows house, MindCache minds, Duration review) {
    this.house = house;
    this.minds = minds;
    ServerConfig usual = ServerConfig.local(data).withoutLimits();
    this.config = usual.withThinking(usual.botTime(), review);
    this.server = start(0);
  }

  private Server start(int port) {
    try {
      return Server.start(config.withPort(port), minds);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Restarts, with the games for people's own devices. */
  void offer(Path engine) {
    config = config.withEngine(engine);
    restart(() -> {});
  }

  int port() {
    return server.port();
  }

  /** A separate browser for one person: it shares no cookies and no storage with the others. */
  Window window(Look look) {
    return window(look, port());
  }

  Window window() {
    return window(Look.LAPTOP);
  }

  /** The same through another port, such as that of a wire. */
  Window window(Look look, int port) {
    Window window = house.open(look, "http://127.0.0.1:" + port);
    windows.add(window);
    return window;
  }

  /** Stops the server, does something meanwhile, and restarts it on its port and data. */
  void restart(Runnable meanwhile) {
    int port = port();
    server.close();
    try (Socket kept = new Socket()) { // its port must not become somebody else's meanwhile
      kept.setReuseAddress(true);
      kept.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
      meanwhile.run();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    server = start(port);
  }

  /** Clears everything away; fails if a page complained about anything. */
  @Override
  public void close() {
    List<String> complaints = new ArrayList<>();
    try {
      for (Window window : windows.stream().filter(Window::isOpen).toList()) {
        complaints.addAll(window.complaints());
        house.giveBack(window);
      }
    } finally {
      server.close();
    }
    assertThat(complaints).as("what the pages complained about").isEmpty();
  }
}
