package kniffel.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.WaitForOptions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The page of a table, whatever is played there. */
final class Table {

  static final String MINE = ".banner.is-mine";

  private static final String DIALOG = "dialog[open]";
  private static final String OVER = ".result";

  /** What the log says; the owner of each turn is marked next to it. */
  static final String LOG = ".area-log :is(.line, .gist)";

  private static final String READY = ".game:not(.is-pending, .is-stale) ";

  static final Map<String, Object> BOT = Map.of("bot", Map.of("level", "easy"));
  static final Map<String, Object> FRIEND = Map.of("friend", Map.of());

  final Window window;
  private final String id;

  Table(Window window, String id) {
    this.window = window;
    this.id = id;
  }

  /** The table that a window shows. */
  static Table in(Window window) {
    window.page.waitForURL("**/t/*");
    String url = window.page.url();
    return new Table(window, url.substring(url.lastIndexOf('/') + 1));
  }

  static Map<String, Object> me(String name) {
    return Map.of("me", Map.of("name", name));
  }

  /** A table that begins at once, against easy bots, with only these options other than usual. */
  static Table start(Window window, String game, int bots, Map<String, Object> options) {
    List<Object> seats = new ArrayList<>(List.of(me("Anna")));
    seats.addAll(Collections.nCopies(bots, BOT));
    return open(window, create(window, game, seats, options).get("id").asText());
  }

  /** Makes a table, which begins at once if no seat is open. */
  static JsonNode create(
      Window window, String game, List<Object> seats, Map<String, Object> options) {
    boolean open = seats.contains(FRIEND);
    Map<String, Object> wish = new LinkedHashMap<>(Map.of("game", game, "seats", seats));
    wish.putAll(Map.of("start", !open, "pace", 0, "hints", true));
    wish.put("options", options(window, game, options));
    return window.post("/api/tables", wish);
  }

  /** A table of two people, each at their own browser. */
  static Table startWith(Window window, Window other, String game, Map<String, Object> options) {
    JsonNode info = create(window, game, List.of(me("Anna"), FRIEND), options);
    String link = info.get("links").get("play").asText();
    other.post("/api/join", Map.of("code", link.substring(link.indexOf('#') + 1), "name", "Ben"));
    String id = info.get("id").asText();
    window.post("/api/tables/" + id + "/start", Map.of("open", "bots"));
    return open(window, id);
  }

  /**
   * Waits until it is the turn of one of two: who begins may be drawn while both are already
   * looking.
   */
  static void awaitBeginning(Window one, Window other) {
    one.page.waitForCondition(() -> one.has(MINE) || other.has(MINE));
  }

  /** A game that is over: bots have played it, one of them in the place of its first player. */
  static Table finished(Window window, String game, Map<String, Object> options) {
    String id = create(window, game, Games.seats(game), options).get("id").asText();
    Table table = new Table(window, id);
    table.finish();
    return table;
  }

  /** Lets bots play on to the end, one of them in the place of whoever leaves. */
  void finish() {
    window.post("/api/tables/" + id + "/leave", Map.of());
    window.page.waitForCondition(
        () -> window.get("/api/tables/" + id).get("status").asText().equals("over"));
  }

  static Table open(Window window, String id) {
    window.open("/t/" + id).await("main");
    return new Table(window, id);
  }

  /** The option of a game to count what there is after some rounds; 0 is no wish. */
  static Map<String, Object> endingAfter(int rounds) {
    return rounds == 0 ? Map.of() : Map.of("maxRounds", rounds);
  }

  /** The options of a game with some of them changed. */
  static Map<String, Object> options(Window window, String game, Map<String, Object> changed) {
    Map<String, Object> options = new LinkedHashMap<>();
    for (JsonNode each : window.get("/api/games").get("games")) {
      if (each.get("id").asText().equals(game)) {
        each.get("presets")
            .get(0)
            .get("options")
            .properties()
            .forEach(option -> options.put(option.getKey(), option.getValue()));
      }
    }
    options.putAll(changed);
    return options;
  }

  String id() {
    return id;
  }

  /** Waits until there is something to do, or nothing more; whether there is. */
  boolean awaitTurn(String... things) {
    String wanted = READY + OVER;
    for (String thing : things) {
      wanted += ", " + READY + thing;
    }
    window.await(wanted);
    return !isOver();
  }

  boolean isOver() {
    return window.has(OVER);
  }

  /** The button with this key on it, if it can be pressed. */
  boolean can(String key) {
    return window.has(button(key) + ":not([disabled], [aria-disabled=true])");
  }

  void click(String key) {
    window.find(button(key)).click();
  }

  static String button(String key) {
    return ".acts button:has(kbd:text-is('" + key + "'))";
  }

  /** Answers the dialog that is open, if there is one, with its main answer. */
  void confirm() {
    if (window.has(DIALOG)) {
      window.find(DIALOG + " .dialog-acts .btn--act").click();
      awaitAnswered();
    }
  }

  /** The same by keyboard: the main answer has the focus. */
  void confirmByKey() {
    if (window.has(DIALOG)) {
      window.press("Enter");
      awaitAnswered();
    }
  }

  /** A dialog goes when its answer has been heard, which is a moment after it was given. */
  private void awaitAnswered() {
    window.find("dialog").waitFor(new WaitForOptions().setState(WaitForSelectorState.DETACHED));
  }

  /** What happened, the newest first; a phone has it too, but shows it only when asked. */
  List<String> log() {
    return window.find(LOG).allTextContents();
  }

  /** The place of the largest of the numbers that these things show. */
  static int largest(Locator things) {
    int[] numbers =
        things.allInnerTexts().stream().mapToInt(text -> Integer.parseInt(text.strip())).toArray();
    int most = Arrays.stream(numbers).max().orElseThrow();
    return Arrays.stream(numbers).boxed().toList().indexOf(most);
  }
}
