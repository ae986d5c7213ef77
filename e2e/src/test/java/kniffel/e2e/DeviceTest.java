package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Response;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Games on somebody's own device, from the pages of a server that may be gone. */
@ExtendWith(OnStage.class)
class DeviceTest {

  private static final String DIALOG = "dialog[open] ";
  private static final String BEGIN = DIALOG + ".dialog-acts .btn--act";
  private static final String ON_DEVICE = DIALOG + "k-setup > .toggle";
  private static final String READY = ".tag--ready";
  private static final String KEEP = "section[aria-labelledby=set-here] .btn";

  private static final String GIVE = ".cont li > .btn";

  /**
   * Completes when the pages say where the engine is, since that is packed while they are already
   * shown.
   */
  private static final String OFFERED =
      """
      async () => {
        const page = async () => (await fetch('/')).text();
        while (!(await page()).includes('data-engine')) await new Promise(requestAnimationFrame);
      }
      """;

  @BeforeEach
  void offer(Stage stage) {
    stage.offer(Compiled.engine(DeviceTest.class));
    Window window = stage.window();
    window.open("/settings");
    window.page.evaluate(OFFERED);
    window.close();
  }

  private final List<Window> windows = new ArrayList<>();

  private Window at(Stage stage, Look look) {
    Window window = stage.window(look).withWiresCut();
    windows.add(window);
    return window;
  }

  /** Nobody else gets these: behind them files may still be fetched, to be kept. */
  @AfterEach
  void close() {
    windows.forEach(Window::close);
  }

  private static String play(String game) {
    return ".gcard:has(a[href='/rules/" + game + "']) .btn--act";
  }

  /** Begins a game on this device by clicks, against a bot where two can play. */
  private static Table begin(Window window, String game) {
    window.open("/").await(play(game));
    window.find(".gcard:has(a[href='/rules/" + game + "']) .gcard-a .btn").nth(solo(game)).click();
    window.find(ON_DEVICE).click();
    window.find(BEGIN).click();
    Table table = Table.in(window);
    assertThat(table.id()).startsWith("device-");
    return table;
  }

  /** For one player alone the first button asks nothing. */
  private static int solo(String game) {
    return Games.isSolo(game) ? 1 : 0;
  }

  /** One game will do: {@link SiteTest} plays all of them with the same engine. */
  @Test
  void whatIsPlayedHereNeedsNoServer(Stage stage) {
    Window anna = at(stage, Look.LAPTOP);
    Table table = begin(anna, "karten");
    Player player = Player.of("karten", table);
    assertThat(player.awaitTurn()).isTrue();
    anna.open("/").await(READY);
    stage.restart(
        () -> {
          anna.page.reload();
          anna.find(".cont a[href='/t/" + table.id() + "']").click();
          for (int i = 0; i < 3 && player.awaitTurn(); i++) {
            player.click();
          }
          anna.page.reload();
          assertThat(player.awaitTurn()).isTrue();
        });
  }

  @Test
  void aFinishedGameIsGivenToTheServerAndMarked(Stage stage) {
    Window anna = at(stage, Look.LAPTOP);
    Player player = Player.of("forone", begin(anna, "forone"));
    player.clickToTheEnd();
    anna.await(".result a[href^='/review/device-']").click();
    anna.await(".rev-a");
    anna.open("/statistics").await(GIVE).click();
    Locator given = anna.await(".cont a[href^='/review/']:not([href*=device])");
    assertThat(anna.has(GIVE)).as("it is there once").isFalse();
    assertThat(anna.has(".stat")).as("it counts nowhere").isFalse();
    given.click();
    anna.await(".rev-given");
    anna.await(".rev-dear");
    String id = anna.page.url().replaceAll(".*/", "");
    assertThat(anna.get("/api/tables/" + id).get("given").asLong()).isPositive();

    Window ben = at(stage, Look.PHONE);
    ben.open("/review")
        .await("textarea")
        .fill(anna.get("/api/tables/" + id + "/record").toString());
    ben.await(".give .btn").click();
    ben.page.waitForURL("**/review/*");
    ben.await(".rev-given");
  }

  @Test
  void onlyTheWorkerOfTheGamesMayLoadWebAssembly(Stage stage) {
    Window anna = at(stage, Look.LAPTOP);
    Set<String> allowed = new ConcurrentSkipListSet<>();
    Set<String> refused = new ConcurrentSkipListSet<>();
    anna.context.onResponse(
        response -> (mayLoad(response) ? allowed : refused).add(response.url()));
    Table table = begin(anna, "classic");
    assertThat(Player.of("classic", table).awaitTurn()).isTrue();
    assertThat(allowed).isNotEmpty().allMatch(url -> url.matches(".*/assets/device-[^/]+\\.js"));
    assertThat(refused).anyMatch(url -> url.endsWith("/kniffel.wasm"));
  }

  private static boolean mayLoad(Response response) {
    String policy = response.headers().getOrDefault("content-security-policy", "");
    assertThat(policy)
        .as(response.url())
        .contains("default-src 'none'")
        .doesNotContain("'unsafe-eval'");
    return policy.contains("wasm-unsafe-eval");
  }

  @Test
  void withoutAServerAGameBeginsHereAndSaysSo(Stage stage) {
    Window anna = at(stage, Look.PHONE);
    anna.open("/settings").await(KEEP + ":not([disabled])").click();
    anna.await(READY);
    stage.restart(
        () -> {
          anna.open("/").await(".notebox");
          anna.await(READY);
          anna.find(play("classic")).click();
          anna.find(BEGIN).click();
          anna.await(".toast:not(.is-bad)");
          Table table = Table.in(anna);
          assertThat(table.id()).startsWith("device-");
          assertThat(Player.of("classic", table).awaitTurn()).isTrue();
        });
  }

  @Test
  void aBrowserThatLacksSomethingIsToldAndPlaysWithTheServer(Stage stage) {
    Window anna = stage.window();
    anna.context.addInitScript("WebAssembly.validate = () => false");
    anna.open("/").await(play("classic")).click();
    anna.await(DIALOG + "k-setup > .note");
    assertThat(anna.has(ON_DEVICE)).isFalse();
    anna.find(BEGIN).click();
    assertThat(Table.in(anna).id()).doesNotStartWith("device-");
    anna.close(); // what it was told cannot be forgotten
  }
}
