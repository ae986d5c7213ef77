package kniffel.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Path;
import java.util.Optional;
import kniffel.web.Asset;
import kniffel.web.Assets;

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
    HttpServerRequest request = context.request();
    Assets current = folder.map(Assets::in).orElse(assets);
    Optional<Asset> found = current.find(context.normalizedPath());
    Asset asset = found.orElseGet(current::index);
    String accepted = request.getHeader("Accept-Encoding");
    boolean gzip = accepted != null && accepted.contains("gzip");
    HttpServerResponse response = context.response();
    response.setStatusCode(found.isPresent() ? 200 : 404);
    response.putHeader("Content-Type", asset.type());
    response.putHeader("Vary", "Accept-Encoding");
    response.putHeader(
        "Cache-Control",
        asset.immutable() ? "public, max-age=" + YEAR_SECONDS + ", immutable" : "no-cache");
    if (gzip) {
      response.putHeader("Content-Encoding", "gzip");
    }
    byte[] bytes = gzip ? asset.gzipped() : asset.bytes();
    response.end(Buffer.buffer(bytes));
    return bytes.length;
  }
}
