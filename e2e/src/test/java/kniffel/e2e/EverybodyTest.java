package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.EmulateMediaOptions;
import com.microsoft.playwright.options.ForcedColors;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nobody is left out: by keyboard, with forced colours, and without single keys. */
@ExtendWith(OnStage.class)
class EverybodyTest {

  private static final String ROLL = Table.button("R");

  @Test
  void theFocusStaysWhereThePersonIs(Stage stage) {
    Window window = stage.window();
    Table.start(window, "classic", 1, Map.of())
        .awaitTurn(ROLL + ":not([disabled], [aria-disabled=true])");
    window.find(ROLL).focus();
    window.press("Enter");
    window.await("button.box");
    window.page.waitForCondition(
        () -> (boolean) window.find(ROLL).evaluate("roll => roll === document.activeElement"));
  }

  @Test
  void theBackButtonTakesTheMenuAlong(Stage stage) {
    Window window = stage.window();
    Table table = Table.start(window, "classic", 1, Map.of());
    window.open("/").await(".controw").click();
    table.awaitTurn(ROLL + ":not([disabled], [aria-disabled=true])");
    window.find("nav .ibtn").last().click();
    window.await("dialog[open]");
    window.page.goBack();
    window.await(".home");
    assertThat(window.count("dialog")).isZero();
  }

  @Test
  void singleKeysCanBeSwitchedOff(Stage stage) {
    Window window = stage.window();
    window.open("/settings").await("main .toggle");
    window.find("main .toggle").last().click();
    Table.start(window, "classic", 1, Map.of())
        .awaitTurn(ROLL + ":not([disabled], [aria-disabled=true])");
    window.press("?", "r");
    assertThat(window.count("dialog")).isZero();
    assertThat(window.has(".game.is-pending, button.box")).isFalse();
    assertThat(window.find(ROLL + " kbd").isVisible()).as("no key is named").isFalse();
  }

  @Test
  void aSwappedKeyIsShownAtOnce(Stage stage) {
    Window window = stage.window();
    Table.start(window, "classic", 1, Map.of())
        .awaitTurn(ROLL + ":not([disabled], [aria-disabled=true])");
    window.press("?");
    window.await("dialog[open] .keys button").click();
    window.press("q", "Escape");
    window.await(Table.button("Q"));
    window.press("q");
    window.await("button.box");
  }

  /** What is shown elsewhere by a shade has its own line or face here. */
  @Test
  void forcedColoursHideNothing(Stage stage) {
    Window window = stage.window();
    window.page.emulateMedia(new EmulateMediaOptions().setForcedColors(ForcedColors.ACTIVE));
    Table.start(window, "classic", 1, Map.of())
        .awaitTurn(ROLL + ":not([disabled], [aria-disabled=true])");
    window.find(ROLL).click();
    window.await("button.box");
    String page = style(window, "body", "backgroundColor");
    assertThat(style(window, ROLL, "backgroundColor")).isNotEqualTo(page);
    assertThat(style(window, "k-tray .pip", "fill"))
        .isNotEqualTo(style(window, "k-tray .felt", "backgroundColor"))
        .isNotEqualTo(page);
    assertThat(style(window, ".banner.is-mine", "borderTopWidth")).isEqualTo("3px");
    window.page.emulateMedia(new EmulateMediaOptions().setForcedColors(ForcedColors.NONE));
  }

  private static String style(Window window, String selector, String property) {
    return (String)
        window
            .find(selector)
            .first()
            .evaluate("(element, name) => getComputedStyle(element)[name]", property);
  }
}
