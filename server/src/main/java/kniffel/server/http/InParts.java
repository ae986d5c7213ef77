package kniffel.server.http;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerResponse;

/**
 * Sends answers in parts, each when the one before it is on its way: so a slow reader has a single
 * part waiting in our memory, and whoever still takes something is not taken to be gone.
 */
final class InParts {

  /** Must be taken within the idle timeout: even a very slow line carries a kilobyte a second. */
  static final int BYTES = 32 << 10;

  private InParts() {}

  static void send(HttpServerResponse response, String text) {
    send(response, Buffer.buffer(text));
  }

  /** Sends the whole answer and ends the response. */
  static void send(HttpServerResponse response, Buffer whole) {
    if (whole.length() > BYTES) {
      response.putHeader("Content-Length", String.valueOf(whole.length()));
    }
    send(response, whole, 0);
  }

  private static void send(HttpServerResponse response, Buffer whole, int from) {
    if (whole.length() - from <= BYTES) {
      response.end(whole.slice(from, whole.length()));
      return;
    }
    var _ =
        response
            .write(whole.slice(from, from + BYTES))
            .onSuccess(taken -> send(response, whole, from + BYTES));
  }
}
