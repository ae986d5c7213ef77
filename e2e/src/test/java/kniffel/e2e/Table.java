package kniffel.e2e;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The page of a table, whatever is played there. */
final class Table {

  private static final String OVER = ".result";
  private static final String READY = ".game:not(.is-pending, .is-stale) ";

  final Window window;

  Table(Window window) {
    this.window = window;
  }

  /** A table that begins at once, against easy bots, with only these options other than usual. */
  static Table start(Window window, String game, int bots, Map<String, Object> options) {
    List<Object> seats = new ArrayList<>(List.of(Map.of("me", Map.of("name", "Anna"))));
    for (int i = 0; i < bots; i++) {
      seats.add(Map.of("bot", Map.of("level", "easy")));
    }
    Map<String, Object> wish = new LinkedHashMap<>(Map.of("game", game, "seats", seats));
    wish.putAll(Map.of("start", true, "pace", 0, "hints", true));
    if (!options.isEmpty()) {
      wish.put("options", options(window, game, options));
    }
    return open(window, window.post("/api/tables", wish).get("id").asText());
  }

  static Table open(Window window, String id) {
    window.open("/t/" + id).await("main");
    return new Table(window);
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
    String url = window.page.url();
    return url.substring(url.lastIndexOf('/') + 1);
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
    return window.has(button(key) + ":not([disabled])");
  }

  void click(String key) {
    window.find(button(key)).click();
  }

  static String button(String key) {
    return ".acts button:has(kbd:text-is('" + key + "'))";
  }

  /** Answers the dialog that is open, if there is one, with its main answer. */
  void confirm() {
    if (window.has("dialog[open]")) {
      window.find("dialog[open] .dialog-acts .btn--act").click();
    }
  }

  /** The same by keyboard: the main answer has the focus. */
  void confirmByKey() {
    if (window.has("dialog[open]")) {
      window.press("Enter");
    }
  }

  /** What happened, the newest first; a phone has it too, but shows it only when asked. */
  List<String> log() {
    return window.find(".area-log li").allTextContents();
  }

  /** The place of the largest of the numbers that these things show. */
  static int largest(Locator things) {
    int[] numbers =
        things.allInnerTexts().stream().mapToInt(text -> Integer.parseInt(text.strip())).toArray();
    int most = Arrays.stream(numbers).max().orElseThrow();
    return Arrays.stream(numbers).boxed().toList().indexOf(most);
  }
}
