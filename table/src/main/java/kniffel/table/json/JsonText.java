package kniffel.table.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** JSON as text, in buffers that are used again and again. */
final class JsonText {

  static final JsonFactory FACTORY = new JsonFactory();

  private JsonText() {}

  /** Something that can be written. */
  @FunctionalInterface
  interface Content {
    void write(JsonGenerator out) throws IOException;
  }

  static String of(Content content) {
    SegmentedStringWriter text = new SegmentedStringWriter(FACTORY._getBufferRecycler());
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      content.write(out);
      out.flush();
      return text.getAndClear();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
