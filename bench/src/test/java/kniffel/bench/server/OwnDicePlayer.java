package kniffel.bench.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Plays at a table where people roll their own dice: says what fell, and plays any move. */
final class OwnDicePlayer implements WebSocket.Listener, AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();

  private final HttpClient http = HttpClient.newHttpClient();
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final StringBuilder part = new StringBuilder();
  private final Random random = new Random(1);
  private final String table;
  private final WebSocket socket;

  OwnDicePlayer(int port, String token, String table) {
    this.table = table;
    this.socket =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(URI.create("ws://127.0.0.1:" + port + "/api/live?lang=en"), this)
            .join();
  }

  /** Plays until there are this many events or the game is over; returns the version reached. */
  int until(int events) throws Exception {
    say("{\"open\":{\"table\":\"%s\"}}".formatted(table));
    int told = -1;
    while (true) {
      JsonNode state = JSON.readTree(messages.take()).path("state");
      int version = state.path("version").asInt(-1);
      if (version <= told) {
        continue;
      }
      told = version;
      if (version >= events || state.has("over")) {
        return version;
      }
      act(state, version);
    }
  }

  private void act(JsonNode state, int version) {
    String head =
        "\"table\":\"%s\",\"id\":\"%s\",\"version\":%d"
            .formatted(table, UUID.randomUUID(), version);
    JsonNode moves = state.at("/asked/moves");
    if (state.at("/falling/yours").asBoolean()) {
      int dice = state.at("/falling/dice").asInt();
      List<Integer> said = IntStream.range(0, dice).mapToObj(i -> 1 + random.nextInt(6)).toList();
      say("{\"say\":{%s,\"said\":%s}}".formatted(head, said));
    } else if (moves.isArray()) {
      JsonNode move = moves.get(random.nextInt(moves.size())).get("move");
      say("{\"play\":{%s,\"move\":%s}}".formatted(head, move));
    }
  }

  private void say(String message) {
    var _ = socket.sendText(message, true).join();
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      messages.add(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public void close() {
    socket.abort();
    http.shutdownNow();
  }
}
