package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import kniffel.server.site.EngineFiles;
import kniffel.server.site.Site;
import kniffel.web.Asset;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The games as plain files: played in a browser whose only server shows files, or is gone. */
@ExtendWith(OnStage.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SiteTest {

  /** Of a first visit, gzipped. */
  private static final int MOST = 100_000;

  /** How many times slower the page's thread is made, where somebody wants to see that. */
  private static final int SLOWER = Integer.getInteger("kniffel.slower", 1);

  private static final String PLAY = ".gcard-a .btn--act";

  /** Ends when everything is kept that a game without a network needs. */
  private static final String KEPT =
      """
      async () => {
        const list = await (await fetch('offline.json')).json();
        const isKept = (path) => caches.match(new URL(path.slice(1), document.baseURI.split('#')[0]));
        for (const path of list) while (!(await isKept(path))) await new Promise(requestAnimationFrame);
      }
      """;

  @TempDir private static Path folder = Path.of("");

  private SiteHost host;
  private Window window;

  @BeforeAll
  void write() throws IOException {
    Site.of(EngineFiles.in(Compiled.engine(SiteTest.class))).write(folder);
  }

  @BeforeEach
  void open() throws IOException {
    host = new SiteHost(folder);
    window = new Window(Look.LAPTOP);
    window.visit(host.address());
    if (SLOWER > 1) {
      window.slowDown(SLOWER);
    }
  }

  @AfterEach
  void close() {
    host.close();
    window.close();
  }

  /** Begins a game by clicks on the first page, against a bot where two can play. */
  private Table begin(String game) {
    window.await(PLAY);
    window.find(".gcard:has(a[href='#/rules/" + game + "']) .btn--act").click();
    if (!Games.isSolo(game)) {
      int rounds = Games.about(game).shortRounds();
      if (rounds > 0) {
        limit(game, rounds);
      }
      window.find("dialog[open] .dialog-acts .btn--act").click();
    }
    return Table.in(window);
  }

  private void limit(String game, int rounds) {
    String label = Words.in(Language.DE).say(game + ".option.maxRounds");
    window.await("dialog[open] details");
    window.page.evaluate(
        "() => document.querySelectorAll('dialog details').forEach((each) => (each.open = true))");
    Locator field =
        window.find("dialog[open] label.field:has(span:text-is('" + label + "')) input");
    // Typed key by key, because text that a driver puts in at once is no change to Firefox.
    field.press("ControlOrMeta+a");
    field.pressSequentially("" + rounds);
    field.blur();
  }

  /** All in one page, for loading the engine is most of the work. */
  @Test
  void everyGameIsPlayedToItsEndWithoutANetwork() {
    window.expecting("net::ERR_|Failed to load resource");
    Map<String, Player> players = new LinkedHashMap<>();
    window.open("/");
    for (String game : Games.all().toList()) {
      Player player = Player.of(game, begin(game));
      assertThat(player.awaitTurn()).as(game).isTrue();
      players.put(game, player);
      go("/");
    }
    window.page.evaluate(KEPT);
    host.close();
    window.page.reload();
    players.forEach(
        (game, player) -> {
          go("/");
          window.await(PLAY);
          go("/t/" + player.table.id());
          player.clickToTheEnd();
          window.await(".result .btn--act:not([disabled], [aria-disabled=true])");
          window.find(".result a[href^='#/review/']").click();
          window.await(".rev-dear");
        });
    go("/statistics");
    window.await("section.stat");
    assertThat(window.count("section.stat")).isEqualTo(players.size());
    assertThat(window.count("a.controw[href^='#/review/']")).isEqualTo(players.size());
    go("/print/classic");
    window.await(".notebox"); // sheets are not kept, and that is said
  }

  @Test
  void everyGameHasSheetsToPrint() {
    window.open("/#/print");
    String ready = ".print-a .btn--act:not([disabled])";
    for (String game : Games.all().toList()) {
      go("/print/" + game);
      window.await("img.print-s[src*='/sheets/" + game + "-']");
      window.await(ready);
    }
    go("/daily");
    assertThat(window.await(".message p").textContent())
        .isEqualTo(Words.in(Language.DE).say("web.lost.server"));
  }

  /** To another page, without reloading everything. */
  private void go(String path) {
    window.page.evaluate("path => { location.hash = '#' + path; }", path);
  }

  /** A level without a network: the result is in the book of this device, and stays there. */
  @Test
  void theBookOfLevelsIsKeptByTheDevice() {
    window.expecting("net::ERR_|Failed to load resource");
    window.open("/").await("a[href='#/book/forone']").click();
    window.await(".book-l[href='#/book/forone/19']").click();
    window.await(BookTest.PLAY).click();
    Player player = Player.of("forone", Table.in(window));
    assertThat(player.awaitTurn()).isTrue();
    window.page.evaluate(KEPT);
    host.close();
    player.clickToTheEnd();
    window.await(".fo-prize a[href='#/book/forone/19']").click();
    window.await(".book-res td a[href='#/review/" + player.table.id() + "']");
    window.page.reload();
    window.await(".book-res td a");
    go("/book/forone");
    window.await(".book-l[href='#/book/forone/19'] .book-r .medal + b");
  }

  /** The service worker asks for the file once, to keep it: so at least once it is missed. */
  @Test
  void aBotThatCannotThinkTriesAgain() {
    window.expecting("503|values.bin is missing");
    host.refuse("/values.bin", 2);
    window.open("/");
    Player player = Player.of("karten", begin("karten"));
    assertThat(player.awaitTurn()).isTrue();
    while (host.stillRefuses()) {
      player.click();
      assertThat(player.awaitTurn()).isTrue();
    }
  }

  @Test
  void theFirstLoadIsSmallAndWithoutTheEngine() throws IOException {
    window.open("/").await(PLAY);
    window.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
    Set<String> fetched = host.fetched();
    int size = 0;
    for (String path : fetched) {
      Path file = folder.resolve(path.equals("/") ? "index.html" : path.substring(1));
      if (Files.isRegularFile(file)) {
        size += Asset.of(path, Files.readAllBytes(file)).gzipped().length;
      }
    }
    assertThat(fetched).contains("/", "/worker.js").noneMatch(path -> path.startsWith("/engine-"));
    assertThat(size).as("gzipped: " + fetched).isPositive().isLessThan(MOST);
  }

  @Test
  void gamesOutliveTheirWindowAndAreTheSameInTwo() {
    window.open("/");
    Table table = begin("classic");
    Player player = Player.of("classic", table);
    assertThat(player.awaitTurn()).isTrue();
    window.open("/").await(".cont li");
    Page second = window.context.newPage();
    second.navigate(host.address() + "/");
    second.locator(".cont a[href='#/t/" + table.id() + "']").click();
    second.locator(".banner.is-mine").waitFor();
    window.find(".cont a").click();
    assertThat(player.awaitTurn()).isTrue();
    window.press("r");
    window.await(".slot:not([aria-disabled=true])");
    second.locator(".slot:not([aria-disabled=true])").first().waitFor();
    second.close();
  }

  @Test
  void aBrowserThatLacksSomethingIsTold() {
    window.context.addInitScript(
        "WebAssembly.validate = () => false;"
            + " Object.defineProperty(globalThis, 'isSecureContext', { value: false });");
    window.open("/").await(".notebox");
    window.find(PLAY).nth(2).click();
    window.await(".toast.is-bad");
    assertThat(host.fetched()).noneMatch(path -> path.startsWith("/engine-"));
    go("/settings");
    window.await(".only-https");
  }
}
