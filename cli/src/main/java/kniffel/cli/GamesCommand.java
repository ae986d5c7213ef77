package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Option;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.Seat;
import kniffel.telling.Strengths;
import picocli.CommandLine.Command;

/** Lists the games with their players, presets, bots and options. */
@Command(name = "games")
final class GamesCommand implements Callable<Integer> {

  private final Context context;

  @picocli.CommandLine.Option(names = "--json")
  private boolean json;

  GamesCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (json) {
      context.json(
          out -> {
            out.writeStartArray();
            for (Rulebook<?> rulebook : Rulebooks.ALL) {
              write(rulebook, out);
            }
            out.writeEndArray();
          });
    } else {
      Rulebooks.ALL.forEach(this::print);
    }
    return Exit.OK;
  }

  private <P extends Record> void print(Rulebook<P> rulebook) {
    String id = rulebook.id();
    context.out().println(id + " · " + context.say(id + ".name"));
    context.out().println("  " + context.say(id + ".tagline"));
    context.out().println("  " + players(rulebook));
    context.out().println("  " + context.say("cli.presets"));
    for (String preset : rulebook.presets().keySet()) {
      context.out().println(line(preset, context.say(id + ".preset." + preset)));
    }
    context.out().println("  " + context.say("cli.bots"));
    for (Strength strength : Strength.values()) {
      context.out().println(line(Seat.BOT + Ids.of(strength), about(rulebook, strength)));
    }
    context.out().println("  " + context.say("cli.options"));
    for (Option option : Option.of(rulebook.standard())) {
      context
          .out()
          .println(
              line(
                  option.name() + "=" + option.valueIn(rulebook.standard()),
                  context.say(id + ".option." + option.name()) + " (" + option.allowed() + ")"));
    }
    context.out().println();
  }

  /**
   * How a strength plays, and what it usually comes to, by the names of the rules if by several.
   */
  private String about(Rulebook<?> rulebook, Strength strength) {
    Map<String, String> usual = new LinkedHashMap<>();
    for (String preset : rulebook.presets().keySet()) {
      String told = Strengths.usual(rulebook.id(), preset, strength, context.words());
      if (!told.isEmpty()) {
        usual.put(preset, told);
      }
    }
    List<String> parts = new ArrayList<>();
    parts.add(Strengths.about(strength, context.words()));
    usual.forEach((preset, told) -> parts.add(usual.size() > 1 ? preset + ": " + told : told));
    return String.join(" ", parts);
  }

  private String players(Rulebook<?> rulebook) {
    Map<String, Integer> range = Map.of("min", rulebook.minPlayers(), "max", rulebook.maxPlayers());
    return context.say(
        rulebook.minPlayers() == rulebook.maxPlayers() ? "cli.players-one" : "cli.players", range);
  }

  private static String line(String name, String meaning) {
    return "    %-32s %s".formatted(name, meaning);
  }

  private <P extends Record> void write(Rulebook<P> rulebook, JsonGenerator out)
      throws IOException {
    String id = rulebook.id();
    out.writeStartObject();
    out.writeStringField("id", id);
    out.writeStringField("name", context.say(id + ".name"));
    out.writeNumberField("minPlayers", rulebook.minPlayers());
    out.writeNumberField("maxPlayers", rulebook.maxPlayers());
    out.writeObjectFieldStart("presets");
    for (var preset : rulebook.presets().entrySet()) {
      out.writeFieldName(preset.getKey());
      context.codec().write(rulebook.optionsType(), preset.getValue(), out);
    }
    out.writeEndObject();
    out.writeObjectFieldStart("bots");
    for (Strength strength : Strength.values()) {
      out.writeStringField(Ids.of(strength), about(rulebook, strength));
    }
    out.writeEndObject();
    out.writeArrayFieldStart("options");
    for (Option option : Option.of(rulebook.standard())) {
      out.writeStartObject();
      out.writeStringField("name", option.name());
      out.writeStringField("meaning", context.say(id + ".option." + option.name()));
      out.writeStringField("allowed", option.allowed());
      out.writeStringField("default", option.valueIn(rulebook.standard()));
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }
}
