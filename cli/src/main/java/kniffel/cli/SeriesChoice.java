package kniffel.cli;

import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/**
 * The options by which a command is told to play a series of games: how many, with which seed, on
 * how many threads.
 */
final class SeriesChoice {

  static final int MAX_THREADS = 1024;

  /** More than any machine could play. */
  private static final long MAX_GAMES = 1_000_000_000_000L;

  @Option(names = "--games", paramLabel = "N")
  private long games;

  @Option(names = "--seed", paramLabel = "N")
  private Optional<Long> seed = Optional.empty();

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  /**
   * For one command.
   *
   * @param games how many by default
   */
  SeriesChoice(long games) {
    this.games = games;
  }

  /** What was chosen. */
  record ChosenSeries(long games, long seed, int threads) {}

  ChosenSeries choose(Context context) {
    return choose(context, Optional.empty());
  }

  /** The same, continuing something that already has a seed. */
  ChosenSeries choose(Context context, Optional<Long> begun) {
    if (games < 1 || threads < 1 || threads > MAX_THREADS) {
      throw new BadInputException(context.say("cli.at-least-one"));
    }
    if (games > MAX_GAMES) {
      throw new BadInputException(
          context.say("commands.too-many-games", Map.of("games", games, "max", MAX_GAMES)));
    }
    return new ChosenSeries(
        games, seed.or(() -> begun).orElseGet(() -> new SecureRandom().nextLong()), threads);
  }
}
