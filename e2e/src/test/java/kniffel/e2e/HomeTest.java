package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The first minute: from the first page into a game, alone and with others. */
@ExtendWith(OnStage.class)
class HomeTest {

  private static final String PLAY = ".btn--act";
  private static final String FRIENDS = ".btn--q >> nth=0";
  private static final String SAME_SCREEN = ".btn--q >> nth=1";
  private static final String START = "dialog[open] .dialog-acts .btn--act";

  /** Notes the kind of every banner shown from now on, however briefly. */
  private static final String NOTE_BANNERS =
      """
      () => {
        globalThis.banners = '';
        new MutationObserver(() => {
          globalThis.banners += document.querySelector('.banner')?.className + ' ';
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }
      """;

  /** What the buttons say that reach beyond their card. */
  private static final String CUT =
      """
      () => [...document.querySelectorAll('.gcard-a .btn')]
          .filter(button => button.getBoundingClientRect().right
              > button.closest('.gcard').getBoundingClientRect().right)
          .map(button => button.textContent)
      """;

  @ParameterizedTest
  @MethodSource("kniffel.e2e.Games#all")
  void playingIsTwoClicksAway(String game, Stage stage) {
    Window window = stage.window();
    window.open("/");
    window.find(card(game) + PLAY).click();
    if (!Games.isSolo(game)) {
      window.find(START).click();
    }
    Player player = Player.of(game, Table.in(window));
    assertThat(player.awaitTurn()).isTrue();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("kniffel.e2e.Looks#languages")
  void noButtonOfACardIsCut(String language, List<Look> looks, Stage stage) {
    Window window = stage.window(Look.LAPTOP.in(language));
    window.open("/").await(card("classic") + PLAY);
    for (int width : List.of(360, 900, 1180, 1280, 1920)) {
      window.page.setViewportSize(width, 800);
      assertThat(window.page.evaluate(CUT)).as(width + " wide").isEqualTo(List.of());
    }
  }

  @Test
  void playingIsAFewKeysAway(Stage stage) {
    Window window = stage.window();
    window.open("/").await(card("classic") + PLAY);
    window.tabTo(card("classic") + PLAY);
    window.press("Enter");
    window.await(START);
    window.press("Enter");
    assertThat(Player.of("classic", Table.in(window)).awaitTurn()).isTrue();
  }

  @Test
  void whoeverOpensTheLinkIsSeated(Stage stage) {
    Window anna = stage.window();
    anna.open("/");
    anna.find(card("classic") + FRIENDS).click();
    anna.find(START).click();
    anna.await(".invite");
    assertThat(anna.count(".srow:not(.is-free)")).isEqualTo(1);

    Window ben = stage.window(Look.PHONE.in("nl"));
    String link = anna.find(".url").innerText().strip();
    ben.open(link.substring(link.indexOf("/join"))).await(".join-name input").fill("Bram");
    ben.find(".join-name button").click();
    ben.await(".g-lobby");
    assertThat(anna.await(".srow:not(.is-free) >> nth=1").textContent()).contains("Bram");
    assertThat(anna.count(".srow:has-text('du lädst ein')")).isOne();
    assertThat(ben.count(".srow:has-text('nodigt uit'):not(:has-text('Bram'))")).isOne();
    // Another name is another name for everybody.
    ben.find(".seats input").selectText();
    ben.page.keyboard().type("Cees");
    ben.press("Enter");
    anna.await(".srow:has-text('Cees')");
    anna.await(".srow:not(.is-free) >> nth=1");
    anna.find(".start .btn--act").click();
    anna.await(".g-classic");
    ben.await(".g-classic");
    assertThat(anna.get("/api/tables/" + Table.in(ben).id()).get("seats")).hasSize(2);
  }

  /** People at this device, a friend and a bot at one table. */
  @Test
  void allKindsOfPlayersSitAtOneTable(Stage stage) {
    Window anna = stage.window();
    anna.open("/").await(".gcard-a .btn--act");
    anna.find(".gcard:has(a[href='/rules/classic']) .gcard-a .btn").nth(1).click();
    anna.find("dialog .ask").nth(1).locator("button").nth(1).click(); // two of us at this device
    anna.find("dialog[open] .dialog-acts .btn--act").click();
    anna.await(".g-lobby .seats .field input");
    assertThat(anna.count(".seats .field input")).isEqualTo(2);
    // Typed key by key, because text that a driver puts in at once is no change to Firefox.
    anna.find(".seats .field input").nth(1).press("Control+a");
    anna.page.keyboard().type("Cora");
    anna.press("Tab");
    anna.await(".srow:has-text('Cora'):has-text('Auf diesem Gerät')");
    anna.find(".srow.is-free button").first().click();
    anna.find("dialog[open] .menu button").first().click();
    anna.page.waitForCondition(() -> anna.count(".srow.is-free") == 1);
    assertThat(anna.find(".srow:has-text('leicht')").count()).as("a bot and its level").isOne();
  }

  @Test
  void whoeverEntersTheCodeIsSeated(Stage stage) {
    Window anna = stage.window();
    String table =
        Table.create(anna, "classic", List.of(Table.me("Anna"), Table.FRIEND), Map.of())
            .get("id")
            .asText();
    String code = anna.open("/t/" + table).await(".spoken").textContent();
    Window ben = stage.window(Look.PHONE).expecting("404");
    ben.open("/").await("input[name=code]").fill("222 222");
    ben.press("Enter");
    ben.await(".join-name input").fill("Ben");
    ben.press("Enter");
    ben.page.getByText("Diesen Code hat kein Tisch").waitFor();
    ben.open("/").await("input[name=code]").fill(code.toLowerCase(Locale.ROOT));
    ben.press("Enter");
    ben.page.waitForURL("**/t/" + table);
    anna.await(".srow:has-text('Ben')");
  }

  @Test
  void twoAtOneScreenTakeTurns(Stage stage) {
    Window window = stage.window();
    window.open("/");
    window.find(card("classic") + SAME_SCREEN).click();
    window.find("dialog input").nth(0).fill("Anna");
    window.find("dialog input").nth(1).fill("Oma");
    window.find(START).click();
    Player player = Player.of("classic", Table.in(window));
    player.awaitTurn();
    window.page.evaluate(NOTE_BANNERS);
    String first = window.find(".banner b").innerText();
    player.click();
    player.awaitTurn();
    player.click();
    String other = first.contains("Anna") ? "Oma" : "Anna";
    window.await(".banner.is-mine b:has-text('" + other + "')");
    assertThat((String) window.page.evaluate("() => globalThis.banners"))
        .as("passing the device on is no loss of the connection")
        .contains("is-mine")
        .doesNotContain("is-lost");
  }

  @Test
  void whatIsUnfinishedIsOneClickAway(Stage stage) {
    Window window = stage.window();
    Table table = Table.start(window, "classic", 1, java.util.Map.of());
    window.open("/");
    assertThat(window.await(".cont a .cont-t").innerText())
        .containsPattern("Runde 1 · du\\h0, .+\\h\\d+");
    window.find(".cont a").click();
    assertThat(Table.in(window).id()).isEqualTo(table.id());
    assertThat(Player.of("classic", table).awaitTurn()).isTrue();
  }

  @Test
  void languageAndThemeAreKept(Stage stage) {
    Window window = stage.window();
    window.open("/").await(card("classic") + PLAY);
    String german = window.find("#choose").innerText();
    assertThat(window.find(".seg--lang button[lang=nl]").getAttribute("aria-label"))
        .as("what somebody says who sees NL, and what NL is")
        .contains("NL")
        .contains("Nederlands");
    window.find(".seg--lang button[lang=nl]").click();
    window.page.waitForCondition(() -> !window.find("#choose").innerText().equals(german));
    window.find(".seg--theme button").nth(2).click();
    String dutch = window.find("#choose").innerText();
    window.page.reload();
    window.await(card("classic") + PLAY);
    assertThat(window.find("#choose").innerText()).isEqualTo(dutch);
    assertThat(window.find("html").getAttribute("lang")).isEqualTo("nl");
    assertThat(window.find("html").getAttribute("data-theme")).isEqualTo("dark");
  }

  /**
   * The page itself comes from the browser's own storage; it does not pretend to know what it
   * cannot.
   */
  @Test
  void withoutTheServerThePageSaysSo(Stage stage) {
    Window window = stage.window().withWiresCut();
    window.open("/").await(card("classic") + PLAY);
    window.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    window.context.setOffline(true);
    window.page.reload();
    window.await(".notebox");
    Inspector inspector = new Inspector(window, Looks.ALL);
    inspector.look("without the server");
    inspector.expectNothing();
    window.context.setOffline(false);
    window.find(".notebox button").click();
    window.page.waitForCondition(() -> !window.has(".notebox"));
    window.await(card("classic") + PLAY);
  }

  private static String card(String game) {
    return ".gcard:has(a[href='/rules/" + game + "']) .gcard-a ";
  }
}
