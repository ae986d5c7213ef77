package kniffel.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import kniffel.server.ProblemException;
import kniffel.table.json.Codec;
import kniffel.table.json.MalformedException;

/** Reads what people send, and trusts nothing of it. */
public final class Inbox {

  /** The largest message or body: far more than any move needs. */
  public static final int MAX_BYTES = 16 * 1024;

  private final Codec codec;
  private final ObjectMapper json;

  public Inbox(Codec codec) {
    this.codec = codec;
    StreamReadConstraints limits =
        StreamReadConstraints.builder()
            .maxDocumentLength(MAX_BYTES)
            .maxNestingDepth(12)
            .maxStringLength(1_000)
            .maxNameLength(60)
            .maxNumberLength(20)
            .build();
    JsonFactory factory =
        JsonFactory.builder()
            .streamReadConstraints(limits)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    this.json =
        JsonMapper.builder(factory).enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS).build();
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
