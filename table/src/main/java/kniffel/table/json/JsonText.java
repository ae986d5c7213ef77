package kniffel.table.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** JSON as text, in buffers that are used again and again. */
public final class JsonText {

  /** Several values one after the other are parts of an array. */
  static final JsonFactory FACTORY = new JsonFactory().setRootValueSeparator(",");

  private JsonText() {}

  /** Something that can be written. */
  @FunctionalInterface
  public interface Content {
    void write(JsonGenerator out) throws IOException;
  }

  /** What is written, as text. */
  public static String of(Content content) {
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
