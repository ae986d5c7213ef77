package kniffel.server.http;

import io.netty.handler.codec.http.websocketx.CorruptedWebSocketFrameException;

/** Why the server closes a socket, as RFC 6455 numbers it. */
enum CloseCode {
  /** Silent for too long. */
  SILENCE(1001, "silence"),
  /** What was sent is not valid as frames. */
  BROKEN(1002, "broken"),
  /** What was sent is not UTF-8. */
  NOT_TEXT(1007, "not text"),
  /** Far too much, or never read. */
  TOO_OFTEN(1008, "too often"),
  /** The device was forgotten. */
  SESSION_ENDED(1008, "session"),
  /** A message is too long. */
  TOO_LONG(1009, "too long"),
  /** This node is shutting down; another, or its successor, is there. */
  RESTART(1012, "restart");

  private final short code;
  private final String reason;

  CloseCode(int code, String reason) {
    this.code = (short) code;
    this.reason = reason;
  }

  short code() {
    return code;
  }

  String reason() {
    return reason;
  }

  /** The code for a failure to read a socket. */
  static CloseCode of(Throwable failure) {
    if (failure instanceof CorruptedWebSocketFrameException corrupted) {
      return switch (corrupted.closeStatus().code()) {
        case 1007 -> NOT_TEXT;
        case 1009 -> TOO_LONG;
        default -> BROKEN;
      };
    }
    // Vert.x detects when the parts of a message are too long in total.
    return failure instanceof IllegalStateException ? TOO_LONG : BROKEN;
  }
}
