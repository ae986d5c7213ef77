package kniffel.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the games that are not finished, and goes on with one of them. */
@Command(name = "resume")
final class ResumeCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "NUMBER", arity = "0..1")
  private Optional<Integer> number = Optional.empty();

  @Mixin private final DeskChoice desks = new DeskChoice();

  @Mixin private final Thinking thinking = new Thinking();

  ResumeCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    desks.check(context);
    thinking.check(context);
    List<SavedGames.Kept> games = new SavedGames(context).unfinished();
    if (games.isEmpty() && number.isEmpty()) {
      context.out().println(context.say("cli.resume.none"));
      return Exit.OK;
    }
    if (number.isPresent()) {
      int chosen = number.get();
      if (chosen < 1 || chosen > games.size()) {
        throw new BadInputException(
            context.say("cli.resume.no-such", Map.of("number", chosen, "count", games.size())));
      }
      return new LocalGame(context, desks, thinking, Optional.empty(), true)
          .resume(games.get(chosen - 1).file());
    }
    for (int i = 0; i < games.size(); i++) {
      Table<?, ?, ?, ?> table = games.get(i).record().table();
      context
          .out()
          .println(
              context.say(
                  "cli.resume.game",
                  Map.of(
                      "number", i + 1,
                      "game", context.say(table.header().rulebook().id() + ".name"),
                      "names", String.join(", ", table.header().names()),
                      "events", table.log().size())));
    }
    context.out().println(context.say("cli.resume.how"));
    return Exit.OK;
  }
}
