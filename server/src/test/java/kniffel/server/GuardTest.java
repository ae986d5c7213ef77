package kniffel.server;

import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No guest can stop a node by requests, whatever they send, and neither can an unreachable
 * database.
 */
class GuardTest {

  private static final int TOO_MANY = 10_000;
  private static final String HEALTH = "GET /health HTTP/1.1\r\nHost: x\r\n\r\n";

  @TempDir private Path folder;
  private Sandbox sandbox;

  @BeforeEach
  void open() throws IOException {
    sandbox = Sandbox.in(folder.resolve("open"));
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  /** The first line of the answer to something sent as it is; empty if there is none. */
  private static String answer(Sandbox server, String request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.address().getPort())) {
      socket.setSoTimeout(60_000);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.UTF_8));
      byte[] start = socket.getInputStream().readNBytes(12);
      return new String(start, StandardCharsets.UTF_8);
    } catch (SocketException e) {
      return "";
    }
  }

  @ParameterizedTest
  @CsvSource({
    "GET /api/games, Transfer-Encoding: chunked, zz|",
    "POST /api/session, Transfer-Encoding: chunked, zz|",
    "GET /api/games, Content-Length: 2, {}",
    "GET /, Transfer-Encoding: chunked, zz|",
    "GET /health, Transfer-Encoding: chunked, zz|",
    "GET /api/live, Content-Length: 2, {}",
    "POST /api/session, Content-Length: 2, \u00e9x"
  })
  void brokenBodiesAreTheFaultOfTheirSender(String what, String length, String body)
      throws Exception {
    for (String type : List.of("application/json", "multipart/form-data; boundary=a")) {
      String head = what + " HTTP/1.1|Host: x|Content-Type: " + type + "|" + length + "||";
      assertThat(answer(sandbox, (head + body).replace("|", "\r\n")))
          .isIn("HTTP/1.1 400", "HTTP/1.1 415");
    }
  }

  /** Sends as long as it is accepted; a server that accepts all of it has accepted far too much. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "POST /api/session",
        "GET /",
        "GET /health",
        "GET /api/live",
        "PUT /api/me",
        "POST /nothing"
      })
  void unwantedBodiesAreNotRead(String what) throws Exception {
    byte[] part = new byte[1 << 16];
    String head =
        what
            + " HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            + "Content-Length: 999999999999\r\n\r\n";
    try (Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), sandbox.address().getPort())) {
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      assertThat(new String(socket.getInputStream().readNBytes(10), StandardCharsets.US_ASCII))
          .isEqualTo("HTTP/1.1 4");
      assertThatThrownBy(
              () -> {
                // The systems on both sides buffer a few megabytes.
                for (int i = 0; i < 1_000; i++) {
                  socket.getOutputStream().write(part);
                }
              })
          .isInstanceOf(SocketException.class);
    }
  }

  /** Answers that nobody reads would pile up here, as many as anybody likes to ask for. */
  @Test
  void whoeverDoesNotReadIsNotReadEither() throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"));
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), limited.address().getPort())) {
      byte[] request =
          "GET /api/words/de HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(StandardCharsets.US_ASCII);
      for (int i = 0; i < 2_000; i++) {
        socket.getOutputStream().write(request);
      }
      // Had all been answered, nothing would be left to pay for others with.
      for (int i = 0; i < 200; i++) {
        assertThat(answer(limited, HEALTH)).isEqualTo("HTTP/1.1 200");
      }
    }
  }

  @Test
  void aTypeWithoutABodyIsNoReasonToFail() throws Exception {
    String type = "multipart/form-data";
    assertThat(sandbox.send("GET", "/api/games", "", "Content-Type", type).statusCode())
        .isEqualTo(200);
    assertThat(sandbox.send("POST", "/api/session", "x".repeat(20_000), "Content-Type", type))
        .extracting(HttpResponse::statusCode)
        .isEqualTo(415);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/x\r\n\r\n",
        "GET /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
        "GET /?%zz HTTP/1.1\r\nHost: x\r\n\r\n",
        "GET foo HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "DELETE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET /ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
      })
  void errorsCostPointsToo(String request) throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"))) {
      String answer = "HTTP";
      for (int i = 0; i < TOO_MANY && !answer.isEmpty() && !answer.endsWith("429"); i++) {
        answer = answer(limited, request);
      }
      assertThat(answer).isIn("", "HTTP/1.1 429");
    }
  }

  /** Somebody behind the same address asks, without a name, until nothing is left there. */
  @Test
  void aStrangerDoesNotKeepOutThoseWhomWeKnow() throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"))) {
      kniffel.client.Connection anna = limited.guest("Anna");
      String answer = "HTTP";
      for (int i = 0; i < TOO_MANY && !answer.endsWith("429"); i++) {
        answer = answer(limited, HEALTH);
      }
      assertThat(answer).isEqualTo("HTTP/1.1 429");
      TableInfo table = anna.api().create(wish("classic", me()));
      assertThat(Sandbox.moves(anna.open(table, Optional.empty()), 3, 1)).isEqualTo(3);
    }
  }

  /** Connecting alone costs no points, but must not keep out others at the same address. */
  @Test
  void nobodyTakesAllConnections() throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"))) {
      kniffel.client.Connection anna = limited.guest("Anna");
      try (RawSocket playing = limited.socket(anna.token())) {
        InetSocketAddress address =
            new InetSocketAddress(InetAddress.getLoopbackAddress(), limited.address().getPort());
        List<Socket> open = new ArrayList<>();
        try {
          while (open.size() < 1_100) {
            Socket socket = new Socket();
            open.add(socket);
            socket.connect(address);
          }
          assertThat(answer(limited, HEALTH)).isEqualTo("HTTP/1.1 200");
          assertThat(anna.api().me().name()).isEqualTo("Anna");
          playing.say("{'ping':{}}").await("pong");
          for (Socket socket : open.subList(0, 90)) {
            assertThat(isLetGo(socket)).isTrue();
          }
        } finally {
          for (Socket socket : open) {
            socket.close();
          }
        }
      }
    }
  }

  private static boolean isLetGo(Socket socket) throws IOException {
    try {
      socket.setSoTimeout(60_000);
      return socket.getInputStream().read() < 0;
    } catch (SocketException e) {
      return true; // at once, and not politely
    }
  }

  @Test
  void inventedAddressesAreLimitedAllTheSame() throws Exception {
    try (Sandbox proxied = Sandbox.behindProxy(folder.resolve("proxied"))) {
      int status = 200;
      for (int i = 0; i < TOO_MANY && status == 200; i++) {
        status =
            proxied
                .send(
                    "GET",
                    "/api/words/de",
                    "",
                    "X-Forwarded-For",
                    "192.0.2." + i % 250,
                    "X-Forwarded-For",
                    i % 2 == 0 ? "198.51.100.1" : "198.51.100.1:" + (1_000 + i))
                .statusCode();
      }
      assertThat(status).isEqualTo(429);
      // The same address counts with any port; a different one is different, with or without its
      // port.
      for (String other : List.of("198.51.100.2", "198.51.100.3:80", "[2001:db8::1]:80")) {
        assertThat(proxied.send("GET", "/api/words/de", "", "X-Forwarded-For", other))
            .extracting(HttpResponse::statusCode)
            .isEqualTo(200);
      }
    }
  }

  private Connection database() throws Exception {
    return DriverManager.getConnection(
        "jdbc:sqlite:" + sandbox.folder().resolve("kniffel.db") + "?busy_timeout=60000");
  }

  @Test
  void aDatabaseThatCannotBeWrittenIsNotReady() throws Exception {
    try (Connection other = database();
        var statement = other.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      assertThat(sandbox.send("GET", "/ready", "").statusCode()).isEqualTo(503);
      assertThat(sandbox.send("GET", "/health", "").statusCode()).isEqualTo(200);
      statement.execute("ROLLBACK");
    }
  }

  @Test
  void anUnreachableDatabaseDoesNotMakePlayersUnknown() throws Exception {
    String known;
    try (var anna = sandbox.guest("Anna")) {
      known = anna.token();
    } // a guest who is gone does not come back by herself
    sandbox.stop();
    sandbox.start(); // nothing is remembered of her
    try (Connection other = database();
        var statement = other.createStatement()) {
      statement.execute("ALTER TABLE token RENAME TO gone");
      assertThat(
              sandbox.send("GET", "/api/me", "", "Authorization", "Bearer " + known).statusCode())
          .isEqualTo(503);
      assertThatThrownBy(() -> sandbox.socket(known))
          .hasRootCauseMessage("Unexpected HTTP response status code 503");
      statement.execute("ALTER TABLE gone RENAME TO token");
    }
    sandbox.socket(known).close();
  }
}
