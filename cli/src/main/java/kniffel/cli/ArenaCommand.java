package kniffel.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.cli.simulate.Arena;
import kniffel.cli.simulate.ArenaTally;
import kniffel.rules.Game;
import kniffel.table.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play against each other in every seat with the same dice, and measures them. */
@Command(name = "arena")
final class ArenaCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "GAME", completionCandidates = Candidates.Games.class)
  private String game = "";

  @Option(
      names = "--bots",
      paramLabel = "BOT,…",
      required = true,
      completionCandidates = Candidates.BotNames.class)
  private String bots = "";

  @Mixin private final SeriesChoice seriesChoice = new SeriesChoice(2_000);

  @Mixin private final Thinking thinking = new Thinking();

  @Option(names = "--target", paramLabel = "POINTS")
  private Optional<Integer> target = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--json")
  private boolean json;

  ArenaCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    thinking.check(context);
    SeriesChoice.Chosen series = seriesChoice.choose(context);
    GameChoice.Chosen<?> chosen = choice.choose(game, context);
    List<Seat> seats = new Players(context, chosen.game()).bots(List.of(bots.split(",", -1)));
    boolean alone = chosen.rulebook().maxPlayers() == 1;
    measure(chosen.game(), alone ? seats : chosen.checked(seats, context), alone, series);
    return Exit.OK;
  }

  private <S, M, O, V> void measure(
      Game<S, M, O, V> rules, List<Seat> seats, boolean alone, SeriesChoice.Chosen series) {
    Arena<S, M, O, V> arena =
        new Arena<>(
            rules,
            Players.playing(seats, rules),
            alone,
            series.seed(),
            target.orElse(0),
            thinking.allowances(context));
    // Whole blocks only: every bot sits in every seat equally often.
    int block = alone ? 1 : seats.size();
    long blocks = Math.ceilDiv(series.games(), block);
    ArenaTally tally;
    try (Progress progress = new Progress(context, blocks * block)) {
      tally = arena.run(blocks, series.threads(), done -> progress.step(done * block));
    }
    ArenaReport report =
        new ArenaReport(
            context, game, seats, series.seed(), thinking.milliseconds(), target, tally);
    if (json) {
      report.json();
    } else {
      report.print();
    }
  }
}
