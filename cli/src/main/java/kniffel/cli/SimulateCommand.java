package kniffel.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.bots.Bots;
import kniffel.cli.simulate.BotGames;
import kniffel.cli.simulate.SeatTallies;
import kniffel.rules.Game;
import kniffel.table.GameRecord;
import kniffel.table.RecordWriter;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play many games and counts the results. */
@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "GAME", completionCandidates = Candidates.GameNames.class)
  private String game = "";

  @Option(names = "--bots", paramLabel = "BOT,…", completionCandidates = Candidates.BotNames.class)
  private Optional<String> bots = Optional.empty();

  @Mixin private final SeriesChoice seriesChoice = new SeriesChoice(10_000);

  @Option(names = "--records", paramLabel = "DIR")
  private Optional<Path> records = Optional.empty();

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--json")
  private boolean json;

  @Mixin private final SeriesThinking thinking = new SeriesThinking();

  SimulateCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    thinking.check(context);
    SeriesChoice.ChosenSeries series = seriesChoice.choose(context);
    GameChoice.GameWithOptions<?> chosen = choice.choose(game, context);
    String names =
        bots.orElse(
            chosen.rulebook().maxPlayers() == 1 ? Bots.RANDOM : Bots.RANDOM + "," + Bots.RANDOM);
    List<Seat> seats =
        chosen.checked(
            new Players(context, chosen.game()).bots(List.of(names.split(",", -1))), context);
    simulate(chosen.game(), chosen, seats, series);
    return Exit.OK;
  }

  private <S, M, O, V> void simulate(
      Game<S, M, O, V> rules,
      GameChoice.GameWithOptions<?> chosen,
      List<Seat> seats,
      SeriesChoice.ChosenSeries series)
      throws IOException {
    Optional<BotGames.Recorder<S, M, O, V>> recorder = Optional.empty();
    if (records.isPresent()) {
      Path folder = Files.createDirectories(records.get());
      recorder =
          Optional.of(
              (game, own, replay) ->
                  record(
                      Table.played(chosen.header(seats, new DiceTerms.Seeded(own)), replay),
                      folder,
                      game));
    }
    long start = System.nanoTime();
    SeatTallies tally;
    try (GamesProgress progress = new GamesProgress(context, series.games())) {
      tally =
          new BotGames<>(
                  rules, Players.playing(seats, rules), series.seed(), thinking.allowances(context))
              .run(series.games(), series.threads(), recorder, progress::step);
    }
    double seconds = (System.nanoTime() - start) / 1e9;
    SimulationReport report =
        new SimulationReport(context, chosen.rulebook().id(), seats, series.seed(), seconds, tally);
    if (json) {
      report.json();
    } else {
      report.print();
    }
  }

  private void record(Table<?, ?, ?, ?> table, Path folder, long number) throws IOException {
    Path file = folder.resolve(String.format(Locale.ROOT, "game-%06d.json", number + 1));
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.CREATE_NEW))) {
      new RecordWriter(context.codec()).write(new GameRecord(table, Optional.empty()), out);
    } catch (FileAlreadyExistsException e) {
      throw new BadInputException(context.say("cli.file-exists", Map.of("file", file)));
    }
  }
}
