package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.join;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.WebSocket;
import io.vertx.core.http.WebSocketClient;
import io.vertx.core.http.WebSocketClientOptions;
import io.vertx.core.http.WebSocketConnectOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No guest can stop a node over a socket, whatever they send or do not send. */
class SocketGuardTest {

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

  @Test
  void whoeverSaysTooMuchAtOnceIsToldWhy() throws Exception {
    try (RawSocket socket = sandbox.socket(sandbox.guest("Anna").token())) {
      var _ = socket.tryText("x".repeat(20_000));
      assertThat(socket.closed()).isEqualTo(1009);
    }
  }

  @Test
  void invalidUtf8IsReported() throws Exception {
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
      // A text of one byte that is not valid text, under a mask of zeros.
      socket.getOutputStream().write(new byte[] {(byte) 0x81, (byte) 0x81, 0, 0, 0, 0, -1});
      byte[] answer = socket.getInputStream().readAllBytes();
      // The close frame of the server: 0x88, its length, the code.
      assertThat(HexFormat.of().formatHex(answer)).matches("88..%04x.*".formatted(1007));
    }
  }

  @Test
  void aNodeThatShutsDownTellsClientsToComeBack() throws Exception {
    try (RawSocket socket = sandbox.socket(sandbox.guest("Anna").token())) {
      sandbox.stop();
      assertThat(socket.closed()).isEqualTo(1012);
      sandbox.start();
    }
  }

  @Test
  void aNodeAboutToShutDownSaysSoAndGoesOnServing() throws Exception {
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
  void pingsCostPointsToo() throws Exception {
    try (Sandbox limited = Sandbox.limited(folder.resolve("limited"));
        RawSocket socket = limited.socket(limited.guest("Anna").token())) {
      while (!socket.hasNews()) {
        var _ = socket.tryPing();
      }
      assertThat(socket.await("problem").get("code").asText()).isEqualTo("too-often");
    }
  }

  /** A client that sends nothing more has vanished, however much is sent to it. */
  @Test
  @Tag("slow")
  void aSilentClientIsGoneWhateverWeSend() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    try (RawSocket silent = sandbox.socket(anna.token());
        RawSocket loud = sandbox.socket(anna.token())) {
      silent.say("{'open':{'table':'" + table.id() + "'}}").await("changed");
      silent.silence();
      loud.say("{'open':{'table':'" + table.id() + "'}}").await("changed");
      String hello = "{\"react\":{\"table\":\"%s\",\"reaction\":\"hello\"}}".formatted(table.id());
      try (ScheduledExecutorService talking = Executors.newSingleThreadScheduledExecutor()) {
        var _ =
            talking.scheduleWithFixedDelay(
                () -> {
                  var _ = loud.tryText(hello);
                },
                0,
                200,
                TimeUnit.MILLISECONDS);
        assertThat(silent.closed()).isEqualTo(1001);
        talking.shutdownNow();
      }
      loud.say("{'ping':{}}").await("pong");
    }
  }

  @Test
  void whoeverLeavesBeforeTheyAreLetInHasLeft() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    kniffel.client.Connection ben = sandbox.guest("Ben");
    TableInfo table = anna.api().create(wish("classic", false, false, 0, me(), friend()));
    var _ = ben.api().join(join(playCode(table)));
    String place = "{'table':'" + table.id() + "'}";
    for (int i = 0; i < 10; i++) {
      // The room has to be read first, which takes a while.
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
  void onlyALimitedNumberWatchButPlayersCanAlwaysPlay() throws Exception {
    kniffel.client.Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.api().create(wish("classic", true, true, 0, me(), bot()));
    Vertx vertx = Vertx.vertx();
    try {
      WebSocketClient client =
          vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(500));
      BlockingQueue<String> refused = new LinkedBlockingQueue<>();
      List<WebSocket> watching = new ArrayList<>();
      String eve = "";
      for (int i = 0; i < 320; i++) {
        if (i % 10 == 0) { // one person has no more pages than that at a table
          eve = sandbox.guest("Eve " + i).token();
        }
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

  /** Somebody with many names takes all sockets of an address. */
  @Test
  void whoeverHasMostSocketsAtAnAddressLosesOneToWhoeverHasNone(@TempDir Path other)
      throws Exception {
    Vertx vertx = Vertx.vertx();
    try (Sandbox limited = Sandbox.limited(other)) {
      WebSocketClient client =
          vertx.createWebSocketClient(new WebSocketClientOptions().setMaxConnections(600));
      Queue<Short> closed = new ConcurrentLinkedQueue<>();
      List<WebSocket> many = new ArrayList<>();
      for (int i = 0; i < 20; i++) {
        String eve = limited.guest("Eve").token();
        for (int j = 0; j < 24; j++) { // the client of each has one more
          WebSocket socket = client.connect(live(limited, eve)).await();
          many.add(socket);
          socket.closeHandler(end -> closed.add(socket.closeStatusCode()));
        }
      }
      try (RawSocket anna = limited.socket(limited.guest("Anna").token())) {
        anna.say("{'ping':{}}").await("pong");
      }
      assertThat(Sandbox.until("one is closed", () -> closed, all -> !all.isEmpty()))
          .containsOnly((short) 1008);
      assertThat(many).hasSize(480);
    } finally {
      vertx.close().await();
    }
  }

  private static WebSocketConnectOptions live(Sandbox server, String token) {
    return new WebSocketConnectOptions()
        .setHost("127.0.0.1")
        .setPort(server.address().getPort())
        .setURI("/api/live")
        .putHeader("Authorization", "Bearer " + token);
  }

  @Test
  void noTableHasAStrangeName() throws Exception {
    try (RawSocket socket = sandbox.socket(sandbox.guest("Eve").token())) {
      for (String name : List.of(">", "*", "a b", "A".repeat(60))) {
        socket.say("{'open':{'table':'" + name + "'}}");
        assertThat(socket.await("gone").get("table").asText()).isEqualTo(name);
      }
      socket.say("{'open':{'table':'" + "A".repeat(5_000) + "'}}");
      assertThat(socket.await("problem").get("code").asText()).isEqualTo("malformed");
    }
  }

  @Test
  void whoeverOnlyWatchesCannotShoutThePlayersDown() throws Exception {
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
}
