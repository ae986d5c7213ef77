package kniffel.telling;

import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.DiceFact;
import kniffel.table.EventMark;
import kniffel.table.json.JsonText;
import kniffel.words.Narrator;

/** How an event is told in the log of a table: a line for each fact, with how it came about. */
final class LogLines {

  private LogLines() {}

  /** The lines of one event, as parts of an array; empty where this viewer is told nothing. */
  static <S, M, O, V> String of(
      LiveGame<S, M, O, V> live, Memory.ToldStep<S, M, O> told, Viewer viewer, Narrator narrator) {
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
      Memory.ToldStep<S, M, O> told,
      Narrator narrator,
      JsonText out) {
    out.startObject().field("n").number(told.number());
    if (told.step().event() instanceof Event.Moved<M, O>(int seat, M move)) {
      out.field("seat").number(seat);
      if (fact instanceof Fact.Intent) { // before the dice fall, a screen shows which are held
        out.field("move");
        live.codec().write(live.table().game().types().move(), move, out);
      }
    }
    out.field("text").text(narrator.say(fact));
    if (fact instanceof DiceFact named) {
      out.field("dice").text(named.dice().toString());
    }
    if (isSetUp(live.table().game(), told.step())) {
      out.field("setUp").bool(true);
    }
    if (live.dice().isOwn() && live.dice().isSaid(told.step())) {
      out.field("said").bool(true);
    }
    write(told.mark(), out);
    out.endObject();
  }

  /**
   * Whether a step belongs to no round: what is decided, and what chance does, before the first.
   */
  private static <S, M, O> boolean isSetUp(Game<S, M, O, ?> game, Step<S, M, O> step) {
    return switch (step.event()) {
      case Event.Moved<M, O> _ -> game.round(step.after()).isEmpty();
      case Event.Happened<M, O> _ -> game.round(step.before()).isEmpty();
    };
  }

  private static void write(EventMark mark, JsonText out) {
    mark.by().ifPresent(by -> out.field("by").text(by));
    if (mark.hint()) {
      out.field("hint").bool(true);
    }
    if (mark.pad()) {
      out.field("pad").bool(true);
    }
  }
}
