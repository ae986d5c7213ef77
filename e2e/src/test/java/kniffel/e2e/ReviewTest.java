package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The books of a game: turns that cost something, and the decisions they are made of. */
@ExtendWith(OnStage.class)
class ReviewTest {

  private static final String TURN = ".rev-dear > ol > li > button";
  private static final String DECISION = ".rev-dear .rev-small button";

  @Test
  void theDecisionsOfATurnAreOneTapDeeper(Stage stage) {
    Window window = stage.window();
    Inspector inspector = new Inspector(window, Looks.ALL);
    Table table = Table.finished(window, "classic", Map.of());
    window.open("/review/" + table.id()).await(TURN);
    assertThat(window.count(".rev-small")).as("nothing is listed unasked").isZero();
    Locator turn = window.find(TURN).first();
    turn.click();
    window.await(DECISION);
    assertThat(turn.getAttribute("aria-expanded")).isEqualTo("true");
    assertThat(window.count(DECISION)).as("rolls and a box").isBetween(2, 4);
    assertThat(window.find(DECISION + "[aria-pressed=true]").innerText())
        .as("the dearest is shown to begin with")
        .contains("Besser: ", "−");
    inspector.look("a turn and its decisions");
    window.find(DECISION).last().click();
    window.await(".rev-dear .rev-small li:last-child [aria-pressed=true]");
    turn.click();
    assertThat(window.count(DECISION)).as("chosen again, it is closed").isZero();

    window.find(".led-l button").first().click();
    assertThat(window.await(".rev-turn h3").innerText()).isEqualTo("Zug 1");
    assertThat(window.count(".rev-turn .rev-small button")).isBetween(2, 4);
    inspector.look("a turn of the chart and its decisions");
    inspector.expectNothing();
  }

  /** Which cards somebody chooses is not told to the others until they are played. */
  @Test
  void whatCouldNotBeSeenIsNoBeginning(Stage stage) {
    Window window = stage.window();
    Table table = Table.finished(window, "karten", Map.of());
    String steps = "/api/tables/" + table.id() + "/steps/";
    int unseen = 1;
    while (window.get(steps + unseen + "?seat=0").get("log").size() > 0) {
      unseen++;
    }
    window.open("/review/" + table.id()).await(".rev-ledger .eq");
    window.find(".steps input").fill(String.valueOf(unseen));
    window.await(".told:text-is('Davon war von hier aus nichts zu sehen.')");
    window.find(".steps input").fill("0");
    window.await(".told:has-text('Vor dem ersten Ereignis')");
  }

  @Test
  void aloneTurnsAreCountedAsPeopleDo(Stage stage) {
    Window window = stage.window();
    String id =
        Table.create(window, "master", List.of(Table.me("Anna")), Map.of()).get("id").asText();
    Table table = new Table(window, id);
    table.finish();
    window.open("/review/" + table.id()).await(".rev-ledger .eq");
    assertThat(window.find(".eq-t").first().innerText()).doesNotContain("−");
    assertThat(window.find(".eq-t").last().innerText()).doesNotContain("−");
    window.find(".led-l button").nth(3).click();
    assertThat(window.await(".expected").first().innerText())
        .contains("insgesamt")
        .doesNotContain("−");
  }
}
