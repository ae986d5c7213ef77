package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kniffel.bots.Appraisal;
import kniffel.bots.Ledger;
import kniffel.bots.Why;
import kniffel.rules.Game;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.table.GameRecord;
import kniffel.table.Table;
import kniffel.words.Narrator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Keeps the books of a finished game: what was luck, and what decisions cost. */
@Command(name = "analyse")
final class AnalyseCommand implements Callable<Integer> {

  private final Context context;

  @Parameters(paramLabel = "FILE")
  private Path file = Path.of("");

  @Mixin private final Reviewing reviewing = new Reviewing();

  @Option(names = "--json")
  private boolean json;

  AnalyseCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    GameRecord record = context.read(file);
    BooksReport.requireWhole(record.hasPadTurns(), context);
    analyse(record.table());
    return Exit.OK;
  }

  private <S, M, O, V> void analyse(Table<S, M, O, V> table) {
    if (!(table.next() instanceof Next.Over<M, O>)) {
      throw new BadInputException(context.say("cli.unfinished"));
    }
    BooksReport<S, M, O, V> books = new BooksReport<>(context, table, reviewing);
    if (json) {
      context.json(out -> write(table, books, out));
    } else {
      books.lines().forEach(context.out()::println);
    }
  }

  private <S, M, O, V> void write(
      Table<S, M, O, V> table, BooksReport<S, M, O, V> books, JsonGenerator out)
      throws IOException {
    List<Ledger<M>> ledgers = books.ledgers();
    Narrator narrator = books.narrator();
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
        write(entry, seat, table.game(), books, out);
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private <S, M, O, V> void write(
      Ledger.Entry<M> entry,
      int seat,
      Game<S, M, O, V> game,
      BooksReport<S, M, O, V> books,
      JsonGenerator out)
      throws IOException {
    Class<M> type = game.types().move();
    out.writeStartObject();
    out.writeNumberField("n", entry.event());
    out.writeNumberField("turn", entry.turn());
    out.writeStringField("verdict", Ids.of(entry.verdict()));
    out.writeNumberField("luck", entry.luck());
    out.writeNumberField("loss", entry.loss());
    out.writeNumberField("error", entry.error());
    out.writeFieldName("best");
    context.codec().write(type, entry.best(), out);
    if (entry.verdict() == Appraisal.Verdict.COSTLY) {
      Why<S, M, O> why = books.why(entry, seat);
      out.writeStringField("why", books.narrator().say(why.reason()));
      out.writeArrayFieldStart("plan");
      for (M move : why.better().namedMoves(game)) {
        context.codec().write(type, move, out);
      }
      out.writeEndArray();
    }
    out.writeEndObject();
  }
}
