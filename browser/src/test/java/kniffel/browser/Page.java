package kniffel.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
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
import java.util.zip.GZIPInputStream;

/**
 * A page in Chromium or Firefox whose worker has the engine, and the plain file server that it came
 * from.
 */
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

  private static final boolean FIREFOX =
      System.getProperty("kniffel.browser", "").equals("firefox");

  private final Path wasm;
  private final HttpServer server;
  private final Playwright playwright;
  private final com.microsoft.playwright.Page page;

  Page(Path wasm, Path installed) throws IOException {
    this.wasm = wasm;
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::serve);
    server.start();
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    LaunchOptions options = new LaunchOptions().setExecutablePath(installed).setHeadless(true);
    Browser browser =
        FIREFOX
            ? playwright.firefox().launch(options.setChannel("moz-firefox"))
            : playwright
                .chromium()
                .launch(options.setArgs(List.of("--no-sandbox", "--disable-gpu")));
    this.page = browser.newPage();
    page.setDefaultTimeout(0); // the machine may be slow
    page.navigate("http://localhost:" + server.getAddress().getPort() + "/");
  }

  /** Where the chosen browser is installed, if it is. */
  static Optional<Path> browser() {
    List<String> names =
        FIREFOX
            ? List.of("firefox-esr", "firefox")
            : List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .flatMap(folder -> names.stream().map(name -> Path.of(folder, name)))
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
    String name =
        path.startsWith("files/") ? path.substring("files/".length()) : "kniffel/browser/" + path;
    for (Path made : List.of(wasm.resolve(path), wasm.resolve(name))) {
      if (Files.isRegularFile(made)) {
        return Files.readAllBytes(made);
      }
    }
    try (InputStream in = Page.class.getClassLoader().getResourceAsStream(name)) {
      return in == null ? new byte[0] : unpacked(in.readAllBytes());
    }
  }

  /** As it lies beside the engine. */
  private static byte[] unpacked(byte[] file) throws IOException {
    boolean packed = file.length > 1 && file[0] == 0x1f && file[1] == (byte) 0x8b;
    return packed ? new GZIPInputStream(new ByteArrayInputStream(file)).readAllBytes() : file;
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
