package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What a device keeps: dice that are held, and which games are listed. */
@ExtendWith(OnStage.class)
class KeptTest {

  private static final String HELD = ".slot.is-held";
  private static final String CAN_HOLD = ".slot:not([aria-disabled=true])";

  @Test
  void heldDiceOutliveAReloadAndAreTheSameInASecondTab(Stage stage) {
    Window window = stage.window();
    Table table = Table.start(window, "classic", 1, Map.of());
    assertThat(Player.of("classic", table).awaitTurn()).isTrue();
    window.press("r");
    window.await(CAN_HOLD).click();
    window.await(HELD);

    window.page.reload();
    window.await(HELD);
    assertThat(window.count(HELD)).isEqualTo(1);

    Page second = window.context.newPage();
    second.navigate(window.page.url());
    second.waitForSelector(HELD);
    window.find(CAN_HOLD).nth(1).click();
    second.waitForCondition(() -> second.locator(HELD).count() == 2);
    second.close();
  }

  @Test
  void aGameCanBeTakenOffTheList(Stage stage) {
    Window window = stage.window();
    Table.start(window, "classic", 1, Map.of());
    Table.start(window, "classic", 1, Map.of());
    window.open("/").await(".cont li >> nth=1");
    window.find(".cont .ibtn").first().click();
    window.page.waitForCondition(() -> window.count(".cont li") == 1);
    window.page.reload();
    window.await(".cont li");
    assertThat(window.count(".cont li")).isEqualTo(1);
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("the list of my games");
    inspector.expectNothing();
  }

  @Test
  void theWaitingRoomSaysWhatIsPlayed(Stage stage) {
    Window window = stage.window(Look.PHONE);
    window.open("/");
    window.find(".gcard:has(a[href='/rules/classic']) .btn--q").first().click();
    window.find("dialog[open] .dialog-acts .btn--act").click();
    assertThat(window.await(".facts li >> nth=2").isVisible()).isTrue();
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("the waiting room");
    inspector.expectNothing();
  }
}
