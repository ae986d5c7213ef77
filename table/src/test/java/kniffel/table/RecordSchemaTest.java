package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.rules.Game;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import kniffel.table.json.SchemaOf;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * docs/record.schema.json describes what the program writes.
 *
 * <p>It follows from the types of the games. After a change run this test with {@code
 * -Dgolden.write=true} to rewrite it, and look at the difference.
 */
class RecordSchemaTest {

  private static final Path FILE = Path.of("..", "docs", "record.schema.json");
  private static final ObjectMapper JSON = new ObjectMapper();

  private static ObjectNode schema() {
    ObjectNode schema = JSON.createObjectNode();
    schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
    schema.put("title", "The record of a game, " + RecordFormat.SECOND.id() + " and older");
    schema.put(
        "description",
        "The head, then the events numbered from 1, then the seed of fair dice: once the game is"
            + " over, or in a save file that has to go on by itself. The fields stand in this"
            + " order. See docs/RECORDS.md.");
    var games = schema.putArray("oneOf");
    Rulebooks.ALL.forEach(rulebook -> games.add(schema(rulebook)));
    return schema;
  }

  private static <P extends Record> ObjectNode schema(Rulebook<P> rulebook) {
    Game.Types<?, ?, ?> types = rulebook.game(rulebook.standard()).types();
    ObjectNode game = JSON.createObjectNode().put("title", rulebook.id()).put("type", "object");
    game.set(
        "required",
        JSON.valueToTree(List.of("format", "game", "options", "seats", "dice", "events")));
    ObjectNode properties = game.putObject("properties");
    properties
        .putObject("format")
        .set(
            "enum",
            JSON.valueToTree(Stream.of(RecordFormat.values()).map(RecordFormat::id).toList()));
    properties.putObject("game").put("const", rulebook.id());
    properties.set("options", schemaOf(rulebook.optionsType()));
    ObjectNode seats = properties.putObject("seats").put("type", "array");
    seats.put("minItems", rulebook.minPlayers()).put("maxItems", rulebook.maxPlayers());
    seats.set("items", schemaOf(Seat.class));
    properties.set("dice", schemaOf(DiceTerms.class));
    ObjectNode event = properties.putObject("events").put("type", "array").putObject("items");
    ObjectNode moved = object(event.putArray("oneOf").addObject(), List.of("n", "seat", "move"));
    moved.putObject("n").put("type", "integer").put("minimum", 1);
    moved.putObject("seat").put("type", "integer").put("minimum", 0);
    moved.set("move", schemaOf(types.move()));
    moved.putObject("by").put("type", "string").put("pattern", "^bot:[a-z0-9-]{1,40}$");
    moved.putObject("hint").put("type", "boolean");
    ObjectNode happened = object(event.withArray("oneOf").addObject(), List.of("n", "outcome"));
    happened.putObject("n").put("type", "integer").put("minimum", 1);
    happened.set("outcome", schemaOf(types.outcome()));
    happened.putObject("pad").put("type", "boolean");
    properties.putObject("seed").put("type", "string").put("pattern", "^[0-9a-f]{64}$");
    return game.put("additionalProperties", false);
  }

  private static JsonNode schemaOf(Class<?> type) {
    try {
      return JSON.readTree(SchemaOf.type(type).toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ObjectNode object(ObjectNode object, List<String> required) {
    object.put("type", "object").put("additionalProperties", false);
    object.set("required", JSON.valueToTree(required));
    return object.putObject("properties");
  }

  private static String expected() throws IOException {
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(schema()) + "\n";
  }

  /** Before anything here reads it. */
  @BeforeAll
  static void write() throws IOException {
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(FILE, expected());
    }
  }

  @Test
  void theDocumentIsUpToDate() throws IOException {
    assertThat(Files.readString(FILE).equals(expected()))
        .withFailMessage(
            "docs/record.schema.json: write it anew with"
                + " ./kniffel test --quick -Dgolden.write=true")
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("kniffel.table.Variant#games")
  void everyRecordFitsAndABrokenOneDoesNot(Rulebook<?> rulebook) throws IOException {
    JsonSchema schema =
        JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
            .getSchema(JSON.readTree(FILE.toFile()));
    JsonNode record = JSON.readTree(written(header(rulebook)));
    assertThat(schema.validate(record)).isEmpty();
    ((ObjectNode) record.get("events").get(3)).put("n", "four");
    assertThat(schema.validate(record)).isNotEmpty();
  }

  private static <P extends Record> Header<P> header(Rulebook<P> rulebook) {
    List<Seat> seats =
        List.of(new Seat("Anna", "human"), new Seat("Ben", "bot:random"))
            .subList(0, Math.min(2, rulebook.maxPlayers()));
    return new Header<>(rulebook, rulebook.standard(), seats, new DiceTerms.Seeded(1));
  }

  /** The first hundred events of a random game. */
  private static byte[] written(Header<?> header) throws IOException {
    Table<?, ?, ?, ?> table = RandomTable.of(header, new SeededDice(1), 2, 100);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(new Codec())
        .write(new GameRecord(table, Optional.of(new Seed("0".repeat(64)))), bytes);
    return bytes.toByteArray();
  }
}
