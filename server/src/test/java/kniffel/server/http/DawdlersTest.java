package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kniffel.server.Sandbox;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A byte now and then keeps no connection, whatever has been said over it before. It waits for half
 * a minute, beside other tests.
 */
@Tag("slow")
class DawdlersTest {

  /** All of them have the same time, so they wait together. */
  @Test
  void whoeverNeverSaysWhatTheyWantIsLetGo(@TempDir Path folder) throws Exception {
    try (Sandbox sandbox = Sandbox.in(folder);
        ExecutorService people = Executors.newVirtualThreadPerTaskExecutor()) {
      int port = sandbox.address().getPort();
      String health = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";
      Future<Boolean> silent = people.submit(() -> isLetGo(port, ""));
      Future<Boolean> answered = people.submit(() -> isLetGo(port, health));
      assertThat(silent.get()).isTrue();
      assertThat(answered.get()).isTrue();
    }
  }

  /** Never comes to the end of what it asks for, and says a byte of it every half second. */
  private static boolean isLetGo(int port, String before) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
      String begun = before + "GET /health HTTP/1.1\r\n";
      socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
      socket.setSoTimeout(500);
      int bytes = 0;
      while (bytes < 120) {
        try {
          if (socket.getInputStream().read() < 0) {
            return true;
          }
        } catch (SocketTimeoutException e) {
          socket.getOutputStream().write('x');
          bytes++;
        }
      }
      return false;
    } catch (SocketException e) {
      return true; // not politely
    }
  }
}
