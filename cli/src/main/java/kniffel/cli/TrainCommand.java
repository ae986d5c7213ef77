package kniffel.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.bots.GameBots;
import kniffel.bots.Minds;
import kniffel.table.dice.SeededDice;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes what the bots of a game have learned, anew. */
@Command(name = "train")
final class TrainCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "GAME")
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
    GameBots.Lesson lesson =
        Minds.find(game)
            .flatMap(entry -> calibration ? entry.calibration() : entry.lesson())
            .orElseThrow(
                () ->
                    new BadInputException(
                        context.say("cli.nothing-to-train", Map.of("game", game))));
    Path file = out.orElse(Path.of(lesson.resource()));
    byte[] learned =
        lesson
            .trainer()
            .get()
            .train(number -> new SeededDice(seed).at((int) number), threads, this::progress);
    Files.write(file, learned);
    context
        .out()
        .println(context.say("cli.trained", Map.of("file", file, "bytes", learned.length)));
    return Exit.OK;
  }

  private void progress(String line) {
    context.err().println(line);
  }
}
