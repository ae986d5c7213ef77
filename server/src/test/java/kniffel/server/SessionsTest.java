package kniffel.server;

import static kniffel.server.Sandbox.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import kniffel.wire.Player;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Who somebody is, on which devices, and who gets nothing. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionsTest {

  private static final String[] JSON = {"Content-Type", "application/json"};

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private static String cookie(HttpResponse<String> response) {
    return response.headers().firstValue("Set-Cookie").orElseThrow();
  }

  @Test
  void aBrowserGetsACookieThatNoScriptCanRead() throws Exception {
    HttpResponse<String> made = sandbox.send("POST", "/api/session", "{\"name\":\" Anna \"}", JSON);
    assertThat(made.statusCode()).isEqualTo(201);
    assertThat(made.body()).contains("\"Anna\"").doesNotContain("token");
    assertThat(cookie(made)).contains("HttpOnly", "SameSite=Strict").doesNotContain("Secure");
    String own = cookie(made).split(";", 2)[0];
    HttpResponse<String> me = sandbox.send("GET", "/api/me", "", "Cookie", own);
    assertThat(me.body()).isEqualTo(made.body());
    HttpResponse<String> again =
        sandbox.send(
            "POST",
            "/api/session",
            "{}",
            "Content-Type",
            "application/json",
            "Cookie",
            own,
            "Origin",
            sandbox.address().toString());
    assertThat(again.body()).isEqualTo(made.body());
  }

  @Test
  void aForeignPageCanDoNothing() throws Exception {
    String own = cookie(sandbox.send("POST", "/api/session", "{}", JSON)).split(";", 2)[0];
    for (String origin : new String[] {"https://evil.example", "null", "http://127.0.0.1:1"}) {
      HttpResponse<String> rename =
          sandbox.send(
              "PATCH",
              "/api/me",
              "{\"name\":\"Eve\"}",
              "Content-Type",
              "application/json",
              "Cookie",
              own,
              "Origin",
              origin);
      assertThat(rename.statusCode()).isEqualTo(403);
    }
    for (String type : List.of("text/plain", "application/jsonp")) {
      assertThat(sandbox.send("POST", "/api/session", "{}", "Content-Type", type).statusCode())
          .as(type)
          .isEqualTo(415);
    }
    HttpResponse<String> socket =
        sandbox.send("GET", "/api/live", "", "Cookie", own, "Origin", "https://evil.example");
    assertThat(socket.statusCode()).isEqualTo(403);
  }

  @Test
  void theSamePlayerComesFromAnotherDeviceByAPersonalLink() throws Exception {
    Connection first = sandbox.guest("Anna");
    Player anna = first.api().me();
    String old = first.api().personalLink();
    String code = first.api().personalLink();
    Connection second =
        sandbox.keep(Connection.byLink(sandbox.address(), "en", "http://host/me#" + code));
    assertThat(second.api().me()).isEqualTo(anna);
    assertThat(second.token()).isNotEqualTo(first.token());
    assertThatThrownBy(() -> Connection.byLink(sandbox.address(), "en", old))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(404));
    second.api().rename("Anne");
    first.api().forget();
    assertThatThrownBy(() -> first.api().me())
        .isInstanceOfSatisfying(
            ServerException.class, e -> assertThat(e.code()).isEqualTo("no-session"));
    assertThat(second.api().me()).isEqualTo(new Player(anna.id(), "Anne"));
  }

  @Test
  void aPersonalLinkCanBeTakenBack() throws Exception {
    Connection anna = sandbox.guest("Anna");
    String code = anna.api().personalLink();
    anna.api().revokeLink();
    assertThatThrownBy(() -> Connection.byLink(sandbox.address(), "en", code))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(404));
  }

  /** Whoever got hold of the link must not stay, nor come back. */
  @Test
  void allOtherDevicesCanBeForgotten() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    String code = anna.api().personalLink();
    try (RawSocket there =
            sandbox.socket(Connection.byLink(sandbox.address(), "en", code).token());
        RawSocket here = sandbox.socket(anna.token())) {
      Connection other = Connection.byLink(sandbox.address(), "en", code);
      assertThat(other.api().me().name()).isEqualTo("Anna");
      anna.api().forgetOtherDevices();
      assertThat(there.closed()).isEqualTo(1008);
      here.say("{'ping':{}}").await("pong");
      assertRefused("no-session", () -> other.api().me());
      other.close();
    }
    assertThat(anna.api().me().name()).isEqualTo("Anna");
    assertThat(ben.api().me().name()).isEqualTo("Ben");
    assertThatThrownBy(() -> Connection.byLink(sandbox.address(), "en", code))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(404));
  }

  /** Also not by requests that are under way at that moment. */
  @Test
  void aStolenLinkLeavesNobodyBehindWhenAllOtherDevicesAreForgotten() throws Exception {
    for (int round = 0; round < 3; round++) {
      Connection anna = sandbox.guest("Anna");
      String code = anna.api().personalLink();
      Connection stolen = sandbox.keep(Connection.byLink(sandbox.address(), "en", code));
      List<String> links =
          OldLinksTest.whileTrying(
              () -> stolen.api().personalLink(), () -> anna.api().forgetOtherDevices());
      for (String link : links) {
        assertThatThrownBy(() -> Connection.byLink(sandbox.address(), "en", link))
            .isInstanceOfSatisfying(
                ServerException.class, e -> assertThat(e.status()).isEqualTo(404));
      }
      String other = anna.api().personalLink();
      List<Connection> thieves =
          OldLinksTest.whileTrying(
              () -> sandbox.keep(Connection.byLink(sandbox.address(), "en", other)),
              () -> anna.api().forgetOtherDevices());
      for (Connection thief : thieves) {
        assertRefused("no-session", () -> thief.api().me());
      }
      assertThat(anna.api().me().name()).isEqualTo("Anna");
    }
  }

  @Test
  void aCookieThatIsUsedDoesNotRunOut() throws Exception {
    String own = cookie(sandbox.send("POST", "/api/session", "{}", JSON));
    HttpResponse<String> again =
        sandbox.send(
            "POST",
            "/api/session",
            "{}",
            "Content-Type",
            "application/json",
            "Cookie",
            own.split(";", 2)[0],
            "Origin",
            sandbox.address().toString());
    assertThat(again.statusCode()).isEqualTo(200);
    assertThat(cookie(again)).isEqualTo(own);
  }

  @Test
  void aForgottenDeviceIsToldNothingMore() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection other =
        sandbox.keep(Connection.byLink(sandbox.address(), "en", anna.api().personalLink()));
    try (RawSocket first = sandbox.socket(anna.token());
        RawSocket second = sandbox.socket(other.token())) {
      anna.api().forget();
      assertThat(first.closed()).isEqualTo(1008);
      second.say("{'ping':{}}").await("pong");
    }
    assertThatThrownBy(() -> sandbox.socket(anna.token()))
        .hasRootCauseMessage("Unexpected HTTP response status code 401");
  }

  @Test
  void aSessionAskedForTwiceUnderOneKeyIsOne() throws Exception {
    String[] headers = {
      "Content-Type", "application/json", "Idempotency-Key", "0123456789abcdef0123"
    };
    String body = "{\"bearer\":true,\"name\":\"Anna\"}";
    HttpResponse<String> first = sandbox.send("POST", "/api/session", body, headers);
    HttpResponse<String> again = sandbox.send("POST", "/api/session", body, headers);
    assertThat(first.statusCode()).isEqualTo(201);
    assertThat(again.body()).isEqualTo(first.body());
    // An ended session is not handed out again.
    JsonNode made = new ObjectMapper().readTree(first.body());
    Connection anna =
        sandbox.keep(Connection.as(sandbox.address(), "en", made.get("token").asText()));
    anna.api().forget();
    HttpResponse<String> later = sandbox.send("POST", "/api/session", body, headers);
    assertThat(later.statusCode()).isEqualTo(201);
    JsonNode anew = new ObjectMapper().readTree(later.body());
    assertThat(anew.get("token")).isNotEqualTo(made.get("token"));
    assertThat(
            sandbox.keep(Connection.as(sandbox.address(), "en", anew.get("token").asText())).api())
        .satisfies(api -> assertThat(api.me().name()).isEqualTo("Anna"));
    headers[3] = "short";
    assertThat(sandbox.send("POST", "/api/session", body, headers).statusCode()).isEqualTo(400);
  }

  @Test
  void theSocketLimitsWhatOnePlayerSays(@TempDir Path other) throws Exception {
    try (Sandbox limited = Sandbox.limited(other);
        RawSocket socket = limited.socket(limited.guest("Anna").token())) {
      JsonNode answer = MissingNode.getInstance();
      while (!answer.has("problem")) {
        for (int i = 0; i < 300; i++) {
          socket.say("{'ping':{}}");
        }
        for (int i = 0; i < 300 && !answer.has("problem"); i++) {
          answer = socket.next();
        }
      }
      assertThat(answer.at("/problem/code").asText()).isEqualTo("too-often");
    }
  }

  @Test
  void noStrangerGetsASocket() {
    assertThatThrownBy(() -> RawSocket.open(sandbox.address(), "nobody", "en"))
        .hasRootCauseMessage("Unexpected HTTP response status code 401");
  }

  @Test
  void theClientIsToldThatItsSessionIsGone() throws Exception {
    Connection known = sandbox.guest("Anna");
    var table = known.api().create(Sandbox.wish("classic", Sandbox.me(), Sandbox.bot()));
    try (Connection unknown = Connection.as(sandbox.address(), "en", "x".repeat(43))) {
      var game = unknown.open(table, Optional.empty());
      assertThatThrownBy(game::turn).isInstanceOf(ServerException.class);
    }
  }
}
