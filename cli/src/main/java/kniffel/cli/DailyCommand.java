package kniffel.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.rules.Visible;
import kniffel.wire.Daily;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The games of the day of a server: what there is, who leads, and the one try that counts. */
@Command(name = "daily")
final class DailyCommand implements Callable<Integer> {

  /** How many lines of a day's table are shown. */
  private static final int LINES = 10;

  private static final long MINUTE = 60_000;
  private static final long HOUR = 60 * MINUTE;

  private final Context context;

  @Parameters(
      paramLabel = "GAME",
      arity = "0..1",
      completionCandidates = Candidates.GamesOfDay.class)
  private Optional<String> game = Optional.empty();

  @Option(names = "--free")
  private boolean free;

  @Option(names = "--server", paramLabel = "URL")
  private Optional<String> server = Optional.empty();

  @Option(names = "--name", paramLabel = "NAME")
  private Optional<String> name = Optional.empty();

  @Option(names = "--json")
  private boolean json;

  @Mixin private final DeskChoice desks = new DeskChoice();

  DailyCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    desks.check(context);
    if (game.isEmpty() ? free : json) {
      throw new BadInputException(context.say("commands.daily.which"));
    }
    NetworkGame network = new NetworkGame(context, NetworkChoice.at(server, name, context));
    Daily.Overview day = network.daily();
    if (game.isEmpty()) {
      list(day);
      return Exit.OK;
    }
    Daily.GameOfDay chosen = chosen(day);
    if (!free && isOver(chosen)) {
      tell(chosen);
      context.out().println(context.say("commands.daily.again", Map.of("game", chosen.game())));
      return Exit.OK;
    }
    int code = network.daily(chosen.game(), free, () -> desks.open(context));
    tell(chosen(network.daily()));
    return code;
  }

  private Daily.GameOfDay chosen(Daily.Overview day) {
    List<Daily.GameOfDay> all = day.today().games();
    String wanted = game.orElseThrow();
    return all.stream()
        .filter(each -> each.game().equals(wanted))
        .findFirst()
        .orElseThrow(
            () -> GameChoice.unknown(wanted, all.stream().map(Daily.GameOfDay::game), context));
  }

  /** Whether the try that counts has been made. */
  private static boolean isOver(Daily.GameOfDay game) {
    return game.mine().filter(mine -> mine.standing() != Daily.TryStanding.RUNNING).isPresent();
  }

  private void list(Daily.Overview day) {
    if (json) {
      context.json(out -> context.codec().write(Daily.Overview.class, day, out));
      return;
    }
    long left = Math.max(0, day.left());
    String time =
        context.say(
            "web.daily.left", Map.of("hours", left / HOUR, "minutes", left % HOUR / MINUTE));
    context
        .out()
        .println(
            context.say("web.daily") + " · " + day.today().promise().day() + " (UTC) · " + time);
    if (day.longest() > 0) {
      context
          .out()
          .println(
              context.say(
                  "web.daily.streak", Map.of("days", day.streak(), "longest", day.longest())));
    }
    day.today().games().forEach(this::tell);
    context.out().println();
    context.out().println(context.say("web.daily.names"));
    context.out().println(context.say("commands.daily.how"));
  }

  /** A game of the day, one's own try and the day's table. */
  private void tell(Daily.GameOfDay game) {
    context.out().println();
    context.out().println(title(game));
    game.mine().ifPresent(mine -> context.out().println("  " + mine(mine, game.tries())));
    game.bot()
        .ifPresent(
            bot ->
                context
                    .out()
                    .println(
                        "  " + context.say("web.daily.shared.bot", Map.of("points", bot.score()))));
    if (game.best().isEmpty()) {
      context.out().println("  " + context.say("web.daily.nobody"));
    }
    for (Daily.DayLine line : game.best().stream().limit(LINES).toList()) {
      context
          .out()
          .println(
              "%s %3d. %5d  %s"
                  .formatted(
                      line.mine() ? "▶" : " ",
                      line.rank(),
                      line.score(),
                      Visible.line(line.name())));
    }
  }

  private String title(Daily.GameOfDay game) {
    String title = game.game() + " · " + context.say("daily." + game.game());
    return game.level()
        .map(
            level ->
                context.say(
                    "web.daily.level", Map.of("number", level.number(), "name", level.name())))
        .map(level -> title + " · " + level)
        .orElse(title);
  }

  private String mine(Daily.Try mine, int tries) {
    return switch (mine.standing()) {
      case RUNNING -> context.say("commands.daily.running");
      case FINISHED ->
          context.say("web.daily.points")
              + ": "
              + mine.score().orElse(0)
              + " · "
              + context.say("web.daily.rank")
              + ": "
              + context.say(
                  "web.daily.of", Map.of("rank", mine.rank().orElse(tries), "tries", tries));
      case LATE -> context.say("web.daily.late");
      case GIVEN_UP -> context.say("web.daily.given-up");
    };
  }
}
