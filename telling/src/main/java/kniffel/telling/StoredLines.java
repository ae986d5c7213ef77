package kniffel.telling;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SegmentedStringWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntFunction;
import kniffel.rules.Game;
import kniffel.table.EventForm;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;

/** The events of a game as they are stored: one line of JSON each. */
final class StoredLines<M, O> {

  private static final JsonFactory FACTORY = new JsonFactory();

  private final EventForm<M, O> form;

  StoredLines(Codec codec, Game<?, M, O, ?> game) {
    this.form = new EventForm<>(codec, game.types());
  }

  String write(int count, IntFunction<EventForm.Entry<M, O>> entries) {
    SegmentedStringWriter text = new SegmentedStringWriter(FACTORY._getBufferRecycler());
    try (JsonGenerator out = FACTORY.createGenerator(text)) {
      for (int i = 0; i < count; i++) {
        if (i > 0) {
          out.writeRaw('\n');
        }
        form.write(entries.apply(i), out);
      }
      out.flush();
      return text.getAndClear();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  EventForm.Entry<M, O> read(String line) {
    return form.read(Json.parse(line));
  }
}
