package kniffel.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import kniffel.table.json.Codec;

/** Values as JSON trees. */
final class Trees {

  private static final ObjectMapper JSON = new ObjectMapper();

  private Trees() {}

  static <T> JsonNode of(Codec codec, Class<T> type, T value) {
    try {
      return JSON.readTree(codec.write(type, value));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e); // what we write can be read
    }
  }

  static JsonNode parse(String text) throws JsonProcessingException {
    return JSON.readTree(text);
  }
}
