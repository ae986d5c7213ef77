package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.bots.Mind;
import kniffel.bots.Plan;
import kniffel.bots.Rating;
import kniffel.cli.play.Forecast;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Viewer;
import kniffel.table.json.Codec;
import kniffel.words.Narrator;

/**
 * Advice to the seat that decides: what its moves bring, and the plan that begins with the best.
 *
 * @param plan what the best move is the beginning of
 * @param forecast how the game will end, if that was asked for
 */
record Advice<S, M, O, V>(
    Game<S, M, O, V> rules,
    S state,
    Mind<M, V> mind,
    Rating<M> rating,
    Plan<S, M, O> plan,
    Narrator narrator,
    Optional<Forecast> forecast) {

  /**
   * In words.
   *
   * @param known whether the values are expected results; otherwise only their differences mean
   *     something
   */
  void print(Context context, boolean known) {
    Rating.Unit unit = rating.unit();
    double best = rating.best().value();
    if (known) {
      context.out().println(context.say("cli.advise.unit." + Ids.of(rating.unit())));
    }
    for (Rating.Rated<M> rated : distinct()) {
      context
          .out()
          .println(
              (known ? context.number("%10.4f", unit.told(rated.value())) : "")
                  + context.number("  %9.4f  ", unit.told(rated.value() - best))
                  + told(rated.move()));
    }
    context.out().println(context.say("cli.advise.best", Map.of("reason", reason())));
    List<String> steps =
        plan.named(rules).stream()
            .map(part -> narrator.sayAll(rules.tell(part.step(), new Viewer.Seat(plan.seat()))))
            .toList();
    if (steps.size() > 1 || plan.parts().size() > 1) {
      String said = narrator.inOrder(plan.seat(), steps);
      context.out().println(context.say("cli.advise.plan", Map.of("plan", said)));
    }
    forecast.ifPresent(Forecast::print);
  }

  /**
   * As JSON.
   *
   * @param known whether the values are expected results; else they are left out
   */
  void write(JsonGenerator out, Codec codec, boolean known) throws IOException {
    out.writeStartObject();
    out.writeStringField("unit", Ids.of(rating.unit()));
    if (known) {
      out.writeNumberField("best", rating.best().value());
    }
    out.writeStringField("reason", reason());
    if (forecast.isPresent()) {
      forecast.get().write(out);
    }
    out.writeArrayFieldStart("plan");
    for (M move : plan.namedMoves(rules)) {
      codec.write(rules.types().move(), move, out);
    }
    out.writeEndArray();
    out.writeArrayFieldStart("moves");
    for (Rating.Rated<M> rated : distinct()) {
      out.writeStartObject();
      out.writeFieldName("move");
      codec.write(rules.types().move(), rated.move(), out);
      out.writeStringField("words", told(rated.move()));
      if (known) {
        out.writeNumberField("value", rated.value());
      }
      out.writeNumberField("loss", rating.best().value() - rated.value());
      out.writeNumberField("error", rated.error());
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  /** Moves that are told alike are told once. */
  private List<Rating.Rated<M>> distinct() {
    return rating.distinct(this::told);
  }

  private String told(M move) {
    return narrator.sayAll(rules.preview(state, plan.seat(), move));
  }

  private String reason() {
    return narrator.say(plan.explain(rules, mind));
  }
}
