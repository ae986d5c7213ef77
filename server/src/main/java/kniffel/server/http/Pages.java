package kniffel.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.web.Asset;
import kniffel.web.Assets;
import org.jspecify.annotations.Nullable;

/** The pages of the web client: compressed, and kept by browsers as long as their name says. */
final class Pages {

  private static final long YEAR_SECONDS = 365L * 24 * 3600;

  private final Optional<Path> folder;
  private final Assets assets;

  /**
   * Pages.
   *
   * @param folder where to read them anew for each request, while somebody works on them
   */
  Pages(Optional<Path> folder) {
    this.folder = folder;
    this.assets = folder.map(Assets::in).orElseGet(Assets::packed);
  }

  /** Changes when the pages do. */
  String version() {
    return Secrets.hash(new String(assets.index().bytes(), java.nio.charset.StandardCharsets.UTF_8))
        .substring(0, 12);
  }

  /** Sends a page; returns how many bytes that are. */
  int serve(RoutingContext context) {
    Assets current = folder.map(Assets::in).orElse(assets);
    Optional<Asset> found = current.find(context.normalizedPath());
    return send(context, found.isPresent() ? 200 : 404, found.orElseGet(current::index));
  }

  /**
   * Sends what is the same for everybody: compressed to those who can read that, and nothing to
   * those who have it already; returns how many bytes that are.
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
    String accepted = request.getHeader("Accept-Encoding");
    boolean gzip = accepted != null && accepted.contains("gzip");
    if (gzip) {
      response.putHeader("Content-Encoding", "gzip");
    }
    byte[] bytes = gzip ? asset.gzipped() : asset.bytes();
    response.end(Buffer.buffer(bytes));
    return bytes.length;
  }

  /** Whether a tag is among those that somebody has; proxies mark theirs as weak. */
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
