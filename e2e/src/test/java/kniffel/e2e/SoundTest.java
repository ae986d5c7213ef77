package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sounds, and how players are told that it is their turn while they look elsewhere. */
@ExtendWith(OnStage.class)
class SoundTest {

  private static final String ROLL = "[data-act=r][aria-disabled=false]";

  private static final String LISTEN =
      """
      globalThis.heard = [];
      globalThis.felt = 0;
      addEventListener('sound', (event) => heard.push(event.detail));
      navigator.vibrate = () => (felt++, true);
      """;

  @Test
  void whatIsDoneIsHeard(Stage stage) {
    Window window = stage.window();
    window.context.addInitScript(LISTEN);
    window.open("/settings").await("main .toggle");
    assertThat(heard(window)).isEmpty();
    window.find(".toggle:has-text('Geräusche')").click();
    window.page.waitForCondition(() -> heard(window).equals(List.of("turn")));
    Table table = Table.start(window, "classic", 1, Map.of());
    table.awaitTurn(ROLL);
    // The player who began before us was heard, too.
    window.page.evaluate("heard.length = 0");
    table.click("R");
    window.await("button.box");
    window.find("k-tray .slot").first().click();
    window.find("button.box").last().click();
    table.click("W");
    window.page.waitForCondition(() -> heard(window).contains("write"));
    assertThat(heard(window))
        .filteredOn(sound -> !sound.equals("turn"))
        .startsWith("roll", "hold", "write");
    assertThat((int) window.page.evaluate("felt")).isPositive();
    window.close();
  }

  @SuppressWarnings("unchecked")
  private static List<String> heard(Window window) {
    return (List<String>) window.page.evaluate("heard");
  }

  /** Asked only when somebody waits for a person, and told only when the page is hidden. */
  @Test
  void whoeverWaitsIsAskedOnceAndTold(Stage stage) {
    Window anna = stage.window();
    Window ben = stage.window();
    anna.context.addInitScript(
        """
        globalThis.told = [];
        globalThis.allowed = 'default';
        globalThis.Notification = class {
          static get permission() { return allowed; }
          static async requestPermission() { return (allowed = 'granted'); }
        };
        ServiceWorkerRegistration.prototype.showNotification = async (title, more) => void told.push(title + ' ' + more.data);
        """);
    anna.page.clock().install();
    Table table = Table.startWith(anna, ben, "classic", Map.of());
    Player bens = Player.of("classic", Table.open(ben, table.id()));
    Table.awaitBeginning(anna, ben);
    if (anna.has(Table.MINE)) {
      playTurn(Player.of("classic", table));
    }
    anna.page.clock().runFor(8100);
    anna.await(".toast .btn--act").click();
    anna.await(".toast:has-text('Bescheid')");
    assertThat(anna.page.title()).doesNotContain("(1)");
    anna.page.evaluate(
        "() => Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })");
    playTurn(bens);
    anna.page.waitForCondition(() -> anna.page.title().startsWith("(1)"));
    anna.page.waitForCondition(() -> !((List<?>) anna.page.evaluate("told")).isEmpty());
    assertThat((List<?>) anna.page.evaluate("told")).hasSize(1);
    anna.close();
  }

  private static void playTurn(Player player) {
    player.awaitTurn();
    for (int i = 0; i < 3 && player.window.has(Table.MINE); i++) {
      player.click();
      player.window.await(".game:not(.is-pending)");
    }
  }
}
