package kniffel.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sits between a player and a real server, and hands out a record other than the game's. */
final class LyingServer implements AutoCloseable {

  private static final Pattern RECORD = Pattern.compile("^GET /api/tables/([^/ ]+)/record ");

  /** What is sent instead of the record of a table. */
  @FunctionalInterface
  interface Lie {
    String record(String table) throws IOException;
  }

  private final ServerSocket entrance;
  private final URI truth;
  private final Lie lie;

  LyingServer(URI truth, Lie lie) throws IOException {
    this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    this.truth = truth;
    this.lie = lie;
    Thread.startVirtualThread(this::welcome);
  }

  URI address() {
    return URI.create("http://127.0.0.1:" + entrance.getLocalPort());
  }

  private void welcome() {
    try {
      while (true) {
        Socket player = entrance.accept();
        Socket server = new Socket(truth.getHost(), truth.getPort());
        Thread.startVirtualThread(() -> pass(player, server, true));
        Thread.startVirtualThread(() -> pass(server, player, false));
      }
    } catch (IOException e) {
      // Closed: nobody comes any more.
    }
  }

  private void pass(Socket from, Socket to, boolean asked) {
    byte[] bytes = new byte[1 << 16];
    try (from;
        to) {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
        Matcher record = RECORD.matcher(new String(bytes, 0, count, StandardCharsets.ISO_8859_1));
        if (asked && record.find()) {
          answer(from.getOutputStream(), lie.record(record.group(1)));
        } else {
          out.write(bytes, 0, count);
        }
      }
    } catch (IOException e) {
      // One of the two has gone, and so has the other.
    }
  }

  private static void answer(OutputStream out, String record) throws IOException {
    byte[] body = record.getBytes(StandardCharsets.UTF_8);
    String head =
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: "
            + body.length
            + "\r\n\r\n";
    out.write(head.getBytes(StandardCharsets.US_ASCII));
    out.write(body);
    out.flush();
  }

  @Override
  public void close() {
    try {
      entrance.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
