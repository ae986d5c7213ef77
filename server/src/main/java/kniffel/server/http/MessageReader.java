package kniffel.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import kniffel.server.ProblemException;
import kniffel.table.json.Codec;
import kniffel.table.json.MalformedException;
import kniffel.table.json.StrictJson;

/** Reads what people send, and trusts nothing of it. */
public final class MessageReader {

  /** The largest message or body: far more than any move needs. */
  public static final int MAX_BYTES = 16 * 1024;

  private final Codec codec;
  private final ObjectMapper json;

  public MessageReader(Codec codec) {
    this.codec = codec;
    this.json =
        StrictJson.mapper(MAX_BYTES).enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
  }

  /**
   * Reads a value of a type.
   *
   * @throws ProblemException if this is none
   */
  public <T> T read(Class<T> type, String text) {
    try {
      JsonNode node = json.readTree(text);
      return codec.read(type, node, "");
    } catch (JsonProcessingException e) {
      throw ProblemException.malformed("JSON");
    } catch (MalformedException e) {
      throw ProblemException.malformed(String.valueOf(e.getMessage()));
    }
  }
}
