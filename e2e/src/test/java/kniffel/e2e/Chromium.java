package kniffel.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The one browser that everything here shares: the Chromium of this machine, started on demand. */
final class Chromium {

  private static final List<String> NAMES =
      List.of("chromium", "chromium-browser", "google-chrome");

  private static final List<String> FLAGS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private Chromium() {}

  /** Where it is installed, if it is. */
  static Optional<Path> installed() {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(File.pathSeparator))
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  static Browser browser() {
    return Started.BROWSER;
  }

  /** Ends it: as long as it runs, so does the program. */
  static void close() {
    Started.PLAYWRIGHT.close();
  }

  /** Waits for the first need. */
  private static final class Started {

    private static final Playwright PLAYWRIGHT =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));

    private static final Browser BROWSER =
        PLAYWRIGHT
            .chromium()
            .launch(
                new LaunchOptions()
                    .setExecutablePath(installed().orElseThrow())
                    .setArgs(FLAGS)
                    .setHeadless(true));
  }
}
