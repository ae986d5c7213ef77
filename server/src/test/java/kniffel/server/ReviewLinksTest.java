package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.Online;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Links to the review of a game: for anyone who has one, as long as its owner wants. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ReviewLinksTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  /** Names that are part of no other word. */
  private static final List<String> PEOPLE = List.of("Xanthippe", "Zebulon");

  private Sandbox sandbox;
  private Path folder;
  private Connection anna;
  private Connection ben;
  private Connection eve;

  /** A finished game of two people and a bot, which somebody watched. */
  private TableInfo table;

  @BeforeAll
  void play(@TempDir Path data) throws Exception {
    folder = data;
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest(PEOPLE.get(0));
    ben = sandbox.guest(PEOPLE.get(1));
    eve = sandbox.guest("Eve");
    TableInfo open = anna.api().create(wish("classic", false, false, 0, me(), friend(), bot()));
    var _ = ben.api().join(Sandbox.join(Sandbox.playCode(open)));
    table = anna.api().start(open.id(), new Requests.Start(Optional.empty()));
    var _ = eve.api().watch(watchCode(table));
    assertThat(problem(make(anna, false))).isEqualTo("not-over");
    Online<?, ?, ?, ?> own = anna.open(table, Optional.empty());
    Online<?, ?, ?, ?> other = ben.open(table, Optional.empty());
    Thread opponent =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    new ExampleBot(new Random(2)).play(other);
                  } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                });
    Sandbox.toTheEnd(own, 3);
    opponent.join();
    table = Sandbox.await(own, info -> info.status() == Status.OVER);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  @Test
  void whoeverHasTheLinkSeesTheReviewAndNothingElse() throws Exception {
    String path = made(anna, false).get("path").asText();
    assertThat(path).matches("/r/[A-Za-z0-9_-]{43}");
    JsonNode game = read(path, "");
    assertThat(game.properties().stream().map(each -> each.getKey()))
        .containsExactlyInAnyOrder(
            "game", "options", "dice", "version", "finished", "nameless", "seats");
    assertThat(game.get("version").asInt()).isEqualTo(table.version());
    assertThat(game.get("seats").findValuesAsText("name")).containsAll(PEOPLE);
    assertThat(game.get("seats").findValuesAsText("level")).containsExactly("easy");
    JsonNode end = read(path, "/steps/" + table.version() + "?seat=1");
    assertThat(end.get("over").get("scores")).hasSize(3);
    assertThat(ready(path).get("players")).hasSize(2);
    assertThat(read(path, "/record").get("seed").asText()).hasSize(64);
    for (String way : everything()) {
      String told = get(path, way).body();
      assertThat(told)
          .as(way)
          .doesNotContain(table.id())
          .doesNotContain(anna.api().me().id())
          .doesNotContain(watchCode(table))
          .doesNotContain(Sandbox.playCode(table));
    }
    // The link leads to the review, not to the table.
    assertThat(sandbox.send("GET", "/api/tables/" + table.id(), "").statusCode()).isEqualTo(401);
  }

  @Test
  void namesAreNowhereIfTheyAreNotToBeShown() throws Exception {
    String path = made(ben, true).get("path").asText();
    var _ = ready(path);
    List<String> ways = new ArrayList<>(everything());
    for (int step = 0; step <= table.version(); step++) {
      ways.add("/steps/" + step);
    }
    StringBuilder all = new StringBuilder();
    for (String way : ways) {
      all.append(get(path, way).body());
    }
    for (String name : PEOPLE) {
      assertThat(all).doesNotContain(name);
    }
    assertThat(all).contains("Player 1", "Player 2", table.seats().get(2).name().orElseThrow());
    // Names go into the proof of the dice: a record with others would look forged.
    assertThat(get(path, "/record").statusCode()).isEqualTo(404);
    assertThat(read(path, "?lang=nl").get("seats").findValuesAsText("name")).contains("Speler 1");
  }

  @Test
  void whatIsTakenBackIsGone() throws Exception {
    JsonNode link = made(anna, false);
    String path = link.get("path").asText();
    String address = "/api/tables/" + table.id() + "/review-links/" + link.get("id").asText();
    assertThat(get(path, "").statusCode()).isEqualTo(200);
    for (Connection other : List.of(ben, eve)) {
      assertThat(send("DELETE", address, "", other).statusCode()).isEqualTo(404);
    }
    assertThat(get(path, "").statusCode()).isEqualTo(200);
    assertThat(send("DELETE", address, "", anna).statusCode()).isEqualTo(204);
    for (String way : everything()) {
      assertThat(get(path, way).statusCode()).as(way).isEqualTo(404);
    }
    assertThat(send("DELETE", address, "", anna).statusCode()).isEqualTo(404);
  }

  @Test
  void aLinkAskedForTwiceUnderOneKeyIsOne() throws Exception {
    int before = ids(ben).size();
    HttpResponse<String> first = underKey(ben, "asked-on-one-device");
    HttpResponse<String> again = underKey(ben, "asked-on-one-device");
    assertThat(first.statusCode()).isEqualTo(200);
    assertThat(again.body()).isEqualTo(first.body());
    assertThat(ids(ben)).hasSize(before + 1);
    assertThat(get(JSON.readTree(first.body()).get("path").asText(), "").statusCode())
        .isEqualTo(200);
  }

  @Test
  void thePlayersAndTheKeyDoNotRevealALink() throws Exception {
    Connection other =
        sandbox.keep(Connection.byLink(sandbox.address(), "en", ben.api().personalLink()));
    assertThat(underKey(other, "asked-on-two-devices").body())
        .isNotEqualTo(underKey(ben, "asked-on-two-devices").body());
  }

  private HttpResponse<String> underKey(Connection who, String key) throws Exception {
    return sandbox.send(
        "POST",
        links(),
        "{}",
        "Authorization",
        "Bearer " + who.token(),
        "Content-Type",
        "application/json",
        "Idempotency-Key",
        key);
  }

  @Test
  void onlyThoseWhoPlayedMakeLinksAndEachSeesTheirOwn() throws Exception {
    assertThat(make(eve, false).statusCode()).isEqualTo(404);
    assertThat(sandbox.send("POST", links(), "{}", "Content-Type", "application/json").statusCode())
        .isEqualTo(401);
    String mine = made(anna, true).get("id").asText();
    assertThat(ids(anna)).contains(mine);
    assertThat(ids(ben)).doesNotContain(mine);
    assertThat(send("GET", links(), "", eve).statusCode()).isEqualTo(404);
    assertThat(send("GET", links(), "", anna).body()).doesNotContain("/r/");
  }

  @Test
  void aTokenIsNeitherKeptNorGuessed() throws Exception {
    String token = made(anna, false).get("path").asText().substring("/r/".length());
    try (var files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(token);
      }
    }
    String other = token.substring(0, 42) + (token.endsWith("A") ? "B" : "A");
    for (String wrong : List.of("", "x", other, table.id(), token.substring(1), token + "A")) {
      assertThat(get("/r/" + wrong, "").statusCode()).as(wrong).isEqualTo(404);
    }
    assertThat(get("/r/" + ids(anna).getFirst(), "").statusCode()).isEqualTo(404);
  }

  @Test
  void thereAreTenAtTheMost(@TempDir Path other) throws Exception {
    try (Sandbox quick = Sandbox.in(other)) {
      Connection one = quick.guest("One");
      TableInfo alone = one.api().create(wish("forone", me()));
      Online<?, ?, ?, ?> game = one.open(alone, Optional.empty());
      Sandbox.toTheEnd(game, 1);
      var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
      String address = "/api/tables/" + alone.id() + "/review-links";
      String[] headers = headers(one);
      for (int i = 0; i < 10; i++) {
        assertThat(quick.send("POST", address, "{}", headers).statusCode()).isEqualTo(200);
      }
      assertThat(problem(quick.send("POST", address, "{}", headers))).isEqualTo("too-many-links");
    }
  }

  private List<String> everything() {
    return List.of(
        "", "/steps/3", "/steps/" + table.version() + "?seat=0", "/review", "/record", "/sheet");
  }

  private String links() {
    return "/api/tables/" + table.id() + "/review-links";
  }

  private HttpResponse<String> make(Connection who, boolean nameless)
      throws IOException, InterruptedException {
    ObjectNode wish = JSON.createObjectNode().put("nameless", nameless);
    return send("POST", links(), wish.toString(), who);
  }

  private JsonNode made(Connection who, boolean nameless) throws IOException, InterruptedException {
    HttpResponse<String> answer = make(who, nameless);
    assertThat(answer.statusCode()).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private List<String> ids(Connection who) throws IOException, InterruptedException {
    return JSON.readTree(send("GET", links(), "", who).body()).findValuesAsText("id");
  }

  /** What anybody with the link is told. */
  private HttpResponse<String> get(String path, String way)
      throws IOException, InterruptedException {
    return sandbox.send("GET", path.replace("/r/", "/api/shared/") + way, "");
  }

  private JsonNode read(String path, String way) throws IOException, InterruptedException {
    HttpResponse<String> answer = get(path, way);
    assertThat(answer.statusCode()).as(way).isEqualTo(200);
    return JSON.readTree(answer.body());
  }

  private JsonNode ready(String path) throws Exception {
    return JSON.readTree(
        Sandbox.until("the books", () -> get(path, "/review"), answer -> answer.statusCode() == 200)
            .body());
  }

  private static String problem(HttpResponse<String> answer) throws IOException {
    return JSON.readTree(answer.body()).at("/problem/code").asText();
  }

  private static String[] headers(Connection who) {
    return new String[] {
      "Authorization", "Bearer " + who.token(), "Content-Type", "application/json"
    };
  }

  private HttpResponse<String> send(String method, String path, String body, Connection who)
      throws IOException, InterruptedException {
    return sandbox.send(method, path, body, headers(who));
  }
}
