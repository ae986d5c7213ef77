package kniffel.cli.classic;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kniffel.bots.classic.ClassicSolution;
import kniffel.bots.classic.Entries;
import kniffel.bots.classic.SheetState;
import kniffel.bots.classic.Spread;
import kniffel.cli.BadInputException;
import kniffel.cli.Context;
import kniffel.cli.Exit;
import kniffel.cli.GameChoice;
import kniffel.rules.Ids;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Solves classic Kniffel with any options, and prints what optimal play achieves. */
@Command(name = "solve")
final class SolveCommand implements Callable<Integer> {

  /** For completion: the one game of this package. */
  static final class Solvable extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    Solvable() {
      super(List.of(ClassicRulebook.ID));
    }
  }

  private static final SheetState START = new SheetState(0, false, 0);

  private final Context context;

  @Parameters(paramLabel = "GAME", completionCandidates = Solvable.class)
  private String game = "";

  @Mixin private final GameChoice choice = new GameChoice();

  @Option(names = "--threads", paramLabel = "N")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(names = "--json")
  private boolean json;

  SolveCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() {
    if (!(choice.choose(game, context).game() instanceof Classic classic)) {
      throw new BadInputException(context.say("cli.classic.solve.not-this", Map.of("game", game)));
    }
    if (threads < 1 || threads > 1024) {
      throw new BadInputException(context.say("cli.at-least-one"));
    }
    long start = System.nanoTime();
    ClassicSolution solution = ClassicSolution.of(classic.options(), threads);
    double seconds = (System.nanoTime() - start) / 1e9;
    Locale locale = context.words().language().locale();
    if (!json) {
      // The value is known long before the rest, so it is printed at once.
      context
          .out()
          .println(
              context.say(
                  "cli.classic.solve.expected",
                  Map.of(
                      "expected", String.format(locale, "%.10f", solution.expected()),
                      "seconds", String.format(locale, "%.2f", seconds))));
      context.out().flush();
    }
    double sd;
    Entries entries;
    // Neither needs the other, so they run side by side and no thread stands idle.
    int each = (threads + 1) / 2;
    try (ExecutorService both = Executors.newFixedThreadPool(Math.min(2, threads))) {
      var spread = CompletableFuture.supplyAsync(() -> Spread.of(solution, each), both);
      var filled = CompletableFuture.supplyAsync(() -> Entries.from(solution, START, each), both);
      sd = Math.sqrt(spread.join().variance(START));
      entries = filled.join();
    }
    if (json) {
      context.json(out -> write(solution, sd, entries, seconds, out));
    } else {
      print(sd, entries, locale);
    }
    return Exit.OK;
  }

  private void print(double sd, Entries entries, Locale locale) {
    context
        .out()
        .println(
            context.say(
                "cli.classic.solve.spread",
                Map.of(
                    "sd", String.format(locale, "%.6f", sd),
                    "bonus", String.format(locale, "%.4f", 100 * entries.bonus()))));
    Narrator narrator = new Narrator(context.words(), List.of());
    entries
        .boxes()
        .forEach(
            (box, own) ->
                context
                    .out()
                    .println(
                        "  %-18s %s"
                            .formatted(
                                narrator.say(box),
                                context.say(
                                    "cli.classic.solve.box",
                                    Map.of(
                                        "mean", String.format(locale, "%6.3f", own.mean()),
                                        "zero",
                                            String.format(locale, "%6.3f", 100 * own.zero()))))));
  }

  private static void write(
      ClassicSolution solution, double sd, Entries entries, double seconds, JsonGenerator out)
      throws IOException {
    out.writeStartObject();
    out.writeNumberField("expected", solution.expected());
    out.writeNumberField("sd", sd);
    out.writeNumberField("bonus", entries.bonus());
    out.writeNumberField("seconds", seconds);
    out.writeObjectFieldStart("boxes");
    for (var entry : entries.boxes().entrySet()) {
      out.writeObjectFieldStart(Ids.of(entry.getKey()));
      out.writeNumberField("mean", entry.getValue().mean());
      out.writeNumberField("zero", entry.getValue().zero());
      out.writeEndObject();
    }
    out.writeEndObject();
    out.writeEndObject();
  }
}
