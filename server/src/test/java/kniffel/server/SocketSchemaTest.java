package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import kniffel.client.Connection;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.wire.FromServer;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import kniffel.wire.ToServer;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * docs/socket.schema.json describes what travels over the socket.
 *
 * <p>It follows from the types. After a change run this test with {@code -Dgolden.write=true} to
 * rewrite it, and look at the difference.
 */
class SocketSchemaTest {

  private static final Path FILE = Path.of("..", "docs", "socket.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static ObjectNode schema() {
    ObjectNode schema = JSON.createObjectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "The messages of the socket");
    schema.put(
        "description",
        "What a client sends is to-server, what it gets is from-server. See docs/API.md.");
    schema
        .putArray("anyOf")
        .add(JSON.createObjectNode().put("$ref", "#/$defs/to-server"))
        .add(JSON.createObjectNode().put("$ref", "#/$defs/from-server"));
    ObjectNode definitions = schema.putObject("$defs");
    definitions.set("to-server", Schemas.filled(Schemas.of(ToServer.class)));
    definitions.set("from-server", Schemas.filled(Schemas.of(FromServer.class)));
    Schemas.define(definitions);
    return schema;
  }

  /** Before anything here reads it. */
  @BeforeAll
  static void write() throws IOException {
    Schemas.writeIfAsked(FILE, schema());
  }

  @Test
  void theDocumentIsUpToDate() throws IOException {
    Schemas.assertUpToDate(FILE, schema());
  }

  static List<Rulebook<?>> games() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream().filter(game -> game.id().matches(chosen)).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsSentFits(Rulebook<?> rulebook, @TempDir Path folder) throws Exception {
    JsonSchema toServer = Schemas.part(FILE, "/$defs/to-server");
    JsonSchema fromServer = Schemas.part(FILE, "/$defs/from-server");
    try (Sandbox sandbox = Sandbox.in(folder)) {
      Connection anna = sandbox.guest("Anna");
      NewSeat[] seats =
          rulebook.maxPlayers() == 1 ? new NewSeat[] {me()} : new NewSeat[] {me(), bot()};
      TableInfo table = anna.api().create(wish(rulebook.id(), seats));
      RawSocket socket = sandbox.socket(anna.token());
      String id = "\"table\":\"" + table.id() + "\"";
      say(socket, toServer, "{\"open\":{%s,\"seat\":0}}".formatted(id));
      say(socket, toServer, "{\"show\":{%s,\"marks\":[1]}}".formatted(id));
      say(socket, toServer, "{\"react\":{%s,\"reaction\":\"well-played\"}}".formatted(id));
      say(socket, toServer, "{\"open\":{\"table\":\"nowhere\"}}");
      Random random = new Random(1);
      for (int i = 0; i < 12; i++) {
        JsonNode state = socket.await(message -> message.at("/state/asked/moves/0").isObject());
        JsonNode moves = state.at("/state/asked/moves");
        JsonNode move = moves.get(random.nextInt(moves.size())).get("move");
        int version = state.at("/state/version").asInt();
        String play = "{\"play\":{%s,\"id\":\"%d\",\"version\":%d,\"move\":%s}}";
        say(socket, toServer, play.formatted(id, i, version - 1, move));
        say(socket, toServer, play.formatted(id, i, version, move));
        socket.await(message -> message.at("/state/done").isTextual());
        say(socket, toServer, "{\"open\":{%s}}".formatted(id));
      }
      socket.text("{\"nonsense\":{}}");
      socket.await("problem");
      say(socket, toServer, "{\"ping\":{}}");
      socket.await("pong");
      socket.close();
      assertThat(socket.heard()).anyMatch(message -> message.startsWith("{\"refused\""));
      assertThat(socket.heard()).anyMatch(message -> message.startsWith("{\"gone\""));
      assertThat(socket.heard()).anyMatch(message -> message.startsWith("{\"reaction\""));
      for (String message : socket.heard()) {
        assertThat(fromServer.validate(JSON.readTree(message))).as(message).isEmpty();
      }
      assertThat(fromServer.validate(JSON.readTree("{\"pong\":{\"x\":1}}"))).isNotEmpty();
    }
  }

  private static void say(RawSocket socket, JsonSchema schema, String message) throws IOException {
    assertThat(schema.validate(JSON.readTree(message))).as(message).isEmpty();
    socket.text(message);
  }
}
