package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.nio.file.Path;
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

/** Every request is answered, and paid for, whatever comes of it. */
@Timeout(60)
class EndpointTest {

  private final Vertx vertx = Vertx.vertx();
  private final HttpClient http = HttpClient.newHttpClient();
  private TestNode node;
  private HttpServer server;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    node = new TestNode(folder, new LocalBus(), false);
    Services services = node.services();
    Sessions sessions = new Sessions(node.store(), new Secrets(), services.now());
    Endpoint endpoint =
        new Endpoint(
            services,
            sessions,
            new Limits(true, () -> 0),
            new Caller(List.of(), List.of()),
            new MessageReader(services.codec()));
    Router router = Router.router(vertx);
    router.route().handler(endpoint::admit);
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
            .requestHandler(router)
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
}
