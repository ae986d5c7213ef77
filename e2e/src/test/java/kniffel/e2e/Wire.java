package kniffel.e2e;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/** The wire between a browser and the server: it can be cut, and lose what goes one way. */
final class Wire implements Closeable {

  private static final int CHUNK = 16 * 1024;

  private final ServerSocket entrance;
  private final int exit;
  private final Set<Socket> sockets = ConcurrentHashMap.newKeySet();
  private final AtomicLong delivered = new AtomicLong();
  private volatile boolean losesThere;
  private volatile boolean losesBack;

  Wire(int exit) throws IOException {
    this.exit = exit;
    this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::accept);
  }

  int port() {
    return entrance.getLocalPort();
  }

  /** How many bytes the browser has got so far, with everything that belongs to them. */
  long delivered() {
    return delivered.get();
  }

  /** From now on nothing that the browser says arrives. */
  void loseRequests() {
    losesThere = true;
  }

  /** From now on nothing that the server says arrives. */
  void loseAnswers() {
    losesBack = true;
  }

  /** Cuts every connection; new ones are as good as ever. */
  void cut() {
    losesThere = false;
    losesBack = false;
    sockets.forEach(Wire::hangUp);
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket browser = entrance.accept();
        sockets.add(browser);
        Thread.ofVirtual().start(() -> connect(browser));
      } catch (IOException e) {
        // Closed: the loop ends.
      }
    }
  }

  private void connect(Socket browser) {
    try {
      Socket server = new Socket(InetAddress.getLoopbackAddress(), exit);
      sockets.add(server);
      Thread.ofVirtual().start(() -> carry(browser, server, () -> losesThere, sent -> {}));
      carry(server, browser, () -> losesBack, delivered::addAndGet);
    } catch (IOException e) {
      hangUp(browser); // nobody is there
    }
  }

  private static void carry(Socket from, Socket to, BooleanSupplier loses, LongConsumer count) {
    byte[] chunk = new byte[CHUNK];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int n = in.read(chunk); n >= 0; n = in.read(chunk)) {
        if (!loses.getAsBoolean()) {
          count.accept(n);
          out.write(chunk, 0, n);
        }
      }
    } catch (IOException e) {
      // One end is gone: so is the other.
    }
    hangUp(from);
    hangUp(to);
  }

  private static void hangUp(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is closed already.
    }
  }

  @Override
  public void close() throws IOException {
    entrance.close();
    cut();
  }
}
