package kniffel.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The browsers of this machine; everything here shares the chosen one, started on demand. */
enum Engine {
  CHROMIUM,

  /** The installed one, driven by WebDriver BiDi: Playwright needs no special Firefox. */
  FIREFOX;

  private static final List<String> CHROMIUM_FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  /** Chromium, unless {@code -Dkniffel.browser=firefox} wants the other. */
  static Engine chosen() {
    String name = System.getProperty("kniffel.browser", "chromium");
    return Engine.valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** What it is called; first the one without windows, which does the same with less work. */
  private List<String> names() {
    return switch (this) {
      case CHROMIUM ->
          List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");
      case FIREFOX -> List.of("firefox-esr", "firefox");
    };
  }

  /** Where it is installed, if it is. */
  Optional<Path> installed() {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(File.pathSeparator))
        .flatMap(folder -> names().stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** The chosen browser. */
  static Browser browser() {
    return Started.BROWSER;
  }

  /** Ends it: as long as it runs, so does the program. */
  static void close() {
    Started.PLAYWRIGHT.close();
  }

  private Browser launch(Playwright playwright) {
    LaunchOptions options =
        new LaunchOptions().setExecutablePath(installed().orElseThrow()).setHeadless(true);
    BrowserType type =
        switch (this) {
          case CHROMIUM -> playwright.chromium();
          case FIREFOX -> playwright.firefox();
        };
    return type.launch(
        switch (this) {
          case CHROMIUM -> options.setArgs(CHROMIUM_FLAGS);
          case FIREFOX -> options.setChannel("moz-firefox");
        });
  }

  /** Waits for the first need. */
  private static final class Started {

    private static final Playwright PLAYWRIGHT =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));

    private static final Browser BROWSER = chosen().launch(PLAYWRIGHT);
  }
}
