package kniffel.server.http;

import java.util.Map;

/** An answer. */
record Reply(int status, String type, String body, Map<String, String> headers) {

  private static final String JSON = "application/json; charset=utf-8";

  static Reply json(int status, String body) {
    return new Reply(status, JSON, body, Map.of());
  }

  static Reply nothing() {
    return new Reply(204, JSON, "", Map.of());
  }

  Reply with(String name, String value) {
    return new Reply(status, type, body, Map.of(name, value));
  }
}
