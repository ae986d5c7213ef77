package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Answers that are the same for everybody: for which browser, in which language, and not sent
 * twice.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class AnswersToAllTest {

  private static final String WORDS = "/api/words/nl";

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
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

  /** What does not change is sent compressed, and never twice to the same client. */
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
  void whoeverAsksTooOftenIsToldWhenToTryAgain(@TempDir Path other) throws Exception {
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
}
