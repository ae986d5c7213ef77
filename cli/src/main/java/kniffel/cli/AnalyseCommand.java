package kniffel.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import kniffel.rules.Next;
import kniffel.table.GameRecord;
import kniffel.wire.Answers;
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

  @Mixin private final ReviewTime reviewing = new ReviewTime();

  @Option(names = "--json")
  private boolean json;

  AnalyseCommand(Context context) {
    this.context = context;
  }

  @Override
  public Integer call() throws IOException {
    GameRecord record = context.read(file);
    LocalBooks.requireWhole(record.hasPadTurns(), context);
    if (!(record.table().next() instanceof Next.Over)) {
      throw new BadInputException(context.say("cli.unfinished"));
    }
    GameBooks books = new LocalBooks(context, reviewing).of(record.table(), Optional.of(file));
    List<String> names = record.table().header().names();
    Answers.Review review = last(books, names);
    if (json) {
      context.json(out -> write(review, names, out));
    } else {
      new BooksText(context, review, names).whole().forEach(context.out()::println);
    }
    return Exit.OK;
  }

  /** The best that can be told; whoever sits there has something to read meanwhile. */
  private Answers.Review last(GameBooks books, List<String> names) throws IOException {
    Answers.Review first = books.first();
    boolean seen = context.interactive() && context.progress() && !json;
    if (first.sharp()) {
      return first;
    }
    if (seen) {
      context.out().println(context.say("cli.analyse.first"));
      new BooksText(context, first, names).whole().forEach(context.out()::println);
      context.out().flush();
    }
    Answers.Review closer;
    try (ProgressLine line = new ProgressLine(context, seen)) {
      closer = books.closer(first, line);
    }
    if (seen) {
      context.out().println(context.say("cli.analyse.closer"));
    }
    return closer;
  }

  private static void write(Answers.Review review, List<String> names, JsonGenerator out)
      throws IOException {
    out.writeStartArray();
    for (Answers.Books books : review.players()) {
      out.writeStartObject();
      out.writeNumberField("seat", books.seat());
      out.writeStringField("name", names.get(books.seat()));
      out.writeStringField("unit", review.unit().orElseThrow());
      out.writeNumberField("start", books.start());
      out.writeNumberField("luck", books.luck());
      out.writeNumberField("loss", books.loss());
      out.writeNumberField("result", books.result());
      out.writeNumberField("luckError", books.luckError());
      out.writeNumberField("lossError", books.lossError());
      out.writeArrayFieldStart("entries");
      for (Answers.Entry entry : books.entries()) {
        write(entry, out);
      }
      out.writeEndArray();
      out.writeEndObject();
    }
    out.writeEndArray();
  }

  private static void write(Answers.Entry entry, JsonGenerator out) throws IOException {
    out.writeStartObject();
    out.writeNumberField("n", entry.event());
    out.writeNumberField("turn", entry.turn());
    out.writeStringField("verdict", entry.verdict());
    out.writeNumberField("luck", entry.luck());
    out.writeNumberField("loss", entry.loss());
    out.writeNumberField("error", entry.error());
    out.writeFieldName("best");
    entry.best().write(out);
    if (entry.why().isPresent()) {
      out.writeStringField("why", entry.why().get().text());
      out.writeArrayFieldStart("plan");
      for (Answers.PlannedMove planned : entry.why().get().plan()) {
        planned.move().write(out);
      }
      out.writeEndArray();
    }
    out.writeEndObject();
  }
}
