package kniffel.server;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Makes messages that no honest client would send; the same ones for the same seed. */
final class Hostile {

  private static final List<String> METHODS =
      List.of("GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "BREW");
  private static final List<String> PATHS =
      List.of(
          "/api/session",
          "/api/me",
          "/api/me/link",
          "/api/me/tables",
          "/api/me/statistics",
          "/api/games",
          "/api/words/de",
          "/api/tables",
          "/api/join",
          "/api/watch",
          "/api/live",
          "/api/tables/TABLE",
          "/api/tables/TABLE/join",
          "/api/tables/TABLE/start",
          "/api/tables/TABLE/kick",
          "/api/tables/TABLE/rename",
          "/api/tables/TABLE/bot",
          "/api/tables/TABLE/settings",
          "/api/tables/TABLE/stand-in",
          "/api/tables/TABLE/rematch",
          "/api/tables/TABLE/hint",
          "/api/tables/TABLE/take-back",
          "/api/tables/TABLE/sheet",
          "/api/tables/TABLE/record",
          "/api/tables/TABLE/steps/3",
          "/api/tables/TABLE/review",
          "/api/tables/TABLE/pledge",
          "/api/tables/TABLE/reveal",
          "/api/me/evenings",
          "/api/evenings",
          "/api/evenings/TABLE",
          "/api/evenings/TABLE/join",
          "/api/evenings/TABLE/seat",
          "/api/evenings/TABLE/leave",
          "/api/evenings/TABLE/next",
          "/api/evenings/TABLE/give-up",
          "/api/evenings/TABLE/end",
          "/api/evenings/TABLE/again",
          "/api/paper",
          "/api/paper/count",
          "/api/paper/master",
          "/api/me/paper",
          "/api/me/device-games",
          "/api/me/paper/TABLE",
          "/",
          "/index.html",
          "/health");
  private static final List<String> SEEDS =
      List.of(
          "{\"open\":{\"table\":\"TABLE\",\"seat\":0}}",
          "{\"close\":{\"table\":\"x\"}}",
          "{\"play\":{\"table\":\"TABLE\",\"id\":\"1\",\"version\":3,\"move\":{\"roll\":{\"dice\":\"1"
              + " 2\"}}}}",
          "{\"play\":{\"table\":\"TABLE\",\"id\":\"1\",\"version\":3,\"move\":{\"score\":{\"box\":\"ones\"}}}}",
          "{\"say\":{\"table\":\"TABLE\",\"id\":\"1\",\"version\":0,\"said\":[3]}}",
          "{\"say\":{\"table\":\"TABLE\",\"id\":\"2\",\"version\":3,\"said\":[1,2,3,4,5],\"pad\":true}}",
          "{\"show\":{\"table\":\"TABLE\",\"marks\":[1,2]}}",
          "{\"react\":{\"table\":\"TABLE\",\"reaction\":\"hello\"}}",
          "{\"ping\":{}}",
          "{\"bearer\":true,\"name\":\"Eve\"}",
          "{\"code\":\"AAAA\",\"name\":\"Eve\",\"pledges\":true}",
          "{\"game\":\"classic\",\"seats\":[{\"me\":{}},{\"bot\":{\"level\":\"easy\"}}],\"start\":true}",
          "{\"game\":\"karten\",\"seats\":[{\"me\":{}},{\"friend\":{}}],\"preset\":\"x\"}",
          "{\"seats\":[{\"me\":{}},{\"local\":{\"name\":\"Eve\"}},{\"bot\":{\"level\":\"easy\"}}]}",
          "{\"seat\":{\"local\":{\"name\":\"Eve\"}}}",
          "{\"game\":\"classic\",\"preset\":\"x\",\"clock\":5,\"dice\":\"own\"}",
          "{\"version\":3}",
          "{\"game\":\"master\",\"played\":\"2026-01-01\",\"names\":[\"Eve\"],\"sheets\":[{\"laps\":5,\"row-1\":8}]}",
          "{\"paper\":{\"game\":\"kartenspiel\",\"played\":\"2026-01-01\",\"names\":[\"Eve\",\"Ben\"],\"sheets\":[{\"flush\":4},{}]},\"mine\":1}",
          "{\"format\":\"kniffel-record/2\",\"game\":\"classic\",\"options\":{},\"seats\":[{\"name\":\"Eve\",\"player\":\"human\"}],\"dice\":{\"own\":{}},\"events\":[{\"n\":1,\"seat\":0,\"move\":{\"roll\":{\"dice\":\"1"
              + " 2 3 4 5\"}}}]}",
          "{\"seat\":1}",
          "{\"commitment\":\"" + "a".repeat(64) + "\",\"pledge\":\"" + "b".repeat(64) + "\"}",
          "{\"head\":\"" + "a".repeat(64) + "\",\"entropy\":\"" + "b".repeat(64) + "\"}",
          "{\"pace\":0}",
          "{\"open\":\"bots\"}",
          "{\"name\":\"Eve\"}");
  private static final List<String> PIECES =
      List.of(
          "null",
          "-1",
          "1e999",
          "99999999999999999999",
          "2147483648",
          "0.5",
          "true",
          "\"\"",
          "\"\\u0000\"",
          "\"\\ud800\"",
          "\"\\u202e\\u001b[2J\"",
          "\"'; DROP TABLE entry; --\"",
          "\"../../etc/passwd\"",
          "\"<script>alert(1)</script>\"",
          "\"${jndi:ldap://x}\"",
          "[]",
          "{}",
          "[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]",
          "{\"__proto__\":{}}",
          "\"" + "x".repeat(2_000) + "\"");
  private static final List<String> HEADERS =
      List.of(
          "Origin: https://evil.example",
          "Origin: http://[",
          "Cookie: kniffel=" + "a".repeat(300),
          "Cookie: ;;;=;kniffel",
          "Accept-Language: ,,,;q=x",
          "Accept-Encoding: gzip;q=0, *",
          "X-Forwarded-For: 1.2.3.4, ' OR 1=1",
          "Upgrade: websocket",
          "Connection: Upgrade",
          "Sec-WebSocket-Key: x",
          "Sec-WebSocket-Version: 99",
          "Expect: 100-continue",
          "Range: bytes=0-1,5-",
          "If-None-Match: *",
          "X-Long: " + "y".repeat(9_000));

  private final Random random;
  private final List<String> tables;

  Hostile(Random random, List<String> tables) {
    this.random = random;
    this.tables = tables;
  }

  /** True once in a given number of times, on average. */
  boolean chance(int times) {
    return random.nextInt(times) == 0;
  }

  private String any(List<String> choices) {
    return choices.get(random.nextInt(choices.size()));
  }

  byte[] bytes(int max) {
    byte[] bytes = new byte[random.nextInt(max)];
    random.nextBytes(bytes);
    return bytes;
  }

  /** Something like a message: broken in one of many ways, sometimes not at all. */
  String message() {
    String message = any(SEEDS).replace("TABLE", any(tables));
    int changes = random.nextInt(4);
    for (int i = 0; i < changes; i++) {
      message = broken(message);
    }
    return message;
  }

  private String broken(String text) {
    int at = random.nextInt(text.length() + 1);
    String head = text.substring(0, at);
    String tail = text.substring(at);
    return switch (random.nextInt(8)) {
      case 0 -> head;
      case 1 -> head + any(PIECES) + tail;
      case 2 -> head + tail.replaceFirst("\"[^\"]*\"|\\d+", matched(any(PIECES)));
      case 3 ->
          head
              + tail.replaceFirst(
                  "[{}\\[\\],:]", matched(String.valueOf((char) random.nextInt(128))));
      case 4 -> text.replaceFirst("\"\\w+\":", "\"" + any(List.of("x", "", "state", "n")) + "\":");
      case 5 -> text + any(List.of(text, "}", " ", "\n", "\u0000"));
      case 6 -> new String(bytes(40), StandardCharsets.ISO_8859_1);
      default -> head + "[".repeat(random.nextInt(2_000)) + tail;
    };
  }

  private static String matched(String replacement) {
    return java.util.regex.Matcher.quoteReplacement(replacement);
  }

  /** Something like a request over HTTP. */
  String request(String token) {
    String body = chance(3) ? "" : message();
    int length = body.getBytes(StandardCharsets.UTF_8).length;
    StringBuilder request = new StringBuilder();
    request.append(chance(20) ? any(List.of("", "G T", "\u0001")) : any(METHODS)).append(' ');
    request.append(path()).append(chance(30) ? " HTTP/1.0" : " HTTP/1.1").append("\r\n");
    request.append("Host: ").append(chance(10) ? "evil:1:2" : "127.0.0.1").append("\r\n");
    if (!chance(4)) {
      request.append("Authorization: Bearer ").append(chance(8) ? "x" : token).append("\r\n");
    }
    request
        .append("Content-Type: ")
        .append(chance(6) ? "text/plain" : "application/json")
        .append("\r\n");
    while (chance(3)) {
      request.append(any(HEADERS)).append("\r\n");
    }
    request
        .append("Content-Length: ")
        .append(chance(40) ? any(List.of("-1", "x", "99999999999")) : String.valueOf(length))
        .append("\r\n\r\n");
    return request.append(body).toString();
  }

  private String path() {
    String path = any(PATHS).replace("TABLE", any(tables));
    return switch (random.nextInt(10)) {
      case 0 -> path + any(List.of("/..", "/%2e%2e/", "%00", "%zz", "%", "//", ";x=1", "\\"));
      case 1 -> path + any(List.of("?lang=%zz", "?lang=de&lang=", "?seat=-1", "?seat=1e9", "?%"));
      case 2 -> path.replaceFirst("/api", any(List.of("/API", "/api/api", "/./api", "/%61pi")));
      case 3 -> "/" + "z".repeat(random.nextInt(3_000));
      default -> path;
    };
  }
}
