package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kniffel.telling.MindCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server is for this machine alone until somebody at it lets the house in. */
class NetworkTest {

  /** Stands for an address in the home network; like the other one, it belongs to this machine. */
  private static final String HOME = "127.0.0.2";

  private static final String PATH = "/api/network";
  private static final String OPEN = "{\"open\":true}";

  @TempDir private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();

  private Server start(boolean open) throws IOException {
    return Server.start(
        ServerConfig.local(folder)
            .withPort(0)
            .withHomeNetwork(new HomeNetwork(open, () -> List.of(HOME))));
  }

  private static String address(String host, Server server) {
    return "http://" + host + ":" + server.port();
  }

  private String send(String method, String address, String body, String... headers)
      throws Exception {
    HttpRequest request =
        HttpRequest.newBuilder(URI.create(address))
            .headers(
                Stream.concat(Stream.of("Content-Type", "application/json"), Stream.of(headers))
                    .toArray(String[]::new))
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    return answer.statusCode() + " " + answer.body();
  }

  private boolean isReached(String address) {
    try {
      return send("GET", address + "/health", "").startsWith("200");
    } catch (Exception e) {
      return false;
    }
  }

  /** Drawing costs so much that this address could not pay for it at each of ours. */
  @Test
  void whatIsMadeOnceIsMadeOnceForAllAddresses() throws Exception {
    List<String> homes = List.of(HOME, "127.0.0.3", "127.0.0.4");
    ServerConfig config =
        ServerConfig.local(folder).withPort(0).withHomeNetwork(new HomeNetwork(true, () -> homes));
    try (Server server = Server.start(config, new MindCache(), begun -> () -> begun)) {
      for (String home : homes) {
        for (String form : List.of("de", "en", "nl", "de&large=true", "en&large=true")) {
          String sheets = "/api/sheets/forone?level=all&as=pdf&lang=" + form;
          assertThat(send("GET", address(home, server) + sheets, "")).startsWith("200");
        }
      }
    }
  }

  @Test
  void whoeverSitsAtTheMachineLetsTheHouseInAndOutAgain() throws Exception {
    try (Server server = start(false)) {
      String here = address("127.0.0.1", server);
      String home = address(HOME, server);
      assertThat(isReached(home)).isFalse();
      assertThat(server.homeAddresses()).isEmpty();
      assertThat(send("GET", here + PATH, ""))
          .isEqualTo("200 {\"possible\":true,\"addresses\":[]}");

      String opened = "200 {\"possible\":true,\"addresses\":[\"" + home + "\"]}";
      assertThat(send("POST", here + PATH, OPEN, "Origin", here)).isEqualTo(opened);
      assertThat(send("POST", here + PATH, OPEN, "Origin", here)).isEqualTo(opened);
      assertThat(isReached(home)).isTrue();
      assertThat(server.homeAddresses()).containsExactly(home);
      assertThat(send("POST", home + "/api/session", "{\"name\":\"Anna\"}", "Origin", home))
          .startsWith("201");

      var _ = send("POST", here + PATH, "{\"open\":false}", "Origin", here);
      assertThat(isReached(home)).isFalse();
      assertThat(isReached(here)).isTrue();
    }
  }

  @Test
  void itIsAskedAndSwitchedOnThisMachineOnly() throws Exception {
    try (Server server = start(true)) {
      String here = address("127.0.0.1", server);
      String home = address(HOME, server);
      String no = "200 {\"possible\":false,\"addresses\":[]}";
      assertThat(isReached(home)).isTrue();
      assertThat(send("GET", home + PATH, "")).isEqualTo(no);
      assertThat(send("GET", here + PATH, "", "X-Forwarded-For", "192.0.2.7")).isEqualTo(no);
      assertThat(withHost(here, "kniffel.example")).isEqualTo(HttpURLConnection.HTTP_FORBIDDEN);
      String close = "{\"open\":false}";
      assertThat(send("POST", here + PATH, close)).startsWith("403");
      assertThat(send("POST", here + PATH, close, "Origin", "http://kniffel.example"))
          .startsWith("403");
      assertThat(send("POST", here + PATH, close, "Origin", home)).startsWith("403");
      assertThat(send("POST", home + PATH, close, "Origin", home)).startsWith("403");
      for (String passedOn : List.of("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via")) {
        assertThat(send("POST", here + PATH, close, "Origin", here, passedOn, "192.0.2.7"))
            .as(passedOn)
            .startsWith("403");
        assertThat(send("GET", here + "/metrics", "", passedOn, "192.0.2.7"))
            .as(passedOn)
            .startsWith("404");
      }
      assertThat(isReached(home)).isTrue();
    }
  }

  /** A name that somebody else has pointed to this machine, with a page that has the same. */
  private static int withHost(String here, String host) throws IOException {
    URI address = URI.create(here);
    try (var socket = new Socket(InetAddress.getByName(address.getHost()), address.getPort())) {
      String body = OPEN;
      String request =
          "POST "
              + PATH
              + " HTTP/1.1\r\nHost: "
              + host
              + "\r\nOrigin: http://"
              + host
              + "\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: "
              + body.length()
              + "\r\n\r\n"
              + body;
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return Integer.parseInt(answer.split(" ", 3)[1]);
    }
  }

  @Test
  void anAddressThatSomebodyElseUsesIsLeftOut() throws Exception {
    try (Server server = start(false);
        ServerSocket taken = new ServerSocket(server.port(), 1, InetAddress.getByName(HOME))) {
      String here = address("127.0.0.1", server);
      assertThat(taken.isBound()).isTrue();
      assertThat(send("POST", here + PATH, OPEN, "Origin", here))
          .isEqualTo("200 {\"possible\":true,\"addresses\":[]}");
      assertThat(isReached(here)).isTrue();
    }
  }
}
