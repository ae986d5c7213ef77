package kniffel.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A page in Chromium whose worker has the engine, and the plain file server that it came from. */
final class Page implements AutoCloseable {

  private static final String SEND =
      """
      ([name, calls]) => new Promise((resolve, reject) => {
        window.engine ??= new Worker('worker.js', { type: 'module' });
        window.engine.onmessage = (message) => resolve(message.data);
        window.engine.onerror = (failure) => reject(new Error(failure.message));
        window.engine.postMessage([name, calls]);
      })\
      """;

  private final Path wasm;
  private final HttpServer server;
  private final Playwright playwright;
  private final com.microsoft.playwright.Page page;

  Page(Path wasm, Path chromium) throws IOException {
    this.wasm = wasm;
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::serve);
    server.start();
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    Browser browser =
        playwright
            .chromium()
            .launch(
                new LaunchOptions()
                    .setExecutablePath(chromium)
                    .setHeadless(true)
                    .setArgs(List.of("--no-sandbox", "--disable-gpu", "--no-first-run")));
    this.page = browser.newPage();
    page.setDefaultTimeout(0); // the machine may be slow
    page.navigate("http://localhost:" + server.getAddress().getPort() + "/");
  }

  /** Where Chromium is installed, if it is. */
  static Optional<Path> chromium() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .flatMap(
            folder ->
                Stream.of("chromium", "chromium-browser", "google-chrome")
                    .map(name -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }

  private void serve(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath().substring(1);
    byte[] bytes = bytes(path);
    String type =
        path.endsWith(".wasm")
            ? "application/wasm"
            : path.endsWith(".js") ? "text/javascript" : "text/html";
    exchange.getResponseHeaders().set("Content-Type", type);
    exchange
        .getResponseHeaders()
        .set("Content-Security-Policy", "script-src 'self' 'wasm-unsafe-eval'");
    exchange.sendResponseHeaders(
        bytes.length == 0 ? 404 : 200, bytes.length == 0 ? -1 : bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private byte[] bytes(String path) throws IOException {
    if (path.isEmpty()) {
      return "<!doctype html><title>Kniffel</title>".getBytes(StandardCharsets.UTF_8);
    }
    if (path.equals("kniffel.wasm") || path.equals("engine.js")) {
      return Files.readAllBytes(wasm.resolve(path));
    }
    String name =
        path.startsWith("files/") ? path.substring("files/".length()) : "kniffel/browser/" + path;
    try (InputStream in = Page.class.getClassLoader().getResourceAsStream(name)) {
      return in == null ? new byte[0] : in.readAllBytes();
    }
  }

  /** What the engine's function gives for each of these lists of arguments. */
  List<String> call(String function, List<List<Object>> calls) {
    return page.evaluate(SEND, List.of(function, calls)) instanceof List<?> answers
        ? answers.stream().map(String::valueOf).toList()
        : List.of();
  }

  @Override
  public void close() {
    playwright.close();
    server.stop(0);
  }
}
