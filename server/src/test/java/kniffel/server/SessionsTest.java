package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Who somebody is, and what is done for whom. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SessionsTest {

  private static final String WORDS = "/api/words/nl";

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
  void everyAnswerTellsBrowsersToBeCareful() throws Exception {
    for (String path : new String[] {"/", "/api/me", "/api/nothing", "/health", "/join"}) {
      HttpResponse<String> answer = sandbox.send("GET", path, "");
      assertThat(answer.headers().firstValue("Content-Security-Policy").orElseThrow())
          .contains("default-src 'none'", "frame-ancestors 'none'")
          .doesNotContain("unsafe");
      assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
      assertThat(answer.headers().firstValue("Referrer-Policy")).contains("no-referrer");
    }
    assertThat(sandbox.send("GET", "/ready", "").statusCode()).isEqualTo(200);
    assertThat(sandbox.send("GET", "/metrics", "").body()).contains("kniffel_sockets");
    assertThat(sandbox.send("GET", "/metrics", "", "X-Forwarded-For", "1.2.3.4").statusCode())
        .isEqualTo(404);
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
    // What was ended is not handed out again.
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          '  Anna   Maria '    | Anna Maria
          A\\u0000n\\u001b[31mna | An[31mna
          \\u202eannA\\u200b     | annA
          A\\u0301nna           | \u00c1nna
          \\ud83c\\udfb2 Dice    | \uD83C\uDFB2 Dice
          """)
  void namesAreMadeFitToBeShown(String typed, String shown) throws Exception {
    Connection guest = sandbox.guest("x");
    HttpResponse<String> renamed =
        sandbox.send(
            "PATCH",
            "/api/me",
            "{\"name\":\"" + typed + "\"}",
            "Content-Type",
            "application/json",
            "Authorization",
            "Bearer " + guest.token());
    assertThat(renamed.statusCode()).isEqualTo(200);
    assertThat(guest.api().me().name()).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "\u200b\u200b",
        "a name that is much longer than any name should be",
        "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"
            + "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"
            + "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"
      })
  void whatIsNoNameIsRefused(String name) throws Exception {
    Connection guest = sandbox.guest("x");
    assertThatThrownBy(() -> guest.api().rename(name))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(400));
  }

  @Test
  void problemsAreToldInTheLanguageOfTheAsker() throws Exception {
    assertThat(sandbox.send("GET", "/api/me", "", "Accept-Language", "fr, nl;q=0.5").body())
        .contains("no-session", "Nog niemand");
    assertThat(sandbox.send("GET", "/api/me?lang=de", "").body()).contains("Noch kennt");
    HttpResponse<String> words = sandbox.send("GET", "/api/words/de", "");
    assertThat(words.body()).contains("classic.name").doesNotContain("\"cli.", "\"server.");
  }

  /** Words come in two parts, which together are all. */
  @Test
  void theFirstPageGetsItsWordsAlone() throws Exception {
    ObjectMapper json = new ObjectMapper();
    ObjectNode all = json.readValue(sandbox.send("GET", WORDS, "").body(), ObjectNode.class);
    ObjectNode first =
        json.readValue(sandbox.send("GET", WORDS + "/first", "").body(), ObjectNode.class);
    ObjectNode more =
        json.readValue(sandbox.send("GET", WORDS + "/more", "").body(), ObjectNode.class);
    assertThat(first.has("web.play-now") && first.has("classic.name")).isTrue();
    assertThat(first.has("web.classic.roll") || first.has("classic.box.fives")).isFalse();
    assertThat(more.has("classic.box.fives")).isTrue();
    assertThat(first.size() + more.size()).isEqualTo(all.size());
    ObjectNode together = json.createObjectNode();
    together.setAll(first);
    together.setAll(more);
    assertThat(together).isEqualTo(all);
    assertThat(sandbox.send("GET", WORDS + "/none", "").statusCode()).isEqualTo(404);
  }

  /** What does not change is sent compressed, and to nobody twice. */
  @ParameterizedTest
  @ValueSource(strings = {"/api/games", "/api/words/de", "/api/words/de/first", "/", "/worker.js"})
  void whatIsTheSameForAllIsSentOnce(String path) throws Exception {
    HttpResponse<String> plain = sandbox.send("GET", path, "");
    assertThat(plain.headers().firstValue("Content-Encoding")).isEmpty();
    HttpResponse<String> packed = sandbox.send("GET", path, "", "Accept-Encoding", "gzip");
    assertThat(packed.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(packed.body().length()).isLessThan(plain.body().length());
    String tag = plain.headers().firstValue("ETag").orElseThrow();
    for (String held : List.of(tag, "W/" + tag, "\"x\", " + tag)) {
      HttpResponse<String> again = sandbox.send("GET", path, "", "If-None-Match", held);
      assertThat(again.statusCode()).isEqualTo(304);
      assertThat(again.body()).isEmpty();
      assertThat(again.headers().firstValue("ETag")).contains(tag);
    }
    assertThat(sandbox.send("GET", path, "", "If-None-Match", "\"x\"").statusCode()).isEqualTo(200);
  }

  @Test
  void gamesAreListedInTheLanguageOfTheAsker() throws Exception {
    HttpResponse<String> german = sandbox.send("GET", "/api/games?lang=de", "");
    HttpResponse<String> dutch = sandbox.send("GET", "/api/games?lang=nl", "");
    assertThat(german.body()).isNotEqualTo(dutch.body());
    assertThat(german.headers().firstValue("ETag"))
        .isNotEqualTo(dutch.headers().firstValue("ETag"));
    assertThat(german.headers().firstValue("Vary").orElseThrow()).contains("Accept-Language");
  }

  @Test
  void whoAsksTooOftenIsToldWhenToTryAgain(@TempDir Path other) throws Exception {
    try (Sandbox limited = Sandbox.limited(other)) {
      HttpResponse<String> answer = limited.send("GET", "/api/games", "");
      while (answer.statusCode() == 200) {
        answer = limited.send("GET", "/api/games", "");
      }
      assertThat(answer.statusCode()).isEqualTo(429);
      assertThat(answer.headers().firstValue("Retry-After")).isPresent();
      assertThat(answer.body()).contains("too-often");
    }
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
  void nobodyIsLetOntoTheSocketUnknown() {
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
