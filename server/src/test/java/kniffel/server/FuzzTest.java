package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import kniffel.client.Connection;
import kniffel.wire.Evenings.NewEvening;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/**
 * Malformed and hostile messages do no harm.
 *
 * <p>More of them by {@code mvn -pl server -am test -Dtest=FuzzTest -Dfuzz.messages=100000
 * -Dsurefire.failIfNoSpecifiedTests=false}; {@code -Dfuzz.seed=2} makes different ones.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class FuzzTest {

  private static final int MESSAGES = Integer.getInteger("fuzz.messages", 5_000);
  private static final long SEED = Long.getLong("fuzz.seed", 1);

  /** What no answer may contain. */
  private static final List<String> LEAKS =
      List.of(
          "Exception", "\tat ", "java.", "kniffel.server", "io.vertx", "jackson", "SQL", "sqlite");

  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;
  private TableInfo own;

  /** Of Anna's too, with dice that she rolls herself. */
  private TableInfo saying;

  private TableInfo foreign;
  private String evening;
  private String secret;

  @BeforeAll
  void open(@TempDir Path folder) throws Exception {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
    own = anna.api().create(wish("classic", me(), bot()));
    saying = anna.api().create(wish("classic", me(), bot()).with(TableDice.OWN));
    foreign = ben.api().create(wish("karten", me(), bot()));
    // When it is Ben's turn nothing more happens by itself.
    var _ = ben.open(foreign, Optional.empty()).turn();
    foreign = ben.api().table(foreign.id());
    evening = ben.api().beginEvening(new NewEvening(Optional.empty(), Optional.empty())).code();
    secret = ben.token();
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private void harmless(String answer) {
    assertThat(LEAKS).noneMatch(answer::contains);
    assertThat(answer).doesNotContain(secret);
  }

  private Hostile hostile(long stream) {
    return new Hostile(
        new Random(SEED * 31 + stream), List.of(own.id(), saying.id(), foreign.id(), evening, "x"));
  }

  /** Still there, and the game goes on. */
  private void stillServing() throws Exception {
    assertThat(sandbox.send("GET", "/ready", "").statusCode()).isEqualTo(200);
    TableInfo fresh = anna.api().create(wish("classic", me()));
    assertThat(Sandbox.moves(anna.open(fresh, Optional.empty()), 3, 1)).isEqualTo(3);
    assertThat(ben.api().table(foreign.id()).version()).isEqualTo(foreign.version());
    assertThat(ben.api().me().name()).isEqualTo("Ben");
  }

  @Test
  void hostileMessagesOverTheSocket() throws Exception {
    Hostile hostile = hostile(1);
    RawSocket socket = sandbox.socket(anna.token());
    int closed = 0;
    for (int i = 0; i < MESSAGES / 2; i++) {
      boolean sent =
          hostile.chance(50)
              ? socket.tryBytes(hostile.bytes(200))
              : socket.tryText(hostile.message());
      // The answers of each hundred are looked at; a socket may be closed on us, not more.
      if (!sent || i % 100 == 99) {
        boolean alive = sent && socket.tryText("{\"ping\":{}}");
        for (JsonNode answer = MissingNode.getInstance(); alive && !answer.has("pong"); ) {
          answer = socket.next();
          harmless(answer.toString());
          alive = !answer.has("closed");
        }
        if (!alive) {
          closed++;
          socket.close();
          socket = sandbox.socket(anna.token());
        }
      }
    }
    socket.close();
    assertThat(closed).isLessThan(MESSAGES / 20);
    stillServing();
  }

  @Test
  void hostileRequests() throws Exception {
    Hostile hostile = hostile(2);
    Wire wire = new Wire(sandbox.address().getPort());
    String token = "";
    for (int i = 0; i < MESSAGES / 2; i++) {
      if (i % 500 == 0) {
        token = Connection.guest(sandbox.address(), "en", Optional.of("Eve")).token();
      }
      String request = hostile.request(token);
      String answer = wire.send(request);
      assertThat(answer).as(request).satisfies(this::harmless);
      if (!answer.isEmpty()) {
        assertThat(answer).as(request).startsWith("HTTP/1.");
        assertThat(answer.substring(9, 12)).as(request).doesNotStartWith("5");
      }
    }
    wire.close();
    stillServing();
  }

  /** A connection on which anything can be said, and which is made again when it is closed. */
  private static final class Wire implements AutoCloseable {

    private final int port;
    private final byte[] buffer = new byte[256 * 1024];
    private Socket socket;

    Wire(int port) throws IOException {
      this.port = port;
      this.socket = connect();
    }

    private Socket connect() throws IOException {
      Socket made = new Socket(InetAddress.getLoopbackAddress(), port);
      made.setSoTimeout(60_000); // only if there is no answer at all
      made.setTcpNoDelay(true);
      return made;
    }

    /** The answer; empty if the connection was closed without one. */
    String send(String request) throws IOException {
      String answer = "";
      try {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
        answer = read(socket.getInputStream(), request);
      } catch (SocketTimeoutException e) {
        throw new AssertionError("no answer to " + request, e);
      } catch (SocketException e) {
        // closed on us while we were talking
      }
      if (!answer.contains("\r\n\r\n") || answer.contains("onnection: close")) {
        socket.close();
        socket = connect();
      }
      return answer;
    }

    /** Whether the length of the answer, or of the request, is not what its head says. */
    private static boolean isOdd(String request) {
      return request.startsWith("HEAD")
          || request.contains("Expect:")
          || request.contains("Content-Length: 99999999999");
    }

    private String read(InputStream in, String request) throws IOException {
      if (isOdd(request)) {
        socket.shutdownOutput();
        return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n\r\n", "");
      }
      int count = 0;
      while (count < buffer.length) {
        int some = in.read(buffer, count, buffer.length - count);
        if (some < 0) {
          break;
        }
        count += some;
        // One character for each byte, as the length counts them.
        String text = new String(Arrays.copyOf(buffer, count), StandardCharsets.ISO_8859_1);
        int head = text.indexOf("\r\n\r\n");
        if (head >= 0 && text.length() >= head + 4 + length(text.substring(0, head))) {
          break;
        }
      }
      return new String(Arrays.copyOf(buffer, count), StandardCharsets.UTF_8);
    }

    private static int length(String head) {
      for (String line : head.split("\r\n", -1)) {
        if (line.toLowerCase(java.util.Locale.ROOT).startsWith("content-length:")) {
          return Integer.parseInt(line.substring(15).strip());
        }
      }
      return 0;
    }

    @Override
    public void close() throws IOException {
      socket.close();
    }
  }
}
