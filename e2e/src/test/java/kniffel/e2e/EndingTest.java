package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The end of a game: announced large and aloud, with everything in reach on every screen. */
@ExtendWith(OnStage.class)
class EndingTest {

  private static final List<Look> SCREENS =
      List.of(
          new Look("de", "light", 360, 640),
          Looks.LANDSCAPE,
          new Look("de", "light", 820, 1180),
          Look.LAPTOP);

  /** What is on the screen at the middle of an element, as it is, without scrolling. */
  static final String IN_REACH =
      """
      element => {
        const box = element.getBoundingClientRect();
        const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        return element.contains(there);
      }
      """;

  /** Remembers everything that is announced from now on: what is said next takes its place. */
  private static final String LISTEN =
      """
      () => {
        window.heard = '';
        const announcer = document.getElementById('announcer');
        new MutationObserver(() => (window.heard += announcer.textContent + '\\n'))
            .observe(announcer, { childList: true, characterData: true, subtree: true });
      }
      """;

  @Test
  void aGameEndsAsItShould(Stage stage) {
    Window window = stage.window();
    Table table = Table.start(window, "master", 1, Table.endingAfter(1));
    window.page.evaluate(LISTEN);
    Player.of("master", table).clickToTheEnd();
    window.await(".result .btn--act:not([disabled], [aria-disabled=true])");
    String title = window.find(".end-t").innerText();
    assertThat(title)
        .matches("(?s).*(Du gewinnst mit|Ihr gewinnt zusammen mit|Gut gespielt:).*\\d Stern.*");
    window.page.waitForFunction("title => window.heard.includes(title)", title.strip());
    window.await(".end-d .chip");

    for (Look look : SCREENS) {
      window.show(look);
      for (Locator button : window.find(".res-a .btn").all()) {
        assertThat((boolean) button.evaluate(IN_REACH))
            .as(button.innerText() + " at " + look.width() + "×" + look.height())
            .isTrue();
      }
    }
    window.show(Look.LAPTOP);
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("ending");
    window.find(".res-a .btn").first().click();
    assertThat(window.await(".shared-text").innerText())
        .contains("Anna")
        .containsPattern("1\\. [^\n]+\n[12]\\. "); // two may share the first place
    inspector.look("sharing");
    inspector.expectNothing();
    Download picture =
        window.page.waitForDownload(() -> window.find("dialog button[value=picture]").click());
    assertThat(picture.suggestedFilename()).endsWith(".png");
  }

  /** A result is no victory over anybody. */
  @Test
  void aLonePlayerHasAResult(Stage stage) {
    Window window = stage.window();
    Table table = Table.finished(window, "forone", Map.of());
    window.open("/review/" + table.id());
    assertThat(window.await("#rev-title").innerText()).contains("Ergebnis").contains("Punkte");
  }
}
