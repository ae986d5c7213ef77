package kniffel.cli.forone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import kniffel.bots.forone.LevelGauge;
import kniffel.cli.BadInputException;
import kniffel.cli.Context;
import kniffel.cli.Exit;
import kniffel.cli.Progress;
import kniffel.rules.Ids;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.Medals;
import kniffel.table.dice.SeededDice;
import kniffel.table.forone.ChallengeBook;
import kniffel.table.forone.Measured;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Measures what medals of the levels should cost: bots play each level, and a rule makes medals of
 * what they came to. What the file has already is not played again.
 */
@Command(name = "calibrate")
final class CalibrateCommand implements Callable<Integer> {

  private static final Path FILE =
      Path.of("table/src/main/resources/kniffel/table/forone/measured.txt");

  private final Context context;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Option(names = "--games", paramLabel = "N")
  private int games = 1000;

  @Option(names = "--out", paramLabel = "FILE")
  private Path out = FILE;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  CalibrateCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    if (!game.equals(ForOneRulebook.ID)) {
      throw new BadInputException(
          context.say("cli.forone.calibrate.not-this", Map.of("game", game)));
    }
    if (games < 1) {
      throw new BadInputException(context.say("cli.at-least-one"));
    }
    List<Measured> known =
        Files.exists(out) ? ChallengeBook.measured(Files.readString(out)) : new ArrayList<>();
    List<Challenge> levels = ChallengeBook.shipped().levels();
    try (Progress progress =
        new Progress(context, (long) games * levels.size() * LevelGauge.values().length)) {
      for (Challenge level : levels) {
        report(level, measured(level, known, progress));
      }
    }
    return Exit.OK;
  }

  /** What each bot came to in a level: as it is known, or measured now and written down. */
  private List<Measured> measured(Challenge level, List<Measured> known, Progress progress)
      throws IOException {
    List<Measured> all = new ArrayList<>();
    for (LevelGauge bot : LevelGauge.values()) {
      Measured own = null;
      for (Measured each : known) {
        boolean same =
            each.level() == level.number()
                && each.version() == level.version()
                && each.bot().equals(Ids.of(bot))
                && each.games() == games;
        own = same ? each : own;
      }
      if (own == null) {
        // The same dice for all bots, others in each level.
        int first = level.number() * games;
        int[] points = bot.play(level.level(), n -> new SeededDice(seed).at((int) n), first, games);
        own = Measured.of(level.number(), level.version(), Ids.of(bot), points);
        Files.writeString(
            out, own.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
      }
      progress.step(games);
      all.add(own);
    }
    return all;
  }

  /** A line of the table in docs/LEVELS.md. */
  private void report(Challenge level, List<Measured> all) {
    Medals rule = all.getFirst().medals();
    StringBuilder line =
        new StringBuilder(
            "| %d | %s | %d / %d / %d |"
                .formatted(
                    level.number(), level.name().en(), rule.bronze(), rule.silver(), rule.gold()));
    for (Measured each : all) {
      line.append(
          String.format(
              Locale.ROOT,
              " %.0f %% / %.0f %% / %.0f %% |",
              100.0 * each.reached(rule.bronze()) / each.games(),
              100.0 * each.reached(rule.silver()) / each.games(),
              100.0 * each.reached(rule.gold()) / each.games()));
    }
    context.out().println(line);
    context.out().flush();
  }
}
