package kniffel.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Path;
import java.util.Optional;

/** The pages of the web client. */
final class Pages {

  Pages(Optional<Path> folder) {}

  /** Changes when the pages do. */
  String version() {
    return "0.1.0";
  }

  void serve(RoutingContext context) {
    context.response().setStatusCode(404).end(Buffer.buffer());
  }
}
