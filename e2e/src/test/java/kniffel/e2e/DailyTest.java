package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The games of the day: found from the first page, tried once, and then for nothing. */
@ExtendWith(OnStage.class)
class DailyTest {

  private static final String LINK = "a[href='/daily']";
  private static final String CLASSIC = ".stat:has([id^=daily-classic]) ";
  private static final String BEGIN = CLASSIC + "button.btn--act";

  @Test
  void oneTryCountsEvenIfItIsGivenUp(Stage stage) {
    Window window = stage.window(Look.LAPTOP.in("nl"));
    Inspector inspector = new Inspector(window, Looks.ALL);
    window.open("/").await(LINK).click();
    window.await(BEGIN);
    inspector.look("games of the day");
    window.find(BEGIN).click();
    Table table = Table.in(window);
    assertThat(Player.of("classic", table).awaitTurn()).isTrue();
    window.open("/daily").await(CLASSIC + "a.btn--act[href='/t/" + table.id() + "']");
    window.post("/api/tables/" + table.id() + "/leave", Map.of());
    window.open("/daily").await(CLASSIC + "button.btn--q");
    assertThat(window.has(BEGIN)).isFalse();
    inspector.look("a try that was given up");
    window.find(CLASSIC + "button.btn--q").click();
    window.await(".g-classic");
    assertThat(Table.in(window).id()).isNotEqualTo(table.id());
    inspector.expectNothing();
  }

  @Test
  void finishedTriesAreInTheTable(Stage stage) {
    Window window = stage.window();
    window.open("/daily").await(BEGIN).click();
    Table table = Table.in(window);
    Player.of("classic", table).clickToTheEnd();
    window.await(".result " + LINK).click();
    assertThat(window.await(CLASSIC + ".res-l .is-first").textContent()).startsWith("1.");
    // The dice are not published before the day after: nothing is proven, and nothing refuted.
    window.open("/review/" + table.id());
    window.find(".rev-a button[aria-pressed]").click();
    window.await(".proof:not(.is-good, .is-bad)");
    assertThat(window.get("/api/tables/" + table.id() + "/record").has("seed")).isFalse();
  }
}
