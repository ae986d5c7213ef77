package kniffel.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.rules.Next;
import kniffel.table.Table;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the unfinished games, and resumes one of them. */
@Command(name = "resume")
final class ResumeCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "NUMBER", arity = "0..1")
  private Optional<Integer> number = Optional.empty();

  @Mixin private final DeskChoice desks = new DeskChoice();

  @Mixin private final ThinkingTime thinking = new ThinkingTime();

  ResumeCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    desks.check(context);
    thinking.check(context);
    List<SavedGames.SavedGame> games = new SavedGames(context).unfinished();
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
      context.out().println(line(i + 1, games.get(i).record().table()));
    }
    context.out().println(context.say("cli.resume.how"));
    return Exit.OK;
  }

  /** One game of the list: who plays, how far it has come and who is to decide. */
  private <S, M, O, V> String line(int place, Table<S, M, O, V> table) {
    List<String> names = table.header().names();
    List<String> parts = new ArrayList<>();
    parts.add(context.say(table.header().rulebook().id() + ".name"));
    parts.add(String.join(", ", names));
    // Round 0 comes before the first: who begins, or the set-up.
    table.game().round(table.state()).stream()
        .filter(round -> round > 0)
        .mapToObj(round -> context.say("cli.resume.round", Map.of("round", round)))
        .forEach(parts::add);
    if (table.next() instanceof Next.Decide<M, O>(int seat, var moves) && names.size() > 1) {
      parts.add(context.say("cli.resume.turn", Map.of("name", names.get(seat))));
    }
    return place + "  " + String.join(" · ", parts);
  }
}
