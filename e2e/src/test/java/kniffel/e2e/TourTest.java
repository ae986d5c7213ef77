package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The guided first game: offered once, told alongside the real game, and never in its way. */
@ExtendWith(OnStage.class)
class TourTest {

  private static final String OFFER = ".tour--offer";
  private static final String NOTE = ".tour:not(.tour--offer)";
  private static final String NEXT = NOTE + " .btn--act";

  /**
   * Whether the note covers what is asked, or what it is about although that is not much larger.
   */
  private static final String IN_THE_WAY =
      """
      () => {
        const note = document.querySelector('.tour').getBoundingClientRect();
        const ring = document.querySelector('.tour-ring').getBoundingClientRect();
        const banner = document.querySelector('.banner .ban-t').getBoundingClientRect();
        const free = of => note.right <= of.left || of.right <= note.left
            || note.bottom <= of.top || of.bottom <= note.top;
        const outside = note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight;
        return outside || !free(banner) || !(free(ring) || ring.height >= 2 * note.height);
      }
      """;

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void theRealGameIsPlayedWithAFriendlyHand(String game, Stage stage) {
    Window window = newcomer(stage, Look.PHONE);
    int bots = Games.isSolo(game) ? 0 : 1;
    Table table = Table.start(window, game, bots, Map.of());
    Player player = Player.of(game, table);
    player.awaitTurn();
    window.await(OFFER);
    assertThat((boolean) window.find(".banner .ban-t").evaluate(EndingTest.IN_REACH))
        .as("what is asked, beside the offer")
        .isTrue();
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("offer");
    window.find(OFFER + " .btn--act").click();
    window.await(NOTE);
    assertThat(window.has(OFFER)).isFalse();
    inspector.glance("first note");

    int told = 0;
    for (int i = 0; i < 14 && player.awaitTurn(); i++) {
      while (window.has(NOTE) && told < 12) {
        String words = window.find(NOTE + " p").innerText();
        assertThat((boolean) window.page.evaluate(IN_THE_WAY)).as(words).isFalse();
        window.find(NEXT).click();
        window.page.waitForCondition(
            () -> !window.has(NOTE) || !window.find(NOTE + " p").innerText().equals(words));
        told++;
      }
      player.click();
    }
    assertThat(told).as("notes that were told").isGreaterThanOrEqualTo(6);
    inspector.expectNothing();
  }

  @Test
  void actingSkipsANoteAndDecliningIsRemembered(Stage stage) {
    Window window = newcomer(stage, Look.LAPTOP);
    Table table = Table.start(window, "classic", 1, Map.of());
    table.awaitTurn("button[data-act=r][aria-disabled=false]");
    window.await(OFFER).locator(".btn--act").click();
    String first = window.await(NOTE + " p").innerText();
    window.page.reload();
    assertThat(window.await(NOTE + " p").innerText()).as("after a reload").isEqualTo(first);
    table.awaitTurn("button[data-act=r][aria-disabled=false]");
    table.click("R");
    window.page.waitForCondition(
        () -> window.has(NOTE) && !window.find(NOTE + " p").innerText().equals(first));
    window.find(NOTE + " .btn--q").click();
    assertThat(window.has(".tour")).isFalse();

    Table.start(window, "classic", 1, Map.of()).awaitTurn("[data-act=r][aria-disabled=false]");
    assertThat(window.has(".tour")).isFalse();
    window.find("nav .ibtn").last().click();
    window.find("dialog[open] button[value=tour]").click();
    window.await(NOTE);
  }

  @Test
  void playingOnDeclinesTheOffer(Stage stage) {
    Window window = newcomer(stage, Look.PHONE);
    Table table = Table.start(window, "classic", 1, Map.of());
    table.awaitTurn("button[data-act=r][aria-disabled=false]");
    window.await(OFFER);
    window.press("r");
    window.page.waitForCondition(() -> !window.has(OFFER));
    Table.start(window, "classic", 1, Map.of()).awaitTurn("[data-act=r][aria-disabled=false]");
    assertThat(window.has(".tour")).isFalse();
  }

  private static Window newcomer(Stage stage, Look look) {
    Window window = stage.window(look);
    window.open("/").await(".gcard-a");
    window.page.evaluate(
        """
        () => {
          const kept = JSON.parse(localStorage.getItem('kniffel.settings'));
          localStorage.setItem('kniffel.settings', JSON.stringify({ ...kept, toured: [] }));
        }
        """);
    return window;
  }
}
