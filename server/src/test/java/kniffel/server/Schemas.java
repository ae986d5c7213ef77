package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.json.SchemaOf;

/** The schemas of the messages, with the values of the games in them. */
final class Schemas {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Schemas() {}

  /** One part of a document as a separate schema, which may refer to the other parts. */
  static JsonSchema part(Path file, String pointer) throws IOException {
    ObjectNode whole = JSON.createObjectNode();
    whole.setAll(JSON.readValue(file.toFile(), ObjectNode.class));
    whole.remove(List.of("anyOf", "openapi", "info", "paths"));
    whole.put("$ref", "#" + pointer);
    return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(whole);
  }

  /** The schema of a type. */
  static ObjectNode of(Class<?> type) {
    try {
      return JSON.readValue(SchemaOf.type(type).toString(), ObjectNode.class);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Defines what the values of each game look like. */
  static void define(ObjectNode definitions) {
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      define(definitions, rulebook);
    }
  }

  private static <P extends Record> void define(ObjectNode definitions, Rulebook<P> rulebook) {
    Game.Types<?, ?, ?> types = rulebook.game(rulebook.standard()).types();
    definitions.set(rulebook.id() + "-options", of(rulebook.optionsType()));
    definitions.set(rulebook.id() + "-move", of(types.move()));
    definitions.set(rulebook.id() + "-view", of(types.view()));
    definitions.set(rulebook.id() + "-fact", of(types.fact()));
  }

  /** Specifies, for everything that is a value of a game, which values those are. */
  static ObjectNode filled(ObjectNode schema) {
    return filled(schema, "#/$defs/");
  }

  static ObjectNode filled(ObjectNode schema, String where) {
    fill(schema, where);
    return schema;
  }

  private static void fill(JsonNode node, String where) {
    if (node instanceof ObjectNode object) {
      fill(object, "move", "move", where);
      fill(object, "best", "move", where);
      fill(object, "view", "view", where);
      fill(object, "options", "options", where);
      if (object.get("facts") instanceof ObjectNode facts) {
        fill(facts, "items", "fact", where);
      }
    }
    node.forEach(child -> fill(child, where));
  }

  private static void fill(ObjectNode object, String field, String values, String where) {
    if (object.get(field) instanceof ObjectNode any && any.isEmpty()) {
      ArrayNode choices = any.putArray("anyOf");
      for (Rulebook<?> rulebook : Rulebooks.ALL) {
        choices.addObject().put("$ref", where + rulebook.id() + "-" + values);
      }
    }
  }

  /** Rewrites a document of the folder docs if {@code -Dgolden.write=true} asks for it. */
  static void writeIfAsked(Path file, JsonNode document) throws IOException {
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(file, text(document));
    }
  }

  static void assertUpToDate(Path file, JsonNode document) throws IOException {
    assertThat(Files.readString(file).equals(text(document)))
        .withFailMessage(
            "docs/%s: write it anew with ./kniffel test --quick -Dgolden.write=true",
            file.getFileName())
        .isTrue();
  }

  private static String text(JsonNode document) throws IOException {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(document) + "\n";
  }
}
