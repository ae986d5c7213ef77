package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.microsoft.playwright.Browser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * A game against an expert on a device, by rules that have to be solved before it knows what to do.
 */
final class Haste implements AutoCloseable {

  private static final int SLOWER = 4;
  private static final int DECISIONS = 6;

  /** Bots are experts, and what the page tells for some seconds is noted. */
  private static final String TOLD =
      """
      localStorage.setItem('kniffel.level', 'expert');
      globalThis.told = [];
      new MutationObserver(() => document.querySelectorAll('.toast').forEach((each) => told.push(each.textContent)))
        .observe(document, { childList: true, subtree: true });
      """;

  private final SiteHost host;
  private final Window window = new Window(Look.PHONE);
  private final Player player;

  /** Begins it by clicks; the site is in a folder. */
  Haste(Path folder) throws IOException {
    host = new SiteHost(folder);
    window.visit(host.address());
    window.context.addInitScript(TOLD);
    window.open("/").await(".gcard-a .btn--act");
    window.find(".gcard:has(a[href='#/rules/classic']) .btn--act").click();
    window.await("dialog[open] details");
    window.page.evaluate(
        "() => document.querySelectorAll('dialog details').forEach((each) => (each.open = true))");
    window.find("dialog[open] .picks label:has(input[value=yahtzee])").click();
    window.find("dialog[open] .dialog-acts .btn--act").click();
    player = Player.of("classic", Table.in(window));
    assertThat(player.awaitTurn()).isTrue();
  }

  /**
   * Plays until the page has told that the bot plays in haste, and some decisions more.
   *
   * @return how long each task of the page's thread took, in milliseconds of processor time, which
   *     does not count what else the machine does
   */
  List<Long> tasks() throws IOException {
    Browser browser = Engine.browser();
    browser.startTracing(window.page);
    while (!isTold(Words.in(Language.DE).say("web.device.hasty"))) {
      assertThat(player.awaitTurn()).isTrue();
      player.click();
    }
    play();
    return tasks(browser.stopTracing());
  }

  private boolean isTold(String text) {
    String asked = "text => told.some((each) => each.includes(text))";
    return Boolean.TRUE.equals(window.page.evaluate(asked, text));
  }

  /** Makes some decisions and waits for the next. */
  void play() {
    for (int i = 0; i < DECISIONS && player.awaitTurn(); i++) {
      player.click();
    }
    assertThat(player.awaitTurn()).isTrue();
  }

  /** From now on the page's thread is that of a slow device. */
  void slowDown() {
    window.slowDown(SLOWER);
  }

  private static List<Long> tasks(byte[] trace) throws IOException {
    JsonNode events = new ObjectMapper().readTree(trace).path("traceEvents");
    Set<String> pages = new HashSet<>();
    for (JsonNode event : events) {
      if (event.path("args").path("name").asText().equals("CrRendererMain")) {
        pages.add(thread(event));
      }
    }
    List<Long> tasks = new ArrayList<>();
    for (JsonNode event : events) {
      if (event.path("name").asText().equals("RunTask")
          && event.has("tdur")
          && pages.contains(thread(event))) {
        tasks.add(event.path("tdur").asLong() / 1000);
      }
    }
    return tasks;
  }

  private static String thread(JsonNode event) {
    return event.path("pid").asText() + " " + event.path("tid").asText();
  }

  @Override
  public void close() {
    window.close();
    host.close();
  }
}
