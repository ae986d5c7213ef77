package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kniffel.client.Connection;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Games that were played on paper: what is typed in is checked, kept apart, and can be removed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class PaperTest {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String KEY = "Idempotency-Key";

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private HttpResponse<String> send(
      Connection who, String method, String path, String body, String... more) throws Exception {
    List<String> headers =
        new ArrayList<>(
            List.of(
                "Authorization",
                "Bearer " + who.token(),
                "Content-Type",
                "application/json",
                "Accept-Language",
                "de"));
    headers.addAll(List.of(more));
    return sandbox.send(method, path, body, headers.toArray(String[]::new));
  }

  private static ObjectNode sheet(int sixes) {
    ObjectNode sheet = JSON.createObjectNode();
    sheet.put("ones", 3).put("twos", 6).put("threes", 9).put("fours", 12).put("fives", 15);
    sheet.put("sixes", sixes).put("three-of-a-kind", 22).put("four-of-a-kind", 0);
    sheet.put("full-house", 25).put("small-straight", 30).put("large-straight", 0);
    return sheet.put("kniffel", 50).put("chance", 17).put("extra-points", 0);
  }

  /** A game of Anna, who has more points, and Ben. */
  private static ObjectNode classic() {
    ObjectNode paper = JSON.createObjectNode();
    paper.put("game", "classic").put("played", "2020-02-29");
    paper.putArray("names").add("Anna").add("Ben");
    paper.putArray("sheets").add(sheet(18)).add(sheet(12));
    return paper;
  }

  private static String wish(ObjectNode paper, int mine) {
    ObjectNode wish = JSON.createObjectNode();
    wish.set("paper", paper);
    return wish.put("mine", mine).toString();
  }

  private JsonNode got(Connection who, String path) throws Exception {
    HttpResponse<String> answer = send(who, "GET", path, "");
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  @Test
  void itIsKeptOnceCountedApartAndCanBeRemoved() throws Exception {
    Connection anna = sandbox.guest("Anna");
    String key = "a-key-of-some-length";
    String id = "";
    for (int again = 0; again < 2; again++) {
      HttpResponse<String> kept = send(anna, "POST", "/api/paper", wish(classic(), 0), KEY, key);
      assertThat(kept.statusCode()).isEqualTo(201);
      JsonNode game = JSON.readTree(kept.body());
      id = game.get("id").asText();
      assertThat(game.get("scores").toString()).isEqualTo("[242,201]");
      assertThat(game.get("ranks").toString()).isEqualTo("[1,2]");
    }
    assertThat(got(anna, "/api/me/paper").get("games")).hasSize(1);
    JsonNode games = got(anna, "/api/me/statistics").get("games");
    assertThat(games).hasSize(1);
    JsonNode statistics = games.get(0);
    assertThat(statistics.get("dice").asText()).isEqualTo("paper");
    assertThat(statistics.get("wins").asInt()).isEqualTo(1);
    assertThat(statistics.get("best").asInt()).isEqualTo(242);
    assertThat(statistics.get("rated").asInt()).isZero();
    assertThat(statistics.has("luck")).isFalse();
    assertThat(statistics.get("medals")).isEmpty();
    JsonNode results = got(anna, "/api/me/results").get("games").get(0);
    assertThat(results.get("streak").asInt()).isZero();
    assertThat(results.get("longest").asInt()).isZero();
    assertThat(results.get("recent").get(0).has("table")).as("nothing to look at").isFalse();

    Connection ben = sandbox.guest("Ben");
    assertThat(send(ben, "DELETE", "/api/me/paper/" + id, "{}").statusCode()).isEqualTo(404);
    assertThat(got(ben, "/api/me/paper").get("games")).isEmpty();
    assertThat(send(anna, "DELETE", "/api/me/paper/" + id, "{}").statusCode()).isEqualTo(204);
    assertThat(send(anna, "DELETE", "/api/me/paper/" + id, "{}").statusCode()).isEqualTo(404);
    assertThat(got(anna, "/api/me/statistics").get("games")).isEmpty();
  }

  @Test
  void whatIsTypedIsCountedAndObjectedToBoxByBox() throws Exception {
    Connection anna = sandbox.guest("Anna");
    ObjectNode paper = classic();
    ObjectNode first = sheet(17);
    first.remove("chance");
    paper.putArray("sheets").add(first).add(sheet(12));
    JsonNode count = JSON.readTree(send(anna, "POST", "/api/paper/count", paper.toString()).body());
    assertThat(count.get("ranks")).isEmpty();
    assertThat(count.get("objections"))
        .extracting(each -> each.get("seat").asInt() + " " + each.get("box").asText())
        .containsExactly("0 sixes", "0 chance");
    assertThat(count.get("objections").get(0).get("text").asText())
        .isEqualTo("Hier kann nur stehen: 0, 6, 12, 18, 24, 30.");
    assertThat(count.get("sums").get(0).get("upper").asInt()).as("as far as it fits").isEqualTo(45);
    HttpResponse<String> refused = send(anna, "POST", "/api/paper", wish(paper, 0));
    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.body()).contains("paper-refused", "Anna, Sechser: Hier kann nur stehen");
    assertThat(got(anna, "/api/me/paper").get("games")).isEmpty();
    JsonNode good =
        JSON.readTree(send(anna, "POST", "/api/paper/count", classic().toString()).body());
    assertThat(good.get("ranks").toString()).isEqualTo("[1,2]");
  }

  @ParameterizedTest
  @CsvSource({
    "played, '\"2999-01-01\"', no-day",
    "played, '\"yesterday\"', no-day",
    "names, '[\"Anna\"]', paper-refused",
    "names, '[\"Anna\",\" \"]', bad-name",
    "sheets, '[]', paper-refused",
    "game, '\"chess\"', malformed",
    "preset, '\"none\"', malformed",
    "level, '3', malformed",
    "options, '{}', malformed"
  })
  void impossibleInputIsRefused(String field, String value, String code) throws Exception {
    ObjectNode paper = classic();
    paper.set(field, JSON.readTree(value));
    HttpResponse<String> answer = send(sandbox.guest("Anna"), "POST", "/api/paper", wish(paper, 0));
    assertThat(answer.statusCode()).isBetween(400, 422);
    assertThat(JSON.readTree(answer.body()).get("problem").get("code").asText()).isEqualTo(code);
  }

  @Test
  void thePersonTypingIsOneOfThePlayers() throws Exception {
    assertThat(send(sandbox.guest("Anna"), "POST", "/api/paper", wish(classic(), 2)).body())
        .contains("malformed");
    assertThat(
            sandbox
                .send("POST", "/api/paper", wish(classic(), 0), "Content-Type", "application/json")
                .statusCode())
        .isEqualTo(401);
  }

  @Test
  void everyGameWithPaperAndEveryLevelHasItsSheet() throws Exception {
    Connection anna = sandbox.guest("Anna");
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      for (String preset : rulebook.presets().keySet()) {
        String path = "/api/paper/" + rulebook.id() + "?rules=" + preset;
        if (hasPaper(rulebook)) {
          assertThat(got(anna, path).get("lines")).isNotEmpty();
        } else {
          assertThat(send(anna, "GET", path, "").statusCode()).isEqualTo(404);
        }
      }
    }
    for (int level = 1; level <= 25; level++) {
      assertThat(got(anna, "/api/paper/forone?level=" + level).get("lines")).isNotEmpty();
    }
    for (String none : List.of("chess", "classic?rules=x", "classic?level=1", "forone?level=99")) {
      assertThat(send(anna, "GET", "/api/paper/" + none, "").statusCode()).isEqualTo(404);
    }
  }

  private static <P extends Record> boolean hasPaper(Rulebook<P> rulebook) {
    return rulebook.paper(rulebook.standard()).isPresent();
  }

  @Test
  void theSheetFollowsFromTheOptions() throws Exception {
    Connection anna = sandbox.guest("Anna");
    String plain = "classic?rules=plain";
    assertThat(ids(anna, "classic")).contains("extra-points");
    assertThat(ids(anna, plain)).doesNotContain("extra-points");
    JsonNode games = got(anna, "/api/games").get("games");
    for (JsonNode game : games) {
      String id = game.get("id").asText();
      if (!hasPaper(Rulebooks.find(id).orElseThrow())) {
        continue;
      }
      for (JsonNode preset : game.get("presets")) {
        String options =
            URLEncoder.encode(preset.get("options").toString(), StandardCharsets.UTF_8);
        assertThat(ids(anna, id + "?options=" + options))
            .isEqualTo(ids(anna, id + "?rules=" + preset.get("id").asText()));
      }
    }
    for (String none :
        List.of("classic?options=%7B%7D", "classic?options=%7B", plain + "&options=1")) {
      assertThat(send(anna, "GET", "/api/paper/" + none, "").statusCode()).isEqualTo(404);
    }
  }

  private List<String> ids(Connection person, String form) throws Exception {
    return got(person, "/api/paper/" + form).get("lines").findValuesAsText("id");
  }

  @Test
  void aLevelIsKeptWithoutAMedal() throws Exception {
    Connection anna = sandbox.guest("Anna");
    ObjectNode sheet = JSON.createObjectNode();
    for (JsonNode line : got(anna, "/api/paper/forone?level=3").get("lines")) {
      if (!line.get("values").isEmpty()) {
        JsonNode values = line.get("values");
        sheet.set(
            line.get("id").asText(),
            values.get(line.get("tick").asBoolean() ? 0 : values.size() - 1));
      }
    }
    ObjectNode paper = JSON.createObjectNode();
    paper.put("game", "forone").put("level", 3).put("played", "2026-01-01");
    paper.putArray("names").add("Anna");
    paper.putArray("sheets").add(sheet);
    HttpResponse<String> kept = send(anna, "POST", "/api/paper", wish(paper, 0));
    assertThat(kept.statusCode()).as(kept.body()).isEqualTo(201);
    assertThat(got(anna, "/api/me/statistics").get("games").get(0).get("medals")).isEmpty();
    assertThat(got(anna, "/api/books/forone?book=Anna").get("entries").asInt()).isZero();
  }
}
