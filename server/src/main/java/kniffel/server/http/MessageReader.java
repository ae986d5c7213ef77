package kniffel.server.http;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import java.io.IOException;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.MalformedException;
import kniffel.table.json.StrictJson;
import kniffel.telling.agreed.ProblemException;

/** Reads what people send, and trusts none of it. */
public final class MessageReader {

  /** The largest message or body: far more than any move needs. */
  public static final int MAX_BYTES = 16 * 1024;

  private final Codec codec;
  private final JsonFactory json;

  public MessageReader(Codec codec) {
    this.codec = codec;
    this.json = StrictJson.factory(MAX_BYTES);
  }

  /**
   * Reads a value of a type.
   *
   * @throws ProblemException if this is none
   */
  public <T> T read(Class<T> type, String text) {
    try (JsonParser parser = json.createParser(text)) {
      return codec.read(type, Json.only(parser), "");
    } catch (IOException e) {
      throw ProblemException.malformed("JSON");
    } catch (MalformedException e) {
      throw ProblemException.malformed(String.valueOf(e.getMessage()));
    }
  }
}
