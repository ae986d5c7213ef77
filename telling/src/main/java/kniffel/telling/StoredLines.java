package kniffel.telling;

import java.util.function.IntFunction;
import kniffel.rules.Game;
import kniffel.table.EventForm;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.table.json.JsonText;

/** The events of a game as they are stored: one line of JSON each. */
final class StoredLines<M, O> {

  private final EventForm<M, O> form;

  StoredLines(Codec codec, Game<?, M, O, ?> game) {
    this.form = new EventForm<>(codec, game.types());
  }

  String write(int count, IntFunction<EventForm.NumberedEvent<M, O>> entries) {
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < count; i++) {
      EventForm.NumberedEvent<M, O> entry = entries.apply(i);
      lines.append(i > 0 ? "\n" : "").append(JsonText.of(out -> form.write(entry, out)));
    }
    return lines.toString();
  }

  EventForm.NumberedEvent<M, O> read(String line) {
    return form.read(Json.parse(line));
  }
}
