package kniffel.table;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import kniffel.rules.Event;
import kniffel.table.dice.DiceTerms;
import kniffel.table.json.Codec;

/** Writes records as JSON: one line for each part of the head and for each event. */
public final class RecordWriter {

  private final Codec codec;
  private final JsonFactory factory = new JsonFactory();

  public RecordWriter(Codec codec) {
    this.codec = codec;
  }

  /** Writes a record; the stream stays open. */
  public void write(GameRecord record, OutputStream stream) throws IOException {
    try (JsonGenerator out = factory.createGenerator(stream)) {
      out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
      out.setPrettyPrinter(new LinePerEvent());
      out.writeStartObject();
      out.writeStringField("format", record.format().id());
      write(record.table().header(), out);
      out.writeArrayFieldStart("events");
      events(record.table(), record.marks(), out);
      out.writeEndArray();
      if (record.seed().isPresent()) {
        out.writeStringField("seed", record.seed().get().hex());
      }
      out.writeEndObject();
      out.writeRaw("\n");
    }
  }

  private <P extends Record> void write(Header<P> header, JsonGenerator out) throws IOException {
    out.writeStringField("game", header.rulebook().id());
    out.writeFieldName("options");
    codec.write(header.rulebook().optionsType(), header.options(), out);
    out.writeArrayFieldStart("seats");
    for (Seat seat : header.seats()) {
      codec.write(Seat.class, seat, out);
    }
    out.writeEndArray();
    out.writeFieldName("dice");
    codec.write(DiceTerms.class, header.dice(), out);
  }

  private <S, M, O, V> void events(
      Table<S, M, O, V> table, Map<Integer, Mark> marks, JsonGenerator out) throws IOException {
    EventForm<M, O> form = new EventForm<>(codec, table.game().types());
    int number = 0;
    for (Event<M, O> event : table.log()) {
      number++;
      Mark mark = marks.getOrDefault(number, Mark.NONE);
      form.write(new EventForm.Entry<>(number, event, mark), out);
    }
  }
}
