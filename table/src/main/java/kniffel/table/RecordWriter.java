package kniffel.table;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kniffel.rules.Event;
import kniffel.table.dice.DiceTerms;
import kniffel.table.json.Codec;
import kniffel.table.json.JsonText;

/**
 * Writes records as JSON, laid out for people and for diffs: one line for each part of the head and
 * for each event.
 */
public final class RecordWriter {

  private final Codec codec;

  public RecordWriter(Codec codec) {
    this.codec = codec;
  }

  /** Writes a record; the stream stays open. */
  public void write(GameRecord record, OutputStream stream) throws IOException {
    List<String> fields = new ArrayList<>();
    fields.add(field("format", JsonText.of(out -> out.text(record.format().id()))));
    head(record.table().header(), fields);
    fields.add(field("events", lines(events(record.table(), record.marks()))));
    record
        .seed()
        .ifPresent(seed -> fields.add(field("seed", JsonText.of(out -> out.text(seed.hex())))));
    String text = "{\n" + String.join(",\n", fields) + "\n}\n";
    stream.write(inPairs(text).getBytes(StandardCharsets.UTF_8));
  }

  /** A character that takes two chars, such as 🎲, is written in records as two escapes. */
  private static String inPairs(String text) {
    StringBuilder written = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isSurrogate(c)) {
        written.append("\\u").append(Integer.toHexString(c).toUpperCase(Locale.ROOT));
      } else {
        written.append(c);
      }
    }
    return written.toString();
  }

  private static String field(String name, String value) {
    return '"' + name + "\":" + value;
  }

  private static String lines(List<String> elements) {
    return "[\n" + String.join(",\n", elements) + "\n]";
  }

  private <P extends Record> void head(Header<P> header, List<String> fields) {
    fields.add(field("game", JsonText.of(out -> out.text(header.rulebook().id()))));
    fields.add(field("options", codec.write(header.rulebook().optionsType(), header.options())));
    List<String> seats =
        header.seats().stream().map(seat -> codec.write(Seat.class, seat)).toList();
    fields.add(field("seats", lines(seats)));
    fields.add(field("dice", codec.write(DiceTerms.class, header.dice())));
  }

  private <S, M, O, V> List<String> events(Table<S, M, O, V> table, Map<Integer, EventMark> marks) {
    EventForm<M, O> form = new EventForm<>(codec, table.game().types());
    List<String> lines = new ArrayList<>();
    for (Event<M, O> event : table.log()) {
      int number = lines.size() + 1;
      EventMark mark = marks.getOrDefault(number, EventMark.NONE);
      lines.add(
          JsonText.of(out -> form.write(new EventForm.NumberedEvent<>(number, event, mark), out)));
    }
    return lines;
  }
}
