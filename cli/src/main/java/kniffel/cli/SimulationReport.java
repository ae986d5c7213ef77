package kniffel.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import kniffel.cli.simulate.SeatTallies;
import kniffel.table.Seat;

/** The result of a simulation, for people and for machines. */
final class SimulationReport {

  private static final int[] PERCENTILES = {5, 25, 50, 75, 95};

  private final Context context;
  private final String game;
  private final List<Seat> seats;
  private final long seed;
  private final double seconds;
  private final SeatTallies tally;

  SimulationReport(
      Context context,
      String game,
      List<Seat> seats,
      long seed,
      double seconds,
      SeatTallies tally) {
    this.context = context;
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    this.seconds = seconds;
    this.tally = tally;
  }

  void print() {
    Locale locale = context.words().language().locale();
    printSummary(locale);
    printColumns();
    for (int seat = 0; seat < tally.players(); seat++) {
      print(seats.get(seat), tally.seat(seat), locale);
    }
  }

  private void printSummary(Locale locale) {
    context
        .out()
        .println(
            context.say(
                "cli.simulate.summary",
                Map.of(
                    "games",
                    String.format(locale, "%,d", tally.games()),
                    "game",
                    context.say(game + ".name"),
                    "seed",
                    seed,
                    "seconds",
                    String.format(locale, "%.2f", seconds),
                    "rate",
                    String.format(locale, "%,.0f", tally.games() / seconds))));
  }

  private void printColumns() {
    context
        .out()
        .println(
            "%-16s %10s %7s %10s %8s %7s   %s"
                .formatted(
                    "",
                    context.say("cli.simulate.wins"),
                    "%",
                    context.say("cli.simulate.shared"),
                    context.say("cli.simulate.mean"),
                    context.say("cli.simulate.sd"),
                    "5 · 25 · 50 · 75 · 95 %"));
  }

  private void print(Seat seat, SeatTallies.SeatTally own, Locale locale) {
    StringBuilder percentiles = new StringBuilder();
    for (int percent : PERCENTILES) {
      percentiles.append(percentiles.isEmpty() ? "" : " · ").append(own.percentile(percent));
    }
    context
        .out()
        .println(
            String.format(
                locale,
                "%-16s %,10d %6.1f%% %,10d %8.2f %7.2f   %s",
                seat.name(),
                own.wins(),
                100.0 * own.wins() / tally.games(),
                own.sharedWins(),
                own.mean(),
                own.sd(),
                percentiles));
  }

  void json() {
    context.json(
        out -> {
          out.writeStartObject();
          out.writeStringField("game", game);
          out.writeNumberField("games", tally.games());
          out.writeNumberField("seed", seed);
          out.writeNumberField("seconds", seconds);
          out.writeNumberField("gamesPerSecond", tally.games() / seconds);
          out.writeArrayFieldStart("seats");
          for (int seat = 0; seat < tally.players(); seat++) {
            SeatTallies.SeatTally own = tally.seat(seat);
            out.writeStartObject();
            out.writeStringField("name", seats.get(seat).name());
            out.writeStringField("player", seats.get(seat).player());
            out.writeNumberField("wins", own.wins());
            out.writeNumberField("sharedWins", own.sharedWins());
            out.writeNumberField("mean", own.mean());
            out.writeNumberField("sd", own.sd());
            out.writeObjectFieldStart("percentiles");
            for (int percent : PERCENTILES) {
              out.writeNumberField(String.valueOf(percent), own.percentile(percent));
            }
            out.writeEndObject();
            out.writeEndObject();
          }
          out.writeEndArray();
          out.writeEndObject();
        });
  }
}
