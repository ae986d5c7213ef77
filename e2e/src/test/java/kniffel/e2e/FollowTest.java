package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Following the turns of others: at your own pace, in short afterwards, and as a guest. */
@ExtendWith(OnStage.class)
class FollowTest {

  private static final String MINE = ".banner.is-mine";
  private static final String SKIP = ".skip-on";
  private static final String HELD = "k-tray .slot.is-held[aria-disabled=true]";

  /** The test controls the page's clock, so that nobody waits. */
  @Test
  void whatBotsDoIsSeenStepByStep(Stage stage) {
    Window window = stage.window(Look.PHONE);
    window.page.clock().install();
    Table table = startAtPace(window, 500);

    boolean held = false;
    boolean skipped = false;
    for (int turn = 0; turn < 13 && !held; turn++) {
      awaitMine(window);
      playMyTurn(window);
      while (!window.has(MINE) && !table.isOver()) {
        skipped |= window.has(SKIP);
        held |= window.has(HELD);
        window.page.clock().runFor(100);
      }
    }
    assertThat(held).as("what a bot holds lies on the rail").isTrue();
    assertThat(skipped).as("there is a way to skip").isTrue();
    window.close();
  }

  @Test
  void aTapSkipsToMyTurnAndTheLogTellsTheRest(Stage stage) {
    Window window = stage.window(Look.LAPTOP);
    window.page.clock().install();
    Table table = startAtPace(window, 1500);
    awaitMine(window);
    playMyTurn(window);
    assertThat(window.has(MINE)).isFalse();
    window.page.clock().runFor(2000);
    window.await(SKIP).click();
    window.await(MINE);
    assertThat(window.has(SKIP)).isFalse();

    // The newest turn is the bot's, with what it came to; the one before is mine.
    assertThat(window.find(".turn").nth(0).locator(".gist .die").count()).isEqualTo(5);
    assertThat(window.find(".turn").nth(1).locator(".you").count()).isEqualTo(1);
    assertThat(table.log()).noneMatch(line -> line.contains("alle Würfel"));
    // Where the log has no room, the banner says the same.
    window.show(Look.PHONE);
    assertThat(window.find(".recap li").count()).isEqualTo(1);
    assertThat(window.find(".recap").isVisible()).isTrue();
    assertThat((boolean) window.find(".recap li").evaluate(GamesTest.CUT)).as("cut").isFalse();
    window.show(new Look("de", "light", 768, 1024));
    assertThat(window.find(".recap").isVisible()).as("beside the log of a tablet").isFalse();
    assertThat(window.find(".banner .b2").isVisible()).as("what is asked there").isTrue();
    window.close();
  }

  @Test
  void whoBeginsIsShownAndWhoeverWatchesIsTold(Stage stage) {
    Window anna = stage.window();
    anna.page.clock().install();
    List<Object> seats = List.of(Table.me("Anna"), Table.BOT);
    JsonNode info = Table.create(anna, "classic", seats, Map.of());
    pace(anna, 500);
    anna.open("/t/" + info.get("id").asText());
    assertThat(anna.await(".opening .begins").textContent()).contains("beginnt");
    assertThat(anna.count(".opening li .die")).isGreaterThanOrEqualTo(2);
    anna.find(".opening button").click();
    assertThat(anna.has(".opening")).isFalse();

    Window guest = stage.window();
    guest.open(info.get("links").get("watch").asText());
    assertThat(guest.await(".game .chip").textContent()).contains("du siehst zu");
    anna.close();
  }

  /**
   * Whoever sits down sees who begins, and after that the first turn, even if it is a bot's:
   * nothing happens at a table before its page looks at it.
   */
  @Test
  void theFirstTurnIsSeenAfterTheRollForIt(Stage stage) {
    Window window = stage.window(Look.PHONE);
    window.page.clock().install();
    pace(window, 500);
    boolean seen = false;
    for (int i = 0; i < 30 && !seen; i++) { // a bot begins in every other game
      window.open("/");
      window.await(".gcard-a .btn--act").click();
      window.await("dialog[open] .dialog-acts .btn--act").click();
      window.await("main .area-dock");
      while (!window.has(".opening")) {
        window.page.clock().runFor(100);
      }
      assertThat(window.has(".recap")).as("a turn before it was seen who begins").isFalse();
      window.find(".opening button").click();
      window.page.waitForCondition(() -> window.has(SKIP) || window.has(MINE));
      seen = window.has(SKIP);
    }
    assertThat(seen).as("a bot that begins").isTrue();
    window.close();
  }

  @Test
  void aPlayerOutOfTimeIsToldAndTheTitleCountsTurns(Stage stage) {
    Window window = stage.window();
    Map<String, Object> wish =
        Map.of(
            "game",
            "classic",
            "seats",
            List.of(Table.me("Anna"), Table.BOT),
            "start",
            true,
            "pace",
            0,
            "clock",
            10);
    Table.open(window, window.post("/api/tables", wish).get("id").asText());
    window.page.waitForCondition(() -> window.page.title().startsWith("(1) "));
    assertThat(window.page.title()).contains("Du bist dran");
    window.await(".toast:has-text('Deine Zeit war um')");
  }

  /** What lies on the table is not said again card by card. */
  @Test
  void theLogOfCardsIsShort(Stage stage) {
    Window window = stage.window(Look.LAPTOP);
    Table table = Table.start(window, "kartenspiel", 1, Map.of());
    Player player = Player.of("kartenspiel", table);
    String drawn = ".area-log .mc[role=img]";
    while (player.awaitTurn()
        && (!window.has(drawn)
            || table.log().stream().noneMatch(line -> line.contains("Stapel")))) {
      player.click();
    }
    assertThat(table.log())
        .as("of the display, and of cards that nobody sees")
        .noneMatch(line -> line.contains("kommt in die Auslage") || line.endsWith("eine Karte"));
    assertThat(window.count(drawn)).as("cards are drawn").isPositive();
  }

  private static Table startAtPace(Window window, int pace) {
    JsonNode info = Table.create(window, "classic", List.of(Table.me("Anna"), Table.BOT), Map.of());
    pace(window, pace);
    return Table.open(window, info.get("id").asText());
  }

  /** How fast this window shows what others do. */
  private static void pace(Window window, int pace) {
    window.open("/");
    window.page.evaluate(
        """
        pace => {
          const kept = JSON.parse(localStorage.getItem('kniffel.settings'));
          localStorage.setItem('kniffel.settings', JSON.stringify({ ...kept, pace }));
        }
        """,
        pace);
  }

  private static void awaitMine(Window window) {
    window.await("main .area-dock, .opening");
    while (!window.has(MINE) || window.has(".opening")) {
      window.page.clock().runFor(300);
    }
  }

  private static void playMyTurn(Window window) {
    window.find(Table.button("R")).click();
    while (!window.has("button.box")) {
      window.page.clock().runFor(50);
    }
    window.find("button.box").last().click();
    window.find(Table.button("W")).click();
    while (window.has(MINE)) {
      if (window.has("dialog[open]")) {
        window.find("dialog[open] .btn--act").click();
      }
      window.page.clock().runFor(50);
    }
  }
}
