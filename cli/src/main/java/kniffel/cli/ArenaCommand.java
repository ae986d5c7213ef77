package kniffel.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.cli.simulate.Arena;
import kniffel.cli.simulate.ArenaLog;
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

  @Parameters(paramLabel = "GAME", completionCandidates = Candidates.GameNames.class)
  private String game = "";

  @Option(
      names = "--bots",
      paramLabel = "BOT,…",
      required = true,
      completionCandidates = Candidates.BotNames.class)
  private String bots = "";

  @Mixin private final SeriesChoice seriesChoice = new SeriesChoice(2_000);

  @Mixin private final SeriesThinking thinking = new SeriesThinking();

  @Option(names = "--target", paramLabel = "POINTS")
  private Optional<Integer> target = Optional.empty();

  @Option(names = "--save", paramLabel = "FILE")
  private Optional<Path> save = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--json")
  private boolean json;

  ArenaCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    thinking.check(context);
    try {
      SeriesChoice.ChosenSeries series =
          seriesChoice.choose(
              context, save.isPresent() ? ArenaLog.seed(save.get()) : Optional.empty());
      GameChoice.GameWithOptions<?> chosen = choice.choose(game, context);
      List<Seat> seats = new Players(context, chosen.game()).bots(List.of(bots.split(",", -1)));
      boolean alone = chosen.rulebook().maxPlayers() == 1;
      List<Seat> checked = alone ? seats : chosen.checked(seats, context);
      ArenaLog.Terms terms =
          new ArenaLog.Terms(
              game + " " + chosen.options(),
              checked.stream().map(ArenaReport::bot).toList(),
              series.seed(),
              thinking.milliseconds(),
              thinking.looks());
      try (ArenaLog log = save.isPresent() ? ArenaLog.open(save.get(), terms) : ArenaLog.none()) {
        measure(chosen.game(), checked, alone, series, log);
      }
    } catch (ArenaLog.OtherArenaException e) {
      throw new BadInputException(
          context.say("cli.arena.other", Map.of("file", save.orElseThrow())));
    } catch (IOException | UncheckedIOException e) {
      throw new BadInputException(
          context.say(
              "cli.cannot-write",
              Map.of("file", save.orElseThrow(), "reason", context.say("commands.path.denied"))));
    }
    return Exit.OK;
  }

  private <S, M, O, V> void measure(
      Game<S, M, O, V> rules,
      List<Seat> seats,
      boolean alone,
      SeriesChoice.ChosenSeries series,
      ArenaLog log) {
    Arena<S, M, O, V> arena =
        new Arena<>(
            rules,
            Players.playing(seats, rules),
            alone,
            series.seed(),
            target.orElse(0),
            thinking.allowances(context));
    // Only whole blocks, so that every bot sits in every seat equally often.
    int block = alone ? 1 : seats.size();
    long blocks = Math.ceilDiv(series.games(), block);
    ArenaTally tally;
    try (GamesProgress progress = new GamesProgress(context, blocks * block)) {
      tally = arena.run(blocks, series.threads(), log, done -> progress.step(done * block));
    }
    ArenaReport report =
        new ArenaReport(context, game, seats, series.seed(), thinking, target, tally);
    if (json) {
      report.json();
    } else {
      report.print();
    }
  }
}
