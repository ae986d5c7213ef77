package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Appraisal;
import kniffel.bots.Bookkeeper;
import kniffel.bots.CloserLook;
import kniffel.bots.Draft;
import kniffel.bots.Ledger;
import kniffel.bots.Mind;
import kniffel.bots.Minds;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.table.Table;
import kniffel.table.dice.SeededDice;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keeps the books of a finished game: what was luck, and what decisions cost. */
@Command(name = "analyse")
final class AnalyseCommand implements Callable<Integer> {

  /** How many of the costliest decisions are told. */
  private static final int COSTLIEST = 5;

  /** Of what a closer look samples: the same game is always seen the same way. */
  private static final long LOOK_SEED = 1;

  private final Context context;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Mixin private final Thinking thinking = new Thinking();

  @Mixin private final Reviewing reviewing = new Reviewing();

  @Option(names = "--json")
  private boolean json;

  AnalyseCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    analyse(context.read(file).table());
    return Exit.OK;
  }

  private <S, M, O, V> void analyse(Table<S, M, O, V> table) {
    if (!(table.next() instanceof Next.Over<M, O>)) {
      throw new BadInputException(context.say("cli.unfinished"));
    }
    Mind<M, V> mind =
        Minds.of(table.game())
            .orElseThrow(() -> new BadInputException(context.say("cli.advise.no-mind")));
    int players = table.header().seats().size();
    if (!mind.keepsBooks(players)) {
      throw new BadInputException(context.say("cli.analyse.none"));
    }
    Replay<S, M, O, V> replay = table.replay();
    List<Ledger<M>> ledgers = new ArrayList<>();
    Supplier<Allowance> closer = reviewing.allowances(context, players);
    for (int seat = 0; seat < players; seat++) {
      // Each seat by itself, so that its books do not depend on who else is asked for.
      Draft<M> draft =
          Bookkeeper.of(mind, players, new SeededDice(1).at(1), thinking.allowances(context))
              .draft(replay, seat);
      ledgers.add(
          mind.isExact()
              ? draft.ledger()
              : new CloserLook<>(replay, mind, players, LOOK_SEED)
                  .sharpen(draft, closer.get(), done -> {})
                  .ledger());
    }
    Narrator narrator = new Narrator(context.words(), table.header().names());
    if (json) {
      context.json(out -> write(table, ledgers, narrator, out));
    } else {
      for (int seat = 0; seat < players; seat++) {
        print(replay, ledgers.get(seat), seat, mind.isExact(), narrator);
      }
    }
  }

  private <S, M, O, V> void print(
      Replay<S, M, O, V> replay, Ledger<M> ledger, int seat, boolean exact, Narrator narrator) {
    Locale locale = context.words().language().locale();
    context
        .out()
        .println(
            narrator.name(seat) + " · " + context.say("cli.advise.unit." + Ids.of(ledger.unit())));
    line(
        context.say(
            exact ? "cli.analyse.sum" : "cli.analyse.sum.estimated",
            Map.of(
                "start", String.format(locale, "%.3f", ledger.start()),
                "luckError", String.format(locale, "%.3f", ledger.luckError()),
                "lossError", String.format(locale, "%.3f", ledger.lossError()),
                "luck", String.format(locale, "%+.3f", ledger.luck()),
                "loss", String.format(locale, "%.3f", ledger.loss()),
                "result", String.format(locale, "%.3f", ledger.result()))));
    line(
        exact
            ? context.say("cli.analyse.exact")
            : context.say(
                "cli.analyse.estimated",
                Map.of(
                    "unclear",
                    ledger.entries().stream()
                        .filter(entry -> entry.verdict() == Appraisal.Verdict.UNCLEAR)
                        .count(),
                    "decisions",
                    ledger.entries().size())));
    for (Ledger.Entry<M> entry : costliest(ledger)) {
      line(
          context.say(
              exact ? "cli.analyse.cost" : "cli.analyse.cost.estimated",
              Map.of(
                  "event", entry.event(),
                  "turn", entry.turn(),
                  "loss", String.format(locale, "%.3f", entry.loss()),
                  "error", String.format(locale, "%.3f", entry.error()),
                  "played", told(replay, entry.event(), seat, entry.move(), narrator),
                  "best", told(replay, entry.event(), seat, entry.best(), narrator))));
    }
    context.out().println();
  }

  private void line(String text) {
    context.out().println("  " + text);
  }

  private static <M> List<Ledger.Entry<M>> costliest(Ledger<M> ledger) {
    return ledger.entries().stream()
        .filter(entry -> entry.verdict() == Appraisal.Verdict.COSTLY)
        .sorted(Comparator.comparingDouble((Ledger.Entry<M> entry) -> entry.loss()).reversed())
        .limit(COSTLIEST)
        .toList();
  }

  /** What a move at an event means, in words. */
  private static <S, M, O, V> String told(
      Replay<S, M, O, V> replay, int event, int seat, M move, Narrator narrator) {
    return narrator.sayAll(replay.game().preview(replay.after(event - 1), seat, move));
  }

  private <S, M, O, V> void write(
      Table<S, M, O, V> table, List<Ledger<M>> ledgers, Narrator narrator, JsonGenerator out)
      throws IOException {
    out.writeStartArray();
    for (int seat = 0; seat < ledgers.size(); seat++) {
      Ledger<M> ledger = ledgers.get(seat);
      out.writeStartObject();
      out.writeStringField("name", narrator.name(seat));
      out.writeStringField("unit", Ids.of(ledger.unit()));
      out.writeNumberField("start", ledger.start());
      out.writeNumberField("luck", ledger.luck());
      out.writeNumberField("loss", ledger.loss());
      out.writeNumberField("result", ledger.result());
      out.writeNumberField("luckError", ledger.luckError());
      out.writeNumberField("lossError", ledger.lossError());
      out.writeArrayFieldStart("entries");
      for (Ledger.Entry<M> entry : ledger.entries()) {
        out.writeStartObject();
        out.writeNumberField("n", entry.event());
        out.writeNumberField("turn", entry.turn());
        out.writeStringField("verdict", Ids.of(entry.verdict()));
        out.writeNumberField("luck", entry.luck());
        out.writeNumberField("loss", entry.loss());
        out.writeNumberField("error", entry.error());
        out.writeFieldName("best");
        context.codec().write(table.game().types().move(), entry.best(), out);
        out.writeEndObject();
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    out.writeEndArray();
  }
}
