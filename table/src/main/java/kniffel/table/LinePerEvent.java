package kniffel.table;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;

/** Lays a record out for people and for diffs: each part of the head and each event on a line. */
final class LinePerEvent extends MinimalPrettyPrinter {

  private static final long serialVersionUID = 1L;

  private int depth;

  @Override
  public void writeStartObject(JsonGenerator out) throws IOException {
    super.writeStartObject(out);
    depth++;
    breakWhen(depth == 1, out);
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator out) throws IOException {
    super.writeObjectEntrySeparator(out);
    breakWhen(depth == 1, out);
  }

  @Override
  public void writeEndObject(JsonGenerator out, int entries) throws IOException {
    breakWhen(depth == 1, out);
    depth--;
    super.writeEndObject(out, entries);
  }

  @Override
  public void writeStartArray(JsonGenerator out) throws IOException {
    super.writeStartArray(out);
    depth++;
    breakWhen(depth == 2, out);
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator out) throws IOException {
    super.writeArrayValueSeparator(out);
    breakWhen(depth == 2, out);
  }

  @Override
  public void writeEndArray(JsonGenerator out, int values) throws IOException {
    breakWhen(depth == 2, out);
    depth--;
    super.writeEndArray(out, values);
  }

  private static void breakWhen(boolean here, JsonGenerator out) throws IOException {
    if (here) {
      out.writeRaw('\n');
    }
  }
}
