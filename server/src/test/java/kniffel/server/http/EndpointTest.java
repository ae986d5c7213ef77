package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import kniffel.server.cluster.LocalBus;
import kniffel.server.room.Services;
import kniffel.server.room.TestNode;
import kniffel.telling.agreed.ProblemException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every request is answered, and paid for, whatever comes of it. */
@Timeout(60)
class EndpointTest {

  private final Vertx vertx = Vertx.vertx();
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private TestNode node;
  private HttpServer server;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    node = new TestNode(folder, new LocalBus(), false);
    Services services = node.services();
    Sessions sessions = new Sessions(node.players(), new Secrets(), services.now());
    Limits limits = new Limits(true, () -> 0);
    Caller caller = new Caller(List.of(), List.of());
    Endpoint endpoint =
        new Endpoint(services, sessions, limits, caller, new MessageReader(services.codec()));
    Router router = Router.router(vertx);
    router.route().handler(endpoint::check);
    endpoint.on(
        router,
        HttpMethod.GET,
        "/error",
        call -> {
          throw new StackOverflowError("a mistake");
        });
    endpoint.on(
        router,
        HttpMethod.POST,
        "/refused",
        call -> {
          throw ProblemException.notNow("over");
        });
    server =
        vertx
            .createHttpServer()
            .requestHandler(
                new Admission(
                    vertx,
                    limits,
                    sessions,
                    new ConnectionLimit(caller, 1_000),
                    caller,
                    endpoint,
                    router))
            .listen(0, "127.0.0.1")
            .await(10, TimeUnit.SECONDS);
  }

  @AfterEach
  void close() throws Exception {
    http.shutdownNow();
    vertx.close().await(10, TimeUnit.SECONDS);
    node.close();
  }

  private int status(String method, String path, String body)
      throws IOException, InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.actualPort() + path))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .header("Content-Type", "application/json")
            .build();
    return http.send(request, java.net.http.HttpResponse.BodyHandlers.ofString()).statusCode();
  }

  @Test
  void aMistakeOfOursIsAnsweredToo() throws Exception {
    assertThat(status("GET", "/error", "")).isEqualTo(503);
  }

  @Test
  void whatIsReadIsPaidForAlsoWhereItIsRefused() throws Exception {
    String body = "x".repeat(16_000);
    int refused = 0;
    while (refused < 2_000 && status("POST", "/refused", body) == 409) {
      refused++;
    }
    // An address may cost 20,000 points at once; a request costs 10, and each KiB one more.
    assertThat(refused).isBetween(700, 900);
  }

  /** Refusing is work too; whoever sends more all the same is refused once a second. */
  @Test
  void whoeverCannotPayIsNotReadForAMoment() throws Exception {
    String request = "GET /nothing HTTP/1.1\r\nHost: x\r\n\r\n";
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.actualPort())) {
      socket.setSoTimeout(60_000);
      // An address may cost 20,000 points at once, and no time passes for it.
      socket.getOutputStream().write(request.repeat(2_010).getBytes(StandardCharsets.US_ASCII));
      BufferedReader answers =
          new BufferedReader(
              new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
      List<Long> refused = new ArrayList<>();
      while (refused.size() < 3) {
        if (answers.readLine().contains("HTTP/1.1 429 ")) { // after the body before it
          refused.add(System.nanoTime());
        }
      }
      assertThat(refused.getLast() - refused.getFirst())
          .isGreaterThan(TimeUnit.MILLISECONDS.toNanos(Admission.DEAF_MILLIS));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"GET /?%zz", "GET nothing", "GET *"})
  void whatNobodyUnderstandsIsRefusedToo(String what) throws Exception {
    String request = what + " HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
    String answer = "";
    for (int i = 0; i <= 2_000 && !answer.startsWith("HTTP/1.1 429"); i++) {
      try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.actualPort())) {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
      }
    }
    assertThat(answer).isEqualTo("HTTP/1.1 429");
  }
}
