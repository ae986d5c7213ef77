package kniffel.server;

import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Books of levels: what is in them, who keeps them, and what is entered. */
class BooksTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Sandbox sandbox;
  private Connection anna;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"de", "en", "nl"})
  void theBookIsToldInEveryLanguage(String language) throws Exception {
    JsonNode book = get("/api/books/forone?lang=" + language);
    assertThat(book.at("/about").asText()).isNotBlank();
    assertThat(book.at("/chapters")).hasSize(5);
    int number = 0;
    for (JsonNode chapter : book.at("/chapters")) {
      int bronze = 0;
      for (JsonNode level : chapter.at("/levels")) {
        assertThat(level.at("/number").asInt()).isEqualTo(++number);
        assertThat(level.at("/name").asText()).isNotBlank();
        bronze += level.at("/goals/0/points").asInt();
        JsonNode page = get("/api/books/forone/levels/" + number + "?lang=" + language);
        assertThat(page.at("/level/name")).isEqualTo(level.at("/name"));
        for (JsonNode element : page.at("/elements")) {
          assertThat(element.at("/text").asText()).isNotBlank().doesNotContain("{");
        }
      }
      assertThat(chapter.at("/goals/0/points").asInt()).isEqualTo(bronze);
      assertThat(chapter.at("/award").asText()).isEqualTo("none");
    }
    assertThat(number).isEqualTo(25);
  }

  @Test
  void whatIsNewInALevelIsWhatNoEarlierOneHas() throws Exception {
    assertThat(get("/api/books/forone/levels/1").at("/elements")).isEmpty();
    JsonNode joker = get("/api/books/forone/levels/6");
    assertThat(joker.at("/elements/0/id").asText()).isEqualTo("yellow-joker");
    assertThat(joker.at("/elements/0/fresh").asBoolean()).isTrue();
    assertThat(joker.at("/view/book/yellow/in-supply").isObject()).isTrue();
    JsonNode later = get("/api/books/forone/levels/8");
    assertThat(later.at("/elements/0/id").asText()).isEqualTo("yellow-first");
    assertThat(later.at("/elements/0/fresh").asBoolean()).isTrue();
    assertThat(later.at("/elements/1/id").asText()).isEqualTo("yellow-joker");
    assertThat(later.at("/elements/1/fresh").asBoolean()).isFalse();
  }

  @Test
  void aResultIsEnteredInTheBookThatWasNamedAndInNoOther() throws Exception {
    TableInfo first = play(level(1).enteredIn("Oma"), 1);
    play(level(1), 2); // for fun
    JsonNode book = get("/api/books/forone?book=Oma");
    assertThat(book.at("/books")).hasSize(1);
    assertThat(book.at("/books/0").asText()).isEqualTo("Oma");
    assertThat(book.at("/entries").asInt()).isEqualTo(1);
    JsonNode level = book.at("/chapters/0/levels/0");
    assertThat(level.at("/tries").asInt()).isEqualTo(1);
    assertThat(level.at("/best/table").asText()).isEqualTo(first.id());
    int score = level.at("/best/score").asInt();
    assertThat(book.at("/chapters/0/total").asInt()).isEqualTo(score);
    assertThat(level.at("/best/award").asText())
        .isEqualTo(
            score >= 300 ? "gold" : score >= 270 ? "silver" : score >= 240 ? "bronze" : "none");
    assertThat(get("/api/books/forone?book=Opa").at("/entries").asInt()).isZero();
    assertThat(get("/api/books/forone").at("/entries").asInt()).isZero();
    assertThat(get("/api/books/forone/levels/1?book=Oma").at("/results")).hasSize(1);
  }

  @Test
  void playingAgainIsEnteredToo() throws Exception {
    TableInfo first = play(level(1).enteredIn("Anna"), 1);
    TableInfo again = anna.api().rematch(first.id(), new Requests.Rematch(Optional.empty()));
    end(again, 2);
    assertThat(get("/api/me/books/forone").at("/results")).hasSize(2);
  }

  @Test
  void theBookMovesWithThePersonalLinkAndOutlivesTheServer() throws Exception {
    play(level(1).enteredIn("Anna"), 1);
    String code = anna.api().personalLink();
    sandbox.stop();
    sandbox.start();
    Connection tablet = sandbox.keep(Connection.byLink(sandbox.address(), "en", code));
    assertThat(get(tablet, "/api/me/books/forone").at("/results")).hasSize(1);
    Connection stranger = sandbox.guest("Anna");
    assertThat(get(stranger, "/api/me/books/forone").at("/results")).isEmpty();
  }

  @Test
  void anExportIsATableTooAndNoSpreadsheetTakesANameForAFormula() throws Exception {
    String name = "=1+1 \"x\"";
    play(level(1).enteredIn(name), 1);
    String csv = text(anna, "/api/me/books/forone?as=csv");
    assertThat(csv.lines()).hasSize(2);
    assertThat(csv).startsWith("book,level,version,score,award,finished,table,dice");
    assertThat(csv.lines().toList().get(1))
        .startsWith("\"'=1+1 \"\"x\"\"\",1,1,")
        .endsWith(",fair");
    String encoded = URLEncoder.encode(name, StandardCharsets.UTF_8);
    assertThat(get("/api/books/forone?book=" + encoded).at("/entries").asInt()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/api/books/classic",
        "/api/books/chess",
        "/api/books/forone/levels/0",
        "/api/books/forone/levels/26",
        "/api/books/forone/levels/x",
        "/api/me/books/classic"
      })
  void thereIsNoSuchBook(String path) throws Exception {
    assertThat(answer(anna, path).statusCode()).isEqualTo(404);
  }

  @Test
  void onlyALevelIsEntered() throws Exception {
    var answer =
        sandbox.send(
            "POST",
            "/api/tables",
            "{\"game\":\"forone\",\"seats\":[{\"me\":{}}],\"book\":\"Anna\"}",
            "Content-Type",
            "application/json",
            "Authorization",
            "Bearer " + anna.token());
    assertThat(answer.statusCode()).isEqualTo(400);
  }

  private NewTable level(int number) throws Exception {
    return wish("forone", me())
        .with(Json.parse(text(anna, "/api/books/forone/levels/" + number)).at("options"));
  }

  private TableInfo play(NewTable wish, long seed) throws Exception {
    TableInfo table = anna.api().create(wish);
    end(table, seed);
    return table;
  }

  private void end(TableInfo table, long seed) throws Exception {
    Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
    Sandbox.toTheEnd(game, seed);
    var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
  }

  private JsonNode get(String path) throws Exception {
    return get(anna, path);
  }

  private JsonNode get(Connection who, String path) throws Exception {
    return JSON.readTree(text(who, path));
  }

  private String text(Connection who, String path) throws Exception {
    var answer = answer(who, path);
    assertThat(answer.statusCode()).as(path).isEqualTo(200);
    return answer.body();
  }

  private HttpResponse<String> answer(Connection who, String path) throws Exception {
    return sandbox.send("GET", path, "", "Authorization", "Bearer " + who.token());
  }
}
