package kniffel.telling;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Viewer;
import kniffel.table.Mark;
import kniffel.table.json.JsonText;
import kniffel.words.Narrator;

/** How an event is told in the log of a table: a line for each fact, with how it came about. */
final class LogLines {

  private LogLines() {}

  /** The lines of one event, as parts of an array; empty where this viewer is told nothing. */
  static <S, M, O, V> String of(
      LiveGame<S, M, O, V> live, Memory.Told<S, M, O> told, Viewer viewer, Narrator narrator) {
    List<Fact> facts = live.table().game().tell(told.step(), viewer);
    return facts.isEmpty()
        ? ""
        : JsonText.of(
            out -> {
              for (Fact fact : facts) {
                line(live, fact, told, narrator, out);
              }
            });
  }

  private static <S, M, O, V> void line(
      LiveGame<S, M, O, V> live,
      Fact fact,
      Memory.Told<S, M, O> told,
      Narrator narrator,
      JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    out.writeNumberField("n", told.number());
    if (told.step().event() instanceof Event.Moved<M, O>(int seat, M move)) {
      out.writeNumberField("seat", seat);
      if (fact instanceof Fact.Intent) { // before the dice fall, a screen shows which are held
        out.writeFieldName("move");
        live.codec().write(live.table().game().types().move(), move, out);
      }
    }
    out.writeStringField("text", narrator.say(fact));
    if (live.isOwnDice() && live.isSaid(told.step())) {
      out.writeBooleanField("said", true);
    }
    write(told.mark(), out);
    out.writeEndObject();
  }

  private static void write(Mark mark, JsonGenerator out) throws IOException {
    Optional<String> by = mark.by();
    if (by.isPresent()) {
      out.writeStringField("by", by.get());
    }
    if (mark.hint()) {
      out.writeBooleanField("hint", true);
    }
    if (mark.pad()) {
      out.writeBooleanField("pad", true);
    }
  }
}
