package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.gson.JsonObject;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One person's browser, which notes every complaint of the page. */
final class Window implements AutoCloseable {

  /** Only a wait in vain takes this long; on a busy machine many things are slow. */
  private static final double PATIENCE = 120_000;

  private static final ObjectMapper JSON = new ObjectMapper();

  final BrowserContext context;
  final Page page;
  final Look look;
  private final List<String> complaints = new ArrayList<>();
  private String address = "";
  private @Nullable Pattern expected;

  Window(Look look) {
    this.look = look;
    context = Engine.browser().newContext(look.options());
    context.setDefaultTimeout(PATIENCE);
    context.addInitScript(look.script());
    context.onRequest(this::look);
    context.onConsoleMessage(this::listen);
    context.onWebError(error -> complaints.add("error: " + error.error()));
    page = context.newPage();
  }

  /** Turns to a server. */
  void visit(String server) {
    address = server;
  }

  /** Forgets the server, and everything that it has left here. */
  void forget() {
    page.unrouteAll();
    page.navigate("about:blank");
    context.pages().stream().filter(other -> !other.equals(page)).toList().forEach(Page::close);
    context.setOffline(false);
    context.clearCookies();
    CDPSession devtools = context.newCDPSession(page);
    JsonObject everything = new JsonObject();
    everything.addProperty("origin", address);
    everything.addProperty("storageTypes", "all");
    var _ = devtools.send("Storage.clearDataForOrigin", everything);
    devtools.detach();
    page.setViewportSize(look.width(), look.height());
    page.mouse().move(0, 0);
    complaints.clear();
    expected = null;
  }

  /** From now on the page's thread runs this many times slower. */
  void slowDown(int times) {
    CDPSession devtools = context.newCDPSession(page);
    JsonObject rate = new JsonObject();
    rate.addProperty("rate", times);
    var _ = devtools.send("Emulation.setCPUThrottlingRate", rate);
  }

  private void look(Request request) {
    String url = request.url();
    if (!url.startsWith(address + "/") && !url.startsWith("data:") && !url.startsWith("blob:")) {
      complaints.add("request to somewhere else: " + url);
    }
  }

  private void listen(ConsoleMessage message) {
    boolean bad = message.type().equals("error") || message.type().equals("warning");
    if (bad && (expected == null || !expected.matcher(message.text()).find())) {
      complaints.add(message.type() + ": " + message.text() + " (" + message.location() + ")");
    }
  }

  /** The browser itself will say something like this, because of what is done to it on purpose. */
  Window expecting(String complaint) {
    expected = Pattern.compile(complaint);
    return this;
  }

  /** Its connections will be cut on purpose. */
  Window withWiresCut() {
    return expecting("WebSocket connection to|net::ERR_|Failed to load resource");
  }

  Window open(String path) {
    page.navigate(address + path);
    return this;
  }

  /** Shows the page in another width and theme, until it is opened again. */
  void show(Look other) {
    page.setViewportSize(other.width(), other.height());
    page.evaluate("theme => document.documentElement.dataset.theme = theme", other.theme());
  }

  /** Speaks another language from the next page on. */
  void speak(String language) {
    page.evaluate(
        """
        language => {
          const kept = JSON.parse(localStorage.getItem('kniffel.settings'));
          localStorage.setItem('kniffel.settings', JSON.stringify({ ...kept, language }));
        }
        """,
        language);
  }

  Locator find(String selector) {
    return page.locator(selector);
  }

  /** How many there are of something at this moment. */
  int count(String selector) {
    return page.locator(selector).count();
  }

  boolean has(String selector) {
    return count(selector) > 0;
  }

  /** Waits until it can be seen. */
  Locator await(String selector) {
    Locator first = page.locator(selector).first();
    first.waitFor();
    return first;
  }

  void press(String... keys) {
    for (String key : keys) {
      page.keyboard().press(key);
    }
  }

  /** Which way the tabulator leads to something without leaving the page at its end. */
  private static final String WAY =
      """
      selector => {
        const there = document.querySelector(selector);
        const back = there && there.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING;
        return back ? 'Shift+Tab' : 'Tab';
      }
      """;

  /**
   * Goes from one thing to the next by the tabulator until one of these has the focus: forwards or
   * backwards, since a Firefox that is driven from outside presses nothing any more once the focus
   * has been in its own bars.
   */
  void tabTo(String selector) {
    for (int i = 0; i < 150; i++) {
      if ((boolean) page.evaluate("s => document.activeElement?.matches(s) ?? false", selector)) {
        return;
      }
      press((String) page.evaluate(WAY, selector));
    }
    throw new AssertionError("the tabulator never comes to " + selector);
  }

  /** Asks the server as this person. */
  JsonNode get(String path) {
    return content(context.request().get(address + path));
  }

  /** Tells the server something as this person; a session is made on the first need. */
  JsonNode post(String path, Object body) {
    if (context.cookies(address).isEmpty()) {
      send("/api/session", Map.of());
    }
    return content(send(path, body));
  }

  private APIResponse send(String path, Object body) {
    RequestOptions options =
        RequestOptions.create()
            .setHeader("Origin", address)
            .setHeader("Accept-Language", look.language())
            .setHeader("Content-Type", "application/json")
            .setData(JSON.valueToTree(body).toString());
    return context.request().post(address + path, options);
  }

  private static JsonNode content(APIResponse response) {
    assertThat(response.ok()).as(response.url() + ": " + response.text()).isTrue();
    return parse(response.text());
  }

  static JsonNode parse(String text) {
    try {
      return JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Whether it can forget; elsewhere a new one is opened. */
  static boolean canForget() {
    return Engine.chosen() == Engine.CHROMIUM;
  }

  boolean isOpen() {
    return !page.isClosed();
  }

  /** What the page has complained about so far. */
  List<String> complaints() {
    // What it said before it answers this has been heard; a page that hangs is not waited for.
    page.locator("html")
        .waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED));
    return List.copyOf(complaints);
  }

  @Override
  public void close() {
    context.close();
    assertThat(complaints).as("what the page complained about").isEmpty();
  }
}
