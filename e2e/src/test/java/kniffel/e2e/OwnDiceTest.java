package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** People roll dice on their own table, and the page is the pad that knows the rules. */
@ExtendWith(OnStage.class)
class OwnDiceTest {

  private static final String READY = ".game:not(.is-pending, .is-stale) ";
  private static final String PAD = READY + ".faces";
  private static final String KEY = ".faces-key";
  private static final String CONFIRM = ".faces-ok";

  private static JsonNode create(Window window, String game, List<Object> seats) {
    return window.post(
        "/api/tables",
        Map.of(
            "game",
            game,
            "seats",
            seats,
            "start",
            !seats.contains(Table.FRIEND),
            "pace",
            0,
            "dice",
            "own",
            "options",
            Table.options(window, game, Table.endingAfter(rounds(game)))));
  }

  /** Two where a game can be ended after some rounds: each round is told in the same way. */
  private static int rounds(String game) {
    return Math.min(2, Games.about(game).shortRounds());
  }

  /** Whether the lower end of an element is covered by nothing else. */
  private static final String SEEN =
      """
      element => {
        const box = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 2));
      }
      """;

  /** Taps what fell, and confirms it. */
  private static void tap(Window window, int... faces) {
    window.await(PAD);
    for (int face : faces) {
      window.find(KEY).nth(face - 1).click();
    }
    window.find(CONFIRM).click();
  }

  @Test
  void everybodyAtOneDevice(Stage stage) {
    Window window = stage.window(Look.PHONE);
    List<Object> seats = List.of(Table.me("Anna"), Map.of("local", Map.of("name", "Oma")));
    Table.open(window, create(window, "classic", seats).get("id").asText());
    window.await(PAD);
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("the pad for one die");
    window.show(Look.LAPTOP);
    for (Locator player : window.find(".starters li").all()) {
      assertThat((boolean) player.evaluate(SEEN)).as(player.innerText()).isTrue();
    }
    window.show(Look.PHONE);
    tap(window, 3);
    window.await(PAD + " h2:has-text('Oma')");
    tap(window, 5);
    // Oma begins. A die is misread, seen before it is confirmed, and corrected.
    awaitRollInFocus(window);
    window.press("Enter");
    window.await(PAD);
    window.press("6", "6", "1");
    window.press("Backspace");
    window.press("6", "2", "2");
    inspector.look("five dice");
    window.press("r");
    window.await(READY + "button.box");
    awaitRollInFocus(window);
    assertThat(window.find(".area-log").textContent()).contains("Oma");
    // Misread although it was confirmed: it is taken back.
    String before = window.page.url();
    window.find(".bar-n button").last().click();
    window.find("dialog[open] button[value=take-back]").click();
    window.await("dialog[open] .menu button").click();
    window.page.waitForURL(url -> !url.equals(before));
    tap(window, 6, 6, 6, 2, 1);
    window.await(READY + "button.box");
    inspector.expectNothing();
  }

  /** Whoever uses the keyboard goes on with what can be done, not with a box that is not chosen. */
  private static void awaitRollInFocus(Window window) {
    Locator roll = window.find(Table.button("R"));
    window.page.waitForCondition(
        () ->
            (boolean)
                roll.evaluate(
                    "roll => roll === document.activeElement && roll.ariaDisabled === 'false'"));
  }

  @Test
  void eachOnTheirOwnPhone(Stage stage) {
    Window anna = stage.window(Look.PHONE).withWiresCut();
    Window ben = stage.window(Look.PHONE).withWiresCut();
    JsonNode info = create(anna, "classic", List.of(Table.me("Anna"), Table.FRIEND));
    String link = info.get("links").get("play").asText();
    ben.post("/api/join", Map.of("code", link.substring(link.indexOf('#') + 1), "name", "Ben"));
    String id = info.get("id").asText();
    anna.post("/api/tables/" + id + "/start", Map.of("open", "bots"));
    Table.open(anna, id);
    Table.open(ben, id);
    anna.await(PAD);
    assertThat(ben.has(".faces")).as("only Anna says what fell for her").isFalse();
    tap(anna, 2);
    tap(ben, 4);
    ben.await(READY + Table.button("R") + ":not([disabled])").click();
    ben.await(PAD);
    assertThat(anna.has(".faces")).isFalse();
    stage.restart(() -> ben.press("1", "1"));
    tap(ben, 1, 3, 3);
    anna.page.waitForCondition(() -> anna.has(".area-log [aria-label='1 1 1 3 3']"));
    ben.await(READY + "button.box");
  }

  @Test
  void aBotDoesNotThinkWhileSomebodyRollsItsDice(Stage stage) {
    Window window = stage.window();
    List<Object> seats = List.of(Table.me("Anna"), Table.BOT);
    Table.open(window, create(window, "classic", seats).get("id").asText());
    tap(window, 1); // then somebody rolls the die of the bot
    assertThat(window.await(".banner:not(.is-mine) .b2").innerText())
        .isEqualTo("Was ist gefallen?");
  }

  @Test
  void nobodyWaitsForAHintAfterTheMove(Stage stage) {
    Window window = stage.window().expecting("status of 409"); // it comes too late
    JsonNode info = create(window, "classic", List.of(Table.me("Anna")));
    Table.open(window, info.get("id").asText());
    window.await(READY + Table.button("R") + ":not([disabled])");
    List<Route> held = new ArrayList<>();
    window.page.route("**/hint*", held::add);
    window.press("h");
    window.await(".hint");
    window.press("r");
    window.await(PAD);
    assertThat(window.has(".hint")).as("nobody thinks about what is over").isFalse();
    window.page.waitForCondition(() -> !held.isEmpty());
    held.forEach(Route::resume);
  }

  private static Stream<String> gamesOfDice() {
    return Games.all().filter(game -> Rulebooks.find(game).orElseThrow().isOfDice());
  }

  /** To its end, or until some rolls have been told where it cannot be ended after some rounds. */
  @ParameterizedTest
  @MethodSource("gamesOfDice")
  void everyGameOfDiceHasItsPad(String game, Stage stage) {
    Window window = stage.window();
    String id = create(window, game, List.of(Table.me("Anna"))).get("id").asText();
    int rolls = rounds(game) > 0 ? 1000 : 4;
    int told = play(Player.of(game, Table.open(window, id)), rolls, rolls);
    assertThat(told).isGreaterThanOrEqualTo(2);
  }

  @Test
  void ifOnlyLastRollsWereToldThereIsAResultAndTheReasonForNoMore(Stage stage) {
    Window window = stage.window();
    String id = create(window, "classic", List.of(Table.me("Anna"))).get("id").asText();
    int told = play(Player.of("classic", Table.open(window, id)), 1000, 6);
    assertThat(told).isGreaterThan(6);
    window.open("/review/" + id).await(".rev-result .score");
    String ledger = window.await(".rev-ledger :text('Nicht jeder Wurf')").innerText();
    assertThat(ledger).contains("keine Rechnung");
  }

  /**
   * Plays a game alone, to its end if it is not to be left before.
   *
   * @param most after how many rolls that were told it is left
   * @param every how many rolls are told before only the last one of each turn is
   * @return how many rolls were told
   */
  private static int play(Player player, int most, int every) {
    Window window = player.window;
    Random random = new Random(7);
    String[] things = player.things();
    String[] all = new String[things.length + 1];
    System.arraycopy(things, 0, all, 0, things.length);
    all[things.length] = ".faces";
    int told = 0;
    while (told < most && player.table.awaitTurn(all)) {
      if (!window.has(PAD)) {
        player.click();
        continue;
      }
      if (told++ >= every) {
        window.find(".faces-acts .btn--q").click();
      }
      int dice = window.count(".faces-place");
      window.press(random.ints(dice, 1, 7).mapToObj(String::valueOf).toArray(String[]::new));
      window.press("r");
      window.page.waitForCondition(
          () -> !window.has(".faces") || window.count("button.faces-place") == 0);
    }
    return told;
  }
}
