package kniffel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.bots.GameBots;
import kniffel.bots.Minds;
import kniffel.rules.Rulebooks;
import kniffel.table.dice.SeededDice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes again what the bots of a game have learned, or resumes where it was interrupted. */
@Command(name = "train")
final class TrainCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "GAME", completionCandidates = Candidates.GameNames.class)
  private String game = "";

  @Option(names = "--calibration")
  private boolean calibration;

  @Option(names = "--out", paramLabel = "FILE")
  private Optional<Path> out = Optional.empty();

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  TrainCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (Rulebooks.find(game).isEmpty()) {
      throw new BadInputException(
          context.say(
              "cli.unknown-game",
              Map.of("game", game, "games", String.join(", ", new Candidates.GameNames()))));
    }
    if (threads < 1 || threads > SeriesChoice.MAX_THREADS) {
      throw new BadInputException(context.say("cli.at-least-one"));
    }
    GameBots.Lesson lesson =
        Minds.find(game)
            .flatMap(entry -> calibration ? entry.calibration() : entry.lesson())
            .orElseThrow(
                () ->
                    new BadInputException(
                        context.say("cli.nothing-to-train", Map.of("game", game))));
    Path file = out.orElse(Path.of(lesson.resource()));
    requireWritable(file);
    TrainingNotes notes = TrainingNotes.beside(file, seed);
    byte[] learned =
        lesson
            .trainer()
            .get()
            .train(number -> new SeededDice(seed).at((int) number), threads, this::progress, notes);
    Files.write(file, learned);
    notes.forget();
    context
        .out()
        .println(context.say("cli.trained", Map.of("file", file, "bytes", learned.length)));
    return Exit.OK;
  }

  /** Checked before hours are spent. */
  private void requireWritable(Path file) {
    Path folder = file.toAbsolutePath().getParent();
    boolean can =
        Files.exists(file)
            ? Files.isRegularFile(file) && Files.isWritable(file)
            : folder != null && Files.isDirectory(folder) && Files.isWritable(folder);
    if (!can) {
      throw new BadInputException(
          context.say(
              "cli.cannot-write",
              Map.of("file", file, "reason", context.say("commands.path.denied"))));
    }
  }

  private void progress(String line) {
    context.err().println(line);
  }
}
