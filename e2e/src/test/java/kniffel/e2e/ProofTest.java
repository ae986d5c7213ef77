package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Route;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kniffel.client.Swapped;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The browser proves the dice of a true record, and detects a forged one. */
@ExtendWith(OnStage.class)
class ProofTest {

  private static final String GOOD = ".proof.is-good";
  private static final String BAD = ".proof.is-bad";

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void trueAndForged(String game, Stage stage) {
    Window window = stage.window();
    Table table = Table.finished(window, game, Map.of());
    window.open("/review/" + table.id());
    window.find(".rev-a button[aria-pressed]").click();
    window.await(GOOD);

    ObjectNode record = (ObjectNode) window.get("/api/tables/" + table.id() + "/record");
    window.open("/review").await("textarea");
    window.find("textarea").fill(record.toString());
    window.await(GOOD);
    window.find("textarea").fill(withAnotherOutcome(record.deepCopy()).toString());
    window.await(BAD);
    window.find("textarea").fill(record.toString());
    window.await(GOOD);
    window.find("textarea").fill(withAnotherSeed(record.deepCopy()).toString());
    window.await(BAD);
    record.putArray("seats").addNull();
    window.find("textarea").fill(record.toString());
    window.await("[role=alert]");
  }

  @Test
  void aGameThatThisBrowserAddedToIsProvenForItsPlayer(Stage stage) {
    Window window = stage.window();
    String id = addedTo(window);
    review(window, id);
    window.await(GOOD);
    // Bound to the seed, promised, agreed, with our entropy, the game that was shown, for whom,
    // and, when it has answered, what the server says.
    window.page.waitForCondition(() -> window.find(".checks li").count() == 7);
    assertThat(window.has(".checks .is-bad")).isFalse();
    JsonNode shares = window.get("/api/tables/" + id + "/record").at("/dice/pledged/shares");
    assertThat(shares.get(0).has("revealed")).isTrue();
    assertThat(shares.get(1).has("nothing")).isTrue();
  }

  @Test
  void aServerThatHandsOutAnotherRecordIsDetected(Stage stage) throws IOException {
    Window window = stage.window();
    String id = addedTo(window);
    String record = window.get("/api/tables/" + id + "/record").toString();

    String commitment = Window.parse(record).at("/dice/pledged/commitment").asText();
    lie(window, id, record.replace(commitment, "f".repeat(64)));
    assertThat(headline(window, BAD)).isEqualTo("Versprochen war etwas anderes");
    lie(window, id, record.replace("\"name\":\"Anna\"", "\"name\":\"Eve\""));
    assertThat(headline(window, BAD)).isEqualTo("Versprochen war etwas anderes");

    // Seed, agreement and randomness are the true ones, and the rules are obeyed.
    lie(window, id, Swapped.of(record));
    assertThat(headline(window, BAD)).isEqualTo("Das ist nicht das Spiel, das zu sehen war");
    assertThat(window.find(".checks .is-bad").count()).isOne();

    // Our randomness was told and left out: who has not seen the game cannot know what that was
    // for.
    window.page.evaluate("id => localStorage.removeItem('kniffel.shown.' + id)", id);
    String dropped =
        record.replaceFirst("\\{\"revealed\":\\{\"entropy\":\"[0-9a-f]+\",", "{\"withheld\":{");
    lie(window, id, Swapped.of(dropped));
    assertThat(headline(window, ".proof:not(.is-good, .is-bad) b"))
        .isEqualTo("Für dieses Gerät nicht bewiesen");
  }

  @Test
  void theTableSaysByItselfThatItsRecordIsAnother(Stage stage) {
    Window window = stage.window();
    window.page.route(
        "**/api/tables/*/record",
        route -> {
          String truth = route.fetch().text();
          route.fulfill(new Route.FulfillOptions().setStatus(200).setBody(Swapped.of(truth)));
        });
    Table table = Table.start(window, "master", 1, Table.endingAfter(1));
    Player.of("master", table).clickToTheEnd();
    window.await(".notebox:has-text('Die Aufzeichnung passt nicht zu diesem Spiel')");
  }

  private static final Map<String, Object> WISH =
      Map.of(
          "game",
          "classic",
          "seats",
          List.of(Table.me("Anna"), Table.BOT),
          "start",
          true,
          "pace",
          0,
          "pledges",
          true);

  /** A game that is over, to whose dice this browser has added, and which it was shown. */
  private static String addedTo(Window window) {
    JsonNode info = window.post("/api/tables", WISH);
    assertThat(info.get("status").asText()).isEqualTo("beginning");
    String id = info.get("id").asText();
    Table.open(window, id);
    window.await(".banner"); // the page has made its pledge and told its entropy: the game runs
    window.post("/api/tables/" + id + "/leave", Map.of());
    window.page.waitForCondition(
        () -> window.get("/api/tables/" + id).get("status").asText().equals("over"));
    window.await(".is-over");
    return id;
  }

  private static void review(Window window, String id) {
    window.open("/review/" + id);
    window.find(".rev-a button[aria-pressed]").click();
  }

  /** What the review says of another record than that of the table. */
  private static void lie(Window window, String id, String record) {
    String address = "**/api/tables/" + id + "/record";
    window.page.unroute(address);
    window.page.route(
        address, route -> route.fulfill(new Route.FulfillOptions().setStatus(200).setBody(record)));
    review(window, id);
  }

  private static String headline(Window window, String proof) {
    window.await(proof);
    return window.find(".proof b").innerText();
  }

  /** Another die, or another card, early in the game. */
  private static JsonNode withAnotherOutcome(ObjectNode record) {
    List<ObjectNode> outcomes = new ArrayList<>();
    for (JsonNode event : record.get("events")) {
      if (event.has("outcome")) {
        outcomes.add((ObjectNode) event);
      }
    }
    ObjectNode early = outcomes.get(1);
    early.set("outcome", withAnotherNumber(early.get("outcome")));
    return record;
  }

  /** Outcomes are texts or objects of them; the last digit in it is part of what was drawn. */
  private static JsonNode withAnotherNumber(JsonNode outcome) {
    Matcher digit = Pattern.compile("(\\d)(\\D*)$").matcher(outcome.toString());
    return Window.parse(
        digit.replaceFirst(hit -> (hit.group(1).equals("1") ? 2 : 1) + hit.group(2)));
  }

  private static JsonNode withAnotherSeed(ObjectNode record) {
    String seed = record.get("seed").asText();
    record.put("seed", seed.substring(1) + seed.charAt(0));
    return record;
  }
}
