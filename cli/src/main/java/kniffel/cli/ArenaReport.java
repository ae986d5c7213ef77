package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.cli.simulate.ArenaTally;
import kniffel.table.Seat;

/**
 * What an arena came to, for people and for machines.
 *
 * @param seats the bots in the order in which they were named
 * @param target the score; how often it was reached was counted
 */
record ArenaReport(
    Context context,
    String game,
    List<Seat> seats,
    long seed,
    SeriesThinking thinking,
    Optional<Integer> target,
    ArenaTally tally) {

  /** The name by which a bot was asked for. */
  static String bot(Seat seat) {
    return seat.player().substring(Seat.BOT.length());
  }

  void print() {
    for (int bot = 0; bot < seats.size(); bot++) {
      ArenaTally.BotTally own = tally.bot(bot);
      StringBuilder line = new StringBuilder("%-20s".formatted(seats.get(bot).name()));
      line.append(' ').append(told("cli.arena.mean", own.score(), 1));
      target.ifPresent(
          points ->
              line.append(" · ")
                  .append(
                      context.say(
                          "cli.arena.reached",
                          Map.of("target", points, "figure", figure(own.reached(), 100)))));
      if (seats.size() > 1) {
        line.append(" · ").append(told("cli.arena.lead", own.lead(), 1));
        line.append(" · ")
            .append(
                own.winRate()
                    .map(rate -> told("cli.arena.rate", rate, 100))
                    .orElseGet(() -> context.say("commands.arena.undecided")));
      }
      context.out().println(line);
    }
    context
        .out()
        .println(
            context.say(
                "cli.arena.rounds",
                Map.of("games", tally.games(), "rounds", figure(tally.rounds(), 1), "seed", seed)));
  }

  private String told(String key, ArenaTally.Figure figure, int factor) {
    return context.say(key, Map.of("figure", figure(figure, factor)));
  }

  private String figure(ArenaTally.Figure figure, int factor) {
    return context.number("%.2f ± ", factor * figure.value())
        + context.number("%.2f", factor * figure.interval());
  }

  void json() {
    context.json(this::write);
  }

  private void write(JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeStringField("game", game);
    out.writeNumberField("games", tally.games());
    out.writeNumberField("seed", seed);
    if (thinking.looks().isPresent()) {
      out.writeNumberField("looks", thinking.looks().get());
    } else {
      out.writeNumberField("budget", thinking.milliseconds());
    }
    write("rounds", tally.rounds(), out);
    out.writeArrayFieldStart("bots");
    for (int bot = 0; bot < seats.size(); bot++) {
      ArenaTally.BotTally own = tally.bot(bot);
      out.writeStartObject();
      out.writeStringField("bot", bot(seats.get(bot)));
      out.writeNumberField("wins", own.wins());
      out.writeNumberField("sharedWins", own.shared());
      write("score", own.score(), out);
      if (target.isPresent()) {
        write("reached", own.reached(), out);
      }
      if (seats.size() > 1) {
        if (own.winRate().isPresent()) {
          write("winRate", own.winRate().get(), out);
        }
        write("lead", own.lead(), out);
      }
      out.writeEndObject();
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  private static void write(String name, ArenaTally.Figure figure, JsonGenerator out)
      throws IOException {
    out.writeObjectFieldStart(name);
    out.writeNumberField("value", figure.value());
    out.writeNumberField("interval", figure.interval());
    out.writeEndObject();
  }
}
