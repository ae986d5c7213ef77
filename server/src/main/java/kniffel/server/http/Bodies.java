package kniffel.server.http;

import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import kniffel.telling.agreed.ProblemException;

/** Reads the bodies of requests: short ones of UTF-8 that come without delay, nothing else. */
final class Bodies {

  private static final long PATIENCE_MILLIS = 10_000;
  private static final long LEAVE_MILLIS = 1_000;
  private static final int DIGITS = 9;

  private Bodies() {}

  /** Whether a request has a body, or claims to. */
  static boolean hasBody(HttpServerRequest request) {
    String length = request.getHeader("Content-Length");
    return request.getHeader("Transfer-Encoding") != null
        || (length != null && !length.equals("0"));
  }

  /** Reads nothing of a body until somebody wants it, and ignores one that nobody wanted. */
  static void hold(RoutingContext context) {
    HttpServerRequest request = context.request();
    if (hasBody(request)) {
      request.pause();
      context.addHeadersEndHandler(
          answering -> {
            if (!request.isEnded()) {
              context.response().putHeader("Connection", "close");
            }
          });
      context.addEndHandler(answered -> leave(context.vertx(), request));
    }
    context.next();
  }

  /**
   * Drops a sender who is still sending: they get a moment to read the answer, but nothing is read
   * from them.
   */
  static void leave(Vertx vertx, HttpServerRequest request) {
    if (!request.isEnded()) {
      request.pause();
      vertx.setTimer(LEAVE_MILLIS, any -> request.connection().close());
    }
  }

  /** The body; fails with a {@link ProblemException} if it has more bytes than this. */
  static Future<String> read(Vertx vertx, HttpServerRequest request, int maxBytes) {
    Promise<String> read = Promise.promise();
    if (!announcedLength(request, maxBytes)) {
      read.fail(tooLarge());
      return read.future();
    }
    Buffer body = Buffer.buffer();
    long timer =
        vertx.setTimer(
            PATIENCE_MILLIS, any -> read.tryFail(new ProblemException(408, "too-slow", Map.of())));
    request.handler(
        part -> {
          if (body.length() + part.length() > maxBytes) {
            read.tryFail(tooLarge());
          } else {
            body.appendBuffer(part);
          }
        });
    request.exceptionHandler(failure -> read.tryFail(ProblemException.malformed("HTTP")));
    request.endHandler(end -> text(body, read));
    request.resume();
    return read.future().onComplete(done -> vertx.cancelTimer(timer));
  }

  /** Whether the announced length, if any, is one that we accept. */
  private static boolean announcedLength(HttpServerRequest request, int maxBytes) {
    String length = request.getHeader("Content-Length");
    return length == null || (length.length() <= DIGITS && Integer.parseInt(length) <= maxBytes);
  }

  private static ProblemException tooLarge() {
    return new ProblemException(413, "too-large", Map.of());
  }

  private static void text(Buffer body, Promise<String> read) {
    try {
      read.tryComplete(
          StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body.getBytes())).toString());
    } catch (CharacterCodingException e) {
      read.tryFail(ProblemException.malformed("UTF-8"));
    }
  }
}
