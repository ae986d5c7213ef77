package kniffel.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import kniffel.cli.play.ResultText;
import kniffel.rules.Fact;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.Table;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells a game in words. */
@Command(name = "replay")
final class ReplayCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Option(names = "--json")
  private boolean json;

  ReplayCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    replay(context.read(file).table());
    return Exit.OK;
  }

  private <S, M, O, V> void replay(Table<S, M, O, V> table) {
    Narrator narrator = new Narrator(context.words(), table.header().names());
    if (json) {
      context.json(
          out -> {
            out.writeStartArray();
            int number = 0;
            for (Step<S, M, O> step : table.replay().steps()) {
              out.writeStartObject();
              out.writeNumberField("n", ++number);
              out.writeArrayFieldStart("facts");
              for (Fact fact : facts(table, step)) {
                out.writeString(narrator.say(fact));
              }
              out.writeEndArray();
              out.writeEndObject();
            }
            out.writeEndArray();
          });
      return;
    }
    int number = 0;
    for (Step<S, M, O> step : table.replay().steps()) {
      number++;
      for (Fact fact : facts(table, step)) {
        context.out().println(String.format(Locale.ROOT, "%4d  %s", number, narrator.say(fact)));
      }
    }
    if (table.next() instanceof Next.Over<M, O>(Standings standings)) {
      ResultText.lines(table.header().rulebook().id(), standings, narrator)
          .forEach(context.out()::println);
    } else {
      context.out().println(context.say("cli.unfinished"));
    }
  }

  /**
   * What happened: after the end as told to the viewer who knew most, before it as told to all, so
   * that nothing hidden is given away.
   */
  private static <S, M, O, V> List<Fact> facts(Table<S, M, O, V> table, Step<S, M, O> step) {
    Game<S, M, O, V> game = table.game();
    List<Fact> open = game.tell(step, new Viewer.Spectator());
    if (table.next() instanceof Next.Over<M, O>) {
      for (int seat = 0; seat < table.header().seats().size(); seat++) {
        List<Fact> own = game.tell(step, new Viewer.Seat(seat));
        if (!own.equals(open)) {
          return own;
        }
      }
    }
    return open;
  }
}
