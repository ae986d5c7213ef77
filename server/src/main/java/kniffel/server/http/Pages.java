package kniffel.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.server.site.EngineFiles;
import kniffel.server.site.OfflinePages;
import kniffel.web.Asset;
import kniffel.web.Assets;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The pages of the web client: compressed, and cached by browsers for as long as their names imply.
 */
final class Pages {

  private static final long YEAR_SECONDS = 365L * 24 * 3600;

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");

  private final Optional<Path> folder;
  private final Optional<Path> engine;
  private final Assets assets;
  private volatile @Nullable Offline offline;

  /** What was packed once the engine was there, including the first page that offers it. */
  private record Offline(OfflinePages pages, Asset index) {}

  /**
   * Pages.
   *
   * @param folder where to read them again for each request, during development
   * @param engine where the games compiled for browsers are, or will be
   */
  Pages(Optional<Path> folder, Optional<Path> engine) {
    this.folder = folder;
    this.engine = engine;
    this.assets = folder.map(Assets::in).orElseGet(Assets::packed);
  }

  /**
   * Offers games on people's own devices as soon as the engine is there: it may still be compiling
   * while we serve.
   */
  void lookForEngine() {
    if (offline != null || engine.isEmpty() || !EngineFiles.areIn(engine.get())) {
      return;
    }
    try {
      OfflinePages pages = new OfflinePages(assets, EngineFiles.in(engine.get()));
      offline = new Offline(pages, pages.index(assets.index()));
    } catch (IOException e) {
      LOG.warn("the games for people's own devices cannot be read", e);
    }
  }

  /** Changes when the pages do. */
  String version() {
    return Secrets.hash(new String(assets.index().bytes(), java.nio.charset.StandardCharsets.UTF_8))
        .substring(0, 12);
  }

  /** Sends a page; returns the number of bytes. */
  int serve(RoutingContext context) {
    Assets current = folder.map(Assets::in).orElse(assets);
    String path = context.normalizedPath();
    Offline more = offline;
    Optional<Asset> found = current.find(path);
    if (found.isEmpty() && more != null) {
      found = more.pages().find(path.substring(1));
    }
    Asset asset = found.orElseGet(current::index);
    if (more != null && asset.equals(current.index())) {
      asset = folder.isPresent() ? more.pages().index(asset) : more.index();
    }
    context.response().putHeader("Content-Security-Policy", BrowserPolicy.of(asset));
    return send(context, found.isPresent() ? 200 : 404, asset);
  }

  /**
   * Sends what is the same for everybody: compressed to clients that can read that, and nothing to
   * those that have it already; returns the number of bytes.
   */
  static int send(RoutingContext context, int status, Asset asset) {
    HttpServerRequest request = context.request();
    HttpServerResponse response = context.response();
    response.putHeader("Vary", "Accept-Encoding, Accept-Language");
    response.putHeader("ETag", asset.tag());
    response.putHeader(
        "Cache-Control",
        asset.immutable() ? "public, max-age=" + YEAR_SECONDS + ", immutable" : "no-cache");
    if (status == 200 && names(request.getHeader("If-None-Match"), asset.tag())) {
      response.setStatusCode(304).end();
      return 0;
    }
    response.setStatusCode(status);
    response.putHeader("Content-Type", asset.type());
    boolean gzip = readsGzip(request);
    if (gzip) {
      response.putHeader("Content-Encoding", "gzip");
    }
    byte[] bytes = gzip ? asset.gzipped() : asset.bytes();
    InParts.send(response, Buffer.buffer(bytes));
    return bytes.length;
  }

  static boolean readsGzip(HttpServerRequest request) {
    String accepted = request.getHeader("Accept-Encoding");
    return accepted != null && accepted.contains("gzip");
  }

  /** Whether a tag is among those that the client has; proxies mark theirs as weak. */
  private static boolean names(@Nullable String held, String tag) {
    return held != null
        && Stream.of(held.split(",", 8))
            .map(String::strip)
            .anyMatch(each -> weak(each).equals(tag));
  }

  private static String weak(String tag) {
    return tag.startsWith("W/") ? tag.substring(2) : tag;
  }
}
