package kniffel.cli.forone;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.bots.forone.LevelGauge;
import kniffel.bots.forone.LevelHabits;
import kniffel.bots.forone.LevelTrainer;
import kniffel.cli.BadInputException;
import kniffel.cli.Context;
import kniffel.cli.Exit;
import kniffel.cli.GamesProgress;
import kniffel.rules.Ids;
import kniffel.rules.forone.Category;
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
 * Measures what medals of the levels should cost: bots play each level, and a rule turns their
 * results into medals. Games already in the file are not played again.
 */
@Command(name = "calibrate")
final class CalibrateCommand implements Callable<Integer> {

  private static final Path FILE =
      Path.of("table/src/main/resources/kniffel/table/forone/measured.txt");

  private static final int LESSONS = 1 << 30;

  /** Room for separate dice for the games of each level. */
  private static final int MOST = 100_000;

  /** How many games of a level a bot plays before another one is measured. */
  private static final int PART = 500;

  private final Context context;

  @Parameters(paramLabel = "GAME")
  private String game = "";

  @Option(names = "--games", paramLabel = "N")
  private int games = 3000;

  @Option(names = "--out", paramLabel = "FILE")
  private Path out = FILE;

  @Option(names = "--seed", paramLabel = "N")
  private long seed = 1;

  @Option(names = "--levels", paramLabel = "N", split = ",")
  private List<Integer> only = List.of();

  @Option(names = "--learn")
  private boolean learn;

  @Option(names = "--plans")
  private boolean plans;

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
    List<Challenge> levels =
        ChallengeBook.shipped().levels().stream()
            .filter(level -> only.isEmpty() || only.contains(level.number()))
            .toList();
    if (learn) {
      learn(levels);
      return Exit.OK;
    }
    if (plans) {
      tellPlans(levels);
      return Exit.OK;
    }
    Map<String, Measured> known = new LinkedHashMap<>();
    if (Files.exists(out)) {
      ChallengeBook.measured(Files.readString(out))
          .forEach(each -> known.put(key(each.level(), each.version(), each.bot()), each));
    }
    try (GamesProgress progress =
        new GamesProgress(context, (long) games * levels.size() * LevelGauge.values().length)) {
      // A few games of every level at a time, so that an interruption leaves all levels with
      // equally many.
      for (int done = 0; done < games; done += PART) {
        for (Challenge level : levels) {
          for (LevelGauge bot : LevelGauge.values()) {
            goOn(level, bot, Math.min(done + PART, games), known);
            progress.step(Math.min(PART, games - done));
          }
        }
      }
    }
    levels.forEach(level -> report(level, known));
    return Exit.OK;
  }

  private static String key(int level, int version, String bot) {
    return level + " " + version + " " + bot;
  }

  /** Learns the levels about which nothing was learned; later measurements play by the result. */
  private void learn(List<Challenge> levels) throws IOException {
    Path file = Path.of(LevelTrainer.RESOURCE);
    LevelTrainer trainer = new LevelTrainer(Files.readAllBytes(file), games);
    try (GamesProgress progress = new GamesProgress(context, (long) levels.size() * games)) {
      for (Challenge level : levels) {
        if (!trainer.knows(level.level())) {
          // Dice other than those used for measuring.
          trainer.learn(level.level(), new SeededDice(seed).at(LESSONS + level.number()));
          Files.write(file, trainer.file());
        }
        progress.step(games);
      }
    }
  }

  /** Lets a bot play a level up to the given number of games, and writes down their results. */
  private void goOn(Challenge level, LevelGauge bot, int until, Map<String, Measured> known)
      throws IOException {
    String key = key(level.number(), level.version(), Ids.of(bot));
    Measured before =
        known.getOrDefault(
            key, Measured.of(level.number(), level.version(), Ids.of(bot), new int[0]));
    if (before.games() >= until) {
      return;
    }
    // The same dice for all bots, others in each level.
    int first = level.number() * MOST + before.games();
    int[] points =
        bot.play(
            level.level(), n -> new SeededDice(seed).at((int) n), first, until - before.games());
    known.put(key, before.plus(Measured.of(level.number(), level.version(), Ids.of(bot), points)));
    Path beside = out.resolveSibling(out.getFileName() + ".new");
    Files.write(beside, lines(known));
    Files.move(beside, out, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
  }

  /** What is known about the present levels, always in the same order. */
  private static List<String> lines(Map<String, Measured> known) {
    return ChallengeBook.shipped().levels().stream()
        .flatMap(
            level ->
                Arrays.stream(LevelGauge.values())
                    .map(bot -> known.get(key(level.number(), level.version(), Ids.of(bot))))
                    .filter(Objects::nonNull))
        .map(Measured::line)
        .toList();
  }

  /** How differently neighbours are played: the other table in docs/LEVELS.md. */
  private void tellPlans(List<Challenge> levels) {
    Optional<LevelHabits> before = Optional.empty();
    try (GamesProgress progress = new GamesProgress(context, (long) games * levels.size())) {
      for (Challenge level : levels) {
        LevelHabits own = habits(level, 0, games / 2);
        LevelHabits again = habits(level, games / 2, games / 2);
        progress.step(games);
        before.ifPresent(
            other -> {
              List<String> rows = new ArrayList<>();
              for (Category row : own.changed(other).subList(0, 3)) {
                LevelHabits.Habit then = other.rows().get(row.ordinal());
                LevelHabits.Habit now = own.rows().get(row.ordinal());
                rows.add(
                    String.format(
                        Locale.ROOT,
                        "%s %.1f → %.1f dice, round %.0f → %.0f",
                        Ids.of(row),
                        then.dice(),
                        now.dice(),
                        then.round(),
                        now.round()));
              }
              context
                  .out()
                  .printf(
                      Locale.ROOT,
                      "| %d | %s | %.1f | %.1f | %s |%n",
                      level.number(),
                      level.name().en(),
                      own.distance(other),
                      own.distance(again),
                      String.join("; ", rows));
              context.out().flush();
            });
        before = Optional.of(own);
      }
    }
  }

  private LevelHabits habits(Challenge level, int first, int count) {
    return LevelHabits.of(
        level.level(), n -> new SeededDice(seed).at((int) n), level.number() * MOST + first, count);
  }

  /** A line of the table in docs/LEVELS.md. */
  private void report(Challenge level, Map<String, Measured> known) {
    List<Measured> all = new ArrayList<>();
    for (LevelGauge bot : LevelGauge.values()) {
      Measured own = known.get(key(level.number(), level.version(), Ids.of(bot)));
      if (own != null) {
        all.add(own);
      }
    }
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
              " %.0f (%.0f / %.0f / %.0f %%) |",
              each.meanMet(),
              100.0 * each.reached(rule.bronze()) / each.games(),
              100.0 * each.reached(rule.silver()) / each.games(),
              100.0 * each.reached(rule.gold()) / each.games()));
    }
    context.out().println(line);
    context.out().flush();
  }
}
