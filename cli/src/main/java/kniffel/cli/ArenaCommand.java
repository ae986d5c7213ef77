package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.cli.simulate.Arena;
import kniffel.cli.simulate.ArenaTally;
import kniffel.rules.Game;
import kniffel.rules.Viewer;
import kniffel.table.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play against each other in every seat with the same dice, and measures them. */
@Command(name = "arena")
final class ArenaCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Option(names = "--bots", paramLabel = "BOT,…", required = true)
  private String bots = "";

  @Option(names = "--blocks", paramLabel = "N")
  private long blocks = 1_000;

  @Option(names = "--seed", paramLabel = "N")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--budget", paramLabel = "MS")
  private int budget = Thinking.STANDARD;

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--json")
  private boolean json;

  ArenaCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (blocks < 1 || threads < 1 || threads > 1024) {
      throw new BadInputException(context.say("cli.at-least-one"));
    }
    GameChoice.Chosen<?> chosen = choice.choose(game, context);
    List<Seat> seats =
        chosen.checked(
            new Players(context, chosen.game()).bots(List.of(bots.split(",", -1))), context);
    measure(chosen.game(), seats, seed.orElseGet(() -> new SecureRandom().nextLong()));
    return Exit.OK;
  }

  private <S, M, O, V> void measure(Game<S, M, O, V> rules, List<Seat> seats, long first)
      throws IOException {
    List<Bot<M, V>> players = new ArrayList<>();
    for (Seat seat : seats) {
      players.add(Bots.named(seat.player().substring(Seat.BOT.length()), rules));
    }
    Arena<S, M, O, V> arena =
        new Arena<>(rules, players, first, Thinking.budgets(budget), state -> rounds(rules, state));
    ArenaTally tally;
    try (Progress progress = new Progress(context, blocks)) {
      tally = arena.run(blocks, threads, progress::step);
    }
    if (json) {
      context.json(out -> write(tally, seats, first, out));
    } else {
      print(tally, seats);
    }
  }

  /** Every view says which round it is. */
  private <S, M, O, V> int rounds(Game<S, M, O, V> rules, S state) {
    V view = rules.view(state, new Viewer.Spectator());
    try {
      String text = context.codec().write(rules.types().view(), view);
      return new ObjectMapper().readTree(text).path("round").asInt();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private void print(ArenaTally tally, List<Seat> seats) {
    Locale locale = context.words().language().locale();
    for (int bot = 0; bot < seats.size(); bot++) {
      ArenaTally.BotTally own = tally.bot(bot);
      context
          .out()
          .println(
              String.format(
                  locale,
                  "%-20s %s %s   %s %s",
                  seats.get(bot).name(),
                  context.say("cli.simulate.mean"),
                  figure(locale, own.score(), 1),
                  seats.size() > 1 ? context.say("cli.arena.rate") : "",
                  seats.size() > 1 ? figure(locale, own.winRate(), 100) + " %" : ""));
    }
    context
        .out()
        .println(
            context.say("cli.arena.rounds", Map.of("rounds", figure(locale, tally.rounds(), 1))));
  }

  private static String figure(Locale locale, ArenaTally.Figure figure, int factor) {
    return String.format(
        locale, "%.2f ± %.2f", factor * figure.value(), factor * figure.interval());
  }

  private void write(ArenaTally tally, List<Seat> seats, long first, JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    out.writeStringField("game", game);
    out.writeNumberField("games", tally.games());
    out.writeNumberField("seed", first);
    out.writeNumberField("budget", budget);
    write("rounds", tally.rounds(), out);
    out.writeArrayFieldStart("bots");
    for (int bot = 0; bot < seats.size(); bot++) {
      ArenaTally.BotTally own = tally.bot(bot);
      out.writeStartObject();
      out.writeStringField("bot", seats.get(bot).player().substring(Seat.BOT.length()));
      out.writeNumberField("wins", own.wins());
      out.writeNumberField("sharedWins", own.shared());
      write("winRate", own.winRate(), out);
      write("score", own.score(), out);
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
