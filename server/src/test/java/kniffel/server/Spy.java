package kniffel.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import kniffel.client.Connection;

/**
 * Somebody who plays any legal moves, requests whatever could reveal something about the hands of
 * others, and remembers every answer.
 */
final class Spy implements Callable<Boolean> {

  private final Sandbox sandbox;
  private final Connection connection;
  private final String table;
  private final Random random;
  private final RawSocket socket;
  private int command;
  private String lastMove = "{\"roll\":{}}";
  private boolean seated;

  /** The last version that was decided on. */
  private int decided = -1;

  Spy(Sandbox sandbox, Connection connection, String table, Random random) {
    this.sandbox = sandbox;
    this.connection = connection;
    this.table = table;
    this.random = random;
    this.socket = sandbox.socket(connection.token());
    socket.say("{'open':{'table':'" + table + "'}}");
  }

  /** Everything that this person was told before the end. */
  List<String> heard() {
    return socket.heard();
  }

  boolean isSeated() {
    return seated;
  }

  @Override
  public Boolean call() throws IOException, InterruptedException {
    start();
    while (true) {
      JsonNode message = socket.next();
      if (message.has("closed")) {
        throw new IllegalStateException("closed before the end");
      }
      if (message.has("state")) {
        JsonNode state = message.get("state");
        seated |= state.get("viewer").asInt() >= 0;
        if (state.has("over")) {
          return true;
        }
        if (random.nextInt(6) == 0) {
          pry(state);
        }
        // Once for each version: every answer has a state, which would call for further moves.
        if (state.at("/asked/moves").size() > 0 && state.get("version").asInt() > decided) {
          decided = state.get("version").asInt();
          move(state);
        }
      }
    }
  }

  private void start() throws IOException {
    if (connection.api().table(table).host()) {
      var _ =
          connection
              .api()
              .start(table, new kniffel.wire.Requests.Start(java.util.Optional.empty()));
    }
  }

  private void move(JsonNode state) {
    JsonNode moves = state.at("/asked/moves");
    lastMove = moves.get(random.nextInt(moves.size())).get("move").toString();
    int version = state.get("version").asInt();
    play(version, lastMove);
    if (random.nextInt(4) == 0) {
      command--; // the same command once more
      play(version, lastMove);
    }
  }

  private void play(int version, String move) {
    socket.text(
        "{\"play\":{\"table\":\"%s\",\"id\":\"%d\",\"version\":%d,\"move\":%s}}"
            .formatted(table, ++command, version, move));
  }

  /** Requests what must not be told. */
  private void pry(JsonNode state) throws IOException, InterruptedException {
    int version = state.get("version").asInt();
    switch (random.nextInt(8)) {
      case 0 -> play(version, lastMove);
      case 1 -> play(Math.max(0, version - 1), lastMove);
      case 2 -> socket.say("{'open':{'table':'" + table + "','seat':" + random.nextInt(3) + "}}");
      case 3 -> get("");
      case 4 ->
          afterwards("/" + List.of("record", "verification", "review").get(random.nextInt(3)));
      case 5 -> afterwards("/steps/" + version + "?seat=" + random.nextInt(3));
      case 6 -> send("POST", "/api/tables/" + table + "/hint", "{\"version\":" + version + "}");
      default -> send("GET", "/api/me/tables", "");
    }
  }

  private void get(String path) throws IOException, InterruptedException {
    send("GET", "/api/tables/" + table + path, "");
  }

  /**
   * Asks for what is told after the end only. The game may have ended since, and then the answer is
   * no longer secret, nor that a review is being made (202).
   */
  private void afterwards(String path) throws IOException, InterruptedException {
    HttpResponse<String> answer = request("GET", "/api/tables/" + table + path, "");
    if (answer.statusCode() >= 300) {
      socket.note(answer.body());
    }
  }

  private void send(String method, String path, String body)
      throws IOException, InterruptedException {
    socket.note(request(method, path, body).body());
  }

  private HttpResponse<String> request(String method, String path, String body)
      throws IOException, InterruptedException {
    return sandbox.send(
        method,
        path,
        body,
        "Content-Type",
        "application/json",
        "Authorization",
        "Bearer " + connection.token());
  }
}
