package kniffel.bench.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Stands in for a load balancer: each connection goes to any node that answers. */
final class Balancer implements AutoCloseable {

  private final ServerSocket door;
  private final List<Integer> nodes;

  Balancer(List<Integer> nodes) throws IOException {
    this.nodes = List.copyOf(nodes);
    this.door = new ServerSocket(0, 256, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return door.getLocalPort();
  }

  private void accept() {
    while (!door.isClosed()) {
      try {
        Socket client = door.accept();
        Thread.ofVirtual().start(() -> connect(client));
      } catch (IOException e) {
        return; // closed
      }
    }
  }

  private void connect(Socket client) {
    List<Integer> order = new ArrayList<>(nodes);
    Collections.shuffle(order);
    for (int node : order) {
      try {
        Socket server = new Socket(InetAddress.getLoopbackAddress(), node);
        client.setTcpNoDelay(true);
        server.setTcpNoDelay(true);
        Thread.ofVirtual().start(() -> pump(client, server));
        Thread.ofVirtual().start(() -> pump(server, client));
        return;
      } catch (IOException e) {
        // down just now: the next one
      }
    }
    close(client);
  }

  private static void pump(Socket from, Socket to) {
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      byte[] buffer = new byte[16 * 1024];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        out.write(buffer, 0, count);
        out.flush();
      }
    } catch (IOException e) {
      // One side is gone; then the other one goes too.
    }
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
