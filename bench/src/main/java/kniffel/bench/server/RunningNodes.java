package kniffel.bench.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Several nodes that share a database and a NATS, each in a process of its own. */
final class RunningNodes implements AutoCloseable {

  private final Path program;
  private final int natsPort;
  private final List<String> shared;
  private final List<Integer> ports = new ArrayList<>();
  private final List<ServerProcess> servers = new ArrayList<>();
  private Process nats;

  /**
   * Starts them.
   *
   * @param program that of NATS
   * @param database its address
   */
  RunningNodes(int count, Path program, String database) throws IOException {
    this.program = program;
    this.natsPort = Kills.freePort();
    this.shared = List.of("--db", database, "--nats", "nats://127.0.0.1:" + natsPort);
    this.nats = Nodes.nats(program, natsPort);
    try {
      for (int i = 0; i < count; i++) {
        ports.add(Kills.freePort());
        servers.add(start(ports.get(i)));
      }
    } catch (IOException e) {
      close();
      throw e;
    }
  }

  List<Integer> ports() {
    return List.copyOf(ports);
  }

  /** Kills a node, or NATS if there is no node of that number; starts it when play goes on. */
  void kill(int victim, Witnesses witnesses) throws IOException, InterruptedException {
    if (victim == servers.size()) {
      nats.destroyForcibly().onExit().join();
      Kills.awaitPlay(witnesses); // it continues without it, only slower
      nats = Nodes.nats(program, natsPort);
    } else {
      servers.get(victim).kill();
      Kills.awaitPlay(witnesses); // it continues with those that are left
      servers.set(victim, start(ports.get(victim)));
    }
  }

  /** Tells a node to stop, waits until it has, and starts it again. */
  void restart(int node) throws IOException {
    servers.get(node).close();
    servers.set(node, start(ports.get(node)));
  }

  private ServerProcess start(int port) throws IOException {
    List<String> arguments = new ArrayList<>(shared);
    arguments.addAll(List.of("--no-limits", "--port", String.valueOf(port)));
    return ServerProcess.start(List.of("-Xmx200m", "-XX:TieredStopAtLevel=1"), arguments);
  }

  @Override
  public void close() {
    servers.forEach(ServerProcess::close);
    nats.destroyForcibly();
  }
}
