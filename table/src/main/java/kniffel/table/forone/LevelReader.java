package kniffel.table.forone;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonProcessingException;
import java.io.IOException;
import java.util.List;
import kniffel.rules.forone.Challenge;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.table.json.StrictJson;

/** Reads files of the challenge book without trusting anything in them. */
public final class LevelReader {

  private static final int MAX_BYTES = 100_000;

  private final Codec codec = new Codec();
  private final JsonFactory json = StrictJson.factory(MAX_BYTES);

  /**
   * Reads a level.
   *
   * @throws LevelException if it is malformed or cannot be played
   */
  public Challenge read(String text) throws LevelException {
    return read(Challenge.class, text);
  }

  <T> T read(Class<T> type, String text) throws LevelException {
    Json tree = tree(text);
    try {
      return codec.read(type, tree, "");
    } catch (MalformedException e) {
      String path = e.path().isEmpty() ? culprit(type, tree) : e.path();
      throw new LevelException(
          line(text, path), (path.isEmpty() ? "" : path + ": ") + e.reason(), e);
    }
  }

  private Json tree(String text) throws LevelException {
    try (JsonParser parser = json.createParser(text)) {
      try {
        Json tree = parser.nextToken() == null ? Json.Word.NULL : Json.read(parser);
        if (parser.currentToken() == null || parser.nextToken() != null) {
          throw new LevelException(
              parser.currentTokenLocation().getLineNr(),
              "one value is expected, and no more",
              new IOException());
        }
        return tree;
      } catch (JsonProcessingException e) {
        // What is too long or too deep is refused without naming a place.
        JsonLocation place = e.getLocation() == null ? parser.currentLocation() : e.getLocation();
        throw new LevelException(place.getLineNr(), e.getOriginalMessage(), e);
      }
    } catch (IOException e) {
      throw new LevelException(1, String.valueOf(e.getMessage()), e);
    }
  }

  /** If each part is well formed but all together are not: the element that breaks it. */
  private String culprit(Class<?> type, Json tree) {
    if (tree instanceof Json.Obj level
        && level.get("elements") instanceof Json.Arr(List<Json> elements)) {
      for (int i = 0; i < elements.size(); i++) {
        Json first = level.with("elements", new Json.Arr(elements.subList(0, i + 1)));
        try {
          var _ = codec.read(type, first, "");
        } catch (MalformedException e) {
          return e.path().isEmpty() ? "elements." + i : e.path();
        }
      }
    }
    return "";
  }

  /** The line in which the value at a path begins; the first one if it is not there. */
  private int line(String text, String path) {
    JsonPointer wanted = JsonPointer.compile(path.isEmpty() ? "" : "/" + path.replace('.', '/'));
    try (JsonParser parser = json.createParser(text)) {
      while (parser.nextToken() != null) {
        if (parser.getParsingContext().pathAsPointer().equals(wanted)) {
          return parser.currentTokenLocation().getLineNr();
        }
      }
      return 1;
    } catch (IOException e) {
      throw new IllegalStateException(e); // it was read before
    }
  }
}
