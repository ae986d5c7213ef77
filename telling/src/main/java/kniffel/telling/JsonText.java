package kniffel.telling;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import java.io.IOException;
import java.io.UncheckedIOException;

/** JSON that is written by hand into a text. */
final class JsonText {

  /** Several values one after the other are parts of an array. */
  private static final JsonFactory FACTORY = new JsonFactory().setRootValueSeparator(",");

  /** Writes a part of a message. */
  interface Part {
    void write(JsonGenerator out) throws IOException;
  }

  private JsonText() {}

  static String of(Part part) {
    SegmentedStringWriter text = new SegmentedStringWriter(FACTORY._getBufferRecycler());
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      part.write(out);
      out.flush();
      return text.getAndClear();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
