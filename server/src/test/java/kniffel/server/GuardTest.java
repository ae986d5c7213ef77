package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.join;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** No guest can stop a node, whatever they send, or do not. */
class GuardTest {

  private static final int TOO_MANY = 10_000;

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

  /** Sends as long as somebody takes it; whoever takes it all has taken far too much. */
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
  void nobodyListensToWhatNobodyWants(String what) throws Exception {
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
                // What the systems of both sides hold back is some megabytes.
                for (int i = 0; i < 1_000; i++) {
                  socket.getOutputStream().write(part);
                }
              })
          .isInstanceOf(SocketException.class);
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
        "GET /ready HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
        "GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
      })
  void errorsHaveTheirPriceToo(String request) throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"))) {
      String answer = "HTTP";
      for (int i = 0; i < TOO_MANY && !answer.isEmpty() && !answer.endsWith("429"); i++) {
        answer = answer(limited, request);
      }
      assertThat(answer).isIn("", "HTTP/1.1 429");
    }
  }

  @Test
  void whoInventsAddressesIsLimitedAllTheSame() throws Exception {
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
      // It was the same address with any port; another one is another, also with its port.
      for (String other : List.of("198.51.100.2", "198.51.100.3:80", "[2001:db8::1]:80")) {
        assertThat(proxied.send("GET", "/api/words/de", "", "X-Forwarded-For", other))
            .extracting(HttpResponse::statusCode)
            .isEqualTo(200);
      }
    }
  }

  // Sockets

  @Test
  void whoSaysTooMuchAtOnceIsToldWhy() throws Exception {
    try (RawSocket socket = sandbox.socket(sandbox.guest("Anna").token())) {
      var _ = socket.tryText("x".repeat(20_000));
      assertThat(socket.closed()).isEqualTo(1009);
    }
  }

  @Test
  void whatIsNoUtf8IsToldSo() throws Exception {
    String token = sandbox.guest("Anna").token();
    try (Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), sandbox.address().getPort())) {
      socket.setSoTimeout(60_000);
      String handshake =
          "GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
              + "Authorization: Bearer "
              + token
              + "\r\n\r\n";
      socket.getOutputStream().write(handshake.getBytes(StandardCharsets.US_ASCII));
      // After the answer comes the welcome, whose end is the first of this kind.
      String told = "";
      while (!told.endsWith("}}")) {
        told += (char) socket.getInputStream().read();
      }
      // A text of one byte that is none, under a mask of zeros.
      socket.getOutputStream().write(new byte[] {(byte) 0x81, (byte) 0x81, 0, 0, 0, 0, -1});
      byte[] answer = socket.getInputStream().readAllBytes();
      // The close frame of the server: 0x88, its length, the code.
      assertThat(HexFormat.of().formatHex(answer)).matches("88..%04x.*".formatted(1007));
    }
  }

  @Test
  void aNodeThatGoesSaysThatItComesBack() throws Exception {
    try (RawSocket socket = sandbox.socket(sandbox.guest("Anna").token())) {
      sandbox.stop();
      assertThat(socket.closed()).isEqualTo(1012);
      sandbox.start();
    }
  }

  @Test
  void aNodeThatIsAboutToGoSaysSoAndServesOn() throws Exception {
    String anna = sandbox.guest("Anna").token();
    assertThat(sandbox.send("GET", "/ready", "").statusCode()).isEqualTo(200);
    sandbox.leave();
    assertThat(sandbox.send("GET", "/ready", "").statusCode()).isEqualTo(503);
    assertThat(sandbox.guest("Ben").api().me().name()).isEqualTo("Ben");
    try (RawSocket socket = sandbox.socket(anna)) {
      socket.say("{'ping':{}}").await("pong");
    }
  }

  @Test
  void pingsHaveTheirPriceToo() throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"));
        RawSocket socket = limited.socket(limited.guest("Anna").token())) {
      while (!socket.hasNews()) { // more are allowed as time passes
        var _ = socket.tryPing();
      }
      assertThat(socket.await("problem").get("code").asText()).isEqualTo("too-often");
    }
  }

  /** Vanished is who sends nothing any more, however much is sent to them. */
  @Test
  @Tag("slow")
  void whoIsSilentIsGoneWhateverWeSend() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    try (RawSocket silent = sandbox.socket(anna.token());
        RawSocket loud = sandbox.socket(anna.token())) {
      silent.say("{'open':{'table':'" + table.id() + "'}}").await("changed");
      silent.silence();
      loud.say("{'open':{'table':'" + table.id() + "'}}").await("changed");
      Thread talking =
          Thread.ofVirtual()
              .start(
                  () -> {
                    boolean open = true;
                    while (open && !Thread.currentThread().isInterrupted()) {
                      open =
                          loud.tryText(
                              "{\"react\":{\"table\":\""
                                  + table.id()
                                  + "\",\"reaction\":\"hello\"}}");
                      java.util.concurrent.locks.LockSupport.parkNanos(
                          TimeUnit.MILLISECONDS.toNanos(200));
                    }
                  });
      assertThat(silent.closed()).isEqualTo(1001);
      talking.interrupt();
      loud.say("{'ping':{}}").await("pong");
    }
  }

  @Test
  void whoLeavesBeforeTheyAreLetInHasLeft() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    kniffel.client.Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    var _ = ben.api().join(join(playCode(table)));
    String place = "{'table':'" + table.id() + "'}";
    for (int i = 0; i < 10; i++) {
      // The room has to be read first, which takes its time.
      sandbox.stop();
      sandbox.start();
      try (RawSocket his = sandbox.socket(ben.token())) {
        his.say("{'open':" + place + "}").say("{'close':" + place + "}");
        his.say("{'ping':{}}").await("pong");
        assertThat(anna.api().table(table.id()).seats().get(1).present()).isFalse();
      }
    }
  }

  @Test
  void aPlayerIsThereAsLongAsOneSocketIs() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    String place = "{'table':'" + table.id() + "'}";
    try (RawSocket one = sandbox.socket(anna.token());
        RawSocket other = sandbox.socket(anna.token())) {
      one.say("{'open':" + place + "}").await("changed");
      other.say("{'open':" + place + "}").await("changed");
      other.say("{'close':" + place + "}").say("{'ping':{}}").await("pong");
      assertThat(anna.api().table(table.id()).seats().getFirst().present()).isTrue();
      one.say("{'close':" + place + "}").say("{'ping':{}}").await("pong");
      assertThat(anna.api().table(table.id()).seats().getFirst().present()).isFalse();
    }
  }

  @Test
  void onlySoManyWatchButPlayersAlwaysCanPlay() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    String eve = sandbox.guest("Eve").token();
    TableInfo table = anna.api().create(wish("classic", true, true, 0, me(), bot()));
    Vertx vertx = Vertx.vertx();
    try {
      WebSocketClient client =
          vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(500));
      BlockingQueue<String> refused = new LinkedBlockingQueue<>();
      List<WebSocket> watching = new ArrayList<>();
      for (int i = 0; i < 320; i++) {
        WebSocket socket = connect(client, eve);
        var _ = vertx.setPeriodic(5_000, timer -> socket.writePing(Buffer.buffer()));
        socket.textMessageHandler(
            text -> {
              if (text.contains("too-many-watchers")) {
                refused.add(text);
              }
            });
        socket.writeTextMessage("{\"open\":{\"table\":\"" + table.id() + "\"}}");
        watching.add(socket);
      }
      assertThat(refused.poll(90, TimeUnit.SECONDS)).contains("\"problem\"");
      assertThat(Sandbox.moves(anna.open(table, Optional.empty()), 3, 1)).isEqualTo(3);
      assertThat(watching).noneMatch(WebSocket::isClosed);
    } finally {
      vertx.close().await();
    }
  }

  @Test
  void whoOnlyWatchesCannotShoutThePlayersDown() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", true, true, 0, me()));
    String place = "'table':'" + table.id() + "'";
    try (RawSocket hers = sandbox.socket(anna.token());
        RawSocket outside = sandbox.socket(sandbox.guest("Eve").token())) {
      hers.say("{'open':{" + place + "}}").await("state");
      outside.say("{'open':{" + place + "}}").await("state");
      for (int i = 0; i < 200; i++) {
        outside.say("{'react':{" + place + ",'reaction':'hurry'}}");
      }
      outside.say("{'ping':{}}").await("pong");
      hers.say("{'react':{" + place + ",'reaction':'hello'}}");
      hers.await(message -> message.at("/reaction/reaction").asText().equals("hello"));
      long heard = hers.heard().stream().filter(text -> text.contains("hurry")).count();
      assertThat(heard).isBetween(1L, 100L);
    }
  }

  private WebSocket connect(WebSocketClient client, String token) {
    return client
        .connect(
            new WebSocketConnectOptions()
                .setHost("127.0.0.1")
                .setPort(sandbox.address().getPort())
                .setURI("/api/live")
                .putHeader("Authorization", "Bearer " + token))
        .await();
  }

  // The database

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
  void thatTheDatabaseIsAwayDoesNotMeanThatNobodyKnowsYou() throws Exception {
    String known = sandbox.guest("Anna").token();
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
