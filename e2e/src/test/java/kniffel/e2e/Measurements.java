package kniffel.e2e;

import com.google.gson.JsonObject;
import com.microsoft.playwright.CDPSession;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import kniffel.server.site.EngineFiles;
import kniffel.server.site.Site;

/** How long people wait, in a real browser: {@code ./kniffel bench web}. */
final class Measurements {

  private static final int VISITS = 10;
  private static final int MOVES = 50;

  /** Notes when the first button of a game is there, since the address was opened. */
  static final String INTERACTIVE =
      """
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.gcard-a .btn--act')) return;
        globalThis.interactive = performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
      """;

  /** Notes when something was clicked, and each time a line of the log was about to be painted. */
  private static final String MOVE =
      """
      const now = () => performance.timeOrigin + performance.now();
      globalThis.shown = [];
      addEventListener('click', () => (globalThis.clicked = now()), true);
      new MutationObserver((changes) => {
        const inLog = changes.some(({ target }) => target.parentElement?.closest('.area-log'));
        if (inLog) requestAnimationFrame(() => globalThis.shown.push(now()));
      }).observe(document, { childList: true, subtree: true, characterData: true });
      """;

  /** Notes when a hint was asked for by its key, and when it was there. */
  private static final String HINT =
      """
      addEventListener('keydown', ({ key }) => key === 'h' && (globalThis.pressed = performance.now()), true);
      new MutationObserver(() => {
        if (document.querySelector('.hint-best')) globalThis.hinted ??= performance.now();
      }).observe(document, { childList: true, subtree: true });
      """;

  private Measurements() {}

  public static void main(String[] arguments) throws IOException {
    Program.run(
        stage -> {
          visit(stage, false); // the server is warm afterwards
          tell("first visit to interactive home", visits(stage, false));
          tell("the same over a slow line", visits(stage, true));
          tell("a move shown to the other browser", moves(stage));
          onDevice();
        });
  }

  private static List<Double> visits(Stage stage, boolean slow) {
    List<Double> visits = new ArrayList<>();
    for (int i = 0; i < VISITS; i++) {
      visits.add(visit(stage, slow));
    }
    return visits;
  }

  /** A first visit: nothing is in any cache of this window. */
  private static double visit(Stage stage, boolean slow) {
    try (Window window = stage.window()) {
      window.context.addInitScript(INTERACTIVE);
      if (slow) {
        CDPSession devtools = window.context.newCDPSession(window.page);
        var _ = devtools.send("Network.enable");
        var _ = devtools.send("Network.emulateNetworkConditions", slowLine());
      }
      window.open("/");
      window.page.waitForFunction("() => globalThis.interactive");
      return ((Number) window.page.evaluate("() => globalThis.interactive")).doubleValue();
    }
  }

  /** Far away: 400 ms until anything comes, and 50 kB in a second. */
  private static JsonObject slowLine() {
    JsonObject line = new JsonObject();
    line.addProperty("offline", false);
    line.addProperty("latency", 400);
    line.addProperty("downloadThroughput", 50_000);
    line.addProperty("uploadThroughput", 50_000);
    return line;
  }

  private static List<Double> moves(Stage stage) {
    Window anna = stage.window();
    Window ben = stage.window();
    anna.context.addInitScript(MOVE);
    ben.context.addInitScript(MOVE);
    Table hers = Table.startWith(anna, ben, "classic", Map.of());
    Table his = Table.open(ben, hers.id());
    List<Player> players = List.of(new ClassicPlayer(hers), new ClassicPlayer(his));
    List<Double> times = new ArrayList<>();
    anna.page.waitForCondition(() -> isAsked(anna) || isAsked(ben));
    while (times.size() < MOVES && !hers.isOver()) {
      Player player = isAsked(anna) ? players.get(0) : players.get(1);
      Window other = player.window == anna ? ben : anna;
      player.awaitTurn();
      player.click();
      Object clicked = player.window.page.evaluate("() => globalThis.clicked");
      String seen = "clicked => globalThis.shown.find(each => each > clicked)";
      other.page.waitForFunction(seen, clicked);
      double shown = ((Number) other.page.evaluate(seen, clicked)).doubleValue();
      times.add(shown - ((Number) clicked).doubleValue());
      anna.page.waitForCondition(() -> isAsked(anna) || isAsked(ben) || hers.isOver());
    }
    return times;
  }

  private static void onDevice() throws IOException {
    Path engine = Path.of(System.getProperty("kniffel.engine", ""));
    Path folder = Files.createTempDirectory("kniffel-site");
    Site.of(EngineFiles.in(engine)).write(folder);
    tell("the first hint of the classic game on the device", hints(folder));
    tasks(folder);
  }

  /** From the key to what is shown; the second worker starts meanwhile, and reads the solution. */
  private static List<Double> hints(Path folder) throws IOException {
    List<Double> hints = new ArrayList<>();
    for (int i = 0; i < VISITS; i++) {
      try (SiteHost host = new SiteHost(folder);
          Window window = new Window(Look.LAPTOP)) {
        window.visit(host.address());
        window.context.addInitScript(HINT);
        window.open("/").await(".gcard-a .btn--act");
        window.find(".gcard:has(a[href='#/rules/classic']) .btn--act").click();
        window.find("dialog[open] .dialog-acts .btn--act").click();
        Player player = Player.of("classic", Table.in(window));
        player.awaitTurn();
        player.click();
        player.awaitTurn();
        window.press("h");
        window.page.waitForFunction("() => globalThis.hinted");
        hints.add(((Number) window.page.evaluate("() => hinted - pressed")).doubleValue());
      }
    }
    return hints;
  }

  /** While a bot thinks and its game is solved: what the page's thread does meanwhile. */
  private static void tasks(Path folder) throws IOException {
    try (Haste haste = new Haste(folder)) {
      List<Long> longest = haste.tasks().stream().sorted(Comparator.reverseOrder()).toList();
      System.out.printf(
          "tasks of the page while a bot thinks on the device, processor time: the longest of %d %s"
              + " ms%n",
          longest.size(), longest.subList(0, 5));
      haste.slowDown();
      long start = System.nanoTime();
      haste.play();
      System.out.printf(
          "six decisions there with a processor four times as slow, and the bot's: %d ms%n",
          (System.nanoTime() - start) / 1_000_000);
    }
  }

  private static boolean isAsked(Window window) {
    return window.has(".game:not(.is-pending) .banner.is-mine");
  }

  private static void tell(String what, List<Double> milliseconds) {
    List<Double> sorted = milliseconds.stream().sorted().toList();
    double median = (sorted.get((sorted.size() - 1) / 2) + sorted.get(sorted.size() / 2)) / 2;
    System.out.printf(
        "%s: median %.0f ms of %d (%.0f to %.0f)%n",
        what, median, sorted.size(), sorted.getFirst(), sorted.getLast());
  }
}
