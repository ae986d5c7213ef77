package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small, wide and strange screens: what is asked for is in sight, and nothing is cut. */
@ExtendWith(OnStage.class)
class ScreensTest {

  private static final List<Look> SCREENS =
      List.of(
          new Look("de", "light", 360, 640),
          Looks.LANDSCAPE,
          new Look("de", "light", 768, 1024),
          new Look("de", "dark", 1024, 768),
          new Look("de", "light", 900, 760),
          Look.LAPTOP,
          new Look("de", "light", 1920, 1080));

  /** Whether something can be seen as a whole, from the beginning of the page. */
  private static final String WHOLE =
      """
      element => {
        element.closest('.table').scrollTo(0, 0);
        const box = element.getBoundingClientRect();
        const seen = (x, y) => element.contains(document.elementFromPoint(x, y));
        const middle = box.left + box.width / 2;
        return box.left >= 0 && box.right <= innerWidth && seen(middle, box.top + 4) && seen(middle, box.bottom - 4);
      }
      """;

  /** What is wrong with the buttons of the table: which of them are not whole, or cut. */
  private static final String BUTTONS =
      """
      async () => {
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame); // it is laid out anew
        const whole = %s;
        const cut = %s;
        const wrong = [...document.querySelectorAll('.acts .btn')].flatMap(button => [
          ...(whole(button) ? [] : [button.innerText + ' is not seen as a whole']),
          ...(cut(button) ? [button.innerText + ' is cut'] : [])]);
        return document.body.scrollWidth > innerWidth ? [...wrong, 'wider than the page'] : wrong;
      }
      """
          .formatted(WHOLE, GamesTest.CUT);

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void whatCanBeDoneIsInReach(String game, Stage stage) {
    Window window = stage.window();
    Table table = Table.start(window, game, Games.isSolo(game) ? 0 : 2, Map.of());
    Player player = Player.of(game, table);
    player.awaitTurn();
    expectReach(game, window);
    for (int i = 0; i < 6 && player.awaitTurn(); i++) {
      player.click();
    }
    player.choose();
    expectReach(game, window);
    window.show(new Look("de", "light", 768, 1024));
    assertThat(window.find(".log").isVisible()).as("the log of a tablet").isTrue();
  }

  /** Every button of the table, whole, on every screen. */
  private static void expectReach(String game, Window window) {
    for (Look look : SCREENS) {
      window.show(look);
      String where = game + " at " + look.width() + "×" + look.height();
      assertThat(window.count(".acts .btn")).as(where).isPositive();
      assertThat((List<?>) window.page.evaluate(BUTTONS)).as(where).isEmpty();
    }
  }

  /** Every box without scrolling, on the smallest screens of usual laptops. */
  @Test
  void theWholeSheetIsInSightOnALowLaptop(Stage stage) {
    Window window = stage.window(new Look("de", "light", 1280, 800));
    Player player = Player.of("classic", Table.start(window, "classic", 1, Map.of()));
    player.awaitTurn();
    player.click();
    window.await("button.box");
    for (Locator box : window.find(".sheet .box").all()) {
      assertThat((boolean) box.evaluate(WHOLE)).as(box.innerText()).isTrue();
    }
  }

  /** Letters twice as large, on a phone and on a laptop. */
  @Test
  void largePrintCutsNothing(Stage stage) {
    Window window = stage.window();
    Inspector inspector = new Inspector(window, List.of(Look.LAPTOP, Look.PHONE));
    List<Object> seats = List.of(Table.me("Anna"), Table.FRIEND, Table.BOT);
    String lobby = Table.create(window, "master", seats, Map.of()).get("id").asText();
    window.open("/").await(".cont");
    inspector.enlarge("home");
    Table.open(window, lobby);
    window.await(".g-lobby");
    inspector.enlarge("lobby");
    Games.every()
        .forEach(
            game -> {
              Table table = Table.start(window, game, Games.isSolo(game) ? 0 : 2, Map.of());
              Player.of(game, table).awaitTurn();
              inspector.enlarge(game);
            });
    Table.finished(window, "classic", Map.of());
    Table finished = Table.finished(window, "classic", Map.of());
    window.open("/statistics").await(".trend");
    inspector.enlarge("statistics");
    window.open("/review/" + finished.id()).await(".rev-ledger .eq");
    inspector.enlarge("review");
    window.open("/evening").await(".evening button.btn--act");
    inspector.enlarge("evening");
    window.open("/print").await("main h1");
    inspector.enlarge("print");
    inspector.expectNothing();
  }

  /** The ladder of the bonus has a step more where a row is longer. */
  @Test
  void aLevelFitsASmallPhone(Stage stage) {
    Window window = stage.window(new Look("de", "light", 360, 640));
    window.open("/book/forone/5").await(".book-a .btn--act").click();
    Object rows =
        window
            .await(".fo-card .fo-bonus ol")
            .evaluate("list => new Set([...list.children].map(each => each.offsetTop)).size");
    assertThat(rows).as("rows of the ladder").isEqualTo(1);
    assertThat((boolean) window.find(".fo-bonus").evaluate(GamesTest.CUT))
        .as("the ladder")
        .isFalse();
    assertThat((boolean) window.find(".fo-goal").evaluate(GamesTest.CUT))
        .as("the medals")
        .isFalse();
  }

  /** The cards to choose from come first when they are asked for. */
  @Test
  void theDisplayIsInSightWhenCardsAreTakenFromIt(Stage stage) {
    Window window = stage.window(new Look("de", "light", 360, 640));
    Table table = Table.start(window, "kartenspiel", 1, Map.of());
    Player player = Player.of("kartenspiel", table);
    for (int i = 0; i < 20 && !window.has(".disp button.card"); i++) {
      player.awaitTurn();
      if (table.can("D")) {
        table.click("D");
        window.await(".disp button.card");
      } else {
        player.click();
      }
    }
    for (Look look : SCREENS.subList(0, 2)) {
      window.show(look);
      for (Locator card : window.find(".disp button.card").all()) {
        assertThat((boolean) card.evaluate(WHOLE)).as("a card of the display").isTrue();
      }
      assertThat((boolean) window.find(".display header").evaluate(GamesTest.CUT))
          .as("what the display is called")
          .isFalse();
    }
  }

  @Test
  void theRulesLieOverTheTable(Stage stage) {
    Window window = stage.window();
    Table table = Table.start(window, "classic", 1, Map.of());
    table.awaitTurn("[data-act=r][aria-disabled=false]");
    window.find(".ibtn--rules").click();
    assertThat(window.await("dialog[open] .rules-over").innerText()).contains("Full House");
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("rules over the table");
    inspector.expectNothing();
    window.press("Escape");
    assertThat(window.page.url()).endsWith("/t/" + table.id());
    assertThat(window.has(".banner.is-mine")).isTrue();
  }
}
